import { readFileSync } from 'node:fs';

/** A museum's record of a work as `shared/records` holds it; a field that the house lacks is left out. */
export interface WorkRecord {
  readonly house: string;
  readonly maker?: string;
  readonly makerRole?: string;
  readonly makers?: readonly string[];
  readonly nationality?: string;
  readonly life?: string;
  readonly born?: number;
  readonly died?: number;
  readonly culture?: string;
  readonly place?: string;
  readonly title?: string;
  readonly alternateTitle?: string;
  readonly date?: string;
  readonly medium?: string;
  readonly dimensions?: string;
  readonly credit?: string;
  readonly accession?: string;
  readonly period?: string;
  readonly dynasty?: string;
  readonly prose?: string;
}

/** The houses of the records, by file name. */
export const HOUSES = [
  'amoncarter',
  'autry',
  'crystalbridges',
  'ima',
  'moma',
  'princeton',
  'tate',
  'walters',
  'wildlife',
] as const;

const TEXTS = [
  'maker',
  'makerRole',
  'nationality',
  'life',
  'culture',
  'place',
  'title',
  'alternateTitle',
  'date',
  'medium',
  'dimensions',
  'credit',
  'accession',
  'period',
  'dynasty',
  'prose',
] as const;

/** Characters of the longest text that is of use. */
const LONGEST = 1200;

function recordOf(house: string, data: unknown): WorkRecord {
  const given = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
  const texts = TEXTS.flatMap((name): [string, string][] => {
    const value: unknown = given.get(name);
    return typeof value === 'string' && value !== '' && value.length < LONGEST
      ? [[name, value.replaceAll(/\s+/g, ' ')]]
      : [];
  });
  const years = (['born', 'died'] as const).flatMap((name): [string, number][] => {
    const value: unknown = given.get(name);
    return typeof value === 'number' ? [[name, value]] : [];
  });
  const makers: unknown = given.get('makers');
  return {
    house,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(years),
    ...(Array.isArray(makers) && { makers: makers.filter((name) => typeof name === 'string') }),
  };
}

/** All records of one house. Throws where the folder has no such file. */
export function recordsOf(folder: string, house: string): WorkRecord[] {
  return readFileSync(`${folder}/${house}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => recordOf(house, JSON.parse(line)));
}
