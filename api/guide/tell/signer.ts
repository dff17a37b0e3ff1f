import type { LabelFacts, TextSpan } from '../facts.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { fromLabel, type Statement } from './statement.ts';

/** "I", and "we" that is more than the reader and the museum: "and us to see him likewise". */
const FIRST_PERSON =
  /(?:^|[\s"\u201C(])(?:I|[Mm]y|me)\b|(?:^|[.!?] )We\b(?! (?:do not|don['\u2019]t|cannot|can|know|see|may|might)\b)|\b[Ww]e\b[^]{3,200}\b(?:we|our)\b/;

/** Whether a label's own text speaks as "I" or "we" beside what it quotes. */
function isInFirstPerson(prose: readonly Statement[]): boolean {
  const printed = prose
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/["\u201C][^"\u201C\u201D]*["\u201D]/g, '');
  return FIRST_PERSON.test(printed);
}

/** "\u2014Omar Haddad, neighbor of the museum": a line with a name and what somebody is. */
const SIGNATURE =
  /^(?<dash>[\u2010-\u2015-]+ ?)?(?<name>\p{Lu}[\p{L}.'\u2019-]*(?: (?:\p{Lu}[\p{L}.'\u2019-]*|de|da|del|di|van|von|der|den|la|le|bin|al-\p{Lu}\p{L}+)){1,4})(?: \([^()]{2,30}\))?(?:, (?<is>(?:[^.;:]|:(?=\p{L})){3,60}))?\.?$/u;

/** Words of a line on how a work came to the house. */
const OF_CREDIT =
  /\b(?:Collection|Fund|Museum|Gift|Bequest|Foundation|Trust|Purchase|Society|Gallery|Estate|Photo|Photograph|Library|Institute|University)s?\b/;

/** Who has signed a label's own text, on the line behind it; null where nobody has. */
function signatureOf({
  given,
  sentenceReadings,
  readings,
}: LabelFacts): { text: string; span: TextSpan; isSpoken: boolean } | null {
  const end = Math.max(0, ...sentenceReadings.map((reading) => reading.end));
  const behind = /^[\s"'\u201D\u2019.]*/.exec(given.slice(end))?.[0].length ?? 0;
  const [line = ''] = given.slice(end + behind).split('\n', 1);
  const { dash, name = '', is = '' } = SIGNATURE.exec(line.trim())?.groups ?? {};
  const span = { start: end + behind, end: end + behind + line.length };
  const isPersons = /^\p{Ll}\D*$/u.test(is);
  // "Omar Haddad, neighbor of the museum" looks like whoever gave the work.
  const isField = Object.entries(readings).some(
    ([field, read]) => read.start < span.end && span.start < read.end && !(field === 'credit' && isPersons),
  );
  const [first = ''] = name.toLowerCase().split(' ', 1);
  const isSomebody = dash !== undefined || isPersons || isGivenName(first);
  const unnamed = roleIn(line);
  if (unnamed !== null) return { text: unnamed, span, isSpoken: true };
  // A dash before a name says more than what a field looks like.
  if (name === '' || !isSomebody || (isField && dash === undefined) || OF_CREDIT.test(name)) return null;
  // The year is that of the talk, and no part of the name.
  const what = is.replace(/, (?:recorded |in )?\d{4}$/, '').replace(/^\d{4}$/, '');
  const before = given
    .slice(0, end + behind)
    .trimEnd()
    .replace(/[\u2010-\u2015-]$/, '')
    .trimEnd();
  const isSpoken = /["\u201D\u2019']$/.test(before);
  return { text: what === '' ? name : `${name}, ${what},`, span, isSpoken };
}

/** "Community elder, Kalabu, recorded 2012", "\u2014A granddaughter, Kinngait": somebody of whom the label says what they are and not who. */
const UNNAMED =
  /^(?:[\u2010-\u2015-]+ ?)?(?<who>(?:(?:A|An|The) )?(?:\p{L}+ ){0,2}(?:elder|(?:grand)?(?:mother|father|daughter|son|parent|child)|aunt|uncle|sister|brother|widow|weaver|potter|carver|painter|artist|farmer|soldier|teacher|student|visitor|resident|neighbou?r|donor|maker|owner|member|advis[eo]r|descendant|worker|nurse|sailor|curator|villager|pupil)(?:, .{3,50})?)\.?$/iu;

/** Whoever a line names by what they are, as one says it: "A community elder, Kalabu, recorded 2012,"; null for any other line. */
function roleIn(line: string): string | null {
  const who = UNNAMED.exec(line.trim())?.groups?.['who'];
  if (who === undefined) return null;
  const said = /^(?:an?|the) /i.test(who)
    ? who
    : `${/^[aeiou]/i.test(who) ? 'An' : 'A'} ${who.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  return said.includes(',') ? `${said},` : said;
}

/** Whether a label's own text is somebody's, who speaks as "I" or is quoted from the first word, and not the museum's. */
export const isSomebodys = (prose: readonly Statement[]): boolean =>
  isInFirstPerson(prose) || QUOTED.test(prose.map(({ text }) => text).join(' '));

/** A text that begins with a quotation of more than a few words. */
const QUOTED = /^["\u201C](?=[^"\u201C\u201D]{40})/;

/** "Omar Haddad, neighbor of the museum, writes:" before a text that somebody signs; null before the museum's own. */
export function signedBy(facts: LabelFacts, prose: readonly Statement[]): Statement | null {
  const signature = isSomebodys(prose) ? signatureOf(facts) : null;
  return (
    signature &&
    fromLabel(`${signature.text} ${signature.isSpoken ? 'says' : 'writes'}:`, 'signer', [signature.span])
  );
}
