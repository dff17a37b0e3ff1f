import type { Capture } from '../capture/capture.ts';
import type { PercentArea } from '../capture/crop-area.ts';
import { saysSomething } from '../capture/typed-label.ts';
import type { Settings } from '../settings/settings.ts';
import type { Visit } from '../visits/visit.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import type { Erasing } from './erase-visits.ts';
import type { Panels } from './panels.ts';
import type { ShownVisit } from './shown-visit.ts';

/** What a press does that touches more than one engine. */
export interface Steps extends Erasing {
  /** 'New label' was pressed: stops and clears what sounds, and warms the reader up. */
  newLabel: () => void;
  /** A photo was chosen: it is read, or framed first where cropping is on. */
  readPhoto: (photo: Blob) => void;
  /** Reads the photo that failed once more, turned clockwise by a quarter if asked to. */
  rereadPhoto: (turned: boolean) => void;
  /** Reads another label of the photo on the screen, by its place in the list. Does nothing for the one that is taken. */
  takeLabel: (index: number) => void;
  /** Gives that up: the label before is back. */
  giveUpLabel: () => void;
  cropPhoto: (area: PercentArea) => void;
  cancelCrop: () => void;
  /**
   * The visitor wrote a label of their own, or corrected the one that was read.
   * @returns what is wrong with it, in a sentence; nothing has changed then
   */
  typeLabel: (text: string) => string | undefined;
  editLabel: (text: string) => string | undefined;
  openSoundBite: () => void;
  openPodcast: () => void;
  closePanel: () => void;
  /** Puts a kept label back on the screen, with all that was made of it. */
  openVisit: (visit: Visit) => void;
  /** Saves all visits as one file. */
  exportVisits: () => void;
  /** Hands on the text of the open panel. Does nothing while there is none. */
  share: () => void;
}

interface StepDeps {
  capture: Capture;
  settings: Pick<Settings, 'store'>;
  panels: Panels;
  shownVisit: Pick<ShownVisit, 'resume' | 'edit'>;
  erasing: Erasing;
  exportVisits: () => void;
  share: () => void;
}

export function createSteps(deps: StepDeps): Steps {
  const { capture, settings, panels, shownVisit, erasing, exportVisits, share } = deps;

  /** Takes over what the visitor wrote, unless it says nothing. */
  function write(text: string, take: (text: string) => void): string | undefined {
    if (!saysSomething(text)) return ERROR_TEXTS.no_text;
    panels.close();
    take(text);
    return undefined;
  }

  return {
    newLabel() {
      panels.leave();
      capture.prepare();
    },
    readPhoto(photo) {
      panels.close();
      if (settings.store.getState().cropPhoto) void capture.frame(photo);
      else void capture.read(photo);
    },
    rereadPhoto: (turned) => void capture.reread(turned),
    takeLabel(index) {
      const { labels, canTake } = capture.store.getState();
      if (!canTake || labels[index]?.taken !== false) return;
      // As by 'New label': whoever gives it up finds the piece where it was left.
      panels.leave();
      void capture.take(index);
    },
    giveUpLabel: () => capture.giveUp(),
    cropPhoto: (area) => void capture.crop(area),
    cancelCrop: () => capture.cancelCrop(),
    typeLabel: (text) => write(text, (label) => capture.type(label)),
    editLabel: (text) => write(text, shownVisit.edit),
    openSoundBite: () => panels.open('description'),
    openPodcast: () => panels.open('conversation'),
    closePanel: () => panels.close(),
    ...erasing,
    openVisit(visit) {
      panels.close();
      shownVisit.resume(visit);
    },
    exportVisits,
    share,
  };
}
