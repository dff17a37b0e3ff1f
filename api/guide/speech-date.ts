import { fullYears, sayText } from './speech-text.ts';

/** A date as part of a sentence: "It was {verb} {when}." */
export interface SpokenDate {
  /** made, exhibited, published, ... */
  readonly verb: string;
  /** "in 1889", "around 1889", "between 1740 and 1742", "in the early 17th century" */
  readonly when: string;
}

const YEAR = '\\d{1,4}';
const ERA = '(?: ?(?:BCE?|CE|AD|B\\. ?C\\. ?E?\\.?|C\\. ?E\\.|A\\. ?D\\.))';
const VERB =
  /^(?:(first) )?(exhibited|published|designed|printed|cast|painted|completed|begun|executed|conceived|modell?ed|carved|built|composed|woven|photographed|made)(?: (?:in|by))? /i;
const ABOUT = /^(?:c\.? ?|ca\.? ?|circa |about |around )(?=\d|the |early|late|mid|first|second)/i;
const POINT = new RegExp(`^(${YEAR})(${ERA})?$`, 'i');
const RANGE = new RegExp(`^(${YEAR})(${ERA})? ?(?:-|to|/) ?(?:c\\.? ?|ca\\.? ?)?(${YEAR})(${ERA})?$`, 'i');
const EITHER = new RegExp(`^(${YEAR}) (?:or|and) (${YEAR})$`, 'i');
const CENTURIES =
  /^(.*?\d(?:st|nd|rd|th))(?: century)? ?(?:-|to) ?(.*?\d(?:st|nd|rd|th)) (century|centuries)(.*)$/i;
const CENTURY = /^.*(?:century|centuries|millennium)\b.*$/i;
const DECADE = /^(?:(?:early|mid-?|late) )?\d{4}s(?: ?(?:-|to|or) ?\d{4}s)?$/i;
const LIMIT = /^(?:before|after|by) \d{1,4}/i;
const DAY = /^(?:\d{1,2} \p{L}+|\p{L}+ \d{1,2},?) \d{4}$/u;
const MONTH = /^\p{Lu}\p{L}+\.? \d{4}$/u;

/** Says a printed date; null when its form is not known, so that it is read out as it stands. */
export function sayDate(printed: string): SpokenDate | null {
  const simple = printed.replaceAll(/[\u2010-\u2015\u2212]/g, '-').trim();
  const plain = /\p{Ll}/u.test(simple)
    ? simple
    : simple.replaceAll(/\b(?!BCE?\b|CE\b|AD\b)\p{Lu}{2,}\b|\bC(?=\.)/gu, (word) => word.toLowerCase());
  const parts = /^([^(,]+?)(?: \(([^()]+)\)|, (\p{Ll}.*))?$/u.exec(plain);
  if (!parts?.[1]) return null;
  const hedged = /^\?|^(?:possibly|probably|perhaps|likely) /i.exec(parts[1]);
  const hedge = hedged ? (hedged[0] === '?' ? 'perhaps ' : hedged[0].toLowerCase()) : '';
  const unhedged = parts[1].slice(hedged?.[0].length ?? 0).replace(/\?$/, '');
  const verb = VERB.exec(unhedged);
  const when = sayPoint(unhedged.slice(verb?.[0].length ?? 0));
  if (when === null) return null;
  const later = (parts[2] ?? parts[3] ?? '')
    .split(', ')
    .filter((part) => part !== '')
    .map(sayLater);
  const spokenVerb = verb ? `${verb[1] ? 'first ' : ''}${(verb[2] ?? '').toLowerCase()}` : 'made';
  return { verb: `${hedge}${spokenVerb}`, when: [when, ...later].join(', ') };
}

/** "printed 1980" -> "printed in 1980" */
function sayLater(part: string): string {
  const match = /^(.*\p{L}) ((?:c\. ?|ca\. ?)?\d{4}(?:-\d{1,4})?)$/u.exec(part);
  return match ? `${match[1] ?? ''} ${sayPoint(match[2] ?? '') ?? match[2] ?? ''}` : sayText(part);
}

function sayPoint(text: string): string | null {
  const about = ABOUT.exec(text);
  const point = text.slice(about?.[0].length ?? 0);
  const lead = about ? 'around' : null;
  const range = RANGE.exec(point);
  if (range) {
    const [first, second] =
      range[2] || range[4] ? [range[1] ?? '', range[3] ?? ''] : fullYears(range[1] ?? '', range[3] ?? '');
    const [from, to] = [first + (range[2] ?? ''), second + (range[4] ?? '')];
    return lead ? `around ${from} to ${to}` : `between ${from} and ${to}`;
  }
  if (POINT.test(point)) return `${lead ?? 'in'} ${point}`;
  const either = EITHER.exec(point);
  if (either) return `${lead ?? 'in'} ${either[1] ?? ''} or ${either[2] ?? ''}`;
  const centuries = CENTURIES.exec(point);
  if (centuries)
    return `${lead ? 'around' : 'between'} the ${lowerFirst(centuries[1] ?? '')} ${lead ? 'to' : 'and'} the ${centuries[2] ?? ''} century${centuries[4] ?? ''}`;
  if (CENTURY.test(point) || DECADE.test(point))
    return `${lead ?? 'in'} the ${lowerFirst(point).replace(/^the /, '')}`;
  if (lead) return null;
  if (LIMIT.test(point)) return lowerFirst(point);
  if (DAY.test(point)) return `on ${point}`;
  return MONTH.test(point) ? `in ${point}` : null;
}

function lowerFirst(text: string): string {
  return /^(?:Early|Late|Mid|First|Second|Third|Last|Before|After|By)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
