import type { SpeechConfig } from '../config/speech.ts';
import { createAzureSpeech } from '../providers/speech/azure/azure.ts';
import { createElevenLabsSpeech } from '../providers/speech/elevenlabs/elevenlabs.ts';
import { createFliteSpeech } from '../providers/speech/flite/flite.ts';
import { guardSpeech } from '../providers/speech/guard-speech.ts';
import { createOpenAiSpeech } from '../providers/speech/openai/openai.ts';
import type { SpeechProvider } from '../providers/speech/port.ts';

/** The voices in use, and those of ElevenLabs when it has a key, which may be the same. */
export interface SpeechProviders {
  speech: SpeechProvider;
  elevenLabs: SpeechProvider | undefined;
}

/** Opens what the configuration asks for; nothing is loaded or asked before the first text. */
export function openSpeechProviders(config: SpeechConfig): SpeechProviders {
  const guarded = (provider: SpeechProvider) => guardSpeech(provider, config.deadlineMs);
  const elevenLabs = config.elevenLabs && guarded(createElevenLabsSpeech(config.elevenLabs));
  if (config.provider === 'elevenlabs' && elevenLabs) return { speech: elevenLabs, elevenLabs };
  if (config.provider === 'azure' && config.azure) {
    return { speech: guarded(createAzureSpeech(config.azure)), elevenLabs };
  }
  if (config.provider === 'openai' && config.openAi) {
    return { speech: guarded(createOpenAiSpeech(config.openAi)), elevenLabs };
  }
  return { speech: guarded(createFliteSpeech()), elevenLabs };
}
