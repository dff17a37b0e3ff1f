import { join } from 'node:path';
import { createSingleFlight } from './lib/single-flight.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { createGroundedLanguage } from './providers/language/grounded.ts';
import type { LanguageProvider } from './providers/language/port.ts';
import { createFliteSpeech } from './providers/speech/flite/flite.ts';
import type { SpeechProvider } from './providers/speech/port.ts';
import { createConverse, type Converse } from './services/converse.ts';
import { createDescribeWork, type DescribeWork } from './services/describe-work.ts';
import { createRecordRating, type RecordRating } from './services/record-rating.ts';
import { createSynthesizeSpeech, type SynthesizeSpeech } from './services/synthesize-speech.ts';
import type { SpeechCache, Store } from './store/port.ts';
import { createSqliteSpeechCache } from './store/sqlite/sqlite-speech-cache.ts';
import { createSqliteStore } from './store/sqlite/sqlite-store.ts';

/** About 14 hours of speech. */
const SPEECH_CACHE_BYTES = 200_000_000;

/** The adapters behind the ports: the only choice between SQLite and another store, Flite and another voice. */
export interface Adapters {
  store: Store;
  speechCache: SpeechCache;
  language: LanguageProvider;
  speech: SpeechProvider;
}

/** All that the HTTP side needs. */
export interface Deps extends Adapters {
  services: {
    describeWork: DescribeWork;
    converse: Converse;
    recordRating: RecordRating;
    synthesizeSpeech: SynthesizeSpeech;
  };
  log: Log;
  webRoot: string;
  websiteUrl: string;
  /** Ends workers and closes files; what is pending is rejected. */
  dispose(): Promise<void>;
}

/** Opens the adapters that the configuration asks for. Throws when a database cannot be opened. */
export function openAdapters(config: Config): Adapters {
  return {
    store: createSqliteStore(join(config.dataDir, 'placard.sqlite')),
    speechCache: createSqliteSpeechCache(join(config.dataDir, 'speech-cache.sqlite'), SPEECH_CACHE_BYTES),
    language: createGroundedLanguage(),
    speech: createFliteSpeech(),
  };
}

/** Puts the services together on top of the adapters, which it then owns. */
export function createDeps(config: Config, log: Log, adapters: Adapters = openAdapters(config)): Deps {
  const { store, speechCache, language, speech } = adapters;
  const answering = {
    store,
    language,
    flights: createSingleFlight<Awaited<ReturnType<Store['keep']>>>(),
    now: Date.now,
  };
  return {
    ...adapters,
    services: {
      describeWork: createDescribeWork(answering),
      converse: createConverse(answering),
      recordRating: createRecordRating({ store, now: Date.now }),
      synthesizeSpeech: createSynthesizeSpeech({ speech, cache: speechCache, flights: createSingleFlight() }),
    },
    log,
    webRoot: config.webRoot,
    websiteUrl: config.websiteUrl,
    async dispose() {
      await speech.dispose();
      await Promise.all([store.dispose(), speechCache.dispose()]);
    },
  };
}
