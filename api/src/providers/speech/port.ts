import { speaksFemale, type SpeechProviderName } from '../../../contract/contract.ts';

/** A spoken text, complete. */
export interface SpokenClip {
  audio: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Turns text into sound with one voice for each gender. */
export interface SpeechProvider {
  readonly name: SpeechProviderName;
  /** Changes whenever the same text would sound different; part of the cache's key. */
  readonly version: string;
  /** The provider's own name of the voice for a role; every role has one. */
  voiceFor(role: string): string;
  /**
   * Speaks `text`. Rejects with ApiError `nothing_to_say`, which will not change when asked again, or
   * `speech_failed` and the like, which may; or with the signal's reason. Asks a service once, never again.
   * Where texts wait for each other inside the provider, those of different `client`s take turns.
   */
  speak(text: string, voice: string, signal: AbortSignal, client?: string): Promise<SpokenClip>;
  /** Makes the provider ready to speak at once; rejects when it cannot. Costs nothing at a service. */
  ready(signal: AbortSignal): Promise<void>;
  /** Rejects what is pending with an AbortError and frees everything. */
  dispose(): Promise<void>;
}

/** A provider's own names of its two voices. */
export interface Voices {
  female: string;
  male: string;
}

/** The voice of a role. */
export function voiceOf(role: string, voices: Voices): string {
  return speaksFemale(role) ? voices.female : voices.male;
}
