import { expect, test } from 'vitest';
import type { NoteTalk } from './note-talk.ts';
import { withoutRepeats } from './repeats.ts';

const noteOf = (...sentences: string[]): NoteTalk => ({
  name: 'The Kiln',
  by: '',
  reply: 'Hot work.',
  parts: sentences.map((text) => ({
    tag: 'who',
    ask: '',
    lead: '',
    statement: { text, origin: 'note', spans: [] },
  })),
});
const BUILT = 'The kiln was built by three brothers above the river.';
const FIRED = 'They fired it twice a year, for nine days, with the wood of old boats.';

test('a note is told up to the sentence that says again what the label says', () => {
  const heard = ['Old boats gave the wood with which the brothers fired it for nine days.'];
  const told = withoutRepeats(noteOf(BUILT, FIRED, 'Nobody slept.'), heard);
  expect(told?.parts.map(({ statement }) => statement.text)).toEqual([BUILT]);
  expect(told?.reply).toBe('');
});

test('a note of which the label says the first sentence is not told', () => {
  expect(
    withoutRepeats(noteOf(BUILT, FIRED), ['Three brothers built this kiln above the river.']),
  ).toBeNull();
});

test('a note with other things to say is told whole, though it names what the label names', () => {
  const note = noteOf(BUILT, FIRED);
  expect(withoutRepeats(note, ['A river, a hill and smoke are painted in brown and green.'])).toBe(note);
});
