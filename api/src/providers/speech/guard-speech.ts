import { ApiError } from '../../lib/api-error.ts';
import { abortable, abortError, isAbortError } from '../../lib/abortable.ts';
import type { SpeechProvider } from './port.ts';
import { speechFailure } from './speech-failure.ts';

/**
 * The provider with what holds for all of them: a text that takes longer than `deadlineMs` is given up, whatever
 * goes wrong is an ApiError, and dispose ends what is pending.
 */
export function guardSpeech(provider: SpeechProvider, deadlineMs: number): SpeechProvider {
  const stopped = new AbortController();
  return {
    ...provider,
    async speak(text, voice, signal, client) {
      const deadline = new AbortController();
      const timer = setTimeout(
        () => deadline.abort(new DOMException(`No speech within ${deadlineMs} ms`, 'TimeoutError')),
        deadlineMs,
      );
      const either = AbortSignal.any([signal, stopped.signal, deadline.signal]);
      try {
        return await abortable(provider.speak(text, voice, either, client), either);
      } catch (error) {
        if (signal.aborted || error instanceof ApiError || isAbortError(error)) throw error;
        throw speechFailure(provider.name, 'failed', error);
      } finally {
        clearTimeout(timer);
      }
    },
    async dispose() {
      stopped.abort(abortError('The voices have been stopped'));
      await provider.dispose();
    },
  };
}
