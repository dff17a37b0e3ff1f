import { abortable } from '../lib/abortable.ts';
import { ApiError } from '../lib/api-error.ts';
import type { ErrorCode } from '../../contract/contract.ts';
import type { LanguageMeter, ModelFault } from '../providers/language/port.ts';
import type { SpeechProvider } from '../providers/speech/port.ts';

/** A probe that takes longer has failed, as `/readyz` waits for it. */
const PROBE_DEADLINE_MS = 3_000;
/** A free probe proves nothing against a call that failed (a spent plan), so that one counts this long. */
const FAILURE_MS = 120_000;

/** Whether a part of the server can be used: from the last real call, else from a probe that costs nothing. */
export interface PartState {
  /** A visitor's call of this part has ended so. */
  note(ok: boolean): void;
  /** True while it can be used; `probe` rejects when it cannot, and is only asked where nothing recent is known. */
  check(probe: (signal: AbortSignal) => Promise<void>): Promise<boolean>;
}

interface Options {
  /** How long an outcome holds, in milliseconds: no service is probed more often. */
  holdMs: number;
  /** Told of each probe that failed. */
  onFailure: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function createPartState({ holdMs, onFailure, now }: Options): PartState {
  let last: { ok: boolean; until: number } | undefined;
  let probing: Promise<void> | undefined;

  async function run(probe: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const before = last;
    let ok = true;
    try {
      const signal = AbortSignal.timeout(PROBE_DEADLINE_MS);
      await abortable(probe(signal), signal);
    } catch (error) {
      ok = false;
      onFailure(error);
    }
    // A real call that ended in the meantime knows better.
    if (last === before) last = { ok, until: now() + holdMs };
    probing = undefined;
  }

  return {
    note(ok) {
      last = { ok, until: now() + (ok ? holdMs : Math.max(holdMs, FAILURE_MS)) };
    },
    async check(probe) {
      if (last === undefined || now() >= last.until) await (probing ??= run(probe));
      return last?.ok ?? false;
    },
  };
}

const SPEECH_FAULTS = new Set<ErrorCode>(['speech_failed', 'speech_rate_limited', 'speech_key_refused']);

/** The same voices; how their calls end is noted. A text that cannot be said says nothing about them. */
export function watchSpeech(speech: SpeechProvider, state: PartState): SpeechProvider {
  return {
    ...speech,
    async speak(text, voice, signal, client) {
      try {
        const clip = await speech.speak(text, voice, signal, client);
        state.note(true);
        return clip;
      } catch (error) {
        if (error instanceof ApiError && SPEECH_FAULTS.has(error.code)) state.note(false);
        throw error;
      }
    },
  };
}

const MODEL_FAULTS = new Set<string>([
  'rate_limited',
  'unavailable',
  'too_slow',
  'misconfigured',
] satisfies ModelFault[]);

/** The same counters; how a model's calls end is noted. One that answers badly, or refuses, can be reached. */
export function watchModel(meter: LanguageMeter, state: PartState): LanguageMeter {
  return {
    ...meter,
    called(outcome) {
      meter.called(outcome);
      if (outcome === 'ok') state.note(true);
    },
    stoodIn(reason) {
      meter.stoodIn(reason);
      if (MODEL_FAULTS.has(reason)) state.note(false);
    },
  };
}
