import type { TextSource } from '../../contract/contract.ts';

/** What was asked for. */
export type InteractionKind = 'description' | 'conversation';

/** Words written about a label; many interactions may share them. */
export interface KeptText {
  id: string;
  kind: InteractionKind;
  labelText: string;
  source: TextSource;
  /** The words as JSON. */
  words: string;
  /** What they rest on as JSON; null where the writer does not know. */
  grounds: string | null;
  /** The model and the prompt as JSON; null where no model wrote. */
  writtenBy: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** One answered request; a rating points at it. No address and no identifier of a visitor is part of it. */
export interface Interaction {
  /** Begins with the time (`timeOrderedId`), by which it is forgotten. */
  id: string;
  kind: InteractionKind;
  /** The client's key, null when it sent none; unique for each kind. */
  idempotencyKey: string | null;
  /** Hash of the whole request, to tell a repeated request from a reused key. */
  requestHash: string;
  textId: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** A star rating; `device` marks one of a text that the visitor's phone composed itself. */
export interface Rating {
  interactionId: string;
  /** 1 to 5. */
  stars: number;
  source: 'server' | 'device';
  /** The voice provider in use; `device` for the phone's own. */
  voice: string;
  ratedAt: number;
}

/** Who wrote a rated text and who speaks here, with the number of ratings of each star. */
export interface RatingCount {
  text: string;
  /** The model and the prompt as JSON; null where no model wrote. */
  writtenBy: string | null;
  voice: string;
  stars: number;
  count: number;
}

/** One rating with what it is about; the label and the words are null once they were forgotten. */
export interface RatedText {
  interactionId: string;
  stars: number;
  text: string;
  writtenBy: string | null;
  voice: string;
  labelText: string | null;
  words: string | null;
  ratedAt: number;
}

/** The right of one owner to do a piece of work that others wait for, until it ends or expires. */
export interface Lease {
  name: string;
  owner: string;
  /** Milliseconds since 1970. */
  now: number;
  expiresAt: number;
}

/** Something spent from an account that is full again at a time. */
export interface Spending {
  name: string;
  amount: number;
  limit: number;
  /** Milliseconds since 1970. */
  now: number;
  /** When the account is full again, if this is the first spending since it last was. */
  until: number;
}

/**
 * Keeps texts, interactions and ratings. What a resolved promise acknowledges survives the end of the process, at
 * whatever moment; a rating, with what it is about, also that of the machine.
 */
export interface Store {
  findText(id: string, signal: AbortSignal): Promise<KeptText | undefined>;
  /** Keeps the text, unless its id is there already. */
  keepText(text: KeptText, signal: AbortSignal): Promise<void>;
  /** The interaction kept under this key, or undefined. */
  findByKey(kind: InteractionKind, key: string, signal: AbortSignal): Promise<Interaction | undefined>;
  /** Keeps the interaction, unless its key is taken: then the one already kept is returned and stays. */
  keep(interaction: Interaction, signal: AbortSignal): Promise<Interaction>;
  /** Keeps the rating, in place of an earlier one; false when there is no such interaction. */
  rate(rating: Rating, signal: AbortSignal): Promise<boolean>;
  /** Takes or renews a lease; false while another owner holds it. Counts for all processes of the store. */
  claim(lease: Lease, signal: AbortSignal): Promise<boolean>;
  /** Gives a lease back before it expires. */
  release(name: string, owner: string): Promise<void>;
  /** Spends from an account, all of the amount or nothing; false when too little is left. */
  spend(spending: Spending, signal: AbortSignal): Promise<boolean>;
  /** Gives back what was spent from an account that is full again at `until`; nothing once it was. */
  giveBack(spending: Pick<Spending, 'name' | 'amount' | 'until'>): Promise<void>;
  /** What is spent of an account now. */
  spent(name: string, now: number): Promise<number>;
  /** Deletes the texts and interactions that nobody asked for since `time` (ms since 1970); ratings stay as numbers. */
  forgetBefore(time: number, signal: AbortSignal): Promise<void>;
  /** How many ids there are, how many are older than `time`, and when the oldest was made (ms since 1970). */
  ages(
    time: number,
    signal: AbortSignal,
  ): Promise<{ count: number; before: number; oldest: number | undefined }>;
  /** Deletes the leases and accounts that count no longer. */
  forgetExpired(now: number): Promise<void>;
  /** Bytes that its tables take, without room that is free inside them. */
  bytes: () => Promise<number>;
  /**
   * Deletes some of what is oldest: ids and texts that nobody rated; where there are none, the rated ones; last of all
   * ratings. Gives how many rows went.
   */
  forgetOldest(signal: AbortSignal): Promise<number>;
  /** How often each star was given, for each writer and voice. */
  ratingCounts(signal: AbortSignal): Promise<RatingCount[]>;
  /** The lowest ratings, newest first among equals. */
  worstRatings(limit: number, signal: AbortSignal): Promise<RatedText[]>;
  /** Rejects when the store cannot be used; it writes for that, to the disk. */
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
  /** Names what is shared: processes that see the same clips have the same id. */
  readonly id: string;
  get(key: string, signal: AbortSignal): Promise<Clip | undefined>;
  put(key: string, clip: Clip, signal: AbortSignal): Promise<void>;
  /** Deletes the clips that nobody asked for since `time` (ms since 1970). */
  forgetBefore(time: number, signal: AbortSignal): Promise<void>;
  /** Bytes of sound that are kept. */
  bytes: () => Promise<number>;
  /** Rejects when no clip can be kept; it writes for that. */
  check(signal: AbortSignal): Promise<void>;
  dispose(): Promise<void>;
}
