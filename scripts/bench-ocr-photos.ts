import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the bench needs of a record of labels.json. */
export interface Truth {
  class: string;
  /** 'ok', or the rule that should reject the photo. */
  expect: string;
  text: string;
}

/** What the caller can mend; its message is all they need. */
export class UsageError extends Error {}

const PHOTO = /\.(jpe?g|png|webp|avif|gif|bmp|heic)$/i;

/** Names of the photos in a folder, sorted. @throws UsageError when there are none */
export async function photosIn(folder: string): Promise<string[]> {
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

/** The folder's labels.json by file name; empty without one. @throws UsageError when it is something else */
export async function truthsIn(folder: string): Promise<Map<string, Truth>> {
  const path = join(folder, 'labels.json');
  if (!existsSync(path)) return new Map();
  const records: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!Array.isArray(records) || !records.every(isTruth)) {
    throw new UsageError(`${path} is not a list of records with file, class, expect and text.`);
  }
  return new Map(records.map((record) => [record.file, record]));
}
