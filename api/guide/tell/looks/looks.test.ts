import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../../guide.ts';
import { createNoteBook } from '../../notes/note-book.ts';
import { noteEntries } from '../../notes/note.ts';
import { biteOn } from '../../testing/printed-label.ts';

const LAST = 'It was painted at home.';
/** What is said behind the label's text. */
const behindText = (title: string, sentence: string): string =>
  biteOn(title, 'Ada Birch (1840–1926)', '1864', 'Oil on canvas', sentence, LAST).split(LAST)[1] ?? '';

test('listeners are sent to a thing of which the text speaks', () => {
  expect(behindText('Harbour', 'A white dog lies under the table.')).toContain('dog');
});

test('nobody is asked where a thing is of which the text has said where', () => {
  expect(behindText('Harbour', 'A white dog lies on the left.')).not.toContain('dog');
});

test('nobody is sent to what the text itself sends to', () => {
  expect(behindText('Harbour', 'Look past the white dog that lies under the table.')).not.toContain('dog');
  expect(behindText('Harbour', 'Can you find the white dog that lies under the table?')).not.toContain('dog');
});

test('nobody is asked to find what the title names', () => {
  expect(behindText('The Dog', 'A white dog lies under the table.')).not.toContain('dog');
  expect(behindText('The Dog', 'A pack of dogs lies under the table.')).not.toContain('dogs');
});

test('nor what a heading names that is no title', () => {
  expect(
    biteOn('Chain-making hearth', 'Lowe Heath, about 1910', '', 'A boy holds a chain over the fire.', LAST),
  ).not.toMatch(/the chain\b/);
});

test('where a note on the very work sends one, it sends one in its own words; a note on such works asks', () => {
  const look = (by: string): string => {
    const entry = `kind: subject\n\nid: kiln\nnames: The Kiln${by}\nterm: The kiln stood by the road.\nlook: Look at the door, which hangs by one hinge.\nsource: Invented`;
    const knowledge = { today: 2026, notes: createNoteBook(noteEntries(entry)) };
    const text = 'Ada Birch (1840–1926)\nThe Kiln, 1864\nOil on canvas';
    return textOf(soundBite(parseLabel({ text }), knowledge));
  };
  expect(look('\nby: Ada Birch')).toContain('Look at the door, which hangs by one hinge.');
  expect(look('')).not.toContain('hinge');
});

test('nobody is sent to find the bird where the title names its kind, nor on a page what its words tell of', () => {
  expect(behindText('The Heron', 'A bird stands under the table.')).not.toContain('bird');
  expect(behindText('The Kitchen', 'A bird stands under the table.')).toContain('bird');
  const page = biteOn('Journal of Ada Birch', '1864', 'Ink on paper', 'A lamb stands under the table.', LAST);
  expect(page.split(LAST)[1] ?? '').not.toContain('lamb');
});

test('nobody is sent to look for the grain of a box that held somebody’s bones', () => {
  expect(biteOn('Ossuary', 'Jericho', '1st century CE', 'Limestone')).not.toMatch(/Find|See whether/);
});

/** Whether somebody is sent to look for the dog that a label's text tells of, before it ends with this sentence. */
const isSentBehind = (last: string): boolean =>
  /\bdog\b.*\bdog\b/s.test(
    biteOn(
      'Harbour',
      'Ada Birch (1840–1926)',
      '1864',
      'Oil on canvas',
      'A white dog lies under the table.',
      last,
    ),
  );

test.each([
  ['It was painted at home.', true],
  ['What would you have asked her?', false],
  ['Imagine the room in winter.', false],
  ['Her sister drowned in that harbour.', false],
  ['A year later her son died.', false],
  ['The fashion for harbours died out later.', true],
])('a task stands behind no text that asks, bids or tells of a death: behind %j %j', (last, isSent) => {
  expect(isSentBehind(last)).toBe(isSent);
});
