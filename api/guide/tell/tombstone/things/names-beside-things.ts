import type { LabelFacts } from '../../../facts.ts';
import { titleAboveKind } from '../../../lines/names/title-above-kind.ts';
import { isEveryday } from '../../../notes/everyday.ts';
import { articleFor, quotedTitle } from '../../../speech/text.ts';
import { isPicture, techniqueOf } from '../../techniques.ts';
import { isPlainObject, plainObject } from './naming-things.ts';

const NAME_THEN_THING =
  /^["'\u2018\u201C]?([^"'\u2018\u2019\u201C\u201D:()]{2,40})["'\u2019\u201D]?, (?!.* (?:and|or) )(\p{L}[\p{L} -]{2,25})$/u;
/** A name in quotation marks, or behind what is known by the name of its pattern or play: "Coat, Evening" has none. */
const THING_THEN_NAME =
  /^(?=[^"'\u2018\u201C]{3,27}["'\u2018\u201C]|(?:Textile|Wallpaper|Sidewall|Poster|Tapestry|Scarf|Rug|Carpet), \p{Lu})(\p{L}[\p{L} -]{2,25})(?:,? ["'\u2018\u201C]|, )([^"'\u2018\u2019\u201C\u201D:()]{2,40})["'\u2019\u201D]?$/u;

/** "Giselle, poster", "Armchair 'Zig-Zag'": what a thing is beside its own name: "\u201CGiselle\u201D, a poster"; null for other titles. */
function nameBesideThing(title: string, medium: string | null): string | null {
  const [, first = '', last = ''] = NAME_THEN_THING.exec(title) ?? [];
  const [, thing = last, name = first] = isPlainObject(last) ? [] : (THING_THEN_NAME.exec(title) ?? []);
  const technique = techniqueOf(medium);
  const isQuoted = /["'\u2018\u201C]/.test(title);
  // "Apples, Bowl" may be a picture of both.
  const isShown =
    !isQuoted &&
    !/^poster$/i.test(thing) &&
    (medium === null || (technique !== null && isPicture(technique)));
  return thing === '' ||
    isShown ||
    !(isPlainObject(thing) || isEveryday(thing.toLowerCase())) ||
    /^(?:holding|wearing|with|in|on|at|carrying|sitting|standing|riding|reading) /i.test(thing) ||
    ((isPlainObject(name) || isEveryday(name.toLowerCase())) && !isQuoted)
    ? null
    : `${quotedTitle(name)}, ${plainObject(thing)}`;
}

/** "The Court of Kayumars / Folio 20v": between a title and the leaf of which it is. */
const LEAF_BEHIND = /(?<=\p{Ll}{2}) (?=(?:Folio|Plate|Leaf|Sheet|Page) \d)/u;

/**
 * A title in quotation marks, with the kind of sheet that stands below it; the brackets of a title that the museum gave are not
 * said.
 */
export function spokenTitle({
  title: printed,
  medium,
  given,
}: Pick<LabelFacts, 'title' | 'medium' | 'given'>): string {
  const title = printed ?? '';
  const beside = nameBesideThing(title, medium);
  if (beside !== null) return beside;
  const quoted = quotedTitle(
    title
      .replace(/^\[([^[\]]+)\]$/, '$1')
      .replaceAll(' / ', ', ')
      .replace(LEAF_BEHIND, ', '),
  );
  const above = titleAboveKind(given);
  // "Gelatin silver print" says itself that it is a photograph.
  const isSaid =
    above !== null &&
    medium !== null &&
    (/^(?:photograph|print|drawing|film)$/.test(above.kind) || medium.toLowerCase() === above.kind);
  return above?.title === title && !isSaid ? `${quoted}, ${articleFor(above.kind)} ${above.kind}` : quoted;
}
