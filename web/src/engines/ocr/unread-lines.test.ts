import { expect, test } from 'vitest';
import type { RecognisedLine, RecognisedPage } from './ports.ts';
import { unreadIn, withLines } from './unread-lines.ts';

/** A line of words of 50 pixels each, so far down the page; its ink fills a third of each box. */
const line = (text: string, y: number, { x = 20, height = 20, confidence = 95 } = {}): RecognisedLine => ({
  words: text.split(' ').map((word, at) => ({
    text: word,
    confidence,
    box: { x0: x + 60 * at, y0: y, x1: x + 60 * at + 50, y1: y + height },
  })),
  height,
});
const pageOf = (lines: RecognisedLine[]): RecognisedPage => ({
  text: lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n'),
  hocr: '',
  lines,
});
const textOf = ({ lines }: RecognisedPage): string[] =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

function printed(lines: readonly RecognisedLine[]) {
  const [width, height] = [400, 200];
  const data = new Uint8Array(width * height).fill(255);
  for (const { box } of lines.flatMap(({ words }) => words))
    for (let y = box.y0; y < box.y1; y++) for (let x = box.x0; x < box.x1; x += 3) data[y * width + x] = 0;
  return { data, width, height };
}

const title = line('THE LOTUS HOUR', 20, { height: 44 });
const artist = line('ANNA MELLON', 100);
const year = line('ABOUT 1899', 140);

test('of a page all of which was read nothing is left, not for specks either', () => {
  const picture = printed([title, artist, line('.', 170, { height: 6 })]);
  expect(unreadIn(picture, pageOf([title, artist]))).toBeUndefined();
});

test('what is left of a page is the lines that were not read', () => {
  const left = unreadIn(printed([title, artist, year]), pageOf([title]));
  expect(left).toEqual(printed([artist, year]));
});

test('lines that another look reads stand where they are printed', () => {
  const page = withLines(pageOf([title, year]), pageOf([artist]));
  expect(textOf(page)).toEqual(['THE LOTUS HOUR', 'ANNA MELLON', 'ABOUT 1899']);
  expect(page.text).toBe('THE LOTUS HOUR\nANNA MELLON\nABOUT 1899\n');
  expect(textOf(withLines(pageOf([artist]), pageOf([title, year])))).toEqual(textOf(page));
});

test('a line with more words keeps the foot of its letters, by which their marks are found', () => {
  const scale = { foot: 119, slope: 0, xHeight: 12 };
  const page = withLines(
    pageOf([title, { ...line('MELLON', 100, { x: 80 }), scale }]),
    pageOf([line('SUSANNA', 101)]),
  );
  expect(page.lines[1]?.scale).toEqual(scale);
});

test('words beside a line that was read are of that line', () => {
  const page = withLines(pageOf([title, line('MELLON', 100, { x: 80 })]), pageOf([line('SUSANNA', 101)]));
  expect(textOf(page)).toEqual(['THE LOTUS HOUR', 'SUSANNA MELLON']);
});

test('what the engine doubts, or a letter or two, is left out', () => {
  const page = pageOf([title]);
  expect(withLines(page, pageOf([line('Arna Meion', 100, { confidence: 70 })]))).toBe(page);
  expect(withLines(page, pageOf([line('ab', 100)]))).toBe(page);
});
