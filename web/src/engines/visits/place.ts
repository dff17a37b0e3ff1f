import type { Records } from '../../lib/records.ts';
import type { PieceName } from '../outbox/entry.ts';
import type { Bookmark } from '../playback/bookmark.ts';

/** Android may end the app while the camera is open: the place is restored in a tab that is opened within this time. */
export const OTHERS_LAST_MS = 30 * 60_000;
/** A tab that was not used for longer starts empty. */
export const OWN_LASTS_MS = 24 * 60 * 60_000;

/** A piece that is open, or that 'New label' has closed while its label stayed. */
export interface OpenedPiece {
  piece: PieceName;
  open: boolean;
  /** How far it was heard, if it was. */
  bookmark: Bookmark | undefined;
}

/** What is on the screen. */
export interface Place {
  /** undefined while there is no label. */
  visitId: string | undefined;
  opened: OpenedPiece | undefined;
}

/** As it is written down, under its tab's name. A newer version of the app reads what an older one wrote. */
export interface KeptPlace extends Place {
  tab: string;
  /** ms since 1970 */
  at: number;
}

/** Where the visitor was, kept for a page that is loaded again or was ended by the phone. */
export interface Places {
  /** This tab's, or what a tab left within the last half an hour that is no more. */
  find(): Promise<Place | undefined>;
  keep(place: Place): Promise<void>;
  /** These visits were erased: no tab, of today or before, comes back to one. */
  forget(visitIds: readonly string[]): Promise<void>;
}

const NOWHERE: Place = { visitId: undefined, opened: undefined };

/**
 * One record a tab, so that two of them do not change places. `tab` names this one as long as the browser remembers it;
 * one that the phone has ended comes back under another name.
 */
export function createPlaces(records: Records<KeptPlace>, tab: string, now: () => number): Places {
  return {
    async find() {
      const time = now();
      const all = await records.all();
      for (const place of all) if (time - place.at > OWN_LASTS_MS) void records.remove(place.tab);
      const own = all.find((place) => place.tab === tab && time - place.at <= OWN_LASTS_MS);
      if (own) return own;
      const fresh = all.filter(({ at }) => time - at <= OTHERS_LAST_MS);
      return fresh.toSorted((a, b) => b.at - a.at)[0];
    },
    async forget(visitIds) {
      const shows = ({ visitId }: Place) => visitId !== undefined && visitIds.includes(visitId);
      for (const { tab: name } of (await records.all()).filter(shows))
        await records.change(name, (place) => (shows(place) ? { ...place, ...NOWHERE } : place));
    },
    keep: ({ visitId, opened }) => records.put(tab, { visitId, opened, tab, at: now() }),
  };
}
