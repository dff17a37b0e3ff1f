import type { SpeechProvider } from '../providers/speech/port.ts';
import { readMp3 } from './mp3-frames.ts';

/** What the embedded voices cost. */
export interface SpeechFigures {
  speechSeconds: number;
  /** Of the whole process, its threads included. */
  cpuSeconds: number;
  speechSecondsPerCpuSecond: number;
  bytesPerMinute: number;
}

/** Speaks the texts one after the other and adds up. Load everything before (`ready`), else that counts too. */
export async function measureSpeech(
  provider: SpeechProvider,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<SpeechFigures> {
  const before = process.cpuUsage();
  let speechSeconds = 0;
  let bytes = 0;
  for (const [index, text] of texts.entries()) {
    const voice = provider.voiceFor(index % 2 === 0 ? 'friend1' : 'friend2');
    const { audio } = await provider.speak(text, voice, signal);
    speechSeconds += readMp3(audio).seconds;
    bytes += audio.length;
  }
  const { user, system } = process.cpuUsage(before);
  const cpuSeconds = (user + system) / 1e6;
  return {
    speechSeconds,
    cpuSeconds,
    speechSecondsPerCpuSecond: speechSeconds / cpuSeconds,
    bytesPerMinute: (bytes / speechSeconds) * 60,
  };
}
