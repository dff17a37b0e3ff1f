import type { ConfigResponse } from '../../../contract/contract.ts';

/** A spoken text, complete. */
export interface SpokenClip {
  audio: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Turns text into sound with one voice for each gender. */
export interface SpeechProvider {
  readonly name: ConfigResponse['speechProvider'];
  /** Changes whenever the same text would sound different; part of the cache's key. */
  readonly version: string;
  /** The provider's own name of the voice for a role; every role has one. */
  voiceFor(role: string): string;
  /**
   * Speaks `text`. Rejects with ApiError `nothing_to_say`, which will not change when asked again, or
   * `speech_failed`, which may; or with the signal's reason.
   */
  speak(text: string, voice: string, signal: AbortSignal): Promise<SpokenClip>;
  /** Makes the provider ready to speak at once; rejects when it cannot. */
  ready(signal: AbortSignal): Promise<void>;
  /** Rejects what is pending and frees everything. */
  dispose(): Promise<void>;
}

const FEMALE_ROLES = new Set(['soundbite', 'curator', 'friend1']);

/** The gender of a role's voice; unknown roles are male (SPEC section 9). */
export function genderOf(role: string): 'female' | 'male' {
  return FEMALE_ROLES.has(role) ? 'female' : 'male';
}
