import * as z from 'zod/mini';
import { speechProviderSchema, type SpeechProviderName } from '../../contract/contract.ts';
import { address, httpAddress, secret, type ReadVariable } from './read-variables.ts';
import type { AzureConfig } from '../providers/speech/azure/azure.ts';
import type { ElevenLabsConfig } from '../providers/speech/elevenlabs/elevenlabs.ts';
import type { OpenAiSpeechConfig } from '../providers/speech/openai/openai.ts';

/** Whose voices speak, and what each service with a key needs. */
export interface SpeechConfig {
  provider: SpeechProviderName;
  azure: AzureConfig | undefined;
  /** Also there when another provider is in use: ElevenLabs has a route of its own. */
  elevenLabs: ElevenLabsConfig | undefined;
  openAi: OpenAiSpeechConfig | undefined;
  /** Milliseconds for one text, from the request to the last byte of sound. */
  deadlineMs: number;
}

/** Below the client's 30 s (docs/behaviour.md#deadlines), so that it still hears why. */
const DEADLINE_MS = 27_000;

const name = z.string().check(z.regex(/^[\w.:/-]{1,100}$/));
const azureVoice = z.string().check(z.regex(/^[a-z]{2,3}-[A-Z][A-Za-z-]{1,20}-[\w:]+Neural$/));
const socketAddress = address(/^wss?:$/);

/** The speech variables (`.env.example`). `refuse` throws ConfigError with a message that names the variable. */
export function readSpeechConfig(read: ReadVariable, refuse: (message: string) => never): SpeechConfig {
  const text = (variable: string, fallback: string, expected: string) =>
    read(variable, name, fallback, expected);
  const keyOf = (variable: string) => read(variable, secret, '', 'a key without spaces');
  const wanted = read(
    'SPEECH_PROVIDER',
    z.enum(['auto', ...speechProviderSchema.options]),
    'auto',
    'one of auto, azure, elevenlabs, openai, flite',
  );

  function azure(): AzureConfig | undefined {
    const azureKey = keyOf('AZURE_SPEECH_KEY');
    const region = read(
      'AZURE_SPEECH_REGION',
      z.string().check(z.regex(/^[a-z0-9]*$/)),
      '',
      'a region such as westeurope',
    );
    const host = read(
      'AZURE_SPEECH_HOST',
      z.union([z.literal(''), socketAddress]),
      '',
      'an address such as wss://host',
    );
    const voice = (variable: string, fallback: string) =>
      read(variable, azureVoice, fallback, `a neural voice such as ${fallback}`);
    const voices = {
      female: voice('AZURE_VOICE_FEMALE', 'en-US-JennyNeural'),
      male: voice('AZURE_VOICE_MALE', 'en-US-GuyNeural'),
    };
    if (azureKey === '') return undefined;
    if (host !== '') return { key: azureKey, host, voices };
    if (region !== '') return { key: azureKey, region, voices };
    return refuse(
      'AZURE_SPEECH_REGION must be set together with AZURE_SPEECH_KEY, to a region such as westeurope.',
    );
  }

  function elevenLabs(): ElevenLabsConfig | undefined {
    const config = {
      key: keyOf('ELEVENLABS_API_KEY'),
      baseUrl: read('ELEVENLABS_BASE_URL', httpAddress, 'https://api.elevenlabs.io', 'an http(s) address'),
      model: text('ELEVENLABS_MODEL', 'eleven_multilingual_v2', 'the id of a model'),
      voices: {
        female: text('ELEVENLABS_VOICE_FEMALE', 'EXAVITQu4vr4xnSDxMaL', 'the id of a voice'),
        male: text('ELEVENLABS_VOICE_MALE', 'nPczCjzI2devNBz1zQrb', 'the id of a voice'),
      },
    };
    return config.key === '' ? undefined : config;
  }

  function openAi(): OpenAiSpeechConfig | undefined {
    const ownKey = keyOf('OPENAI_SPEECH_API_KEY');
    const sharedKey = keyOf('OPENAI_API_KEY');
    const ownAddress = read(
      'OPENAI_SPEECH_BASE_URL',
      z.union([z.literal(''), httpAddress]),
      '',
      'an http(s) address',
    );
    const config = {
      key: ownKey || sharedKey || undefined,
      baseUrl:
        ownAddress || read('OPENAI_BASE_URL', httpAddress, 'https://api.openai.com/v1', 'an http(s) address'),
      model: text('OPENAI_SPEECH_MODEL', 'gpt-4o-mini-tts', 'the name of a model'),
      voices: {
        female: text('OPENAI_VOICE_FEMALE', 'nova', 'the name of a voice'),
        male: text('OPENAI_VOICE_MALE', 'onyx', 'the name of a voice'),
      },
    };
    // A key that was set for the texts of another server says nothing about voices there.
    const official = config.baseUrl.hostname === 'api.openai.com';
    const chosen =
      wanted === 'openai' || ownKey !== '' || ownAddress !== '' || (sharedKey !== '' && official);
    return chosen ? config : undefined;
  }

  const services = { azure: azure(), elevenLabs: elevenLabs(), openAi: openAi() };
  if (wanted === 'azure' && !services.azure) {
    refuse('AZURE_SPEECH_KEY must be set, because SPEECH_PROVIDER is azure.');
  }
  if (wanted === 'elevenlabs' && !services.elevenLabs) {
    refuse('ELEVENLABS_API_KEY must be set, because SPEECH_PROVIDER is elevenlabs.');
  }
  if (
    wanted === 'openai' &&
    services.openAi?.key === undefined &&
    services.openAi?.baseUrl.hostname === 'api.openai.com'
  ) {
    refuse('OPENAI_API_KEY must be set, because SPEECH_PROVIDER is openai.');
  }
  return {
    ...services,
    provider: wanted === 'auto' ? firstWithKey(services) : wanted,
    deadlineMs: DEADLINE_MS,
  };
}

function firstWithKey(services: Pick<SpeechConfig, 'azure' | 'elevenLabs' | 'openAi'>): SpeechProviderName {
  if (services.azure) return 'azure';
  if (services.elevenLabs) return 'elevenlabs';
  return services.openAi ? 'openai' : 'flite';
}
