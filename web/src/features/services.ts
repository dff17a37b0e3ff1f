import type { Museum } from '@placard/api/contract';
import { createContext, useContext } from 'react';
import type { Capture } from '../engines/capture/capture.ts';
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
import type { ConversationPiece, DescriptionPiece } from '../engines/visits/visit.ts';
import type { CurrentVisit } from '../engines/visits/current-visit.ts';
import type { Work } from '../engines/guide/ports.ts';
import type { ListeningFault } from '../engines/listening/ports.ts';
import type { Steps } from '../engines/steps/steps.ts';
import type { Visits } from '../engines/visits/visits.ts';
import type { VoicePack } from '../engines/voices/voice-pack.ts';
import type { VoiceSample } from '../engines/voices/voice-sample.ts';
import type { Layers } from '../lib/layers.ts';
import type { ReadableStore } from '../lib/store.ts';

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
  voiceSample: VoiceSample;
  /** The phone came with a voice that needs no connection. */
  deviceSpeaks: () => Promise<boolean>;
  rating: Rating;
  visits: Visits;
  currentVisit: ReadableStore<CurrentVisit>;
  outbox: Outbox;
  /** The entries that the visitor is shown as waiting. */
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
  steps: Steps;
  /** What Back closes. */
  layers: Layers;
  /** False over plain http from another device: no install, no offline. */
  secure: boolean;
  /** The operator's website; the app's own page about itself until the server has said. */
  website: ReadableStore<{ url: string }>;
  /** The house whose server this is; empty where it has set nothing. */
  museum: ReadableStore<Museum>;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services of the running app. @throws when used outside of it */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('no services: render inside ServicesContext');
  return services;
}
