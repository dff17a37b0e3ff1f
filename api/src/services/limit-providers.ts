import { ApiError } from '../lib/api-error.ts';
import { createGate } from '../lib/gate.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Message } from '../../contract/contract.ts';
import type { Label, LanguageProvider, Spend, Written } from '../providers/language/port.ts';
import type { SpeechProvider, SpokenClip } from '../providers/speech/port.ts';
import type { Budget } from './budget.ts';
import type { Leases } from './leases.ts';

/** How many calls may wait for each that runs: of one client, and of all. */
const WAITING_PER_RUNNING = 4;
const ALL_WAITING_PER_RUNNING = 40;
/** A busy provider is worth another try soon. */
const BUSY_RETRY_S = 5;
/** Texts of one client that Flite speaks by turns; its own others wait, so that each is done within its deadline. */
const FLITE_OF_ONE = 4;
/** Texts that Flite speaks by turns for each that a service would be asked for. */
const FLITE_TIMES = 5;

interface Limits {
  /** What a provider that charges may be asked for. */
  budget: Budget;
  /** Calls of a service at the same time. */
  atOnce: number;
}

interface Deps {
  leases: Leases;
  metrics: Metrics;
}

/** A writer that is asked for a client, and for no more than the limits allow. */
export interface LimitedLanguage extends Pick<LanguageProvider, 'source' | 'version'> {
  describe(label: Label, client: string, signal: AbortSignal): Promise<Written<string>>;
  converse(label: Label, client: string, signal: AbortSignal): Promise<Written<Message[]>>;
}

/** Voices that are asked for a client, and for no more than the limits allow. */
export interface LimitedSpeech extends Pick<SpeechProvider, 'name' | 'version' | 'voiceFor'> {
  /** Throws ApiError `busy`, `budget_spent` or `store_unavailable`, and what the provider throws. */
  speak(text: string, voice: string, client: string, signal: AbortSignal): Promise<SpokenClip>;
}

/** Runs a call for a client when it may, and counts how it ends. */
type Call<R> = <T extends R>(client: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** A limit of ours, and not the provider, stood in the way. */
const OF_OURS = new Set(['busy', 'budget_spent', 'store_unavailable'] as const);
type OfOurs = typeof OF_OURS extends Set<infer C> ? C : never;

function limitMet(error: unknown): OfOurs | undefined {
  return error instanceof ApiError ? [...OF_OURS].find((code) => code === error.code) : undefined;
}

/**
 * The same writer within the limits. Beyond them the stand-in writes: a visitor is not told to come back for a text that
 * costs nothing.
 */
export function limitLanguage(
  language: LanguageProvider,
  standIn: LanguageProvider,
  { budget, atOnce }: Limits,
  deps: Deps,
): LimitedLanguage {
  const { source, version } = language;
  // A writer without a version is part of this server and charges nothing.
  if (version === undefined) {
    return {
      source,
      describe: (label, _client, signal) => language.describe(label, signal),
      converse: (label, _client, signal) => language.converse(label, signal),
    };
  }
  const isTheirs = (written: Written<unknown>) => written.source === source;
  const call = limited('text', source, gateOfService(atOnce), isTheirs, deps);

  async function within<T>(
    client: string,
    signal: AbortSignal,
    write: (spend: Spend) => Promise<Written<T>>,
    instead: () => Promise<Written<T>>,
  ): Promise<Written<T>> {
    const spend: Spend = (characters) => budget.spend(client, characters, signal);
    try {
      return await call(client, signal, () => write(spend));
    } catch (error) {
      const limit = limitMet(error);
      if (limit === undefined) throw error;
      deps.metrics.language.stoodIn(limit);
      return instead();
    }
  }

  return {
    source,
    version,
    describe: (label, client, signal) =>
      within(
        client,
        signal,
        (spend) => language.describe(label, signal, spend),
        () => standIn.describe(label, signal),
      ),
    converse: (label, client, signal) =>
      within(
        client,
        signal,
        (spend) => language.converse(label, signal, spend),
        () => standIn.converse(label, signal),
      ),
  };
}

/** The same voices within the limits. */
export function limitSpeech(speech: SpeechProvider, { budget, atOnce }: Limits, deps: Deps): LimitedSpeech {
  const { name, version } = speech;
  const isOurs = name === 'flite';
  const gate = isOurs ? gateOfFlite(atOnce) : gateOfService(atOnce);
  const call = limited<SpokenClip>('speech', name, gate, () => true, deps);

  async function spend(text: string, client: string, signal: AbortSignal, work: () => Promise<SpokenClip>) {
    const giveBack = await budget.spend(client, text.length, signal);
    try {
      return await work();
    } catch (error) {
      if (!signal.aborted) await giveBack();
      throw error;
    }
  }

  return {
    name,
    version,
    voiceFor: (role) => speech.voiceFor(role),
    async speak(text, voice, client, signal) {
      const work = () => speech.speak(text, voice, signal, client);
      const clip = await call(client, signal, isOurs ? work : () => spend(text, client, signal, work));
      deps.metrics.spoken(name, text.length);
      return clip;
    },
  };
}

interface GateOfProvider {
  places: Omit<Parameters<typeof createGate>[0], 'full'>;
  /** Places in all processes together; undefined for what is part of this server, and costs this process its own time only. */
  inAll?: number;
}

/** A service that charges: one client may have all places while no other waits. */
function gateOfService(atOnce: number): GateOfProvider {
  return {
    places: {
      atOnce,
      atOnceOfOne: atOnce,
      waiting: atOnce * ALL_WAITING_PER_RUNNING,
      waitingOfOne: atOnce * WAITING_PER_RUNNING,
    },
    inAll: atOnce,
  };
}

/** Flite speaks all texts by turns, part by part: one that comes late starts at once. */
function gateOfFlite(atOnce: number): GateOfProvider {
  return {
    places: {
      atOnce: atOnce * FLITE_TIMES,
      atOnceOfOne: Math.min(atOnce, FLITE_OF_ONE),
      waiting: atOnce * ALL_WAITING_PER_RUNNING,
      waitingOfOne: atOnce * WAITING_PER_RUNNING,
    },
  };
}

/** `isTheirs` tells a result of the provider from a stand-in's, which counts as a call that failed. */
function limited<R>(
  kind: 'text' | 'speech',
  provider: string,
  { places, inAll }: GateOfProvider,
  isTheirs: (result: R) => boolean,
  { leases, metrics }: Deps,
): Call<R> {
  const gate = createGate({
    ...places,
    full: () => new ApiError('busy', `Too many calls of ${provider} at once`, { retryAfterS: BUSY_RETRY_S }),
  });
  metrics.watch('waiting', { kind, provider }, gate.waiting);

  async function counted<T extends R>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      metrics.upstreamCall(kind, provider, isTheirs(result) ? 'ok' : 'failed');
      return result;
    } catch (error) {
      if (limitMet(error) === undefined)
        metrics.upstreamCall(kind, provider, signal.aborted ? 'aborted' : 'failed');
      throw error;
    }
  }

  return (client, signal, work) =>
    gate.run(client, signal, () => {
      const run = () => counted(signal, work);
      return inAll === undefined ? run() : leases.inPlace(`${kind} ${provider}`, inAll, signal, run);
    });
}
