import type { GuideLine, LabelInput } from '../../facts.ts';
import { withOriginsMarked } from '../../find-origin.ts';
import { capitalised } from '../../speech/text.ts';
import { placesInEnglish } from '../../speech/places-in-english.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import type { KeptLine } from '../kept-lines.ts';
import { inEnglish, materialsInEnglish, withDateInEnglish } from '../in-english/tombstone-words.ts';

/** How a work came, what it is numbered, where it was and what stands on it: nothing that is told. */
const REMARK =
  /^\(?(?:inv\.|inv-|inventa|inventar|inv\. ?nr|kat\.|reg\.|iscrizion|inschrift|inscripci|vs\.|rs\.|av\.|rv\.|avers\b|revers\b|anverso|reverso|vorderseite|rückseite|droit ?:|recto ?:|provenien|procedenc|herkunft|acquis\b|acquist|achat|achet|aankoop|aangekocht|adquir|ankauf|erworben|legat[oa]?\b|legaat|legado|lascito|legs (?:de|du|d['\u2019]|[A-Z])|don (?:de|du|des|d['\u2019]|del|dona)|dono (?:di|de|da|del|dell['\u2019])|donaci|doaç|dépôt|deposito|depósito|geschenk|schenkung|schenking|vermächtnis|leihgabe|dauerleihgabe|bruikleen|eigentum|privatbesitz|privatsammlung|colección|coleccion|coleção|collezione|collection (?:de|du|privée|particulière)|sammlung|musée|museo |museu |mission (?:de la|du|des|d['\u2019])|staatliche|fundación|fondation|fondazione|stiftung|firmad|firmat|signé|signiert|bez\.|procede |tirage à|exemplaire |compra\b|cat\. ?\d|kat\. ?\d|(?:audio|sala|saal|salle|zaal|raum) (?:\d|[ivx]+\b))/i;

/** Whether a line begins as a remark of a museum on how a work came does in another language. */
export const isForeignRemark = (line: string): boolean => REMARK.test(line);

/** Words of a paragraph from which it is prose, not a title in two lines. */
const PROSE_WORDS = 12;
const PROSE_LINES = 2;

/** A line that ends a sentence; a short one may be a date: "um 1650." */
const ENDS = /(?:\p{L}{2}|.{25}\d{4})[.!?]["\u201D\u00BB]?$/u;

/**
 * A label in another language as far as it can be told in English: names and titles as they are printed, dates, sizes and
 * materials in English, its text and what it says of its own history left out. Null where no material nor
 * century is known among its lines, nor a year where its language is one that `isKnown`.
 */
export function foreignTombstone({ lines }: LabelInput, isKnown: boolean): KeptLine[] | null {
  if (!lines) return null;
  const isProse = proseLines(lines);
  let known = 0;
  let isDated = false;
  const kept = lines.flatMap((line, at): KeptLine[] => {
    if (isProse[at] === true || isForeignRemark(line.text)) return [];
    const english = inEnglish(line.text) ?? materialsInEnglish(line.text);
    isDated ||= /\b1[0-9]{3}|20\d\d/.test(line.text);
    if (english === null)
      return [{ ...line, from: at, text: withDateInEnglish(placesOf(saidOfOrigin(line.text))) }];
    if (/\p{L}{3}/u.test(english)) known += 1;
    // A list of materials may go on over the end of its line.
    const isBehindComma = lines[at - 1]?.text.trimEnd().endsWith(',') === true && line.isApart !== true;
    const comma = line.text.trimEnd().endsWith(',') && at + 1 < lines.length ? ',' : '';
    const begun = isBehindComma
      ? english
      : english.replace(/^\p{Ll}(?=\p{L})/u, (letter) => letter.toUpperCase());
    return [{ ...line, from: at, text: `${begun}${comma}` }];
  });
  return (known > 0 || (isKnown && isDated)) && kept.length > known ? kept : null;
}

/** "Funnet i Birka", "Fundort: Hochdorf": where a thing was found. */
const FOUND =
  /^(?:Funnet (?:i|p\u00E5)|Funnen i|Fundet i|Fundort:?|Gefunden (?:in|bei)|Trouv\u00E9e? \u00E0|Hallad[oa] en|Encontrad[oa] em|Encontrad[oa] en|Rinvenut[oa] a|Trovat[oa] a|Gevonden (?:in|bij)) (?=\p{Lu}[^\d.;:]{2,40}$)/u;
/** "Cultura mexica", "Culture Moche": a people of which a museum speaks as a culture. */
const CULTURE =
  /^(?:Cultura|Culture|Civilt\u00E0|Civilisation|Civilizaci\u00F3n|Kultur|Cultuur) (?:de (?:la |los )?|des |der )?(\p{L}{3,20})$/u;

/** A line that says where a thing was found or which people it is of, in English where that is sure. */
function saidOfOrigin(text: string): string {
  const people = capitalised(CULTURE.exec(text.trim())?.[1] ?? '');
  if (people !== '' && /^[\uE000-\uE002]+$/.test(withOriginsMarked(people))) return `${people} culture`;
  return text.trim().replace(FOUND, 'Found in ');
}

/** "Nueva Espa\u00F1a, 1690": a line of places, by what English calls them; a title may be one such name before its year. */
const placesOf = (text: string): string =>
  text.includes(', ') &&
  !/^[^,]+, (?:c\. ?|ca\.? ?)?\d/.test(text) &&
  !isTownName(text.split(', ', 1)[0] ?? '')
    ? placesInEnglish(text)
    : text;

/** Which lines belong to a text of several lines that has whole sentences. */
function proseLines(lines: readonly GuideLine[]): boolean[] {
  const isProse = lines.map(() => false);
  let from = 0;
  lines.forEach(({ text }, at) => {
    const isBreak = inEnglish(text) !== null || isForeignRemark(text);
    if (isBreak) from = at + 1;
    if (!ENDS.test(text)) return;
    const begin = sentenceBegin(lines, from, at);
    const words = lines.slice(begin, at + 1).reduce((sum, line) => sum + line.text.split(/\s+/).length, 0);
    if (at - begin + 1 >= PROSE_LINES && words >= PROSE_WORDS) isProse.fill(true, begin, at + 1);
  });
  return isProse;
}

/** The first line of the text that ends with line `to`: behind an empty line, or the last line that is much shorter than the one below it. */
export function sentenceBegin(lines: readonly GuideLine[], from: number, to: number): number {
  const width = (at: number): number => lines[at]?.text.length ?? 0;
  const widest = Math.max(...lines.slice(from, to + 1).map(({ text }) => text.length));
  let begin = to;
  while (begin > from && lines[begin]?.isApart !== true && width(begin - 1) > 0.6 * widest) begin -= 1;
  return begin;
}
