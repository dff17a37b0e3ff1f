import { join } from 'node:path';
import { isStoreAway } from '../lib/api-error.ts';
import { createBreaker, type Breaker } from '../lib/breaker.ts';
import { watchDisk, type DiskWatch } from '../lib/free-disk.ts';
import type { Config } from '../config/config.ts';
import { createMemoryLimiter, createPostgresLimiter } from '../limits/client-limiter.ts';
import type { ClientLimiter } from '../limits/port.ts';
import type { Log } from '../log/log.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createGroundedLanguage } from '../providers/language/grounded.ts';
import { createOpenAiLanguage } from '../providers/language/openai/openai-language.ts';
import { createGuideWorkers, type Guide } from '../providers/language/guide-workers.ts';
import { openMuseum, tellFaults, type OpenMuseum } from '../providers/museum/open-museum.ts';
import type { LanguageMeter, LanguageProvider } from '../providers/language/port.ts';
import { openSpeechProviders, type SpeechProviders } from './open-speech.ts';
import { createPartState, watchModel, type PartState } from '../services/part-state.ts';
import { createDatabaseBreakers, guardDatabase, type DatabaseBreakers } from '../store/guarded-database.ts';
import type { SpeechCache, Store } from '../store/port.ts';
import { cacheWhileRoom, keepWhileRoom } from '../store/roomy-store.ts';
import { openPools, openPostgresDatabase } from '../store/postgres/postgres-database.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { createMendingSpeechCache } from '../store/sqlite/mending-speech-cache.ts';
import { createSqliteSpeechCache } from '../store/sqlite/sqlite-speech-cache.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';

/** How long `/readyz` uses the last outcome of the database, and of a service. */
const STORE_HOLD_MS = 1_000;
const SERVICE_HOLD_MS = 30_000;
/** How long the file of clips is not used after it has failed. */
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
  museum: OpenMuseum;
  metrics: Metrics;
  /** What is known of each part, for `/readyz`. */
  parts: Record<'store' | 'clips' | 'text' | 'speech', PartState>;
  disk: DiskWatch;
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
  museum: OpenMuseum,
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
  return { language: createOpenAiLanguage(model, deps, museum.told?.notes?.url), guide, guideWorkers };
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
export async function openAdapters(config: Config, log: Log, ownGuide?: Guide): Promise<Adapters> {
  const museum = openMuseum(config.museum);
  tellFaults(museum, log);
  const guideWorkers =
    ownGuide ??
    createGuideWorkers({
      deadlineMs: config.language.guideDeadlineMs,
      workers: config.language.guideWorkers,
      museum: museum.notes,
    });
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
    ...openLanguage(
      config.language,
      guideWorkers,
      museum,
      log,
      metrics,
      watchModel(metrics.language, parts.text),
    ),
    museum,
    metrics,
    parts,
    disk,
    ...openSpeechProviders(config.speech),
  };
}
