import { expect, test } from 'vitest';
import { parseLabel, podcast } from '../../guide.ts';
import { biteOn } from '../../testing/printed-label.ts';

test('what the museum says of itself is said to be its words', () => {
  const bite = biteOn(
    'Ada Lowe Birch (1812\u20131870)',
    'A Winter Tale',
    '1843',
    'Birch wrote her story in six weeks, to a deadline and',
    'short of money. Every December we turn one page.',
  );
  expect(bite).toMatch(/(?:label|museum|beside it)[^.]*: Birch wrote/i);
});

/** What is said of a text in many visits, so that each wording comes. */
const talks = (sentence: string): string =>
  Array.from({ length: 24 }, (_, nth) => {
    const lines = ['Mouse trap', 'Lowe, 1861', sentence, 'It stood in the hall.'].map((text) => ({ text }));
    const text = lines.map((line) => line.text).join('\n');
    return podcast(parseLabel({ text, lines, nth }), { today: 2026 })
      .map((said) => said.text)
      .join(' ');
  }).join('\n');

test('a text is said to speak as “I” where it does, and where the museum says “we” it is told as its own words', () => {
  expect(talks('I found the trap under my grandmother’s stairs.')).toMatch(/“I”/);
  const ours = talks('Last winter we opened the trap in our store and found it empty.');
  expect(ours).not.toMatch(/“I”|the voice|a person behind it/);
  expect(ours).toMatch(/(?:words on the label|own words|they put it|they say it):? Last winter we opened/);
});

test('what leads to a text says nothing of where it stands or how it is written', () => {
  expect(talks('The trap lets one mouse in after another.')).not.toMatch(
    /whole sentences|own text|a text with it|Below that|Further down|quietly/,
  );
});
