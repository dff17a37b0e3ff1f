import { expect, test } from 'vitest';
import { parseLabel } from '../guide.ts';
import type { NoteTalk } from './note-talk.ts';
import { asThisVeryWork } from './very-work.ts';

const noteOf = (...sentences: string[]): NoteTalk => ({
  name: 'Ada Birch',
  by: '',
  kind: 'artist',
  reply: 'A cold winter.',
  parts: sentences.map((text) => ({
    tag: 'story',
    ask: '',
    lead: '',
    statement: { text, origin: 'note', field: 'artist', spans: [] },
  })),
});
const WHO = 'Ada Birch was a painter of kilns.';
const told = (sentence: string, title: string, year = '1864', ...printed: string[]): string =>
  asThisVeryWork(
    noteOf(WHO, sentence),
    { ...parseLabel({ text: `${title}, ${year}` }), title, years: [Number(year), Number(year)] },
    printed,
  )
    ?.parts.map(({ statement: { text } }) => text)
    .join(' ') ?? '';

test('where a note on a maker speaks of the very work it says so', () => {
  const sentence = 'Her Winter of the Kilns was sent back, and she hung it in the barn.';
  expect(told(sentence, 'The Winter of the Kilns')).toContain('“Winter of the Kilns” is this very work.');
  expect(told(sentence, 'Snow and Smoke, the Winter of the Kilns')).toContain('is this very work');
  expect(told(sentence, 'The Summer of the Kilns')).not.toContain('this very work');
});

test('a name of a place or of somebody says so only beside the year of the work', () => {
  const sentence = 'In 1864 she painted Mary Lowe in a borrowed coat.';
  expect(told(sentence, 'Mary Lowe', '1864')).toContain('this very work');
  expect(told('She painted Mary Lowe in a borrowed coat.', 'Mary Lowe')).not.toContain('this very work');
});

test.each([
  ['several works', 'She made several versions of her Winter of the Kilns.', 'Winter of the Kilns'],
  [
    'what hundreds of works are called',
    'She sold her Virgin with the Flower to a miller.',
    'Virgin with the Flower',
  ],
  ['one word', 'Her Smoke was sent back.', 'Smoke'],
  ['what stands in small letters', 'She loved the winter of the kilns.', 'Winter of the Kilns'],
])('a note that speaks of %s is on no single one', (_, sentence, title) => {
  expect(told(sentence, title)).not.toContain('this very work');
});

test('what the label has told of the work is not told again', () => {
  const sentence = 'Her Winter of the Kilns was sent back, and she hung it in the barn.';
  const printed =
    'The academy sent it back; it hung in a barn for years, where she kept it in the barn loft.';
  expect(told(sentence, 'Winter of the Kilns', '1864', `${printed} It was sent to her sister.`)).toBe(WHO);
});

test('of a title of one word a note says so where the year of the work stands beside it', () => {
  const sentence = 'A miller sat for The Smoker, her picture of 1864.';
  expect(told(sentence, 'The Smoker', '1864')).toContain('this very work');
  expect(told(sentence, 'The Smoker', '1870')).not.toContain('this very work');
});
