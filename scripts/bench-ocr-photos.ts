import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the bench needs of a record of labels.json. */
export interface Truth {
  class: string;
  /** 'ok', or the rule that should reject the photo. */
  expect: string;
  /** Another rule that may as well. */
  orElse?: string | null;
  text: string;
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

function isTruth(value: unknown): value is Truth & { file: string } {
  if (typeof value !== 'object' || value === null) return false;
  const field = (name: string): unknown => Reflect.get(value, name);
  return ['file', 'class', 'expect', 'text'].every((name) => typeof field(name) === 'string');
}

async function truthsIn(folder: string): Promise<Map<string, Truth>> {
  const path = join(folder, 'labels.json');
  if (!existsSync(path)) return new Map();
  const records: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!Array.isArray(records) || !records.every(isTruth)) {
    throw new UsageError(`${path} is not a list of records with file, class, expect and text.`);
  }
  return new Map(records.map((record) => [record.file, record]));
}
