import { ApiError } from '../lib/api-error.ts';
import { createGate, type Gate } from '../lib/gate.ts';
import type { Metrics } from '../metrics.ts';
import type { LanguageProvider, Written } from '../providers/language/port.ts';
import type { SpeechProvider } from '../providers/speech/port.ts';
import type { Store } from '../store/port.ts';
import type { Leases } from './leases.ts';

const DAY_MS = 86_400_000;
/** How many may wait for each that runs. */
const WAITING_PER_RUNNING = 4;
/** A busy provider is worth another try soon. */
const BUSY_RETRY_S = 5;

interface Limits {
  kind: 'text' | 'speech';
  /** Characters between two midnights (UTC) that a provider which charges may be asked for; 0 is no limit. */
  charsPerDay: number;
  atOnce: number;
}

interface Deps {
  store: Store;
  leases: Leases;
  metrics: Metrics;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Spends the day's characters and keeps to the number of calls at once, for all calls of one provider. */
type Call<R> = <T extends R>(chars: number, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/**
 * The same writer, asked for no more than the limits allow. Beyond them the stand-in writes: a visitor is not told
 * to come back for a text that costs nothing.
 */
export function limitLanguage(
  language: LanguageProvider,
  standIn: LanguageProvider,
  limits: Omit<Limits, 'kind'>,
  deps: Deps,
): LanguageProvider {
  // A writer without a version is part of this server and charges nothing.
  if (language.version === undefined) return language;
  const isTheirs = ({ source }: Written<unknown>) => source === language.source;
  const call = limited({ ...limits, kind: 'text' }, language.source, true, isTheirs, deps);

  async function orStandIn<T>(text: Promise<T>, instead: () => Promise<T>): Promise<T> {
    try {
      return await text;
    } catch (error) {
      if (!(error instanceof ApiError && (error.code === 'busy' || error.code === 'budget_spent')))
        throw error;
      deps.metrics.language.stoodIn(error.code);
      return instead();
    }
  }

  return {
    ...language,
    describe: (label, signal) =>
      orStandIn(
        call(label.text.length, signal, () => language.describe(label, signal)),
        () => standIn.describe(label, signal),
      ),
    converse: (label, signal) =>
      orStandIn(
        call(label.text.length, signal, () => language.converse(label, signal)),
        () => standIn.converse(label, signal),
      ),
  };
}

/** The same voices, asked for no more than the limits allow. Throws ApiError `busy` or `budget_spent`. */
export function limitSpeech(
  speech: SpeechProvider,
  limits: Omit<Limits, 'kind'>,
  deps: Deps,
): SpeechProvider {
  const charges = speech.name !== 'flite';
  const call = limited({ ...limits, kind: 'speech' }, speech.name, charges, () => true, deps);
  return {
    ...speech,
    async speak(text, voice, signal) {
      const clip = await call(text.length, signal, () => speech.speak(text, voice, signal));
      deps.metrics.spoken(speech.name, text.length);
      return clip;
    },
  };
}

/** `isTheirs` tells a result of the provider from a stand-in's, which counts as a call that failed. */
function limited<R>(
  { kind, charsPerDay, atOnce }: Limits,
  provider: string,
  charges: boolean,
  isTheirs: (result: R) => boolean,
  deps: Deps,
): Call<R> {
  const { store, leases, metrics, now } = deps;
  const gate: Gate = createGate({
    atOnce,
    waiting: atOnce * WAITING_PER_RUNNING,
    full: () => new ApiError('busy', `Too many calls of ${provider} at once`, { retryAfterS: BUSY_RETRY_S }),
  });
  metrics.watchQueue(kind, provider, () => gate.waiting());

  async function spend(amount: number, signal: AbortSignal): Promise<void> {
    if (!charges || charsPerDay === 0) return;
    const midnight = (Math.floor(now() / DAY_MS) + 1) * DAY_MS;
    const account = { name: `${kind} characters`, amount, limit: charsPerDay, now: now(), until: midnight };
    if (await store.spend(account, signal)) return;
    const retryAfterS = Math.ceil((midnight - now()) / 1_000);
    throw new ApiError('budget_spent', `The day's characters for ${kind} are spent`, { retryAfterS });
  }

  async function counted<T extends R>(
    chars: number,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    await spend(chars, signal);
    try {
      const result = await work();
      metrics.upstreamCall(kind, provider, isTheirs(result) ? 'ok' : 'failed');
      return result;
    } catch (error) {
      metrics.upstreamCall(kind, provider, signal.aborted ? 'aborted' : 'failed');
      throw error;
    }
  }

  return async (chars, signal, work) =>
    gate.run(signal, () => {
      const run = () => counted(chars, signal, work);
      // What is part of this server costs this process its own time only.
      return charges ? leases.inPlace(`${kind} ${provider}`, atOnce, signal, run) : run();
    });
}
