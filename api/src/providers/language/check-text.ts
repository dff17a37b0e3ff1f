import type { Grounds } from '../../../contract/contract.ts';
import { type ClaimedStatement, statementCheck } from '../../../guide/grounding/check-statement.ts';
import type { LabelFacts } from '../../../guide/guide.ts';
import type { Card } from '../../../guide/tell/cards.ts';
import { type Claim, claimedStatements } from '../../../guide/tell/claimed.ts';
import { groundsOf } from '../../../guide/tell/pieces.ts';
import type { Label } from './port.ts';

/** What a model's text is held against. */
export interface Evidence {
  label: Label;
  facts: LabelFacts;
  cards: readonly Card[];
}

/** One turn of a conversation as a model gives it. */
export interface ClaimedTurn {
  role: 'friend1' | 'friend2';
  statements: ClaimedStatement[];
}

/** What is wrong with a text: each sentence is told to the model, so that it can mend it. */
export interface Verdict {
  problems: string[];
  /** How many of them are about what a statement's source does not bear out. */
  ungrounded: number;
  /**
   * The statements that may be told, with what they rest on: all of them where there are no problems, else those that stay
   * when what is refused is left out. Absent where no whole piece is left.
   */
  grounds?: Grounds | undefined;
}

/** Most, and no least: whoever must fill a length invents (docs/behaviour.md#length). */
const BITE_WORDS = 170;
const TALK_TURNS = 17;
/** Two minutes of speech. */
const TALK_WORDS = 420;
const TURN_WORDS = 80;

const MARKUP = /[<>{}|`#*_]|&#?\w{1,30};|\[[^\]]{0,200}\]\(|^[^\S\n]{0,20}(?:[-•]|\d+\.) /m;
/** An address of the web, also without its beginning. */
const LINK = /https?:|[\p{L}\p{N}-]{2}\.\p{Ll}{2}/u;
/** A list of names and values. */
const FIELDS = /(?:(?<!\p{L})\p{L}+: [^:]*){3}/u;
/** Control and direction characters, which no voice says, and pictures. */
const UNSPOKEN = /[\p{C}\p{Emoji_Presentation}]/u;
const OUT_OF_ROLE =
  /\b(?:as an ai|language model|system prompt|my instructions|(?:ignore|disregard|forget) (?:all|any|the|my|your|previous)|i (?:cannot|can't|can’t) (?:help|assist|comply))\b/i;
const SPEAKER =
  /(?:^|[.!?]\s+)(?:friend ?[12]|anna|ben|speaker ?\w|host ?\w?|narrator|guide|curator|historian|system|assistant)\s*:/i;
/** The voices have no name and made nothing. “Charles I died” is not one of them. */
const AS_SOMEBODY =
  /\b(?:I am|I['’]m) (?:your|\p{Lu})|\b[Mm]y name is\b|(?<!\p{Lu}\p{L}* )\bI (?:painted|made|drew|carved|built|wrote|lived|died|was born)\b/u;
const QUOTATION = /“[^“”]*”|"[^"]*"/g;
/** One word over and over. */
const STUTTER = /(?<!\p{L})(\p{L}+)(?:[\s,.!]+\1(?!\p{L})){3}/iu;
/** Shorter ones, such as “Who knows?”, may come again. */
const REPEATED_WORDS = 5;
const CLAIMS_TO_SEE = /\b(?:I|we|you) (?:can |could )?(?:clearly )?see\b|\bin front of (?:my|our) eyes\b/i;
const ENGLISH =
  /^(?:the|a|an|of|and|in|is|it|its|it’s|to|was|by|on|that|this|with|as|at|for|from|what|who|when|not|label|says?|he|she|his|her|they|are|or|but|so|here|called)$/i;
const LEAST_ENGLISH = 0.2;
/** Longer words that a text about a label has in common with it, at the least. */
const LEAST_SHARED = 4;

/** Everything the label bears: its text, and its lines as printed. */
function evidenceOf({ text, lines = [] }: Label): string {
  return [text, ...lines.map((line) => line.text)].join('\n');
}

/** Checks a sound bite. */
export function checkSoundBite(statements: readonly ClaimedStatement[], evidence: Evidence): Verdict {
  const text = statements.map((statement) => statement.text).join(' ');
  const words = countWords(text);
  return verdict([text], statements, evidence, [
    words > BITE_WORDS && `It has ${words} words; ${BITE_WORDS} is the most.`,
    words === 0 && 'It says nothing.',
  ]);
}

/** Checks a conversation. */
export function checkConversation(turns: readonly ClaimedTurn[], evidence: Evidence): Verdict {
  const claims = turns.flatMap(({ role, statements }) =>
    statements.map((statement): Claim => ({ ...statement, role })),
  );
  const contents = turns.map(({ statements }) => statements.map(({ text }) => text).join(' '));
  const words = countWords(contents.join(' '));
  const isByTurns = turns.every(({ role }, index) => role === (index % 2 === 0 ? 'friend1' : 'friend2'));
  return verdict(contents, claims, evidence, [
    turns.length > TALK_TURNS && `It has ${turns.length} turns; ${TALK_TURNS} is the most.`,
    turns.length < 2 && 'Both friends must speak.',
    words > TALK_WORDS && `It has ${words} words; ${TALK_WORDS} is the most.`,
    contents.some((content) => countWords(content) > TURN_WORDS) && `A turn has at most ${TURN_WORDS} words.`,
    contents.some((content) => countWords(content) === 0) && 'Every turn must say something.',
    !isByTurns && 'friend1 and friend2 must take turns, and friend1 begins.',
  ]);
}

function verdict(
  contents: readonly string[],
  claims: readonly Claim[],
  { label, facts, cards }: Evidence,
  form: readonly (string | false)[],
): Verdict {
  const text = contents.join('\n');
  const evidence = evidenceOf(label);
  const faultsOf = statementCheck(facts, cards);
  const judged = claims.map((claim) => ({ claim, faults: faultsOf(claim) }));
  const unborne = judged.flatMap(({ claim, faults }) =>
    faults.map((fault) => `${JSON.stringify(claim.text)}: ${fault}`),
  );
  const style = [
    contents.some(isMarkedUp) && 'Plain text only: no markup, lists, links or pictures.',
    contents.some((content) => SPEAKER.test(content)) && 'No speaker’s name in front of the words.',
    (OUT_OF_ROLE.test(text) || AS_SOMEBODY.test(text.replaceAll(QUOTATION, ' '))) &&
      'Speak of the work only, not of yourself or of instructions, and as nobody else.',
    isRepetitive(contents) && 'Say nothing twice.',
    CLAIMS_TO_SEE.test(text) && !CLAIMS_TO_SEE.test(evidence) && 'Do not claim to see the work.',
    !isEnglish(text) && 'Answer in English.',
    !isOnTopic(text, evidence) && 'Speak of what the label says.',
  ];
  const unfit = [...form, ...style].filter((problem) => problem !== false);
  const kept = unfit.length === 0 ? withoutRefused(judged) : null;
  return {
    problems: [...unfit, ...unborne],
    ungrounded: unborne.length,
    ...(kept && { grounds: groundsOf(facts, claimedStatements(kept, facts, cards)) }),
  };
}

/** A sentence that means the one before it. */
const POINTS_BACK =
  /^(?:and|but|so|then|that|this|these|those|there|he|she|it|they|his|her|its|their|both|yet|instead|still|one|others?|later|after|afterwards|here)\b/i;
/** Of a piece, what must be left of it. */
const LEAST_KEPT = 0.5;

/**
 * The sentences that are borne out, without those of the same voice behind a refused one that mean it. Null where that leaves less than half,
 * or a turn of a conversation without words.
 */
function withoutRefused(judged: readonly { claim: Claim; faults: readonly string[] }[]): Claim[] | null {
  let isCut = false;
  const kept = judged.filter(({ claim, faults }, at) => {
    const isSameTurn = claim.role === judged[at - 1]?.claim.role;
    isCut = faults.length > 0 || (isCut && isSameTurn && POINTS_BACK.test(claim.text));
    return !isCut;
  });
  const rolesOf = (some: typeof judged): string =>
    some
      .map(({ claim }) => claim.role)
      .filter((role, at, all) => role !== all[at - 1])
      .join();
  return kept.length > 0 && kept.length >= LEAST_KEPT * judged.length && rolesOf(kept) === rolesOf(judged)
    ? kept.map(({ claim }) => claim)
    : null;
}

function isMarkedUp(content: string): boolean {
  return [MARKUP, LINK, FIELDS, UNSPOKEN].some((form) => form.test(content));
}

function isRepetitive(contents: readonly string[]): boolean {
  const sentences = contents
    .flatMap((content) => content.toLowerCase().split(/(?<=[.!?])\s+/))
    .filter((sentence) => countWords(sentence) >= REPEATED_WORDS);
  return new Set(sentences).size < sentences.length || contents.some((content) => STUTTER.test(content));
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function isOnTopic(text: string, evidence: string): boolean {
  const printed = longWords(evidence);
  const shared = [...longWords(text)].filter((word) => printed.has(word));
  return shared.length >= Math.min(LEAST_SHARED, printed.size);
}

function longWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu));
}

function isEnglish(text: string): boolean {
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  return words.filter((word) => ENGLISH.test(word)).length >= LEAST_ENGLISH * words.length;
}
