import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createSingleFlight } from './lib/single-flight.ts';
import type { LimitsConfig } from './config-limits.ts';
import type { Config } from './config.ts';
import { createMemoryLimiter, createPostgresLimiter } from './limits/client-limiter.ts';
import type { ClientLimiter } from './limits/port.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createGroundedLanguage } from './providers/language/grounded.ts';
import { createOpenAiLanguage } from './providers/language/openai/openai-language.ts';
import { createGuideWorkers, type Guide } from './providers/language/guide-workers.ts';
import type { LanguageMeter, LanguageProvider } from './providers/language/port.ts';
import type { SpeechProvider, SpokenClip } from './providers/speech/port.ts';
import { openSpeechProviders, type SpeechProviders } from './providers/speech/registry.ts';
import { createConverse, type Converse } from './services/converse.ts';
import { createDescribeWork, type DescribeWork } from './services/describe-work.ts';
import { startForgetting } from './services/forget-old.ts';
import { createLeases } from './services/leases.ts';
import { limitLanguage, limitSpeech } from './services/limit-providers.ts';
import { createPartState, watchModel, watchSpeech, type PartState } from './services/part-state.ts';
import { createRecordRating, type RecordRating } from './services/record-rating.ts';
import { createSynthesizeSpeech, type SynthesizeSpeech } from './services/synthesize-speech.ts';
import { createWrittenTexts } from './services/written-text.ts';
import type { SpeechCache, Store } from './store/port.ts';
import { openPools, openPostgresDatabase } from './store/postgres/postgres-database.ts';
import { createSqlStore } from './store/sql-store.ts';
import { createSqliteSpeechCache } from './store/sqlite/sqlite-speech-cache.ts';
import { openSqliteDatabase } from './store/sqlite/sqlite-database.ts';

/** Whoever asks `/readyz`, the database is asked this often at most, and a service this often. */
const STORE_HOLD_MS = 1_000;
const SERVICE_HOLD_MS = 30_000;

/** The adapters behind the ports: the only choice between SQLite and another store, Flite and another voice. */
export interface Adapters extends SpeechProviders {
  store: Store;
  speechCache: SpeechCache;
  language: LanguageProvider;
  /** The embedded writer: the same as `language`, or what stands in for it. */
  guide: LanguageProvider;
  guideWorkers: Guide;
  clients: ClientLimiter;
  metrics: Metrics;
  /** What is known of each part, for `/readyz`. */
  parts: Record<'store' | 'text' | 'speech', PartState>;
}

/** All that the HTTP side needs. */
export interface Deps extends Adapters {
  services: {
    describeWork: DescribeWork;
    converse: Converse;
    recordRating: RecordRating;
    synthesizeSpeech: SynthesizeSpeech;
    /** Speaks with ElevenLabs, whichever provider is in use; undefined without its key. */
    elevenLabsSpeech: SynthesizeSpeech | undefined;
  };
  log: Log;
  limits: LimitsConfig;
  webRoot: string;
  websiteUrl: string;
  answerDeadlineMs: number;
  /** True once `drain` was called. */
  isDraining(): boolean;
  /** Has `/readyz` say so, and resolves when balancers have had the time to notice. */
  drain(): Promise<void>;
  /** Ends workers and closes files; what is pending is rejected. */
  dispose(): Promise<void>;
}

/** What processes may share: the store, and the count of what each client asks for. */
export async function openMemory(
  { dataDir, databaseUrl, limits }: Config,
  log: Log,
): Promise<Pick<Adapters, 'store' | 'clients'>> {
  const clientLimits = { perMinute: limits.clientPerMinute, perDay: limits.clientPerDay };
  if (databaseUrl === undefined) {
    return {
      store: createSqlStore(openSqliteDatabase(join(dataDir, 'placard.sqlite'))),
      clients: createMemoryLimiter(clientLimits),
    };
  }
  const pools = openPools(databaseUrl, (error) => log.failure('database', error));
  return {
    store: createSqlStore(await openPostgresDatabase(pools)),
    clients: createPostgresLimiter(clientLimits, pools.quick),
  };
}

function openLanguage(
  { model, deadlineMs }: Config['language'],
  guideWorkers: Guide,
  log: Log,
  meter: LanguageMeter,
): Pick<Adapters, 'language' | 'guide' | 'guideWorkers'> {
  const onFailure = (error: unknown) => log.failure('language', error);
  const guide = createGroundedLanguage(guideWorkers, onFailure);
  if (model === undefined) return { language: guide, guide, guideWorkers };
  const deps = { standIn: guide, guide: guideWorkers, meter, onFailure, deadlineMs };
  return { language: createOpenAiLanguage(model, deps), guide, guideWorkers };
}

function openParts(log: Log): Adapters['parts'] {
  const part = (holdMs: number) =>
    createPartState({ holdMs, onFailure: (error) => log.failure('/readyz', error), now: Date.now });
  return { store: part(STORE_HOLD_MS), text: part(SERVICE_HOLD_MS), speech: part(SERVICE_HOLD_MS) };
}

/** Opens the adapters that the configuration asks for. Rejects when a database cannot be opened. */
export async function openAdapters(
  config: Config,
  log: Log,
  guideWorkers = createGuideWorkers({ deadlineMs: config.language.guideDeadlineMs }),
): Promise<Adapters> {
  const metrics = createMetrics();
  const parts = openParts(log);
  return {
    ...(await openMemory(config, log)),
    speechCache: createSqliteSpeechCache(
      join(config.dataDir, 'speech-cache.sqlite'),
      config.speechCacheBytes,
    ),
    ...openLanguage(config.language, guideWorkers, log, watchModel(metrics.language, parts.text)),
    metrics,
    parts,
    ...openSpeechProviders(config.speech),
  };
}

/** Puts the services together on top of the adapters, which it then owns. */
export function createDeps(config: Config, log: Log, adapters: Adapters): Deps {
  const { store, speechCache, language, guide, guideWorkers, speech, elevenLabs, metrics, parts } = adapters;
  const now = Date.now;
  const { textCharsPerDay, textAtOnce, speechCharsPerDay, speechAtOnce } = config.limits;
  const leases = createLeases({ store, now });
  const limiting = { store, leases, metrics, now };
  const writing = { charsPerDay: textCharsPerDay, atOnce: textAtOnce };
  const writer = limitLanguage(language, guide, writing, limiting);
  const limited = (provider: SpeechProvider) =>
    limitSpeech(provider, { charsPerDay: speechCharsPerDay, atOnce: speechAtOnce }, limiting);
  const voices = limited(watchSpeech(speech, parts.speech));
  const elevenLabsVoices = elevenLabs === speech ? voices : elevenLabs && limited(elevenLabs);
  const speaking = { cache: speechCache, leases, metrics, flights: createSingleFlight<SpokenClip>() };
  const texts = createWrittenTexts({ store, leases, language: writer, metrics, now });
  const answering = { store, language: writer, texts, now };
  let isDraining = false;
  const stopForgetting = startForgetting({
    store,
    speechCache,
    retentionDays: config.retentionDays,
    log,
    now,
  });
  return {
    ...adapters,
    services: {
      describeWork: createDescribeWork(answering),
      converse: createConverse(answering),
      recordRating: createRecordRating({ store, voice: speech.name, now }),
      synthesizeSpeech: createSynthesizeSpeech({ speech: voices, ...speaking }),
      elevenLabsSpeech: elevenLabsVoices && createSynthesizeSpeech({ speech: elevenLabsVoices, ...speaking }),
    },
    log,
    limits: config.limits,
    webRoot: config.webRoot,
    websiteUrl: config.websiteUrl,
    answerDeadlineMs: config.answerDeadlineMs,
    isDraining: () => isDraining,
    async drain() {
      isDraining = true;
      await delay(config.drainMs);
    },
    async dispose() {
      await stopForgetting();
      await Promise.all([speech.dispose(), elevenLabs?.dispose(), guideWorkers.dispose()]);
      await Promise.all([store.dispose(), speechCache.dispose()]);
    },
  };
}
