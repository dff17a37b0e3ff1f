import type { SegmentKind } from './search/kinds.ts';

/** Names of fields that a label prints before their contents. */
const KEYS: readonly (readonly [RegExp, SegmentKind])[] = [
  [
    /^(?:(?:Name of (?:the )?)?Artist(?:['\u2019]?s)?(?: name)?|Painter|Photographer|Sculptor|Maker)$/i,
    'artist',
  ],
  [/^(?:Title(?: of (?:the )?(?:art)?work)?|Artwork(?: title)?|Object(?: name)?)$/i, 'title'],
  [/^(?:Medium|Media|Materials?(?: (?:and|&) techniques?)?|Techniques?|Made of)$/i, 'medium'],
  [/^(?:Year|Date|Period|Age)(?: (?:made|of (?:creation|production|completion)))?$/i, 'date'],
  [/^(?:Size|Dimensions?|Measurements?)$/i, 'dimensions'],
  [/^(?:Credit(?: line)?|Donor|Acquisition)$/i, 'credit'],
  [/^(?:Acc(?:ession)?\.?|Inv(?:entory)?\.?|Catalogue|Registration) ?(?:no\.?|number)$/i, 'accession'],
  [
    /^(?:Origin|Place(?: of (?:origin|production|manufacture))?|Country|Culture|People|Nationality)$/i,
    'origin',
  ],
  [
    /^(?:Collection|Location|Price|Category|Genre|Style|Edition|Series|Exhibition|Contact|Provenance)$/i,
    'other',
  ],
];
/** "Name: ..." is the artist's where another line has the title. */
const NAME_KEY = /^Name(?: of (?:the )?(?:art)?work)?$/i;
/** The name of a field with its colon. */
const KEY = /^(\p{L}[\p{L}'\u2019.& ]{1,28}?) ?:(?= |$)/u;
/** So many fields with their names are no accident. */
const FEWEST = 2;

/** The name of a field at the head of a line: what it says the line is, and of how many words it is. */
export interface FieldKey {
  readonly kind: SegmentKind;
  readonly words: number;
}

/** Of each line of a label whether it begins with the name of a field: "Artist: Ada Birch", "Year: 1926"; none does where the first does not, or no other. */
export function fieldKeys(lines: readonly string[]): (FieldKey | null)[] {
  const heads = lines.map((line) => KEY.exec(line));
  const named = heads.map((head) => KEYS.find(([form]) => form.test(head?.[1] ?? ''))?.[1]);
  const hasTitle = named.includes('title');
  const kinds = named.map(
    (kind, at) => kind ?? (NAME_KEY.test(heads[at]?.[1] ?? '') ? (hasTitle ? 'artist' : 'title') : null),
  );
  const fields = new Set(kinds.filter((kind) => kind !== null && kind !== 'other'));
  // "Mask / Culture: Dan / Wood": where some fields have names, their words tell what they are.
  const isNamed = kinds[0] !== null && fields.size >= FEWEST;
  return kinds.map((kind, at) =>
    kind === null || !isNamed ? null : { kind, words: (heads[at]?.[0] ?? '').split(' ').length },
  );
}
