import { expect, test } from 'vitest';
import { describedPiece, parseLabel } from '../guide.ts';
import { isOfSeveralThings } from './several-things.ts';

const labelOf = (...lines: string[]) => ({
  text: lines.join('\n'),
  lines: lines.map((text) => ({ text })),
});

test.each([
  [['1. Iron key', '2. Bone comb']],
  [['A Faience ring', 'B Bone comb']],
  [['4) Iron key', 'Roman', '5) Bone comb']],
  [['1 Iron key', 'Roman, 2nd century', '2 Bone comb', 'Roman, 3rd century']],
])('numbers in a row tell that a label is on several things: %s', (lines) => {
  expect(isOfSeveralThings(labelOf(...lines))).toBe(true);
});

test.each([
  [['3. Iron key', 'Roman']],
  [['Iron key', '2 June 1850', '3 May 1851']],
  [['14 Keys', '15 Combs']],
  [['1. Iron key', '7. Bone comb']],
])('other figures before words do not: %s', (lines) => {
  expect(isOfSeveralThings(labelOf(...lines))).toBe(false);
});

test('a label on several things is read as it stands, so that nothing of one is told of another', () => {
  const label = labelOf('1. Iron key', 'Roman, 2nd century AD', '2. Bone comb', 'Viking, about 900', 'York');
  const { description } = describedPiece(parseLabel(label), { today: 2026 });
  expect(description).toContain('1. Iron key. Roman, 2nd century AD. 2. Bone comb. Viking, about 900. York');
  expect(description).not.toContain('This is');
});

test('numbers that count on from one line to the next are those of a case', () => {
  const lines = [
    'THE LOWE TREASURE',
    '1–6   Bowls, cut up',
    '7     Flagon with scenes',
    '8     Spoons',
    'Silver. AD 410–425',
  ];
  expect(isOfSeveralThings({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) })).toBe(true);
  const days = ['4 Roses', '12 Bottles, 1962', '9 Lowe Street'];
  expect(isOfSeveralThings({ text: days.join('\n'), lines: days.map((text) => ({ text })) })).toBe(false);
});

test('numbers of a catalogue that follow each other are those of several things', () => {
  const { text, lines } = labelOf(
    'THE GREEN CABINET',
    '611  Riding suit for a boy. Yellow silk.',
    '612  Pair of gloves, to the same.',
  );
  expect(isOfSeveralThings({ text, lines })).toBe(true);
});
