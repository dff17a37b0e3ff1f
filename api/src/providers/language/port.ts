import type { Grounds, LabelLine, Message, TextSource, WrittenBy } from '../../../contract/contract.ts';

/** What the visitor's phone read: the cleaned text, and the printed lines where it knows them. */
export interface Label {
  text: string;
  lines?: LabelLine[] | undefined;
  /** How many works the visitor heard before; only the guide asks. */
  nth?: number | undefined;
  /** What was told of these beside their labels, by `heardKey`. */
  heard?: number[] | undefined;
}

/** Words about a label, and who wrote them. */
export interface Written<T> {
  words: T;
  source: TextSource;
  /** What they rest on, where the writer knows. */
  grounds?: Grounds;
  /** The model and the prompt; absent where the guide wrote. */
  writtenBy?: WrittenBy;
  /** Another time the same writer may do better, so it is not to be remembered. */
  isMakeshift?: boolean;
}

/**
 * Spends the characters of a call that a service charges for, before it is made; gives the function that gives them back
 * when the call failed by the service's fault. Rejects where nothing is left to spend.
 */
export type Spend = (characters: number) => Promise<() => Promise<void>>;

/** Writes about a work from its label alone. Both reject with the signal's reason when aborted. */
export interface LanguageProvider {
  /** The writer in use; a single answer may still come from another one. */
  readonly source: TextSource;
  /**
   * Changes whenever the same label would be written about differently (model, prompt); part of the result cache's
   * key. Absent when writing again costs nothing: then nothing is looked up.
   */
  readonly version?: string;
  /** Rejects when the writer cannot be reached, or does not know our key. Costs nothing at a service. */
  ready(signal: AbortSignal): Promise<void>;
  /** A sound bite: spoken style, at most 170 words (docs/behaviour.md#length). Without `spend` nothing is counted. */
  describe(label: Label, signal: AbortSignal, spend?: Spend): Promise<Written<string>>;
  /** A talk of `friend1` and `friend2` by turns, at most 17 turns (docs/behaviour.md#length). */
  converse(label: Label, signal: AbortSignal, spend?: Spend): Promise<Written<Message[]>>;
}

/** Why a call of a model's server gave nothing that can be used. */
export type ModelFault =
  | 'rate_limited'
  | 'unavailable'
  | 'too_slow'
  | 'misconfigured'
  | 'refusal'
  | 'content_filter'
  | 'unusable'
  | 'ungrounded';

/** Counts what a model is asked and what becomes of its answers. */
export interface LanguageMeter {
  /** One call has ended. */
  called(outcome: 'ok' | 'aborted' | ModelFault): void;
  /** Tokens that one call read and wrote, as its server counts them. */
  tokens(read: number, written: number): void;
  /** A text of the model stated so many facts that its label does not bear out. */
  ungrounded(facts: number): void;
  /** The grounded guide's text went out in the model's place: for its fault, or for a limit of ours. */
  stoodIn(reason: ModelFault | 'busy' | 'budget_spent' | 'store_unavailable'): void;
}
