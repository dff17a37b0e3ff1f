import { expect, test } from 'vitest';
import { parseLabel, soundBite } from '../guide.ts';
import { biteOn } from '../testing/printed-label.ts';

const LABEL = [
  'Giulia Ferrari',
  '(Verona, 1812 – Roma, 1880)',
  'Il ponte vecchio',
  'The Old Bridge',
  '1851',
  'Olio su tela',
  'Dono di Carlo Ricci, 1930',
];

test('what is told of a label in two languages rests on words of the whole label as it is printed', () => {
  const facts = parseLabel({ text: LABEL.join('\n'), lines: LABEL.map((text) => ({ text })) });
  expect(facts.given).toBe(LABEL.join('\n'));
  const quoted = soundBite(facts, { today: 2026 })
    .filter(({ origin }) => origin === 'label')
    .flatMap(({ spans }) => spans.map(({ start, end }) => facts.given.slice(start, end)));
  expect(quoted).toEqual(expect.arrayContaining(['The Old Bridge', 'Olio su tela', '1851']));
  for (const words of quoted) expect(LABEL.some((line) => line.includes(words))).toBe(true);
});

test('a date behind the title in the other language rests on its own words, above the English title', () => {
  const label = ['Remedios Birch', 'La huida, 1961', 'The Escape', 'Óleo sobre masonite / Oil on Masonite'];
  const facts = parseLabel({ text: label.join('\n'), lines: label.map((text) => ({ text })) });
  const { date } = facts.readings;
  expect(facts.given.slice(date?.start, date?.end)).toBe('1961');
});

test('a text below an empty line does not go on from the lines above it, where one of them was in two languages', () => {
  const bite = biteOn(
    'Ada Birch',
    '1845–1932',
    'Blue Room',
    '1883',
    'Olje på lerret / Oil on canvas',
    'Gave fra Asta Lowe 1905',
    '',
    'Birch lived in Paris when she',
    'painted this picture of her',
    'friend Asta Lowe at the window.',
  );
  expect(bite).toContain('Birch lived in Paris when she painted this picture');
  expect(bite).not.toContain('Gave fra');
});
