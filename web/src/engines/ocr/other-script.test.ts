import { expect, test } from 'vitest';
import { linesByScript } from './other-script.ts';
import type { RecognisedLine } from './ports.ts';

const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
const line = (text: string, confidence: number): RecognisedLine => ({
  words: text.split(' ').map((word) => ({ text: word, confidence, box })),
  height: 20,
});
const english = (confidence = 95): RecognisedLine[] => [
  line('A neighbour sat for the figure', confidence),
  line('on the left, the other was drawn', confidence),
  line('from memory in a single week', confidence),
];
/** Arabic, as a recogniser of Latin letters reads it. */
const noise = (): RecognisedLine[] => [
  line('dyalill Laaill lagyly prio gulall', 12),
  line('kd6i anig pllgay dabuul ygilo', 25),
  line('wllaal Lyla ls ill Gpoull', 30),
];

test('a block in another script is left out wherever it stands, with what chance made sure in it', () => {
  const chance = line('Gala pd', 75);
  const block = [...noise(), chance, ...noise()];
  const [above, below] = [english(), english()];
  const { latin, other } = linesByScript([...above, ...block, ...below]);
  expect(latin).toEqual([...above, ...below]);
  expect(other).toEqual(block);
});

test('a doubtful line above the label is left out where its letters make no words, and stays where they do', () => {
  const heading = line('Ploadl call jubG G4 doayl Jlaiil', 45);
  expect(linesByScript([heading, ...english()]).latin).toEqual(english());
  const lines = [line('Rahmah of the harbour moves on', 45), ...english()];
  expect(linesByScript(lines)).toEqual({ latin: lines, other: [], isToldOf: false });
});

test('a doubtful line amid sure ones is print that is hard to read', () => {
  const doubtful = line('was carved by the painters', 52);
  const lines = [...english(), doubtful, ...english()];
  expect(linesByScript(lines)).toEqual({ latin: lines, other: [], isToldOf: false });
});

test('figures between two scripts stay', () => {
  const lines = [...english(), line('1930-1913', 40), ...noise()];
  expect(linesByScript(lines).latin).toEqual(lines.slice(0, 4));
});

test.each([
  ['all of it is another script', noise()],
  ['hardly anything is sure', [line('Trio', 95), ...noise()]],
  ['the rest is doubtful as well', [...english(65), ...noise()]],
])('nothing is left out where %s', (_, lines) => {
  expect(linesByScript(lines)).toEqual({ latin: lines, other: [], isToldOf: false });
});

test('the visitor is told of a block that is left out, and of no speck', () => {
  expect(linesByScript([...english(), ...noise(), ...english()]).isToldOf).toBe(true);
  const speck = line('Gq jilw', 2);
  const read = linesByScript([...english(), speck, speck, ...english()]);
  expect(read.latin).not.toContain(speck);
  expect(read.isToldOf).toBe(false);
});
