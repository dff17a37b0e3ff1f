import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { ReadVariable } from './read-variables.ts';

/** What a house adds of its own. */
export interface MuseumConfig {
  name: string | undefined;
  /** Absolute path of the logo. */
  logo: string | undefined;
  /** Absolute path of the folder of notes. */
  notesDir: string | undefined;
}

/** Bytes of a logo: it comes with the first screen. */
const MOST_LOGO_BYTES = 200_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a picture is by its content; undefined where it is neither. */
export function logoType(content: Uint8Array): 'image/png' | 'image/svg+xml' | undefined {
  if (PNG.equals(content.subarray(0, PNG.length))) return 'image/png';
  const head = new TextDecoder().decode(content.subarray(0, 2_000));
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(head)
    ? 'image/svg+xml'
    : undefined;
}

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
