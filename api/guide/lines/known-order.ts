import { isDateText } from '../dates/date-line.ts';
import { startsOrigin } from '../find-origin.ts';
import { nameLikeness } from '../name-likeness.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import type { KnownStretch } from '../search/search-label.ts';
import { isMaterials, mediumWordKind } from '../vocabulary/materials.ts';
import { endsInThing, type Line, textOf } from './by-form.ts';
import { NAME } from './makers/known-lives.ts';
import {
  type Around,
  behind,
  DATE_BEHIND,
  type Form,
  hasMaterial,
  isYear,
  NO_NAME,
  startsWithGivenName,
  whole,
} from './line-forms.ts';

/** Ways of painting, drawing and printing, with which no title that is one begins. */
const OF_A_PICTURE =
  /^(?:(?:hand-)?colou?red |colou?r |black |brown |pen and |red |white )?(?:oils?|acrylic|tempera|watercolou?rs?|gouache|pastels?|charcoal|graphite|pencil|ink|chalk|etching|engraving|lithograph|woodcut|linocut|screenprint|silkscreen|mezzotint|aquatint|drypoint|monotype|gelatin silver|albumen|photograph|chromogenic)\b/i;

/** "Oil on canvas", "Etching, 1926": the medium of a line, and whether a date stands behind it; null where it is none. */
function mediumOf(text: string): string | null {
  const [dated = ''] = DATE_BEHIND.exec(text) ?? [];
  const medium = text.slice(0, text.length - dated.length);
  return isMaterials(medium) ||
    (OF_A_PICTURE.test(medium) && /^\S+$| on (?:card|dibond|masonite)$/i.test(medium))
    ? medium
    : null;
}

/** A line of a medium, and its date behind it. */
function mediumLine(line: Line, medium: string): KnownStretch[] {
  const to = behind(line.from, medium);
  return to < line.to
    ? [
        { kind: 'medium', from: line.from, to },
        { kind: 'date', from: to, to: line.to },
      ]
    : [whole('medium', line)];
}

const PERSON = new RegExp(`^${NAME}$`, 'u');
const PERSON_WITH_LIFE = new RegExp(`^(${NAME}) \\([^()]{0,90}\\d{4}[^()]{0,90}\\)$`, 'u');

const isKnownName = (text: string): boolean => startsWithGivenName(text) || isKnownArtist(text);

/** Whether a line is a person's name, as far as its words tell. */
const isPerson = (text: string): boolean =>
  PERSON.test(text) &&
  !NO_NAME.test(text) &&
  !endsInThing(text) &&
  !isMaterials(text) &&
  (isKnownName(text) || nameLikeness(text.split(' ', 1)[0] ?? '') > 0);

/** "Black crayon on thin white": whether a line begins as one of a medium does. */
const beginsWithMaterial = (text: string): boolean =>
  hasMaterial(text) && mediumWordKind(text.split(' ', 1)[0] ?? '') !== 'other';

/** Whether a line may be a title: no date, no material, no gift, nobody's name. */
const mayBeTitle = (text: string): boolean =>
  /^["'\u2018\u201C]?\p{Lu}[^\d:;]{2,70}$/u.test(text) &&
  !isDateText(text) &&
  !isMaterials(text) &&
  !(/ on /.test(text) && beginsWithMaterial(text)) &&
  (NO_NAME.test(text) || !(PERSON.test(text) && isKnownName(text))) &&
  !/^(?:Gift|Given|Bequest|Purchased?|Lent|Loan|Collection|Courtesy|Presented|Acquired|Private|Museum|Born|Died|Lives|Works|Printed|Published|After|From)\b/.test(
    text,
  );

const textAt = ({ label, lines }: Around, at: number): string => {
  const line = lines[at];
  return line ? textOf(label, line) : '';
};

/** Lines of labels that print what a work is made of before they say whose it is, or what. */
export const ORDER_FORMS: readonly Form[] = [
  // "Studio Lowe (Ada Birch & Elias Lowe) / Robber Baron: Table / 2006"
  ({ label, lines, text, line, at, above, below }) => {
    const [top] = lines;
    const isTitle =
      /^\p{Lu}[\p{L}'\u2019-]+(?: [\p{L}'\u2019-]+){0,3}[:,]? \p{L}[^\d:;]{2,50}$/u.test(text) &&
      !isPerson(text) &&
      !isMaterials(text) &&
      !startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0);
    return at === 1 && top && STUDIO.test(above) && isYear(below) && isTitle
      ? [whole('artist', top), whole('title', line)]
      : [];
  },
  // "oil on canvas / by Ada Birch"
  (around) => {
    const { lines, text, line, at, above, below } = around;
    const [top, next] = [lines[0], lines[at + 1]];
    const [, name = ''] = /^[Bb]y (\p{Lu}[\p{L}.'\u2019 -]{2,40})/u.exec(below) ?? [];
    const isWhole = !/[,;-]$|\b(?:and|on|with|in|of|the|a)$/i.test(above) && !beginsWithMaterial(above);
    const medium = mediumOf(text);
    const isBelowTitle = at === 1 || (at === 2 && isYear(above));
    return at === 0 || next === undefined || name === '' || medium === null || !isWhole
      ? []
      : [
          ...(top && isBelowTitle && mayBeTitle(textAt(around, 0)) ? [whole('title', top)] : []),
          ...mediumLine(line, medium),
          { kind: 'artist', from: next.from, to: behind(next.from, below.slice(0, name.length + 3)) },
        ];
  },
  // "Harbour / oil on canvas by Ada Birch, 1889"
  ({ lines, text, line, at, above, below }) => {
    const [, medium = '', by = '', date] = BY_ON_LINE.exec(text) ?? [];
    const isAtTop = at === 0 || at === 1 || (at === 2 && isYear(above));
    if (!isAtTop || !isMaterials(medium)) return [];
    const [from, to] = [behind(line.from, medium), behind(line.from, `${medium} ${by}`)];
    const next = lines[at + 1];
    return [
      { kind: 'medium', from: line.from, to: from },
      { kind: 'artist', from, to },
      ...(date === undefined ? [] : [{ kind: 'date', from: to, to: line.to } as const]),
      ...(at === 0 && next && mayBeTitle(below) ? [whole('title', next)] : []),
    ];
  },
  // "Harbour / Oil on canvas, 1889 / Ada Birch"
  (around) => {
    const { lines, text, line, at, above } = around;
    const [top, middle] = lines;
    const medium = mediumOf(above);
    // A life below tells of the maker, a year may be that of another line.
    const isLast = !isYear(around.below);
    return at !== 2 || !top || !middle || medium === null || !isPerson(text) || !isLast
      ? []
      : mayBeTitle(textAt(around, 0))
        ? [whole('title', top), ...mediumLine(middle, medium), whole('artist', line)]
        : [];
  },
  // "Ada Birch / Oil on canvas / Harbour / 1889", "Ada Birch / American, 1849-1932 / Oil on canvas, 1889 / Harbour"
  (around) => {
    const { lines, text, line, at, above, below } = around;
    const next = lines[at + 1];
    const medium = mediumOf(text);
    const top = textAt(around, 0).replace(/ \([^()]{0,90}\d{4}[^()]{0,90}\)$/, '');
    const isBelowMaker = isPerson(top) && (at === 1 || (at === 2 && /\d{4}/.test(above) && !isYear(above)));
    if (!isBelowMaker || next === undefined || medium === null || !OF_A_PICTURE.test(text)) return [];
    const behindTitle = textAt(around, at + 2);
    const isTitle = mayBeTitle(below) && (medium !== text || isYear(behindTitle));
    return isTitle
      ? [
          ...(at === 1 && top === textAt(around, 0)
            ? [{ kind: 'artist', from: 0, to: line.from } as const]
            : []),
          ...mediumLine(line, medium),
          whole('title', next),
        ]
      : [];
  },
  // "Oil on canvas, 1889 / Harbour / Ada Birch", "Oil on canvas / 1889 / Harbour / Ada Birch (1849-1932)"
  (around) => {
    const { lines, text, line, at, below } = around;
    const medium = mediumOf(text);
    if (at > 0 || medium === null || !OF_A_PICTURE.test(text)) return [];
    const first = isYear(below) ? 2 : 1;
    const [title, maker, year] = [lines[first], lines[first + 1], lines[1]];
    if (!title || !maker || !year || !mayBeTitle(textAt(around, first))) return [];
    const name = textAt(around, first + 1);
    const [, living = ''] = PERSON_WITH_LIFE.exec(name) ?? [];
    if (!isPerson(name) && living === '') return [];
    return [
      ...mediumLine(line, medium),
      ...(first === 2 ? [whole('date', year)] : []),
      whole('title', title),
      { kind: 'artist', from: maker.from, to: living === '' ? maker.to : behind(maker.from, living) },
      ...(living === '' ? [] : [{ kind: 'bio', from: behind(maker.from, living), to: maker.to } as const]),
    ];
  },
];

/** "Studio Lowe (Ada Birch & Elias Lowe)": who work together under a name. */
const STUDIO =
  /^(?:Studio|Atelier|Bureau|Collective) (?!(?:Interior|Portrait|Glass|Pottery|Nude|Still|View|Visit|Wall|Corner|Light|Window|Scene|Self|Photograph|Model|Group)\b)\p{Lu}[\p{L}'\u2019&-]{1,20}(?: \p{Lu}[\p{L}'\u2019-]{1,20})?(?: \([^()\d]{5,60}\))?$/u;
/** "oil on canvas by Ada Birch, 1889" */
const BY_ON_LINE = new RegExp(
  `^(\\p{L}[\\p{L} -]{2,40}?),? (by ${NAME})(?:, ((?:c\\. ?|about )?\\d{4}(?:[-\\u2013]\\d{2,4})?))?$`,
  'u',
);
