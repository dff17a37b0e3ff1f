import { hash } from 'node:crypto';
import { isStoreAway, orNothing } from '../lib/api-error.ts';
import { createRecent } from '../lib/recent.ts';
import { createSingleFlight } from '../lib/single-flight.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Label, Written } from '../providers/language/port.ts';
import type { InteractionKind, KeptText, Store } from '../store/port.ts';
import type { Leases } from './leases.ts';
import type { LimitedLanguage } from './limit-providers.ts';

/** Of texts held in memory: some thousands of ordinary labels, whatever a hostile one holds. */
const RECENT_BYTES = 16_000_000;
/** A name of a text up to this length is looked up as it is: to hash it takes longer. One of 64 kB would fill the memory. */
const NAME_CHARS = 750;
/** What an entry takes beside its characters. */
const ENTRY_BYTES = 500;
/**
 * A text that nobody asked for in so long is looked up again. Far below the shortest retention, a day: one that was
 * used since is held in the store by a young interaction, whichever process deletes what is old.
 */
const IDLE_MS = 3_600_000;
/** ASCII words with one space between them. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Finds the text for a label, or has it written, once for all who ask for it at the same time. */
export interface WrittenTexts {
  /** The text if this process used it lately: no database is asked. */
  recent(request: TextRequest): KeptText | undefined;
  /** While the store is away a text is written, and not kept; that of a service that charges is the stand-in's. */
  find(request: TextRequest, signal: AbortSignal): Promise<FoundText>;
}

export interface TextRequest {
  kind: InteractionKind;
  label: Label;
  write: (signal: AbortSignal) => Promise<Written<unknown>>;
}

/** A text, and whether an id that is kept can point at it. */
export interface FoundText {
  text: KeptText;
  isKept: boolean;
}

interface Found extends FoundText {
  /** Not a stand-in's, nor a makeshift: the next visitor should have the writer that was asked for, at its best. */
  isWorthKeeping: boolean;
}

/** A text in memory. */
interface Used {
  text: KeptText;
  nameChars: number;
  usedAt: number;
}

interface Deps {
  store: Store;
  leases: Leases;
  language: Pick<LimitedLanguage, 'source' | 'version'>;
  metrics: Pick<Metrics, 'cache'>;
  now: () => number;
}

/**
 * The result cache: keyed by what is printed on the label (spacing and case apart) and
 * by the writer's version. A writer without a version costs nothing: its texts are not looked up, only kept.
 * Processes that share a store share one call for the same text.
 */
export function createWrittenTexts({ store, leases, language, metrics, now }: Deps): WrittenTexts {
  const recent = createRecent<Used>(RECENT_BYTES, bytesOf);
  const flights = createSingleFlight<Found>();
  /** What tells one text from another. */
  const nameOf = ({ kind, label }: TextRequest) =>
    JSON.stringify([kind, language.source, language.version ?? label.nth ?? '', ...printed(label)]);

  async function writeAndKeep(id: string, request: TextRequest, signal: AbortSignal): Promise<Found> {
    metrics.cache('text', 'miss');
    const { words, source, grounds, writtenBy, isMakeshift = false } = await request.write(signal);
    const json = JSON.stringify(words);
    const restsOn = grounds === undefined ? null : JSON.stringify(grounds);
    const asAsked = language.version !== undefined && source === language.source;
    const text: KeptText = {
      id: asAsked ? id : sha256(JSON.stringify([request.kind, source, request.label.text, json, restsOn])),
      kind: request.kind,
      labelText: request.label.text,
      source,
      words: json,
      grounds: restsOn,
      writtenBy: writtenBy === undefined ? null : JSON.stringify(writtenBy),
      createdAt: now(),
    };
    const isKept = await store.keepText(text, signal).then(
      () => true,
      (error: unknown) => {
        if (isStoreAway(error)) return false;
        throw error;
      },
    );
    return { text, isKept, isWorthKeeping: isKept && source === language.source && !isMakeshift };
  }

  async function findOrWrite(id: string, request: TextRequest, signal: AbortSignal): Promise<Found> {
    if (language.version === undefined) return writeAndKeep(id, request, signal);
    return leases.findOrMake(id, signal, {
      async find() {
        const text = await orNothing(store.findText(id, signal));
        if (text === undefined) return undefined;
        metrics.cache('text', 'hit');
        return { text, isKept: true, isWorthKeeping: text.source === language.source };
      },
      make: () => writeAndKeep(id, request, signal),
    });
  }

  return {
    recent(request) {
      const entry = recent.get(shortened(nameOf(request)));
      if (entry === undefined || now() - entry.usedAt > IDLE_MS) return undefined;
      entry.usedAt = now();
      metrics.cache('text', 'hit');
      return entry.text;
    },
    async find(request, signal) {
      const name = nameOf(request);
      const id = sha256(name);
      return flights.run(id, signal, async (shared) => {
        const found = await findOrWrite(id, request, shared);
        if (found.isWorthKeeping) {
          const short = shortened(name);
          recent.set(short, { text: found.text, nameChars: short.length, usedAt: now() });
        }
        return found;
      });
    },
  };
}

/** In memory, with the answer that is made of it once (`onceForText`); a character takes two bytes. */
function bytesOf({ text: { labelText, words, grounds }, nameChars }: Used): number {
  return ENTRY_BYTES + 2 * (nameChars + labelText.length + 3 * (words.length + (grounds?.length ?? 0)));
}

/** What is printed, without what differs from photo to photo: the height of the letters, case and spacing. */
function printed({ text, lines }: Label): string[] {
  return [fold(text), ...(lines ?? []).map((line) => fold(line.text))];
}

function fold(part: string): string {
  // Not normalized: that takes Node half a second for a hostile label, in which every request waits.
  // As most labels come; the rest takes ten times as long.
  if (PLAIN.test(part)) return part.toLowerCase();
  return part.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The name by which a text is found in memory. */
function shortened(name: string): string {
  return name.length <= NAME_CHARS ? name : sha256(name);
}

function sha256(text: string): string {
  return hash('sha256', text);
}
