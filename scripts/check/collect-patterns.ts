import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression of the product and where it is written or made. */
export interface FoundPattern {
  file: string;
  source: string;
  flags: string;
}

/** The regular expressions that are written as such in files, without their imports. */
export function writtenPatterns(files: readonly string[]): FoundPattern[] {
  const found: FoundPattern[] = [];
  for (const file of files) {
    new Visitor({
      Literal(literal) {
        if (!('regex' in literal)) return;
        const { pattern: source, flags } = literal.regex;
        found.push({ file, source, flags });
      },
    }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  }
  return found;
}

/** The regular expressions that `run`, and what it imports, makes out of strings. */
export async function madePatterns(run: () => Promise<void>): Promise<FoundPattern[]> {
  const found: FoundPattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, given, maker) {
      const made: object = Reflect.construct(target, given, maker);
      const place = /\/((?:api|web)\/[\w/.-]+\.tsx?)/.exec(new Error().stack ?? '')?.[1];
      if (made instanceof original && place !== undefined)
        found.push({ file: place, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}
