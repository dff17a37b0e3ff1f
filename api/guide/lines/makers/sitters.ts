import { isDateText } from '../../dates/date-line.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { endsInThing, type Line, linesOf, textOf } from '../by-form.ts';
import { isOfPicture } from '../pictures.ts';
import { behind, NO_NAME, startsWithGivenName, whole } from '../line-forms.ts';

const SPAN = '(?:c\\. ?|about )?\\d{4} ?[-\\u2013] ?(?:c\\. ?|about )?\\d{4}';
/** "Mary Anne Thorold", "John Lowe, 1st Earl of Leeds (1728-1793)": whom a portrait shows, with the years of the life or without. */
const NAMED = new RegExp(
  `^(\\p{Lu}[^\\d()]{3,60}?(?: \\((?:n\u00E9e|born) \\p{Lu}[\\p{L} -]{1,20}\\))?)(?:,? (${SPAN})| \\(${SPAN}\\))?$`,
  'u',
);
const LIFE = new RegExp(`^\\(?${SPAN}\\)?$`);
/** "Botanist and illustrator", "Queen of Great Britain", "Prime Minister" */
const TRADE =
  /^(?!By |The |An? )\p{Lu}[\p{Ll}-]{2,20}(?:,? (?:and |of |to |in |the ){0,2}\p{L}[\p{L}-]{0,20}){0,6}$/u;
const TRADE_WORD =
  /(?:[eo]r|ist|ian|ette|man|woman|smith|wright|[ei]ne|ess|\bpoet|king|queen|lady|president|senator|judge|admiral|general|saint|pirate|\bspy|duke|\bearl|prince|cleric|bishop|cook|\bwit|\blord)\b/i;
const PERSON =
  "\\p{Lu}[\\p{L}.'\\u2019-]{1,20}(?: (?:\\p{Lu}[\\p{L}.'\\u2019-]{0,20}|de|da|del|di|du|van|von|der|den|le|la)){1,4}";
/** "By Charles Winstanley", "Charles Winstanley (1801-1870)" */
const MAKER = new RegExp(
  `^([Bb]y )?(${PERSON})((?:,? ${SPAN}| \\((?:${SPAN}|(?:born|b\\.) \\d{4})\\))?)$`,
  'u',
);
/** "First Lady 2009-2017": what somebody was, and when. */
const IN_OFFICE = new RegExp(`,? \\(?${SPAN}\\)?$`);
/** "Born Chicago, Illinois": of a maker a year would be told. */
const BORN_AT = /^Born (?:in )?\p{Lu}[\p{L} ,.'\u2019-]{2,60}$/u;
const NOBODY =
  /^(?:[Bb]y (?:an )?)?(?:(?:[Uu]nknown|[Uu]nidentified|Anonymous) (?:artist|painter|photographer|sculptor)|(?:Artist|Painter|Photographer|Sculptor) (?:unknown|unidentified))$/;

/** Who made the portrait, on the line below what the sitter was; none where that line names nobody. */
function makerOf(label: LabelTokens, line: Line, below: Line | undefined): KnownStretch[] {
  const text = textOf(label, line);
  if (NOBODY.test(text)) return [whole('artist', line)];
  const [, by = '', name = '', life = ''] = MAKER.exec(text) ?? [];
  if (name === '' || NO_NAME.test(name) || endsInThing(name) || isMaterials(name)) return [];
  const isLifeBelow = below !== undefined && LIFE.test(textOf(label, below));
  if (by === '' && life === '' && !isLifeBelow) return [];
  const to = behind(line.from, `${by}${name}`);
  if (life !== '')
    return [
      { kind: 'artist', from: line.from, to },
      { kind: 'life', from: to, to: line.to },
    ];
  return [whole('artist', line), ...(isLifeBelow ? [whole('life', below)] : [])];
}

/** "Ada Birch", "Paul Lowe (1838-1890)", "and their children": one of several whom a portrait shows. */
const ONE_OF_SITTERS = new RegExp(
  `^(?:${PERSON}(?: \\(${SPAN}\\))?|their \\p{Ll}{3,12}(?: \\p{Lu}\\p{L}{1,20})?)$`,
  'u',
);

/** "Ada Birch, Ella Birch and Paul Lowe / by Ivo Winstanley": several whom a portrait shows, and who made it. */
export function sittersAndMaker(label: LabelTokens): KnownStretch[] {
  const [top, line] = linesOf(label);
  if (!top || !line) return [];
  const sitters = textOf(label, top).split(/[,;](?: and)? | and | with (?=\p{Lu})/u);
  const [, by = '', name = '', life = ''] = MAKER.exec(textOf(label, line)) ?? [];
  const isList = sitters.length > 1 && sitters.every((sitter) => ONE_OF_SITTERS.test(sitter));
  if (!isList || by === '' || NO_NAME.test(name)) return [];
  const to = behind(line.from, `${by}${name}`);
  return [
    whole('title', top),
    { kind: 'artist', from: line.from, to },
    ...(life === '' ? [] : [{ kind: 'life', from: to, to: line.to } as const]),
  ];
}

/** Lines that tell of a sitter between the name and the maker. */
const MOST_ON_SITTER = 3;

/**
 * "Mary Anne Thorold / 1809-1881 / Botanist and illustrator / By Charles Winstanley": whom a portrait shows, with a life, a place
 * of birth or an office that is none of the maker's, and who made it, on the next line or below a text.
 */
export function sitterAndMaker(label: LabelTokens): KnownStretch[] {
  const [top, ...others] = linesOf(label);
  const text = top ? textOf(label, top) : '';
  const [, name = ''] = NAMED.exec(text) ?? [];
  if (!top || name === '' || NO_NAME.test(name) || endsInThing(name)) return [];
  const saidOf = (line: Line): string => textOf(label, line);
  const isOffice = (said: string): boolean => {
    const office = said.replace(IN_OFFICE, '');
    return TRADE.test(office) && TRADE_WORD.test(office) && !NOBODY.test(said) && !isMaterials(office);
  };
  const end = others.findIndex((line) => {
    const said = saidOf(line);
    return !LIFE.test(said) && !BORN_AT.test(said) && !isOffice(said);
  });
  const onSitter = others.slice(0, Math.min(end, MOST_ON_SITTER));
  const isTold = onSitter.map(saidOf);
  // A life alone may be the maker's.
  const isLived = text.length > name.length || isTold.some((said) => LIFE.test(said));
  if (!isTold.some((said) => BORN_AT.test(said) || (isLived && isOffice(said)))) return [];
  const rest = others.slice(onSitter.length);
  const [maker, below] = rest;
  const by = maker ? makerOf(label, maker, below) : [];
  const found = by.length > 0 ? by : madeBelow(label, rest.slice(1));
  if (found.length === 0) return [];
  const to = behind(top.from, name);
  return [
    { kind: 'title', from: top.from, to },
    ...(to < top.to ? [{ kind: 'other', from: to, to: top.to } as const] : []),
    ...onSitter.map((line) => whole('other', line)),
    ...found,
  ];
}

/** "By Charles Winstanley (1801-1870)", below the text of a label. */
function madeBelow(label: LabelTokens, lines: readonly Line[]): KnownStretch[] {
  const at = lines.findIndex((line) => /^By \p{Lu}/u.test(textOf(label, line)));
  const line = lines[at];
  return line ? makerOf(label, line, lines[at + 1]) : [];
}

/** "Unidentified photographer / Ada Birch / Born Tulsa, about 1818": below nobody's line stands whom a portrait shows, born or not. */
export function sitterBelowNobody(label: LabelTokens): KnownStretch[] {
  const [top, line, born] = linesOf(label);
  if (!top || !line || !NOBODY.test(textOf(label, top))) return [];
  const text = textOf(label, line);
  const [, name = ''] = NAMED.exec(text) ?? [];
  if (!startsWithGivenName(name) || !MAKER_ALONE.test(name) || endsInThing(name)) return [];
  const to = behind(line.from, name);
  return [
    whole('artist', top),
    { kind: 'title', from: line.from, to },
    ...(to < line.to ? [{ kind: 'other', from: to, to: line.to } as const] : []),
    ...(born && textOf(label, born).startsWith('Born ') ? [whole('other', born)] : []),
  ];
}

/** "Ada Birch as Minerva", "Mrs Lowe as a Shepherdess": somebody in the part of another. */
const IN_PART = new RegExp(
  `^(?:(?:Mrs?|Miss|Lady|Sir|Lord|The|Queen|King) )?${PERSON.replace('{1,4}', '{0,4}')} as (?:the |an? )?\\p{Lu}[\\p{L}.' \u2019-]{2,40}$`,
  'u',
);

/** "Ada Birch as Minerva / John Lowe": whom a portrait shows as another, and who painted it, whose name stands alone. */
export function sitterInPart(label: LabelTokens): KnownStretch[] {
  const [top, line] = linesOf(label);
  if (!top || !line || !IN_PART.test(textOf(label, top))) return [];
  const name = textOf(label, line);
  const isMaker =
    MAKER_ALONE.test(name) && startsWithGivenName(name) && !NO_NAME.test(name) && !endsInThing(name);
  return isMaker ? [whole('title', top), whole('artist', line)] : [];
}
const MAKER_ALONE = new RegExp(`^${PERSON}$`, 'u');

/** "Photograph by Window & Lowe", "Painting by an unknown artist, 1838": what a picture is, and by whom. */
const PICTURE_BY =
  /^((?:Photograph|Painting|Portrait|Engraving|Drawing|Etching|Lithograph|Miniature|Silhouette|Pastel|Watercolou?r) by(?: an?)?) ((?:\p{Lu}|unknown |unidentified |anonymous )[^\d,:;()]{2,60})(?:, ([^,:;()]{3,30}))?$/u;

/** "Ada Birch / Photograph by Window & Lowe": what stands below the title and says what the work is names its maker. */
export function titleAndPictureBy(label: LabelTokens): KnownStretch[] {
  const [top, line, ...others] = linesOf(label);
  const [, lead = '', name = '', when] = PICTURE_BY.exec(line ? textOf(label, line) : '') ?? [];
  if (!top || !line || lead === '' || / (?:after|for|of) /.test(name)) return [];
  if (!/^\p{Lu}[^\d:;()]{2,80}(?<![,-])$/u.test(textOf(label, top))) return [];
  if (when !== undefined && !isDateText(when)) return [];
  const isTold = others.some((each) => isMaterials(textOf(label, each)) || isOfPicture(textOf(label, each)));
  const from = behind(line.from, lead);
  const to = behind(from, name);
  return [
    whole('title', top),
    // Where no line names the technique this one does.
    { kind: isTold ? 'other' : 'medium', from: line.from, to: line.from + 1 },
    { kind: 'other', from: line.from + 1, to: from },
    { kind: 'artist', from, to },
    ...(to < line.to ? [{ kind: 'date', from: to, to: line.to } as const] : []),
  ];
}
