import type { TextSource } from '../../contract/contract.ts';

/** What was asked for. */
export type InteractionKind = 'description' | 'conversation';

/** One answered request; ratings point at it. No address and no identifier of a visitor is part of it. */
export interface Interaction {
  id: string;
  kind: InteractionKind;
  /** The client's key, null when it sent none; unique for each kind. */
  idempotencyKey: string | null;
  /** Hash of the whole request, to tell a repeated request from a reused key. */
  requestHash: string;
  labelText: string;
  source: TextSource;
  /** The words that were sent back, as JSON. */
  answer: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** A star rating; `device` marks one of a text that the visitor's phone composed itself. */
export interface Rating {
  interactionId: string;
  /** 1 to 5. */
  stars: number;
  source: 'server' | 'device';
  ratedAt: number;
}

/** Keeps interactions and ratings. What a resolved promise acknowledges survives a crash of the machine. */
export interface Store {
  /** The interaction kept under this key, or undefined. */
  findByKey(kind: InteractionKind, key: string, signal: AbortSignal): Promise<Interaction | undefined>;
  /** Keeps the interaction, unless its key is taken: then the one already kept is returned and stays. */
  keep(interaction: Interaction, signal: AbortSignal): Promise<Interaction>;
  /** Keeps the rating, in place of an earlier one; false when there is no such interaction. */
  rate(rating: Rating, signal: AbortSignal): Promise<boolean>;
  /** Rejects when the store cannot be used. */
  check(signal: AbortSignal): Promise<void>;
  dispose(): Promise<void>;
}

/** A spoken text, ready to be sent. */
export interface Clip {
  audio: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Keeps spoken texts by key, forgetting the least recently used ones beyond its size limit. */
export interface SpeechCache {
  get(key: string, signal: AbortSignal): Promise<Clip | undefined>;
  put(key: string, clip: Clip, signal: AbortSignal): Promise<void>;
  dispose(): Promise<void>;
}
