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

function recordOf(house: string, data: unknown): WorkRecord {
  const record: Record<string, unknown> = { house };
  if (typeof data !== 'object' || data === null) return { house };
  const given = new Map(Object.entries(data));
  for (const name of TEXTS) {
    const value: unknown = given.get(name);
    if (typeof value === 'string' && value !== '' && value.length < 1200)
      record[name] = value.replaceAll(/\s+/g, ' ');
  }
  for (const name of ['born', 'died']) {
    const value: unknown = given.get(name);
    if (typeof value === 'number') record[name] = value;
  }
  const makers: unknown = given.get('makers');
  if (Array.isArray(makers)) record['makers'] = makers.filter((name) => typeof name === 'string');
  // Every name of the result stands in `WorkRecord` with this type.
  return record as unknown as WorkRecord;
}

/** All records of one house. Throws where the folder has no such file. */
export function recordsOf(folder: string, house: string): WorkRecord[] {
  return readFileSync(`${folder}/${house}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => recordOf(house, JSON.parse(line)));
}
