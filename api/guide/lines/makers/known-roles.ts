import { startsOrigin } from '../../find-origin.ts';
import { FIRM_WORDS, TRADES_SMALL } from '../../maker-words.ts';
import { nameLikeness } from '../../name-likeness.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { endsInThing, type Line, textOf } from '../by-form.ts';
import { OF_A_PLACE } from '../false-fields.ts';
import { NAME } from './known-lives.ts';
import {
  type Around,
  behind,
  ENDS_IN_LIFE,
  type Form,
  hasMaterial,
  inTwo,
  isBelowThing,
  namesThing,
  NO_NAME,
  startsWithGivenName,
  whole,
} from '../line-forms.ts';

const YEAR = '(?:c\\. ?|ca\\. ?|about )?\\d{4}(?:[-\\u2013/]\\d{2,4})?';
/** "Designer Arne Lund, 1962", "Design: Ada Birch, Vienna, 1901", "Design by Ada Birch" */
const DESIGN_LINE = new RegExp(
  `^((Design|Designer|[Dd]esigned by|Design by)(:?) (${NAME}))(?:, (${YEAR}))?$`,
  'u',
);
/** "Produced by Arabia, 1953-1975", "Manufacturer: Arper, Treviso (I), since 2013" */
const MAKING =
  /^((?:(?:Manufactured|Produced) by:?|Manufacturer:?|Producer:?) \p{Lu}[^\d:;/()]{1,60}?)(?: \(\p{Lu}{1,3}\)|, \p{Lu}{2})?(?:, ((?:since |from )?\d{4}(?:(?:[-\u2013]| to )(?:\d{2,4}|present|today))?))?$/u;
const SEVERAL_NAMES = new RegExp(`^(?=\\S+ )${NAME}$`, 'u');
const MADE_BY = /^[Mm]ade by \p{Lu}[^\d:;/()]{2,60}$/u;
/** A line that says who makes a thing by trade. */
const SAYS_MAKING =
  /^(?:Manufactur|Produc|Execut)\p{Ll}{1,8}(?: by|:)? \p{Lu}|, (?:manufacturer|maker|producer)$/u;
/** "Manufacture Lowe et Cie, maker": what such a line begins with is a part of the name. */
const SAYS_TRADE = new RegExp(`, (?:${TRADES_SMALL})$`, 'u');
/** "Arne Lund for Fritz Hansen, 1952" */
const FOR_A_FIRM = new RegExp(`^(${NAME}) (for \\p{Lu}[^\\d,:;/()]{1,40}?)(?:, (${YEAR}))?$`, 'u');
const OF_A_FIRM = new RegExp(
  `\\b(?:${FIRM_WORDS}|Fabrics|Weavers|Textiles|Furniture|Mills|Glass|Silver|Ceramics|Wallpapers|Lighting)\\b`,
);
/** "Arne Lund, 1962", which below a thing is whoever made it. */
const NAME_AND_YEAR = new RegExp(`^(${NAME}), (${YEAR})$`, 'u');

/** 'Fabric length, "Fence Posts," 1938' */
const THING_NAME_AND_YEAR = new RegExp(
  `^((\\p{Lu}[^\\d"\\u201C\\u201D]{2,40}), ["\\u201C][^"\\u201C\\u201D]{2,60}["\\u201D]),? (${YEAR})$`,
  'u',
);

/** What stands behind the name of a firm and tells of the firm: ", American, founded 1919", ", Zeeland, Michigan, 1923-present". */
const OF_FIRM =
  /^(?:\p{Lu}[^\d,:;]{2,25}, ){0,2}(?:(?:[Ff]ounded|[Ee]stablished|[Ee]st\.)(?: in)? \d{4}|\d{4} ?[-\u2013] ?present)$/u;
const FIRM_ON_LINE =
  /^(\p{Lu}[^\d:;()]{2,50}\b(?:Company|Co\.|Corporation|Inc\.|Ltd\.?|Limited|Factory|Works|Mills|Manufactory|Brothers|Sons)), (.{8,60})$/u;

/** "Arne Lund (designer)", "Design: Arne Lund", "Fritz Hansen, manufacturer": one of several on a line. */
const PART = new RegExp(
  `^(?:(?:Design|Designer|Designed by|(Manufacturer|Manufactured by|Producer|Produced by|Production|Maker|Made by)):? \\p{Lu}[^\\d:;/,()]{1,40}(?:, \\p{Lu}[^\\d:;/,()]{1,30})?|\\p{Lu}[^\\d:;/,()]{1,40}(?: \\(|, )(${TRADES_SMALL})\\)?)$`,
  'u',
);
/** What parts several of them on a line. */
const BETWEEN = /(?: \/|;|(?<=\)),| \|) |, (?=\p{Lu}\p{Ll}+(?:: | by \p{Lu}))/u;

/** "Wilhelm Lowe, designer" */
const NAME_AND_TRADE = new RegExp(`^${NAME}, (?:${TRADES_SMALL})$`, 'u');
/** "Gian Lowe (Jean Birch), model", "Ada Birch (1905-1983), design": who thought of a work that others made, below. */
const BEFORE_OTHERS =
  /^(\p{Lu}[^,;:()\d]{2,50}(?: \([^()\d]{3,40}\))?)( \([^()]{0,40}\d{4}[^()]{0,40}\))?,( model)?(?: design)?$/u;
/** "Anton Birch, cast", "Lowe & Co., execution" */
const BY_OTHERS = /^\p{Lu}[^;:()\d]{2,60}, (?:cast|execution)$/u;

const saysThing = ({ label, lines, at }: Around): boolean =>
  lines
    .slice(0, 3)
    .some((line, index) => index !== at && namesThing(textOf(label, line).replace(/,? \d.*/, '')));

/** Whether a text is a person's name, as far as its first word tells. */
const isPerson = (name: string): boolean =>
  !NO_NAME.test(name) &&
  !OF_A_PLACE.test(name) &&
  !endsInThing(name) &&
  (startsWithGivenName(name) || isKnownArtist(name) || nameLikeness(name.split(' ', 1)[0] ?? '') > 0);

/** A maker and the date behind the name on the line. */
function dated(line: Line, words: string, kind: KnownStretch['kind'], isDate: boolean): KnownStretch[] {
  const to = behind(line.from, words);
  return to >= line.to
    ? [whole(kind, line)]
    : [
        { kind, from: line.from, to },
        { kind: isDate ? 'date' : 'other', from: to, to: line.to },
      ];
}

/** "Design: Arne Lund / Manufacturer: Fritz Hansen", "Arne Lund (designer), Fritz Hansen (manufacturer)": who did what, on one line. */
const severalOnLine: Form = ({ text, line, at }) => {
  const parts = text.split(BETWEEN);
  // At the top a title may have such marks, and no trade behind each of its words.
  const isAtTop = at === 0 && !parts.every((part) => SAYS_TRADE.test(part));
  if (isAtTop || parts.length < 2 || parts.length > 3) return [];
  let from = line.from;
  const stretches: KnownStretch[] = [];
  for (const part of parts) {
    const [all, making, trade = ''] = PART.exec(part) ?? [];
    if (all === undefined) return [];
    const to = behind(from, part);
    const isFirst = stretches.every(({ kind }) => kind !== 'artist');
    const isDesign = making === undefined && (trade === '' || trade === 'designer');
    stretches.push({ kind: isDesign && isFirst ? 'artist' : 'maker', from, to });
    from = to + (text.split(' ')[to - line.from]?.match(/^[/|]$/) ? 1 : 0);
  }
  return stretches;
};

/** "Publisher: Elias Lowe, Japanese, 1885-1962", also with the years on the line below. */
const HELPING_HAND =
  /^(?:(?:Publisher|Printer|Engraver|Carver|Block ?cutter|Lithographer|Fabricator|Foundry|Software|Texts?|Music|Sound|Camera)s?: \p{Lu}[^:;]{2,90})(?:, \d{4})?$/u;
const YEARS_ALONE = /^(?:born |b\. ?)?\d{4}(?: ?[-\u2013] ?(?:\d{4})?)?$/;
/** "In collaboration with Ada Birch", "with Ada Birch (texts)" */
const WITH_OTHERS =
  /^(?:[Ii]n collaboration with \p{Lu}[^:;]{2,90}|(?:and )?with \p{Lu}[^,:;()\d]{2,50} \([\p{Ll} ,&]{3,30}\))$/u;

/** "With Elias Lowe, Otto Lang, Ada / Birch": a row of names, the last of which may go on below. */
const WITH_SEVERAL =
  /^[Ww]ith (?:\p{Lu}[\p{L}.'\u2019-]+(?: \p{Lu}[\p{L}.'\u2019-]*){0,3}(?:, | and |$)){2,8}$/u;
const REST_OF_NAMES = /^\p{Lu}[\p{L}.'\u2019-]+(?:(?:, | and | )\p{Lu}[\p{L}.'\u2019-]*){1,8}$/u;

const DEED_BY_NAME =
  /^(?:Cast|Inlaid|Engraved|Decorated|Painted|Carved|Gilded|Chased|Enamell?ed|Woven|Built|Turned|Signed|Written|Copied|Illuminated) by \p{Lu}[^,;:()\d]{2,50}$/u;
const MADE_BY_OF = new RegExp(
  `^((?:Made|Woven|Sewn|Quilted|Carved|Painted|Drawn|Built|Stitched|Embroidered) by ${NAME})(?: (of) (\\p{Lu}[\\p{L}' -]{2,30}(?:, \\p{Lu}[\\p{L}. ]{1,30})?))$`,
  'u',
);
const BY_AND_ORIGIN = new RegExp(
  `^(By (?:${NAME}|\\p{Lu}\\p{L}{2,20}),) (\\p{Lu}[\\p{L} -]{2,30})(?:, (?:c\\. ?|about )?\\d{3,4}(?:[-\\u2013/]\\d{1,4})?)?$`,
  'u',
);

/** Lines that say who designed a thing and who makes it. */
export const ROLE_FORMS: readonly Form[] = [
  // "Publisher: Elias Lowe, Japanese, / 1885-1962"
  ({ text, line, at, lines, below }) => {
    if (at === 0 || !HELPING_HAND.test(text)) return [];
    const next = text.endsWith(',') && YEARS_ALONE.test(below) ? lines[at + 1] : undefined;
    return [{ kind: 'maker', from: line.from, to: next?.to ?? line.to }];
  },
  // "With Elias Lowe, Otto Lang, Ada / Birch, Ugo Lowe"
  ({ text, line, at, lines, below }) => {
    if (at < 2 || !WITH_SEVERAL.test(text)) return [];
    const next = below.includes(',') && REST_OF_NAMES.test(below) ? lines[at + 1] : undefined;
    return [{ kind: 'maker', from: line.from, to: next?.to ?? line.to }];
  },
  // "In collaboration with Ada Birch, / landscape architect"
  ({ text, line, at, lines, below }) => {
    if (at === 0 || !WITH_OTHERS.test(text)) return [];
    const next = /^\p{Ll}{4,}(?: \p{Ll}{4,})?$/u.test(below) ? lines[at + 1] : undefined;
    return [{ kind: 'maker', from: line.from, to: next?.to ?? line.to }];
  },
  // "Design Arne Lund, 1962"
  (around) => {
    const { text, line, at, lines, label } = around;
    const [, words = '', head = '', colon, name = ''] = DESIGN_LINE.exec(text) ?? [];
    const isMade = lines.some((each) => SAYS_MAKING.test(textOf(label, each)));
    const isMarked = colon === ':' || head.endsWith('by') || head === 'Designer';
    if (words === '' || !(isMarked || (at > 0 && (isMade || isPerson(name))))) return [];
    return dated(line, words, 'artist', true);
  },
  // "designed by Ada Birch / for Lowe Fabrics"
  ({ text, line, at, above }) =>
    at > 0 && /^[Dd]esigned by \p{Lu}/u.test(above) && /^for \p{Lu}[^\d,:;/()]{1,40}$/u.test(text)
      ? [whole('maker', line)]
      : [],
  // 'Fabric length, "Fence Posts," 1938' beside a designer's line
  ({ label, lines, text, line }) => {
    const [, title = '', thing = ''] = THING_NAME_AND_YEAR.exec(text) ?? [];
    const isBeside = lines.some((each) => /^[Dd]esign(?:ed by|er)? ?:? ?\p{Lu}/u.test(textOf(label, each)));
    return title === '' || startsWithGivenName(thing) || !isBeside
      ? []
      : inTwo(line, title, ['title', 'date']);
  },
  // "Produced by Arabia, 1953-1975"
  ({ text, line, at }) => {
    const [, words = '', years = ''] = at === 0 || SAYS_TRADE.test(text) ? [] : (MAKING.exec(text) ?? []);
    if (words === '') return [];
    // The letters of a country behind the town are for the eye.
    return /\D/.test(years) ? [whole('maker', line)] : dated(line, words, 'maker', years !== '');
  },
  // "Ada Birch (1888-1964), / made by Elias Lowe, Utrecht"
  ({ text, line, at, above }) =>
    at > 0 && MADE_BY.test(text) && (/[,;]$/.test(above) || ENDS_IN_LIFE.test(above)) && isPerson(above)
      ? [whole('maker', line)]
      : [],
  // "Cast by Ada Birch / Inlaid by Otto Lang"
  ({ text, line, at, above }) =>
    at > 0 && DEED_BY_NAME.test(text) && DEED_BY_NAME.test(above) ? [whole('maker', line)] : [],
  // "Made by Ada Birch of Lowe Hollow, Georgia", "By Ada Birch, Eastern Islamic, 1480/1"
  ({ label, text, line, at, above }) => {
    if (at === 0 || isPerson(above)) return [];
    const [, maker = '', of = '', place = ''] = MADE_BY_OF.exec(text) ?? [];
    if (maker !== '') {
      const to = behind(line.from, maker);
      return [
        { kind: 'artist', from: line.from, to },
        { kind: 'other', from: to, to: to + 1 },
        ...(of === '' || place === '' ? [] : [{ kind: 'origin', from: to + 1, to: line.to } as const]),
      ];
    }
    const [, by = '', origin = ''] = BY_AND_ORIGIN.exec(text) ?? [];
    if (by === '' || !startsOrigin(label.marked, label.tokens[behind(line.from, by)]?.start ?? 0)) return [];
    const [from, to] = [behind(line.from, by), behind(line.from, `${by} ${origin}`)];
    return [
      { kind: 'artist', from: line.from, to: from },
      { kind: 'origin', from, to },
      ...(to < line.to ? [{ kind: 'date', from: to, to: line.to } as const] : []),
    ];
  },
  // "Lamp / Ada Birch, Elias Lowe"
  ({ label, text, line, at }) => {
    const names = text.split(', ');
    const areNames =
      at > 0 && names.length > 1 && names.length < 4 && names.every((name) => SEVERAL_NAMES.test(name));
    return areNames &&
      (isBelowThing(label)
        ? names.some((name) => isKnownArtist(name) || startsWithGivenName(name))
        : names.every(isKnownArtist))
      ? [whole('artist', line)]
      : [];
  },
  // "Lowe & Hansen, manufacturer"
  ({ text, line, at }) =>
    at > 0 && /^\p{Lu}[^\d,:;()]{2,50}, (?:manufacturer|producer)$/u.test(text) ? [whole('maker', line)] : [],
  severalOnLine,
  // "Wilhelm Lowe, designer" at the top
  ({ text, line, at }) =>
    at === 0 && NAME_AND_TRADE.test(text) && isPerson(text) ? [whole('artist', line)] : [],
  // "Gian Lowe, model / Anton Birch, cast"
  ({ text, line, at, lines, below }) => {
    const [, name = '', life, model] = BEFORE_OTHERS.exec(text) ?? [];
    const next = lines[at + 1];
    if (name === '' || next === undefined || !BY_OTHERS.test(below)) return [];
    // Whoever made the model of a cast is the artist, and no more need be said.
    if (life === undefined && model === undefined) return [whole('artist', line), whole('maker', next)];
    const to = behind(line.from, name);
    return [
      { kind: 'artist', from: line.from, to },
      { kind: life === undefined ? 'other' : 'life', from: to, to: line.to },
      whole('maker', next),
    ];
  },
  // "Ant chair / Arne Lund for Fritz Hansen, 1952"
  (around) => {
    const { text, line } = around;
    const [, name = '', firm = ''] = FOR_A_FIRM.exec(text) ?? [];
    if (name === '' || !isPerson(name) || !(OF_A_FIRM.test(firm) || saysThing(around))) return [];
    const to = behind(line.from, name);
    const end = behind(to, firm);
    return [
      { kind: 'artist', from: line.from, to },
      { kind: 'maker', from: to, to: end },
      ...(end < line.to ? [{ kind: 'date', from: end, to: line.to } as const] : []),
    ];
  },
  // "Sideboard / Arne Lund, 1962"
  ({ label, text, line, at, above }) => {
    const [, name = ''] = at === 1 && namesThing(above) ? (NAME_AND_YEAR.exec(text) ?? []) : [];
    const isPlace = startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0);
    return name === '' || isPlace || hasMaterial(name) || !isPerson(name)
      ? []
      : dated(line, name, 'artist', true);
  },
  // "Lowe Company, American, founded 1919", or the rest of it below
  ({ text, line, at }) => {
    const [, firm = '', rest = text] = FIRM_ON_LINE.exec(text) ?? [];
    if (at === 0 || !OF_FIRM.test(rest)) return [];
    if (firm === '') return [whole('other', line)];
    const from = behind(line.from, firm);
    return [
      { kind: 'maker', from: line.from, to: from },
      { kind: 'other', from, to: line.to },
    ];
  },
];
