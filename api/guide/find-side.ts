import { type Candidate, wordAfter } from './candidate.ts';
import { WAYFINDING } from './find-remarks.ts';
import { leavesFirm, type LabelTokens, type Token, plainAt } from './label-tokens.ts';
import { DEEDS_EITHER_CASE, FIRM, TRADES, TRADES_SMALL } from './maker-words.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';
import { NAME_PARTICLES } from './vocabulary/people.ts';

const PART = '(?:Frame|Case|Mounts?|Movement|Base|Cover|Text|Design)';
const DEED = `(?:(?:${PART} )?(?:${DEEDS_EITHER_CASE})(?: and \\p{Ll}+ed)? (?:by|for)|${PART} by)`;
const MAKER = new RegExp(
  `(?:${DEED}|(?:Maker's )?[Mm]ark of) (?=[\\p{Lu}"]|the (?:Master|Workshop|Studio) )|(?:${TRADES}):? (?=\\p{Lu}|the )`,
  'uy',
);
/** "Louis Bendt & Co., Copenhagen, manufacturer" */
const MAKER_LINE = new RegExp(`, (?:${TRADES_SMALL})$`);
const SIDE_LINE =
  /^(?:(?:Excavated|Found|Discovered|Collected|Reportedly|Said to be|Probably from|From|Place of|Dated|Lives and|Assembled by|Commissioned by|Made in) |(?:Obverse|Reverse|Edition)\b|©|Copyright |(?:Findspot|Find-spot|Provenance|Language(?: group)?|Exhibited|Literature|Location|Important Cultural|(?:National )?Treasure)\b)/u;
/** The life of the person shown. */
const SITTER = /^(?:ca?\. ?)?\d{4}-(?:ca?\. ?)?\d{2,4} $/;
/** The same with what the person was: "(1797-1851), novelist". */
const SITTER_AND_CALLING = new RegExp(
  `^\\(?\\d{4}-\\d{2,4}\\)?, (?!.*(?:${TRADES_SMALL}))[\\p{Ll} ]+ $`,
  'u',
);
/** Lines like these in running text. */
const REMARK =
  /(?:(?:©|Copyright)(?: \d{4},?)?(?: \p{Lu}[\p{L}'.-]*)+(?:,? \d{4})?|(?:Excavated|Found|Discovered|Collected)(?: and \p{Ll}+)?:? (?:[^.]|(?<=\p{Lu})\.){0,40}?\d{4}|(?:\p{Lu}[\p{L}-]+ ){1,2}(?:[Pp]eriod|[Dd]ynasty)(?: \([^()]*\))?(?=$| )|(?:Said to be from|Place of \p{Lu}\p{Ll}+:?|From) \p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}*(?: \p{Lu}\p{Ll}*)?)*)/uy;
/** A known nationality, people or country in a marked text. */
const ORIGIN = /[\uE000-\uE002]/;
/** Small words of other languages than English. */
const FOREIGN =
  /^(?:le|la|les|une?|du|des|de|et|au|avec|der|die|das|den|dem|eine?|im|am|und|mit|von|il|i|gli|della|del|con|el|los|las|y|una|det|en|og|och|med|het|een|van|met|na|w|z|os?|as|do|da)$/i;
const ENGLISH = /^(?:the|a|an|of|and|with|in|at|on|by|from|his|her)$/i;

/** Makers besides the first one, and lines that no field holds: where it was found, a signature, an edition. */
export function sideCandidates(label: LabelTokens, from: number): Candidate[] {
  const { plain, tokens, hasLines } = label;
  const token = tokens[from];
  if (!token) return [];
  const found: Candidate[] = [];
  const lineEnd = hasLines && token.startsLine ? token.lineEnd : null;
  MAKER.lastIndex = token.start;
  const made = MAKER.exec(plain)?.[0];
  if (lineEnd !== null) {
    const line = plain.slice(token.start, tokens[lineEnd - 1]?.end);
    if (SIDE_LINE.test(line) || /^(?:Born|Died) [^\d]+$/.test(line))
      found.push({ kind: 'other', to: lineEnd, score: /^From |Treasure|^[^,.;]{4,20}: /.test(line) ? 3 : 1 });
    // A line that says who made it is never nothing.
    if (made === undefined && !runsOn(tokens, lineEnd) && !holdsSentence(tokens.slice(from, lineEnd)))
      found.push({ kind: 'other', to: lineEnd, score: token.material === 'material' ? -6 : -2.5 });
    if (WAYFINDING.test(line.toLowerCase())) found.push({ kind: 'other', to: lineEnd, score: 1 });
    if (MAKER_LINE.test(line)) found.push({ kind: 'maker', to: lineEnd, score: 5 });
  }
  const sitterEnd = hasLines ? endOfSitter(label, from) : null;
  if (sitterEnd !== null) found.push({ kind: 'other', to: sitterEnd, score: 25 });
  // The number of an object in its case: "12 Teapot"
  const after = tokens[from + 1];
  if (
    from === 0 &&
    after &&
    /^\d\d?\.?$/.test(token.plain) &&
    (/^(?:The|An?)$/.test(after.plain) || (OBJECT_WORDS.has(after.lower) && !after.lower.endsWith('s')))
  )
    found.push({ kind: 'other', to: 1, score: 15 });
  REMARK.lastIndex = token.start;
  const remark = REMARK.exec(plain)?.[0];
  const remarkEnd = remark === undefined ? null : wordAfter(label, from, token.start + remark.length);
  if (remarkEnd !== null) found.push({ kind: 'other', to: remarkEnd, score: 0.5 });
  // "Made for Ruth Lowe (1831-1904), the richest woman in" begins a sentence.
  const tells =
    lineEnd !== null &&
    runsOn(tokens, lineEnd) &&
    /[,)] (?:the|an?|who|which|this) /.test(plain.slice(token.start, tokens[lineEnd - 1]?.end));
  if (made === undefined || tells) return found;
  const nameFrom = from + made.trim().split(' ').length;
  for (let to = nameFrom + 1; to <= tokens.length && to <= nameFrom + 9; to += 1) {
    const last = tokens[to - 1];
    if (!last || (last.startsLine && to > nameFrom + 1)) break;
    if (to > nameFrom + 1 && leavesFirm(tokens, to - 1)) break;
    if (!last.capital && last.core !== '&' && !NAME_PARTICLES.has(last.lower) && last.core !== '') break;
    found.push({ kind: 'maker', to, score: 6 });
  }
  if (lineEnd !== null) found.push({ kind: 'maker', to: lineEnd, score: 0.5 });
  return found;
}

/** Whether more must follow what ends before word `end`. */
function runsOn(tokens: readonly Token[], end: number): boolean {
  const last = tokens[end - 1];
  return last !== undefined && (last.plain.endsWith(',') || last.speech === 'small');
}

/** Whether words tell something, with a verb and a full stop. */
function holdsSentence(words: readonly Token[]): boolean {
  return words.some(({ closes }) => closes) && words.some(({ speech }) => speech === 'verb');
}

/**
 * The life of the person shown, from word `from`: the place of birth follows on a line of its own, or, perhaps behind a
 * line that says who it was, the maker with "by".
 */
function endOfSitter({ plain, tokens }: LabelTokens, from: number): number | null {
  const token = tokens[from];
  const below = token && /^c|^\(?\d{4}-/.test(token.plain) ? tokens[token.lineEnd] : undefined;
  if (!token || !below) return null;
  const line = plain.slice(token.start, below.start);
  if (SITTER_AND_CALLING.test(line)) return token.lineEnd;
  if (!SITTER.test(line)) return null;
  if (below.core === 'Born') return below.lineEnd;
  return (
    [token.lineEnd, below.lineEnd].find((end) =>
      /^(?:by|unidentified|unknown)$/i.test(plainAt(tokens, end)),
    ) ?? null
  );
}

/** A whole line that says the title above it in another language: one of the two lines shows it, or both share words. */
export function originalTitleCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const token = tokens[from];
  if (!label.hasLines || !token?.startsLine) return [];
  // "The Two Fridas, 1939", and not a maker's "Jan Steen, Leiden, 1665"
  const dated = /^[^,]+, \d{4}$/.test(label.plain.slice(token.start, tokens[token.lineEnd - 1]?.end));
  const to = dated ? token.lineEnd - 1 : token.lineEnd;
  const above = tokens.findLastIndex((word, index) => index < from && word.startsLine);
  const words = tokens.slice(from, to).map(({ core }) => core);
  const before = tokens.slice(Math.max(0, above), from).map(({ core }) => core);
  const line = label.marked.slice(token.start, tokens[to - 1]?.end);
  if (words.length > 9 || ORIGIN.test(line) || words.some((word) => FIRM.test(word) || /\d{3}/.test(word)))
    return [];
  const foreign = isForeign(words);
  const shared = words.filter((word) => word.length > 3 && sameWord(before, word)).length;
  const english = words.some((word) => ENGLISH.test(word));
  const translated = isForeign(before) && english && !before.some((word) => ENGLISH.test(word));
  return (foreign && !english) || translated || shared > (isForeign(before) ? 0 : 1)
    ? [{ kind: 'original', to, score: 1.5 }]
    : [];
}

function isForeign(words: readonly string[]): boolean {
  return words.some((word) => FOREIGN.test(word) || /['’]/.test(word.slice(0, 2)));
}

function sameWord(words: readonly string[], word: string): boolean {
  return words.some((other) => other.toLowerCase() === word.toLowerCase());
}
