/** A line of a file and its number, from 1. */
export interface Line {
  readonly text: string;
  readonly line: number;
}

/** What stands under one heading: lines of `key: value`, and paragraphs. */
export interface Section {
  readonly heading: Line;
  readonly depth: number;
  /** Lines of the blocks that begin with a key; right below the heading any word before a colon is taken for one. */
  readonly keys: readonly Line[];
  readonly paragraphs: readonly Line[];
}

const HEADING = /^(#{1,6})\s(.*)$/;
/** A key is one word to three: "accession", "Ask known for". */
const KEY_LINE = /^(?:[-*+] )?([*_]{0,2}\p{L}+(?: \p{L}+){0,2}[*_]{0,2}):/u;
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/;

/** Without the marks of a list, of emphasis and of links: what is left can be spoken. */
function withoutMarks(text: string): string {
  return text
    .replace(/^(?:[-*+]|>) /, '')
    .replaceAll(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\p{N}])|`/gu, '')
    .trim();
}

/** Lines that stand together, between empty lines and rules. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const each of lines) {
    if (each.text === '' || RULE.test(each.text)) blocks.push([]);
    else blocks.at(-1)?.push(each);
  }
  return blocks.filter((block) => block.length > 0);
}

function sectionOf(
  heading: Line,
  depth: number,
  lines: readonly Line[],
  isKey: (name: string) => boolean,
): Section {
  const blocks = blocksOf(lines);
  const isOfKeys = ([first]: readonly Line[], at: number): boolean => {
    const name = KEY_LINE.exec(first?.text ?? '')?.[1];
    return name !== undefined && (at === 0 || isKey(name));
  };
  return {
    heading,
    depth,
    keys: blocks
      .filter(isOfKeys)
      .flat()
      .map(({ text, line }) => ({ text: text.replace(/^[-*+] /, ''), line })),
    paragraphs: blocks
      .filter((block, at) => !isOfKeys(block, at))
      .map((block) => ({
        text: block.map(({ text }) => withoutMarks(text)).join(' '),
        line: block[0]?.line ?? heading.line,
      })),
  };
}

/**
 * Parts a text at its headings. What stands before the first is left out: it is about the file. So is a heading with
 * nothing below but deeper headings: it is about these.
 *
 * @param isKey Whether a word before a colon is a key.
 */
export function readMarkdown(text: string, isKey: (name: string) => boolean): Section[] {
  const lines = text.split('\n').map((each, at) => ({ text: each.trim(), line: at + 1 }));
  const starts = lines.flatMap(({ text: each }, at) => (HEADING.test(each) ? [at] : []));
  const sections = starts.map((at, index) => {
    const [, marks = '', title = ''] = HEADING.exec(lines[at]?.text ?? '') ?? [];
    const heading = { text: withoutMarks(title.trim().replace(/(?<!#)#{1,6}$/, '')), line: at + 1 };
    return sectionOf(heading, marks.length, lines.slice(at + 1, starts[index + 1]), isKey);
  });
  return sections.filter(({ keys, paragraphs, depth }, index) => {
    const next = sections[index + 1];
    return keys.length > 0 || paragraphs.length > 0 || next === undefined || next.depth <= depth;
  });
}
