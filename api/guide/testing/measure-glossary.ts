import { lookUpTerm } from '../glossary/glossary.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';

/** How many of the terms that labels print the glossary explains. */
export interface GlossaryCoverage {
  terms: number;
  explained: number;
  missing: string[];
}

/** What is printed on a label and may need explaining. */
interface Printed {
  medium?: string | null;
  title?: string | null;
  artist?: string | null;
}

const BETWEEN_TERMS =
  /[,;()]|\b(?:and|on|with|in|over|of|from|to|by|under|or|the|mounted|laid down|heightened|printed|painted)\b/;
const NO_TERM =
  /^(?:edition|five colors|\d+ min.*|minutes|color|black|gray|lines|framing lines|cut|pair|partly gilded)$/;

/** The single terms of a medium line: "Pastel and chalk on wove paper" has three. */
function mediumTerms(medium: string): string[] {
  return medium
    .toLowerCase()
    .replaceAll('colour', 'color')
    .split(BETWEEN_TERMS)
    .map((term) => term.trim())
    .filter((term) => /[a-z]{3}/.test(term) && !NO_TERM.test(term));
}

/** The kind of object that a title names, as "Jug" and "Covered jar with lotus scrolls" do. */
function objectTerms(title: string): string[] {
  const head = title.toLowerCase().split(/,| with | of | in /, 1)[0] ?? '';
  const isObject = head.split(' ').length < 4 && OBJECT_WORDS.has(head.split(' ').at(-1) ?? '');
  return isObject && !NO_TERM.test(head) ? [head] : [];
}

/** The term itself, or what it is a kind of: "celadon glaze", "glaze". */
function isExplained(term: string): boolean {
  const words = term.split(' ');
  return words.some((_, from) => lookUpTerm(words.slice(from).join(' ')) !== undefined);
}

/** Counts each term as often as it is printed. */
export function measureGlossary(labels: readonly Printed[]): GlossaryCoverage {
  const terms = labels.flatMap(({ medium, title, artist }) => [
    ...mediumTerms(medium ?? ''),
    ...(artist ? [] : objectTerms(title ?? '')),
  ]);
  const missing = terms.filter((term) => !isExplained(term));
  return { terms: terms.length, explained: terms.length - missing.length, missing };
}
