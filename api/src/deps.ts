import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isStoreAway } from './lib/api-error.ts';
import { createBreaker, type Breaker } from './lib/breaker.ts';
import { watchDisk, type DiskWatch } from './lib/free-disk.ts';
import { createSingleFlight } from './lib/single-flight.ts';
import type { LimitsConfig } from './config/limits.ts';
import type { Config } from './config/config.ts';
import { createMemoryLimiter, createPostgresLimiter } from './limits/client-limiter.ts';
import type { ClientLimiter } from './limits/port.ts';
import type { Log } from './log/log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createGroundedLanguage } from './providers/language/grounded.ts';
import { createOpenAiLanguage } from './providers/language/openai/openai-language.ts';
import { createGuideWorkers, type Guide } from './providers/language/guide-workers.ts';
import type { LanguageMeter, LanguageProvider } from './providers/language/port.ts';
import type { SpeechProvider, SpokenClip } from './providers/speech/port.ts';
import { openSpeechProviders, type SpeechProviders } from './providers/speech/registry.ts';
import { createBudget } from './services/budget.ts';
import { createConverse, type Converse } from './services/converse.ts';
import { createDescribeWork, type DescribeWork } from './services/describe-work.ts';
import { startForgetting } from './services/forget-old.ts';
import { startKeepingSize } from './services/keep-size.ts';
import { createLeases } from './services/leases.ts';
import { limitLanguage, limitSpeech } from './services/limit-providers.ts';
import { createPartState, watchModel, watchSpeech, type PartState } from './services/part-state.ts';
import { createRecordRating, type RecordRating } from './services/record-rating.ts';
import { createSynthesizeSpeech, type SynthesizeSpeech } from './services/synthesize-speech.ts';
import { createWrittenTexts } from './services/written-text.ts';
import { createDatabaseBreakers, guardDatabase, type DatabaseBreakers } from './store/guarded-database.ts';
import type { SpeechCache, Store } from './store/port.ts';
import { cacheWhileRoom, keepWhileRoom } from './store/roomy-store.ts';
import { openPools, openPostgresDatabase } from './store/postgres/postgres-database.ts';
import { createSqlStore } from './store/sql-store.ts';
import { createMendingSpeechCache } from './store/sqlite/mending-speech-cache.ts';
import { createSqliteSpeechCache } from './store/sqlite/sqlite-speech-cache.ts';
import { openSqliteDatabase } from './store/sqlite/sqlite-database.ts';

/** Whoever asks `/readyz`, the database is asked this often at most, and a service this often. */
const STORE_HOLD_MS = 1_000;
const SERVICE_HOLD_MS = 30_000;
/** How long nobody asks for clips after their file has failed. */
const CLIPS_REST_MS = 5_000;
const CLIPS_CALM_MS = 60_000;

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
  parts: Record<'store' | 'clips' | 'text' | 'speech', PartState>;
  disk: DiskWatch;
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
type Memory = Pick<Adapters, 'store' | 'clients'> & { breakers: DatabaseBreakers };

/** Opens the memory. Rejects when its database cannot be opened; then there is nothing to close. */
export async function openMemory({ dataDir, databaseUrl, limits }: Config, log: Log): Promise<Memory> {
  const clientLimits = { perMinute: limits.clientPerMinute, perDay: limits.clientPerDay };
  const file = join(dataDir, 'placard.sqlite');
  const where = `database (${databaseUrl === undefined ? file : new URL(databaseUrl).host})`;
  const breakers = createDatabaseBreakers((what, failure) => {
    if (failure === undefined) log.notice(where, `${what} works again`);
    else log.failure(`${where}: ${what}`, failure);
  });
  if (databaseUrl === undefined) {
    const database = guardDatabase(openSqliteDatabase(file), breakers);
    return { store: createSqlStore(database), clients: createMemoryLimiter(clientLimits), breakers };
  }
  const pools = openPools(databaseUrl, breakers.writing.failed);
  const database = guardDatabase(await openPostgresDatabase(pools), breakers);
  const clients = createPostgresLimiter(clientLimits, pools.quick, breakers.writing);
  return { store: createSqlStore(database), clients, breakers };
}

/** Opens the kept clips, which may be lost. */
function openSpeechCache(
  { dataDir, speechCacheBytes }: Config,
  log: Log,
): { cache: SpeechCache; breaker: Breaker } {
  const path = join(dataDir, 'speech-cache.sqlite');
  const breaker = createBreaker({
    restMs: CLIPS_REST_MS,
    calmMs: CLIPS_CALM_MS,
    // Of a clean-up that a stop has ended.
    isFailure: (error) => !(error instanceof Error && error.name === 'AbortError'),
    onChange(failure) {
      if (failure === undefined) log.notice(path, 'It works again');
      else log.failure(path, failure);
    },
    now: Date.now,
  });
  const cache = createMendingSpeechCache(path, () => createSqliteSpeechCache(path, speechCacheBytes), {
    breaker,
    onDamage: (aside, error) => {
      log.failure(path, error);
      log.notice(path, `It is damaged, and was moved to ${aside}; a new one was begun`);
    },
  });
  return { cache, breaker };
}

function watchRoom({ dataDir, keepFreeBytes }: Config, log: Log): Promise<DiskWatch> {
  return watchDisk(dataDir, keepFreeBytes, (hasRoom, freeBytes) => {
    const free = `${Math.round(freeBytes / 1e6)} MB are free`;
    if (hasRoom) log.notice('disk', `${free}: texts and clips are kept again`);
    else log.notice('disk', `Only ${free}, less than KEEP_FREE_MB: no new texts and clips are kept`);
  });
}

function openLanguage(
  { model, deadlineMs }: Config['language'],
  guideWorkers: Guide,
  log: Log,
  metrics: Metrics,
  meter: LanguageMeter,
): Pick<Adapters, 'language' | 'guide' | 'guideWorkers'> {
  const onFailure = (error: unknown) => log.failure('language', error);
  const guide = createGroundedLanguage(guideWorkers, (error) => {
    metrics.guideReadOut();
    onFailure(error);
  });
  if (model === undefined) return { language: guide, guide, guideWorkers };
  const deps = { standIn: guide, guide: guideWorkers, meter, onFailure, deadlineMs };
  return { language: createOpenAiLanguage(model, deps), guide, guideWorkers };
}

function openParts(log: Log): Adapters['parts'] {
  const part = (holdMs: number) =>
    createPartState({
      holdMs,
      onFailure: (error) => {
        // What stores cannot do their breakers tell.
        if (!isStoreAway(error)) log.failure('/readyz', error);
      },
      now: Date.now,
    });
  return {
    store: part(STORE_HOLD_MS),
    clips: part(STORE_HOLD_MS),
    text: part(SERVICE_HOLD_MS),
    speech: part(SERVICE_HOLD_MS),
  };
}

/** Opens the adapters that the configuration asks for. Rejects when a database cannot be opened. */
export async function openAdapters(
  config: Config,
  log: Log,
  guideWorkers = createGuideWorkers({ deadlineMs: config.language.guideDeadlineMs }),
): Promise<Adapters> {
  const metrics = createMetrics();
  const parts = openParts(log);
  const { store, clients, breakers } = await openMemory(config, log);
  const { cache, breaker: clips } = openSpeechCache(config, log);
  const disk = await watchRoom(config, log);
  const up = (part: string, isWell: () => boolean) => metrics.watch('up', { part }, () => Number(isWell()));
  up('database reading', breakers.reading.isWell);
  up('database writing', breakers.writing.isWell);
  up('clips', clips.isWell);
  up('room on disk', disk.hasRoom);
  metrics.watch('freeDisk', {}, disk.freeBytes);
  metrics.watch('bytes', { kind: 'text', of: 'used' }, store.bytes);
  metrics.watch('bytes', { kind: 'speech', of: 'used' }, cache.bytes);
  metrics.watch('bytes', { kind: 'text', of: 'limit' }, () => (config.databaseUrl ? 0 : config.storeBytes));
  metrics.watch('bytes', { kind: 'speech', of: 'limit' }, () => config.speechCacheBytes);
  return {
    // Postgres has a disk of its own.
    store: config.databaseUrl === undefined ? keepWhileRoom(store, disk.hasRoom) : store,
    clients,
    speechCache: cacheWhileRoom(cache, disk.hasRoom),
    ...openLanguage(config.language, guideWorkers, log, metrics, watchModel(metrics.language, parts.text)),
    metrics,
    parts,
    disk,
    ...openSpeechProviders(config.speech),
  };
}

/** Puts the services together on top of the adapters, which it then owns. */
export function createDeps(config: Config, log: Log, adapters: Adapters): Deps {
  const {
    store,
    clients,
    speechCache,
    language,
    guide,
    guideWorkers,
    speech,
    elevenLabs,
    metrics,
    parts,
    disk,
  } = adapters;
  const now = Date.now;
  const { textCharsPerDay, textAtOnce, speechCharsPerDay, speechAtOnce, clientBudgetPercent } = config.limits;
  const budgetOf = (kind: 'text' | 'speech', charsPerDay: number) => {
    const budget = createBudget(
      { kind, charsPerDay, clientPercent: clientBudgetPercent },
      { store, clients, now },
    );
    metrics.watch('budget', { kind, of: 'used' }, budget.spent);
    metrics.watch('budget', { kind, of: 'limit' }, () => charsPerDay);
    return budget;
  };
  const textBudget = budgetOf('text', textCharsPerDay);
  const speechBudget = budgetOf('speech', speechCharsPerDay);
  const leases = createLeases({ store, now });
  const limiting = { leases, metrics };
  const writer = limitLanguage(language, guide, { budget: textBudget, atOnce: textAtOnce }, limiting);
  const limited = (provider: SpeechProvider) =>
    limitSpeech(provider, { budget: speechBudget, atOnce: speechAtOnce }, limiting);
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
  const stopKeepingSize =
    config.databaseUrl === undefined
      ? startKeepingSize({ store, maxBytes: config.storeBytes, log })
      : () => Promise.resolve();
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
      disk.stop();
      await Promise.all([stopForgetting(), stopKeepingSize()]);
      await Promise.all([speech.dispose(), elevenLabs?.dispose(), guideWorkers.dispose()]);
      await Promise.all([store.dispose(), speechCache.dispose()]);
    },
  };
}
