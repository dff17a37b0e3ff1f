import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { endsInThing, type Line, linesOf, textOf } from '../by-form.ts';
import { behind, isBelowThing, namesThing, startsWithGivenName, whole } from '../line-forms.ts';
import { isBelowThingInWords, isInLand, isKnownPeople } from '../places/people-lines.ts';

/** Lines of a label among which such a maker's is. */
const MOST_LINES = 4;

/** "Elsie Lowe, Pomo", "Ada Birch (Haida)", "Ella Birch, Seneca, New York": two to four words of a name, and a people. */
const NAME_AND_REST =
  /^(\p{Lu}[\p{L}.'\u2019-]{1,20}(?: \p{Lu}[\p{L}.'\u2019-]{0,20}){1,3})(?:, (\p{Lu}[^()\d:;]{2,60})| \((\p{Lu}[^()\d:;]{2,60})\))$/u;
/** "San Ildefonso Pueblo", "Ng\u0101ti Maniapoto" */
const SAYS_PEOPLE =
  /^\p{Lu}[^,]{2,40} (?:Pueblo|Nation|Band|Tribe)$|^(?:Ng[a\u0101][it]i? |Te |K[a\u0101]i )\p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20}){0,2}$/u;

/** "Pomo", "Hopi-Tewa", "Oglala/Lakota": one people, or two of whom somebody is. */
const isPeople = (text: string): boolean =>
  isKnownPeople(text) || SAYS_PEOPLE.test(text.normalize('NFC')) || text.split(/[-/]/).every(isKnownPeople);

/** Whether what stands behind a name is a people, with or without its land: "Seneca, New York". */
function isPeopleAndLand(text: string): boolean {
  const [people = '', ...land] = text.split(', ');
  return isPeople(people) && (land.length === 0 || isInLand(land.join(', ')));
}

/** Things that show somebody, whose name stands below. */
export const SHOWS_SOMEBODY =
  /\b(?:medal|medallion|bust|portrait|statue|statuette|figure|head|coin|relief|plaque|miniature|effigy|cameo|mask|doll|tomb|stele?|photograph|print|icon)s?\b/i;
/** A rank behind the name of whoever is shown or served. */
const RANK =
  /^(?:King|Queen|Prince|Princess|Emperor|Empress|Duke|Duchess|Count|Countess|Earl|Lord|Lady|Baron|Baroness|Bishop|Pope|Saint|Marquis|Marchioness|Sultan|Governor|President|Elector|Landgrave|Margrave|Archduke|Archbishop|Cardinal|Abbot|Jr|Sr|Esq)\b/;

/** "Adelowe workshop (Yoruba, Efon)", "Workshop of Areolo, Ise-Ekiti" */
const WORKSHOP =
  /^((?:Workshop|Studio) of (?:the )?\p{Lu}[\p{L}.'\u2019-]{1,20}(?: \p{Lu}[\p{L}.'\u2019-]{1,20}){0,3}|\p{Lu}[\p{L}.'\u2019-]{1,20}(?: (?:\p{Lu}[\p{L}.'\u2019-]{1,20}|family)){0,3} (?:workshop|studio))(?:, (\p{Lu}[^()\d:;]{2,60})| \((\p{Lu}[^()\d:;]{2,60})\))$/u;

/** A name on a line and what stands behind it, of the kind that this is of. */
const nameAndRest = (line: Line, name: string, kind: 'origin' | 'other'): KnownStretch[] => [
  { kind: 'artist', from: line.from, to: behind(line.from, name) },
  { kind, from: behind(line.from, name), to: line.to },
];

/** What a line says of a maker and whose people they are; empty where it says of none. */
function onLine(label: LabelTokens, at: number, line: Line): KnownStretch[] {
  const text = textOf(label, line);
  const [, workshop, town, ofWhom = town ?? ''] = WORKSHOP.exec(text) ?? [];
  if (workshop !== undefined)
    return nameAndRest(line, workshop, isPeople(ofWhom.split(', ', 1)[0] ?? '') ? 'origin' : 'other');
  const [, name = '', behindComma, rest = behindComma ?? ''] = NAME_AND_REST.exec(text) ?? [];
  if (name === '' || endsInThing(name) || isInLand(name) || isKnownPeople(name)) return [];
  const isGiven = startsWithGivenName(name);
  const next = linesOf(label)[at + 1];
  const isBesideThing = at > 0 ? isBelowThing(label) : next !== undefined && namesThing(textOf(label, next));
  if (isPeopleAndLand(rest)) return isGiven || isBesideThing ? nameAndRest(line, name, 'origin') : [];
  // "Teapot / Paul Birch, Boston": where somebody is from may be unknown, or a town.
  const [top] = linesOf(label);
  const isMakers =
    at === 1 &&
    behindComma !== undefined &&
    isGiven &&
    isBelowThingInWords(label) &&
    !startsWithGivenName(rest) &&
    !/,|\bof\b/.test(rest) &&
    !RANK.test(rest) &&
    !(top && SHOWS_SOMEBODY.test(textOf(label, top)));
  return isMakers ? nameAndRest(line, name, 'other') : [];
}

/** The maker whose people stands behind the name on a line of its own, or whose workshop a line names, and the title above. */
export function makerOfPeople(label: LabelTokens): KnownStretch[] {
  const lines = linesOf(label).slice(0, MOST_LINES);
  for (const [at, line] of lines.entries()) {
    const found = onLine(label, at, line);
    const [top] = lines;
    const isTitleAbove = at === 1 && top && /^\p{Lu}[^\d:;]{2,80}$/u.test(textOf(label, top));
    if (found.length > 0) return [...(isTitleAbove ? [whole('title', top)] : []), ...found];
  }
  return [];
}
