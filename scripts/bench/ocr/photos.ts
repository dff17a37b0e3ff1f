import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UNREADABLE_KINDS } from '../../../tests/label-corpus/scene.ts';

/** What the bench needs of a record of labels.json. */
export interface Truth {
  class: string;
  /** 'ok', or the rule that should reject the photo. */
  expect: string;
  /** Another rule that may as well. */
  orElse?: string | null;
  text: string;
  /** The printed lines in the order they are read. */
  lines?: readonly string[];
  /** Where each label of the photo has its text, as corners in shares of the photo; the one to be read first. */
  labels?: readonly (readonly (readonly [x: number, y: number])[])[];
}

/** What the caller can mend; its message is all they need. */
export class UsageError extends Error {}

const PHOTO = /\.(jpe?g|png|webp|avif|gif|bmp|heic)$/i;

/** A folder of photos with what is known of them. */
export interface Corpus {
  folder: string;
  /** File names, sorted. */
  photos: readonly string[];
  /** The records of the folder's labels.json by file name; empty without one. */
  truths: ReadonlyMap<string, Truth>;
}

/** @throws UsageError when there are no photos, or labels.json is something else */
export async function openCorpus(folder: string): Promise<Corpus> {
  return { folder, photos: await photosIn(folder), truths: await truthsIn(folder) };
}

async function photosIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const photos = (await readdir(folder)).filter((name) => PHOTO.test(name)).toSorted();
  if (photos.length === 0) throw new UsageError(`There are no photos in ${folder}.`);
  return photos;
}

type LabelRecord = Omit<Truth, 'class'> & { file: string; class?: string; kind?: string };

function isRecord(value: unknown): value is LabelRecord {
  if (typeof value !== 'object' || value === null) return false;
  const field = (name: string): unknown => Reflect.get(value, name);
  const named = ['file', 'expect', 'text'].every((name) => typeof field(name) === 'string');
  return named && [field('class'), field('kind')].some((name) => typeof name === 'string');
}

/** A record of drawn photos, or of real ones, whose `kind` is the class and whose `expect` says more than the rule. */
function truthOf(record: LabelRecord): Truth {
  const rejects = UNREADABLE_KINDS.some((rule) => rule === record.expect);
  return { ...record, class: record.class ?? record.kind ?? '', expect: rejects ? record.expect : 'ok' };
}

async function truthsIn(folder: string): Promise<Map<string, Truth>> {
  const path = join(folder, 'labels.json');
  if (!existsSync(path)) return new Map();
  const records: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!Array.isArray(records) || !records.every(isRecord)) {
    throw new UsageError(`${path} is not a list of records with file, class (or kind), expect and text.`);
  }
  return new Map(records.map((record) => [record.file, truthOf(record)]));
}
