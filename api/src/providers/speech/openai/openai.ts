import type OpenAI from 'openai';
import { boundedFetch } from '../../../lib/bounded-fetch.ts';
import { joinBytes } from '../join-bytes.ts';
import { voiceOf, type SpeechProvider, type SpokenClip, type Voices } from '../port.ts';
import { CLIP_BYTES, readAudio } from '../read-audio.ts';
import { kindOfStatus, speechFailure } from '../speech-failure.ts';
import { splitText } from '../split-text.ts';

export interface OpenAiSpeechConfig {
  /** Servers of one's own often want none. */
  key: string | undefined;
  baseUrl: URL;
  model: string;
  voices: Voices;
}

/** Characters that the interface takes at once (`input` of its `POST /audio/speech`). */
const INPUT_CHARS = 4_096;

/** The voices of OpenAI, or of any server that speaks its interface; a longer text is asked for in parts. */
export function createOpenAiSpeech({ key, baseUrl, model, voices }: OpenAiSpeechConfig): SpeechProvider {
  /** What `ask` gives; a status that is a refusal becomes the failure it stands for. */
  async function call<T>(signal: AbortSignal, ask: (client: OpenAI) => Promise<T>): Promise<T> {
    // Two thirds of a second to load, so only when it is needed.
    const { default: Client, APIError } = await import('openai');
    const client = new Client({
      apiKey: key ?? 'none',
      baseURL: baseUrl.href,
      maxRetries: 0,
      logLevel: 'off',
      fetch: boundedFetch(CLIP_BYTES),
      fetchOptions: { redirect: 'manual' },
    });
    try {
      return await ask(client);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof APIError) || error.status === undefined) throw error;
      throw refused(error.status, error.headers, error.message);
    }
  }

  async function speakPart(input: string, voice: string, signal: AbortSignal): Promise<SpokenClip> {
    const request = { model, voice, input, response_format: 'mp3' } as const;
    const response = await call(signal, (client) => client.audio.speech.create(request, { signal }));
    if (response.status !== 200) throw refused(response.status, response.headers, 'not the status of a clip');
    return readAudio('openai', response);
  }

  function refused(status: number, headers: Headers | undefined, message: string): Error {
    const kind = kindOfStatus(status);
    // The message about a wrong key shows parts of it.
    const shown = kind === 'key_refused' ? 'the key was refused' : message.replaceAll(key ?? 'none', '…');
    const cause = new Error(`The speech server answered ${status}: ${shown}`);
    return speechFailure('openai', kind, cause, headers);
  }

  return {
    name: 'openai',
    version: `${baseUrl.host}, ${model}, mp3`,
    voiceFor: (role) => voiceOf(role, voices),
    async speak(text, voice, signal) {
      const clips: SpokenClip[] = [];
      for (const part of splitText(text, INPUT_CHARS)) clips.push(await speakPart(part, voice, signal));
      const audio = joinBytes(clips.map((clip) => clip.audio));
      return { audio, contentType: clips[0]?.contentType ?? 'audio/mpeg' };
    },
    ready: (signal) =>
      call(signal, async (client) => {
        const { NotFoundError } = await import('openai');
        try {
          await client.models.list({ signal });
        } catch (error) {
          // A server of one's own that has no list of models has answered all the same.
          if (!(error instanceof NotFoundError)) throw error;
        }
      }),
    dispose: () => Promise.resolve(),
  };
}
