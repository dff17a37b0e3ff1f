import { configResponseSchema, type ConfigResponse } from '@placard/api/contract';
import type { OutboxAnswer, OutboxEntry } from '../../engines/outbox/entry.ts';
import { createDataLoading } from '../../platform/network/data-loading.ts';
import { createApi, type Api } from '../../platform/network/http.ts';
import { sendEntry } from '../../platform/network/send-entry.ts';

/** All that goes to the API, with the specified retries. A chunk of its own: nothing is asked before the first paint. */
export interface Requests {
  config: (signal: AbortSignal) => Promise<ConfigResponse>;
  speak: Api['synthesizeSpeech'];
  send: (entry: OutboxEntry, signal: AbortSignal) => Promise<OutboxAnswer>;
}

export function composeRequests(offline: () => boolean, api = createApi()): Requests {
  const { load, mutate } = createDataLoading(api.send, offline);
  return {
    async config(signal) {
      const config = await load(configResponseSchema, '/api/config', signal);
      api.waitForAnswers(config.answerDeadlineMs);
      return config;
    },
    speak: (speech, provider, signal) =>
      mutate((each) => api.synthesizeSpeech(speech, provider, each), signal),
    // From its second attempt on, a request's waits in the outbox take the place of the specified retries.
    send: (entry, signal) =>
      entry.attempts === 0
        ? mutate((each) => sendEntry(api, entry, each), signal)
        : sendEntry(api, entry, signal),
  };
}
