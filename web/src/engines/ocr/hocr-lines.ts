import type { RecognisedLine } from './ports.ts';

type Word = RecognisedLine['words'][number];

/** A line and its kin (header, caption, floating text) or a word, with the title that holds its properties. */
const SPAN =
  /<span class='(?:(?<line>ocr_(?:line|header|caption|textfloat))|ocrx_word)'(?: (?!title=)[^ <>]*)* title=(?<quote>["'])(?<title>(?:(?!\k<quote>)[^<>])*)\k<quote>[^<>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * The printed lines of a page with their words, as Tesseract writes them in hOCR 1.2 (`bbox` in pixels, `x_wconf` in
 * percent). The same said as objects is six times as long, letter by letter, and takes the main thread longer.
 */
export function hocrLines(hocr: string): RecognisedLine[] {
  const lines: { words: Word[]; height: number; scale: RecognisedLine['scale'] }[] = [];
  for (const span of hocr.matchAll(SPAN)) {
    const { line, title = '' } = span.groups ?? {};
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbersOf(title, 'bbox');
    if (line !== undefined) {
      lines.push({ words: [], height: y1 - y0, scale: scaleOf(title, { x0, y1 }) });
      continue;
    }
    const start = span.index + span[0].length;
    const text = plainText(hocr.slice(start, hocr.indexOf('</span>', start)));
    const [confidence = 0] = numbersOf(title, 'x_wconf');
    lines.at(-1)?.words.push({ text, confidence, box: { x0, y0, x1, y1 } });
  }
  return lines;
}

/** Where the line's foot is (`baseline`: slope and rise from its box's lower left corner) and how high its small letters are. */
function scaleOf(title: string, { x0, y1 }: { x0: number; y1: number }): RecognisedLine['scale'] {
  const [slope, rise] = numbersOf(title, 'baseline');
  const [[size], [up], [down]] = [
    numbersOf(title, 'x_size'),
    numbersOf(title, 'x_ascenders'),
    numbersOf(title, 'x_descenders'),
  ];
  if (slope === undefined || rise === undefined || size === undefined) return undefined;
  return { slope, foot: y1 + rise - slope * x0, xHeight: size - (up ?? 0) - (down ?? 0) };
}

function numbersOf(title: string, property: string): number[] {
  const value = title.split(';').find((part) => part.trimStart().startsWith(`${property} `));
  return (value?.trim().split(/\s+/).slice(1) ?? []).map(Number);
}

/** What an element holds, without the marks of bold and italic type. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
