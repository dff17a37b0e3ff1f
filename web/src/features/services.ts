import { createContext, use } from 'react';
import type { Capture } from '../engines/capture/capture.ts';
import type { PercentArea } from '../engines/capture/crop-area.ts';
import type { IntroState } from '../engines/capture/intro.ts';
import type { ConnectionMonitor } from '../engines/connection/monitor.ts';
import type { InstallHint } from '../engines/install/install.ts';
import type { LabelText } from '../engines/listening/ports.ts';
import type { Playlist } from '../engines/listening/playlist.ts';
import type { SpokenPiece } from '../engines/listening/spoken-piece.ts';
import type { Notices } from '../engines/outbox/notices.ts';
import type { OutboxEntry } from '../engines/outbox/entry.ts';
import type { Outbox } from '../engines/outbox/outbox.ts';
import type { Playback } from '../engines/playback/playback.ts';
import type { Rating } from '../engines/rating/rating.ts';
import type { Readiness } from '../engines/readiness/readiness.ts';
import type { Settings } from '../engines/settings/settings.ts';
import type { ConversationPiece, DescriptionPiece, Visit } from '../engines/visits/visit.ts';
import type { Visits } from '../engines/visits/visits.ts';
import type { VoicePack } from '../engines/voices/voice-pack.ts';
import type { Layers } from '../lib/layers.ts';
import type { ReadableStore } from '../lib/store.ts';

/** A failure of the sound bite or the podcast, told inline until the visitor's next step. */
export interface ListeningFault {
  message: string | undefined;
  /** The server's reason, in a sentence. */
  hint: string | undefined;
  /** There is something to hear all the same: the phone has made it. */
  quiet: boolean;
}

/** The work as its label names it, for the lines under the photo; what the label does not say is absent. */
export interface Work {
  maker: string | undefined;
  title: string | undefined;
  /** Date and medium, in one line. */
  facts: string | undefined;
  /** What is to be said of a label that is hardly English, which has no maker, title or facts. */
  notice: string | undefined;
}

/** The visit whose label is on the screen. */
export interface CurrentVisit {
  /** undefined while there is no label: an erased visit's leaves the screen with it. */
  id: string | undefined;
  /** Its visit was there before: it was brought back, or its label was read once more. */
  reopened: boolean;
  /** When its label was read before, in words; undefined for one that was read once. */
  seenBefore?: string | undefined;
}

/** Everything the screens may use: the engines' managers, and the steps that touch more than one of them. */
export interface Services {
  capture: Capture;
  intro: ReadableStore<IntroState>;
  soundBite: SpokenPiece<DescriptionPiece>;
  podcast: SpokenPiece<ConversationPiece>;
  /** The one player; it holds whichever piece is open. */
  playback: Playback;
  /** Works of several visits in a row. */
  playlist: Playlist;
  voicePack: VoicePack;
  /** The phone came with a voice that needs no connection. */
  deviceSpeaks: () => Promise<boolean>;
  rating: Rating;
  visits: Visits;
  currentVisit: ReadableStore<CurrentVisit>;
  outbox: Outbox;
  /** What of it waits in the visitor's eyes. */
  waiting: ReadableStore<{ entries: readonly OutboxEntry[] }>;
  notices: Notices;
  settings: Settings;
  connection: ConnectionMonitor;
  /** undefined where the browser can keep nothing for offline (plain http). */
  readiness: Readiness | undefined;
  install: InstallHint;
  /** undefined until a label was read and parsed. */
  work: ReadableStore<{ work: Work | undefined }>;
  listeningFault: ReadableStore<ListeningFault>;
  /** The label that would be sent now; undefined while there is none. */
  label: () => LabelText | undefined;
  steps: {
    /** 'New label' was pressed: stops and clears what sounds, and warms the reader up. */
    newLabel: () => void;
    /** A photo was chosen: it is read, or framed first where cropping is on. */
    readPhoto: (photo: Blob) => void;
    /** Reads the photo that failed once more, turned clockwise by a quarter if asked to. */
    rereadPhoto: (turned: boolean) => void;
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
    /** Erases at once; a toast offers to undo it. */
    eraseVisit: (visit: Visit) => void;
    eraseAllVisits: () => void;
    /** Puts a kept label back on the screen, with all that was made of it. */
    openVisit: (visit: Visit) => void;
    /** Saves all visits as one file. */
    exportVisits: () => void;
    /** Hands on the text of the open panel. Does nothing while there is none. */
    share: () => void;
  };
  /** What Back closes. */
  layers: Layers;
  /** False over plain http from another device: no install, no offline. */
  secure: boolean;
  /** The operator's website; the app's own page about itself until the server has said. */
  website: ReadableStore<{ url: string }>;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services of the running app. @throws when used outside of it */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('no services: render inside ServicesContext');
  return services;
}
