import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { logoType } from '../providers/museum/logo-type.ts';
import type { MuseumConfig } from '../providers/museum/open-museum.ts';
import type { ReadVariable } from './read-variables.ts';

/** Bytes of a logo: it comes with the first screen. */
const MOST_LOGO_BYTES = 200_000;
function isLogo(path: string): boolean {
  try {
    return statSync(path).size <= MOST_LOGO_BYTES && logoType(readFileSync(path)) !== undefined;
  } catch {
    return false;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const orNothing = (isRight: (value: string) => boolean) =>
  z.string().check(z.refine((value) => value === '' || isRight(value)));

/** The museum's variables (`.env.example`); a relative path counts from the working folder. */
export function readMuseumConfig(read: ReadVariable): MuseumConfig {
  const name = read(
    'MUSEUM_NAME',
    orNothing((value) => /^[^\p{C}]{1,60}$/u.test(value)),
    '',
    'a name of at most 60 characters on one line',
  ).trim();
  const logo = read(
    'MUSEUM_LOGO',
    orNothing(isLogo),
    '',
    `the path of an SVG or PNG file of at most ${MOST_LOGO_BYTES / 1_000} kB`,
  );
  const notesDir = read('NOTES_DIR', orNothing(isFolder), '', 'a folder');
  return {
    name: name || undefined,
    logo: logo === '' ? undefined : resolve(logo),
    notesDir: notesDir === '' ? undefined : resolve(notesDir),
  };
}
