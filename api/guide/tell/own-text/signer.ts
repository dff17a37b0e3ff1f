import type { LabelFacts, TextSpan } from '../../facts.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { withoutNumeralOne } from './numeral-one.ts';
import { fromLabel, type Statement } from '../statement.ts';

/** What whoever reads a label does with the museum: "We look over their shoulders" is nobody's own voice. */
const READERS_DO =
  "notice|see|look|can|cannot|find|feel|know|learn|read|hear|think|might|may|do not|don[\u2019']t|are|have|must|should|could|would|need|tend|often|usually|also|still|now|only|expect|recogni[sz]e|imagine|stand|meet|follow|enter|face|sense|encounter|glimpse|view|watch|get|witness|believe|assume|suppose|call";
/** "I", and "we" that is more than the reader and the museum: "and us to see him likewise". */
const FIRST_PERSON = new RegExp(
  String.raw`(?:^|[\s"\u201C(])(?:I|[Mm]y|me)\b|(?:^|[.!?] )We\b(?! (?:${READERS_DO})\b)|\b[Ww]e (?!(?:${READERS_DO})\b)\p{Ll}{2,}[^]{3,200}\b(?:we|our)\b`,
  'u',
);

/** Whether a label's own text speaks as "I" or "we" beside what it quotes. */
const isInFirstPerson = (prose: readonly Statement[]): boolean =>
  FIRST_PERSON.test(withoutNumeralOne(outsideQuotations(prose)));

/** The words of a text that it does not quote. */
const outsideQuotations = (prose: readonly Statement[]): string =>
  prose
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/["\u201C][^"\u201C\u201D]*["\u201D]/g, '')
    .replaceAll(/(?<!\p{L})\u2018(?:[^\u2018\u2019]|(?<=\p{L})\u2019(?=\p{L}))*\u2019(?!\p{L})/gu, '')
    .replaceAll(/(?<!\p{L})'(?:[^']|(?<=\p{L})'(?=\p{L}))*'(?!\p{L})/gu, '')
    // A signature is cut at "Wm." before its quotation is closed.
    .replace(/(?<!\p{L})\u2018(?:[^\u2018\u2019]|(?<=\p{L})\u2019(?=\p{L}))*$/u, '');

/** "\u2014Omar Haddad, neighbor of the museum": a line with a name and what somebody is. */
const SIGNATURE =
  /^(?<dash>[\u2010-\u2015-]+ ?)?(?<name>\p{Lu}[\p{L}.'\u2019-]*(?: (?:\p{Lu}[\p{L}.'\u2019-]*|de|da|del|di|van|von|der|den|la|le|bin|al-\p{Lu}\p{L}+)){1,4})(?: \([^()]{2,30}\))?(?:, (?<is>(?:[^.;:]|:(?=\p{L})){3,60}))?\.?$/u;

/** Words of a line on how a work came to the house. */
const OF_CREDIT =
  /\b(?:Collection|Fund|Museum|Gift|Bequest|Foundation|Trust|Purchase|Society|Gallery|Estate|Photo|Photograph|Library|Institute|University)s?\b/;

/** A signature, where it stands, and whether it is of words that were spoken, or says where words are from instead of whose. */
interface Signature {
  readonly text: string;
  readonly span: TextSpan;
  readonly isSpoken: boolean;
  readonly isSource?: boolean;
  /** Whether more than one have signed: "Pupils of a school". */
  readonly areSeveral?: boolean;
  /** When it was said. */
  readonly year?: string | undefined;
}

/** "Thandi Zulu says:", "Thandi Zulu, bus driver, said in 1921:", "Letter to her mother:" */
function leadOf({ text, isSpoken, isSource, year, areSeveral }: Signature): string {
  if (isSource === true) return `${text}:`;
  if (year !== undefined) return `${text} ${isSpoken ? 'said' : 'wrote'} in ${year}:`;
  return `${text} ${isSpoken ? 'say' : 'write'}${areSeveral === true ? '' : 's'}:`;
}

/** "Grenfell Mission appeal, 1928", "Letter to her mother": a line on where the words above it are from. */
const SOURCE =
  /^(?:[\u2010-\u2015-]{1,3} ?)?((?=.{0,60}\b(?:[Ll]etters?|appeal|[Dd]iary|[Jj]ournal|[Rr]eview|[Ii]nterview|[Ss]ong|[Pp]oem|[Pp]roverb|[Ss]aying|[Rr]eport|[Aa]dvertisement|[Ss]peech|[Mm]emoirs?|[Nn]otebook|Times|Gazette|Tribune|Herald|Guardian)\b)\p{Lu}[^.!?;:"]{4,60})$/u;

/** Who has signed what ends at an offset, on the line behind it or on two where the first goes on; null where nobody has. */
function signatureBehind({ given, readings, sentenceReadings }: LabelFacts, end: number): Signature | null {
  const mark = /^[\s"'\u201D\u2019.]*/.exec(given.slice(end))?.[0] ?? '';
  const behind = mark.length;
  // "They sat on the stairs. My mother": the text goes on, on a line where nobody signs.
  if (/\p{L}/u.test(given[end + behind] ?? '') && !mark.includes('\n')) return null;
  const [first = '', second = ''] = given.slice(end + behind).split('\n', 2);
  // "Claudia Severa, wife of a commander, / sent this letter": the text goes on.
  const [start, stop] = [end + behind, end + behind + first.length];
  if (sentenceReadings.some((reading) => reading.start < stop && start < reading.end)) return null;
  const goesOn = first.trim().endsWith(',') && second.trim() !== '';
  return (
    signatureIn({ given, readings }, end + behind, first) ??
    (goesOn ? signatureIn({ given, readings }, end + behind, `${first}\n${second}`) : null)
  );
}

/** Whoever a line, or two, at an offset names as who has said or written what stands before it. */
function signatureIn(
  { given, readings }: Pick<LabelFacts, 'given' | 'readings'>,
  start: number,
  line: string,
): Signature | null {
  const words = line.trim().replaceAll(/\s+/g, ' ');
  const { dash, name = '', is = '' } = SIGNATURE.exec(words)?.groups ?? {};
  const span = { start, end: start + line.length };
  // The year is that of the talk, and no part of the name.
  const what = is.replace(/, (?:recorded |in )?\d{4}$/, '').replace(/^\d{4}$/, '');
  const [year] = /\d{4}$/.exec(is.slice(what.length)) ?? [];
  const isPersons = /^\p{Ll}\D*$/u.test(what);
  // "Omar Haddad, neighbor of the museum" looks like whoever gave the work.
  const isField = Object.entries(readings).some(
    ([field, read]) => read.start < span.end && span.start < read.end && !(field === 'credit' && isPersons),
  );
  const [given1 = ''] = name.toLowerCase().split(' ', 1);
  const isSomebody = dash !== undefined || isPersons || isGivenName(given1);
  const unnamed = roleIn(words);
  if (unnamed !== null) return { ...unnamed, span, isSpoken: true };
  const [, source] = SOURCE.exec(words) ?? [];
  if (source !== undefined && !isField) return { text: source, span, isSpoken: true, isSource: true };
  // A dash before a name says more than what a field looks like.
  if (name === '' || !isSomebody || (isField && dash === undefined) || OF_CREDIT.test(name)) return null;
  const before = given
    .slice(0, start)
    .trimEnd()
    .replace(/[\u2010-\u2015-]$/, '')
    .trimEnd();
  const isSpoken = /["\u201D\u2019']$/.test(before);
  return { text: what === '' ? name : `${name}, ${what},`, span, isSpoken, year };
}

/** The mark with which words begin that are somebody's. */
const OPENS_QUOTATION = /^["'\u201C\u2018]/;

/** Who has signed a label's own text, on the line behind it; null where nobody has. */
const signatureOf = (facts: LabelFacts): Signature | null =>
  signatureBehind(facts, Math.max(0, ...facts.sentenceReadings.map((reading) => reading.end)));

/**
 * The text's sentences, with the name before a quotation that somebody has signed below it and that is not the whole text:
 * "Thandi Zulu, bus driver, says: ..."
 */
export function withSpeakers(facts: LabelFacts, prose: readonly Statement[]): Statement[] {
  const said = [...prose];
  for (const [at, { spans }] of prose.entries()) {
    const end = spans[0]?.end;
    const from = prose.slice(0, at + 1).findLastIndex(({ text }) => OPENS_QUOTATION.test(text));
    const isWhole = from === 0 && at === prose.length - 1;
    if (end === undefined || from < 0 || isWhole) continue;
    const signature = signatureBehind(facts, end);
    const first = said[from];
    // Whoever is quoted stands before the mark that closes the quotation.
    if (!first || signature?.isSpoken !== true) continue;
    said[from] = {
      ...first,
      text: `${leadOf(signature)} ${first.text}`,
      spans: [...first.spans, signature.span],
    };
  }
  return said;
}

/** What somebody is who is asked for words on a work. */
const ROLE =
  'elder|(?:grand)?(?:mother|father|daughter|son|parent|child)|aunt|uncle|sister|brother|cousin|widow|weaver|potter|carver|painter|artist|farmer|soldier|teacher|student|visitor|resident|neighbou?r|donor|maker|owner|member|advis[eo]r|descendant|worker|nurse|sailor|curator|villager|pupil|docent|guide|volunteer|keeper|conservator|chief|survivor|veteran|refugee|fisherman|miner|musician|dancer|poet|historian|archaeologist|engineer|gardener|shopkeeper|apprentice|trainee|warder|attendant';

/** "Community elder, Kalabu", "\u2014A granddaughter, Kinngait", "\u2013 Member of the family": somebody of whom the label says what they are and not who. */
const UNNAMED = new RegExp(
  `^(?:[\\u2010-\\u2015-]+ ?)?(?<who>(?:(?:A|An|The) )?(?:\\p{L}+ ){0,2}(?:${ROLE})(?<several>s)?(?: (?:of|from|at|in|to) [^,.;:\\d"]{3,50})?(?:, (?!(?:recorded |in )?\\d{4}\\.?$).{3,50}?)?)(?:, (?:recorded |in )?(?<year>\\d{4}))?\\.?$`,
  'iu',
);

/** Whoever a line names by what they are, as one says it, and when that was: "A community elder, Kalabu,"; null for any other line. */
function roleIn(line: string): Pick<Signature, 'text' | 'year' | 'areSeveral'> | null {
  const { who, several, year } = UNNAMED.exec(line.trim())?.groups ?? {};
  if (who === undefined) return null;
  const areSeveral = several !== undefined;
  const article = areSeveral || /^(?:an?|the) /i.test(who) ? '' : /^[aeiou]/i.test(who) ? 'An ' : 'A ';
  const said = `${article}${article === '' ? who : who.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  return { text: said.includes(',') ? `${said},` : said, year, areSeveral };
}

/** Whether a label's own text is somebody's, who speaks as "I" or is quoted from the first word, and not the museum's. */
export const isSomebodys = (prose: readonly Statement[]): boolean =>
  isInFirstPerson(prose) || isQuoted(prose.map(({ text }) => text).join(' '));

/** Whether it is one person who speaks in it, by "I", "me" or "my" outside of what it quotes. */
export const speaksAsOne = (prose: readonly Statement[]): boolean =>
  /(?:^|[\s"\u201C(])(?:I|[Mm]y|me|mine)\b/u.test(withoutNumeralOne(outsideQuotations(prose)));

/** Whether the museum speaks of itself in it, as "we" or of "our collection". */
export const speaksAsMuseum = (prose: readonly Statement[]): boolean =>
  isInFirstPerson(prose) ||
  /\b[Oo]ur (?:care|collections?|museum|galler(?:y|ies)|stores?|conservators?|curators?|archives?|library|founders?|directors?|volunteers?)\b/u.test(
    outsideQuotations(prose),
  );

/** A text that begins with a quotation of more than a few words. */
const QUOTED = /^["\u201C](?=[^"\u201C\u201D]{40})/;
/** What is quoted: a quotation that is nowhere closed goes to the end. */
const QUOTATIONS = /"[^"]*(?:"|$)|\u201C[^\u201D]*(?:\u201D|$)/g;

/** Whether a text begins with a quotation that is most of it: behind a slogan the museum goes on by itself. */
const isQuoted = (text: string): boolean =>
  QUOTED.test(text) && text.replaceAll(QUOTATIONS, '').length < text.length / 2;

/** "Omar Haddad, neighbor of the museum, writes:" before a text that somebody signs; null before the museum's own. */
export function signedBy(facts: LabelFacts, prose: readonly Statement[]): Statement | null {
  const isQuotation = OPENS_QUOTATION.test(prose[0]?.text ?? '');
  const signature = isSomebodys(prose) || isQuotation ? signatureOf(facts) : null;
  if (signature !== null && isQuotation && !isSomebodys(prose) && !signature.isSpoken) return null;
  return signature && fromLabel(leadOf(signature), 'signer', [signature.span]);
}
