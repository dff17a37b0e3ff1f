import { isDateText } from '../dates/date-line.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import { isMaterials } from '../vocabulary/materials.ts';
import { DYNASTY_AND_DATE } from '../dates/date-words.ts';
import type { LabelTokens } from '../label-tokens.ts';
import type { KnownStretch } from '../search/search-label.ts';
import { type Line, linesOf, textOf } from './by-form.ts';
import { NAME } from './makers/known-lives.ts';
import { FORMS_OF_KINDS } from './forms-of-kinds.ts';
import { SIDE_OF_COIN } from './part-words.ts';
import {
  behind,
  EDITION,
  type Form,
  hasMaterial,
  isLikeMaterials,
  startsWithGivenName,
  whole,
} from './line-forms.ts';
import { hasByLine, startsWithBy } from './sure-lines.ts';

/** Years that are somebody's life rather than a work's time. */
const SPAN_OF_LIFE = 20;

/** A line that ends within the name of an age. */
const BROKEN_AGE =
  /^((?:\p{Lu}\p{L}+, )?)((?:Early|Middle|Late|Northern|Southern|Eastern|Western|Unified|(?:First|Second|Third) Intermediate|Early Intermediate|New|Old))$/u;

/** "workshop of", on the line behind the name of whoever had it. */
export const RELATION_BEHIND = /^(?:workshop|studio|circle|school|follower|manner) of$/i;

/** "Inside: Satyr with wineskin" */
const SIDE = /^(?:Inside|Outside|Interior|Exterior|Tondo|Medallion|Side [AB]|[AB]): /;

/** Words with which a title in capitals goes on in its next line. */
const GOES_ON =
  /^(?:OF|TO|WITH|FROM|IN|AND|FOR|ON|AT|NEAR|TOWARDS?|INTO|OVER|UNDER|OR|REPRESENTING|DEPICTING|SHOWING|HOLDING|WEARING) /;
/** A word with which no title in capitals ends. */
const ENDS_OPEN = / (?:OF|TO|WITH|FROM|IN|AND|THE|FOR|ON|BY|A|AN|AT|NEAR)$/;
/** "STATUE OF THE SCRIBE": whoever it is stands on the next line. */
const OF_WHOM =
  /(?: OF| OF THE \p{Lu}+|\b(?:SCRIBE|PRIEST|PRIESTESS|GOD|GODDESS|EMPEROR|EMPRESS|KING|QUEEN|VIZIER|PHARAOH|PRINCE|PRINCESS|OFFICIAL|LADY))$/u;
const IN_CAPITALS = /^(?=.*\p{Lu}{3})\P{Ll}{4,70}$/u;

/** What is said at the head of a line on somebody who had a part in the work. */
const ACT =
  /^(?:Design|(Execution|Production|Manufacture|Printing)): (\p{Lu}(?:(?!\. \p{Lu}\p{Ll}{4})[^,(]){2,60}(?:, (?:Ltd|Inc|Jr|Sr)\.?)?)(?=,|$| \()/u;

const COLOUR =
  '(?:black|white|red|blue|green|yellow|pink|orange|purple|brown|gr[ae]y|gold|ultraviolet|daylight)';
const COLOURS = new RegExp(`^${COLOUR}(?:, ${COLOUR}){0,6},? and ${COLOUR}$`, 'i');

/** A maker behind "by", and where and when: on a line of its own, or behind the materials. */
const BY_AND_PLACE = new RegExp(
  `^(?:(\\p{Lu}[^\\d,;:]{2,60})[,;] )?((?:[Mm]ade )?[Bb]y) (${NAME})(?:, (\\p{Lu}[^\\d,()]{2,25}(?:, \\p{Lu}[^\\d,()]{2,25})?)(?:, ((?:c\\. ?|ca\\. ?|about )?\\d{4}(?:[-\\u2013/]\\d{2,4})?))?)?,?$`,
  'u',
);

/** A part of the work that others did, or words on it. */
const PART_OR_WORDS =
  /^(?:Woodcuts?|Engravings?|Illustrations?|Lithographs?|Etchings?|Illuminators?|Illumination|Die engraver|Text|Translation|Binding|Photographs?|Drawings?|Assay [Mm]aster|Cinematographer|Publishers?|(?:Block )?[Cc]arvers?|Block ?cutters?): \p{Lu}|^(?:Painting|Decoration|Carving|Gilding|Enamels?|Engraving|Movement|Case|Mounts?) attributed to \p{Lu}|^Inscription[:,]? ["'\u2018\u201C]/u;

/** Forms of lines that are what they look like, whatever stands beside them. */
const FORMS: readonly Form[] = [
  ...FORMS_OF_KINDS,
  ({ text, line, at }) => (at > 0 && DYNASTY_AND_DATE.test(text) ? [whole('date', line)] : []),
  // "Maker not recorded, before 1900"
  ({ text, line, at }) => {
    const [, nobody] =
      /^((?:Maker|Artist) (?:not recorded|unknown|unidentified|once known|not known)), .*\d/.exec(text) ?? [];
    if (at === 0 || nobody === undefined) return [];
    const to = behind(line.from, nobody);
    return [
      { kind: 'artist', from: line.from, to },
      { kind: 'date', from: to, to: line.to },
    ];
  },
  // "Egyptian, Third Intermediate / Period, Dynasty 21, / ca. 1075-945 BCE"
  ({ label, lines, text, line, at, below }) => {
    const [, before = '', age] = BROKEN_AGE.exec(text) ?? [];
    if (
      at === 0 ||
      age === undefined ||
      !/^(?:Period|Dynast|Bronze Age|Iron Age|Kingdom|Silla|Qi|Zhou|Song|Wei|Jin|Han)/.test(below)
    )
      return [];
    const third = lines[at + 2];
    const goesOn = below.endsWith(',') && third !== undefined && /\d/.test(textOf(label, third));
    const to = goesOn ? third.to : (lines[at + 1]?.to ?? line.to);
    const from = behind(line.from, before.trim()) - (before === '' ? 1 : 0);
    return [
      ...(before === '' ? [] : [{ kind: 'origin', from: line.from, to: from } as const]),
      { kind: 'date', from, to },
    ];
  },
  // "Late Bronze Age, / about 900 BC"
  ({ lines, text, line, at, below }) => {
    const next = lines[at + 1];
    const [age, behindAge = ''] =
      /^(?:Early |Middle |Late )?(?:Stone|Copper|Bronze|Iron) Age(?:,? (.{2,40})|,)?$/.exec(text) ?? [];
    if (at === 0 || age === undefined) return [];
    if (behindAge !== '') return isDateText(behindAge) ? [whole('date', line)] : [];
    const goesOn = next !== undefined && isDateText(below);
    return [{ kind: 'date', from: line.from, to: goesOn ? next.to : line.to }];
  },
  // "Horn and silver, by A. Lowe, Peterhead, c. 1840", "By Julius Lowe, Adelaide, South Australia, 1865"
  ({ text, line, at }) => {
    const [, medium = '', by = '', name = '', place = '', date = ''] = BY_AND_PLACE.exec(text) ?? [];
    // "Made by Ada Birch, Derby" is told otherwise.
    if (at === 0 || name === '' || (medium === '' ? place === '' || by.length > 2 : !isMaterials(medium)))
      return [];
    const from = medium === '' ? line.from : behind(line.from, medium);
    const placed = behind(from, `${by} ${name}`);
    const dated = place === '' ? placed : behind(placed, place);
    return [
      ...(medium === '' ? [] : [{ kind: 'medium', from: line.from, to: from } as const]),
      { kind: 'artist', from, to: placed },
      ...(place === '' ? [] : [{ kind: 'origin', from: placed, to: dated } as const]),
      ...(date === '' ? [] : [{ kind: 'date', from: dated, to: line.to } as const]),
    ];
  },
  // "Pink, yellow, green, and blue / fluorescent light"
  ({ lines, text, line, at, below }) => {
    const next = lines[at + 1];
    return at > 0 && next !== undefined && COLOURS.test(text) && /^\p{Ll}/u.test(below) && hasMaterial(below)
      ? [{ kind: 'medium', from: line.from, to: next.to }]
      : [];
  },
  // "Found aluminium, copper wire and plastic disks"
  ({ text, line, at }) =>
    at > 0 &&
    /^Found (?!(?:in|at|near|by|on|with|during|under|to)\b)\p{Ll}/u.test(text) &&
    isLikeMaterials(text.replace('Found ', ''))
      ? [whole('medium', line)]
      : [],
  // "Ulrich Lowe (1580-1652), / workshop of"
  ({ text, line, at }) => (at > 0 && RELATION_BEHIND.test(text) ? [whole('other', line)] : []),
  ({ text, line, at }) =>
    at > 0 && (SIDE.test(text) || SIDE_OF_COIN.test(text)) ? [whole('other', line)] : [],
  // "Gelatin silver print, 4/8"
  ({ text, line, at, above }) => {
    const [edition] = EDITION.exec(text) ?? [];
    const medium = text.slice(0, text.length - (edition?.length ?? 0));
    // "woodcut on Japanese / paper, artist's proof"
    if (at === 0 || edition === undefined || !isMaterials(medium) || hasMaterial(above)) return [];
    const to = behind(line.from, medium);
    return [
      { kind: 'medium', from: line.from, to },
      { kind: 'other', from: to, to: line.to },
    ];
  },
  // "colour linocut on paper, / edition 11/50"
  ({ text, line, at, above }) =>
    at > 0 && hasMaterial(above) && EDITION.exec(` ${text}`)?.[0].length === text.length + 1
      ? [whole('other', line)]
      : [],
  // "Relief of a horseman / marble"
  ({ text, line, at, above, below }) =>
    at > 0 &&
    /^(?!(?:and|or|with|of|in) )\p{Ll}/u.test(text) &&
    isMaterials(text) &&
    !/[,;]$|\b(?:and|on|with|in|of)$/.test(text) &&
    !/[,;-]$|\b(?:and|on|with|in|of|the|a)$/i.test(above) &&
    // "Black crayon on thin white / wove paper"
    !hasMaterial(above) &&
    !/^\p{Ll}/u.test(below) &&
    !/^\p{Ll}/u.test(above)
      ? [whole('medium', line)]
      : [],
  // "British Library, Add. MS 18850, f. 15"
  ({ text, line, at }) =>
    at > 0 &&
    text.length < 70 &&
    /^(?:The )?\p{Lu}[\p{L} ]{2,30} Library, |\b(?:MSS?|Or|Add|fols?|ff?)\.? ?\d/u.test(text) &&
    !/[.!?]$/.test(text)
      ? [whole('accession', line)]
      : [],
  // "Title (2022-2023)" below a name
  ({ text, line, at, above }) => {
    const [, title = '', from, to = from] =
      /^(\p{L}[^()]{2,80}) \((\d{4})(?:[-\u2013](\d{2,4}))?\)$/u.exec(text) ?? [];
    const end = Number(to?.length === 2 ? `${from?.slice(0, 2) ?? ''}${to}` : to);
    const isName = /^\p{Lu}[\p{L}.'\u2019-]+(?: (?:\p{Lu}[\p{L}.'\u2019-]*|de|van|von|el|al|da)){1,3}$/u.test(
      above,
    );
    return at !== 1 ||
      from === undefined ||
      !isName ||
      end - Number(from) >= SPAN_OF_LIFE ||
      Number(from) < 1900
      ? []
      : [
          { kind: 'artist', from: 0, to: line.from },
          { kind: 'title', from: line.from, to: behind(line.from, title) },
          { kind: 'date', from: behind(line.from, title), to: line.to },
        ];
  },
  // "ca. 1780-1820" where another line names the period
  ({ label, lines, text, line, at }) => {
    const [, before = '', about] =
      /^(.{3,80}), ((?:c\. ?|ca\. ?|circa |about )\d{4}(?:[-\u2013]\d{2,4})?)$/.exec(text) ?? [];
    const isOfPeriod = lines.some(
      (each, index) => index !== at && /[Pp]eriod|[Dd]ynasty/.test(textOf(label, each)),
    );
    return about === undefined || !isOfPeriod || /\(|,$/.test(before)
      ? []
      : [{ kind: 'date', from: behind(line.from, before), to: line.to }];
  },
  // "[The Work of the Manufactory]" below the title in another language
  ({ label, lines, text, line, at, above }) => {
    // "[2012.417]" is the number of the work.
    const [, title] =
      /^(\[(?=[^[\]\p{L}]{0,3}\p{L}[\p{L} '\u2019-])[^[\]]{6,90}\])(?:$|, )/u.exec(text) ?? [];
    const original = lines[at - 1];
    if (title === undefined || original === undefined || !/^\p{L}[^\d()]{2,80}$/u.test(above)) return [];
    // "Unidentified photographer / [Family group]": at the top stands whoever made it.
    // "Les Travaux de la / manufacture"
    const begin = lines[at - 2];
    const isBroken = begin !== undefined && /^\p{Ll}/u.test(above) && /\p{L}$/u.test(textOf(label, begin));
    return [
      whole(at === 1 ? 'artist' : 'original', isBroken ? { from: begin.from, to: original.to } : original),
      { kind: 'title', from: line.from, to: behind(line.from, title) },
    ];
  },
  // "THE COURT ROOM" above a label is where it hangs.
  ({ text, line, at, below }) =>
    at === 0 &&
    /^(?:THE )?(?:[\p{Lu}'\u2019]+ ){1,3}(?:ROOM|GALLERY|HALL|WING|STAIRCASE|CORRIDOR)$/u.test(text) &&
    below !== ''
      ? [whole('other', line)]
      : [],
  // "Handed in by Ada Birch, 1913": what was done with a thing that was there.
  ({ text, line, at }) =>
    at > 0 &&
    /^(?:Handed in|Exhumed|Dug up|Captured|Caught|Seized|Confiscated) (?:by|in|at|on|near|off|from) /.test(
      text,
    )
      ? [whole('other', line)]
      : [],
  ({ text, line, at }) => (at > 0 && /^(?:died|d\.) .{2,60}\b\d{4}$/.test(text) ? [whole('life', line)] : []),
  // "Dated yiyou year of the Daoguang / period (1825)"
  ({ lines, text, line, at, below }) => {
    const next = lines[at + 1];
    if (at === 0 || !/^Dated .{4,60}$/.test(text)) return [];
    const goesOn = next !== undefined && /^\p{Ll}/u.test(below) && /\d{4}/.test(below);
    return [{ kind: 'date', from: line.from, to: goesOn ? next.to : line.to }];
  },
  // "Woodcuts: Arnold Nicolai", "Inscription: ..."
  ({ text, line, at }) => (at > 0 && PART_OR_WORDS.test(text) ? [whole('other', line)] : []),
  ({ text, line, at }) =>
    at > 0 && /^Artist: \p{Lu}[^\d,:]{3,40}$/u.test(text) ? [whole('artist', line)] : [],
  // "1611. Oil on panel"
  ({ text, line, at }) => {
    const [, year, medium = ''] = /^(\d{4}(?:[-\u2013]\d{2,4})?)\. (\p{Lu}.{4,80})$/u.exec(text) ?? [];
    return at === 0 || year === undefined || !isMaterials(medium)
      ? []
      : [
          { kind: 'date', from: line.from, to: line.from + 1 },
          { kind: 'medium', from: line.from + 1, to: line.to },
        ];
  },
  // "Design: Jutta Sika, Vienna, 1901/02"
  ({ text, line, at }) => {
    const [all, executed, name = ''] = ACT.exec(text) ?? [];
    if ((at === 0 && executed !== undefined) || all === undefined) return [];
    const to = behind(line.from, `${all.slice(0, all.length - name.length)}${name}`);
    const kind = executed === undefined ? 'artist' : 'maker';
    const [, place = '', year = ''] =
      /^,?((?: \p{Lu}[^\d]*?)?)((?: (?:c\. ?|ca\. ?|about |around )?\d{4}.*)?)$/u.exec(
        text.slice(all.length),
      ) ?? [];
    const placed = behind(to, place.trim()) - (place === '' ? 1 : 0);
    // "Design: Ada Birch, Elias Lowe": two of them. Where somebody executed it is told with the name.
    const isNamed = place !== '' && (executed !== undefined || isFurtherName(place));
    return [
      { kind, from: line.from, to: isNamed ? placed : to },
      ...(place === '' || isNamed ? [] : [{ kind: 'other', from: to, to: placed } as const]),
      ...(year === '' ? [] : [{ kind: 'date', from: placed, to: line.to } as const]),
    ];
  },
];

/** " Elias Lowe", behind a comma */
const isFurtherName = (text: string): boolean =>
  /^ ?\p{Lu}\p{Ll}+ \P{N}{2,30}$/u.test(text) && startsWithGivenName(text.trim());

/** "STATUE OF THE SCRIBE / PTAHSHEPSES": a title in capitals on the first lines. */
function titleInCapitals(label: LabelTokens, lines: readonly Line[]): KnownStretch[] {
  const texts = lines.slice(0, 3).map((line) => textOf(label, line));
  const [top = '', next = '', third = ''] = texts;
  // "TAU LEWIS / THE LONG WAY HOME": a name goes on in no title.
  const goesOn = GOES_ON.test(next) || OF_WHOM.test(top) || ENDS_OPEN.test(top);
  if (startsWithGivenName(top) || !goesOn || !IN_CAPITALS.test(top) || !IN_CAPITALS.test(next)) return [];
  const end = IN_CAPITALS.test(third) && GOES_ON.test(third) ? lines[2] : lines[1];
  return end === undefined ? [] : [{ kind: 'title', from: 0, to: end.to }];
}

/** A sitter's name, with the years of a life and what they were: "Mary Somerville (1780-1872) / Scientific writer". */
const SITTER =
  /^(\p{Lu}[^\d(),:]{4,50}(?:, (?:later|n\u00E9e|born|known as|called|\d{1,2}(?:st|nd|rd|th)) [^\d(),:]{2,40})?)(?: \((?:c\. ?|about )?\d{4} ?[-\u2013] ?\d{2,4}\)|,? \d{4} ?[-\u2013] ?\d{4})?$/u;
const TRADE_OF_SITTER =
  /^(?=.*(?:[eo]r|ist|ian|man|woman|smith|wright|[ei]ne|ess|poet|king|queen|judge|admiral|general|chemist)\b)\p{Lu}\p{Ll}+(?:,? (?:and |of )?\p{L}+){0,5}$/u;

/** "Unidentified artist" */
const BY_NOBODY =
  /^(?:(?:Unknown|Unidentified|Anonymous) (?:American |British |French |Dutch |German |Italian )?(?:artist|maker|painter|photographer|sculptor)|(?:Artist|Maker|Painter|Photographer|Sculptor) (?:unknown|unidentified|not known))$/i;

/** "Anna Cora Mowatt Ritchie 1819-1870 / Born Bordeaux, France", where another line says that nobody knows the maker. */
function sitterOfNobody(label: LabelTokens, lines: readonly Line[]): KnownStretch[] {
  const [top, next] = lines;
  if (!top || !next) return [];
  const text = textOf(label, top);
  const [, name] = SITTER.exec(text) ?? [];
  const isByNobody = lines.slice(1).some((line) => BY_NOBODY.test(textOf(label, line)));
  if (name === undefined || !isByNobody) return [];
  // "Pablo Picasso / Unidentified photographer"
  const isNextNobody =
    (startsWithGivenName(text) || isKnownArtist(text)) && BY_NOBODY.test(textOf(label, next));
  if (name === text && !isNextNobody) return [];
  const to = behind(top.from, name);
  return [
    { kind: 'title', from: 0, to },
    ...(to < top.to ? [{ kind: 'other', from: to, to: top.to } as const] : []),
    ...(textOf(label, next).startsWith('Born ') ? [whole('other', next)] : []),
    ...lines.filter((line) => BY_NOBODY.test(textOf(label, line))).map((line) => whole('artist', line)),
  ];
}

/** Whoever a portrait shows, where a line below says by whom it is. */
function sitter(label: LabelTokens, lines: readonly Line[]): KnownStretch[] {
  const [top, next] = lines;
  if (!top || !next || !hasByLine(label)) return [];
  const [, name] = SITTER.exec(textOf(label, top)) ?? [];
  const trade = textOf(label, next);
  // "Teapot / Silver / by Ada Birch", "Teapot / By Ada Baker"
  if (startsWithBy(label, next.from)) return [];
  if (name === undefined || !TRADE_OF_SITTER.test(trade) || isMaterials(trade)) return [];
  const to = behind(top.from, name);
  return [
    { kind: 'title', from: 0, to },
    ...(to < top.to ? [{ kind: 'life', from: to, to: top.to } as const] : []),
    whole('other', next),
  ];
}

/** No work is of a year beyond this one. */
const LAST_YEAR = 2100;
/** Lines of a label that has more on it than a title and its number. */
const LINES_BEFORE_NUMBER = 3;

/** "3284" on the last line, or "2012-00381" where another line says when. */
function numberAtEnd(label: LabelTokens, lines: readonly Line[]): KnownStretch[] {
  const last = lines.at(-1);
  if (last === undefined) return [];
  const number = textOf(label, last);
  const isNumber = /^(?:19|20)\d{2}-\d{4,6}$/.test(number);
  const isNoYear = /^[1-9]\d{3}$/.test(number) && Number(number) > LAST_YEAR;
  const isDated = lines
    .slice(0, -1)
    .some((line) => /\b\d{3,4}\b|century|period|dynasty/.test(textOf(label, line)));
  return (isNumber && isDated) || (isNoYear && lines.length > LINES_BEFORE_NUMBER)
    ? [whole('accession', last)]
    : [];
}

/** "RUTIGLIANO, TOMB 24 / 3. Volute krater": the heading of a case, and a number in it. */
function caseHeading(label: LabelTokens, [top, next]: readonly Line[]): KnownStretch[] {
  if (!top || !next || !/^\P{Ll}{6,90}$/u.test(textOf(label, top))) return [];
  return /^\d{1,3}[.)] \p{L}/u.test(textOf(label, next))
    ? [whole('other', top), { kind: 'other', from: next.from, to: next.from + 1 }]
    : [];
}

/** What the form of a label's lines tells for sure, but for its maker's. */
export function knownLines(label: LabelTokens): KnownStretch[] {
  const lines = linesOf(label);
  const texts = lines.map((line) => textOf(label, line));
  const found = lines.flatMap((line, at) =>
    FORMS.flatMap((form) =>
      form({
        label,
        lines,
        line,
        at,
        text: texts[at] ?? '',
        above: texts[at - 1] ?? '',
        below: texts[at + 1] ?? '',
      }),
    ),
  );
  return [
    ...caseHeading(label, lines),
    ...titleInCapitals(label, lines),
    ...sitterOfNobody(label, lines),
    ...sitter(label, lines),
    ...numberAtEnd(label, lines),
    ...found,
  ];
}
