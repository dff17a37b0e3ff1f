import { expect, it } from 'vitest';
import { parseLabel, podcast, soundBite, textOf } from '../../guide.ts';
import { gather } from '../material.ts';
import { timeOfLife } from './time-of-life.ts';

const told = (...lines: string[]): string[] => {
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  return timeOfLife(gather(facts, { today: 2026 })).map(({ text }) => text);
};

it('tells when the maker lived where nothing else tells the time of the work', () => {
  const [life = ''] = told(
    'Ada Birch (1873\u20131936)',
    'Boy in a Red Coat',
    'Oil on canvas',
    'Purchased, 1955',
  );
  expect(life).toMatch(/1873.*1936/);
});
it('tells no life where a date or the label\u2019s own text tells the time', () => {
  expect(told('Ada Birch (1873\u20131936)', 'Boy in a Red Coat', '1911', 'Oil on canvas')).toEqual([]);
  expect(
    told(
      'Ada Birch (1873\u20131936)',
      'Boy in a Red Coat',
      'Oil on canvas',
      'Birch painted her neighbour in the spring of 1911, when the river had flooded the street.',
    ),
  ).toEqual([]);
});
it('tells no life that is not printed, or whose years are not sure', () => {
  expect(told('Ada Birch', 'Boy in a Red Coat', 'Oil on canvas')).toEqual([]);
  expect(told('Ada Birch (about 1676\u20131739)', 'Boy in a Red Coat', 'Oil on canvas')).toEqual([]);
});
it('is told by one voice and by two, between the work and a text that tells no time', () => {
  const lines = [
    'Ada Birch (1873\u20131936)',
    'Boy in a Red Coat',
    'Oil on canvas',
    'Birch painted her neighbour, who held a borrowed cat. The cat came back a week later by itself.',
  ];
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  for (const piece of [soundBite, podcast])
    expect(textOf(piece(facts, { today: 2026 }))).toMatch(/Red Coat.* from 1873 to 1936\..*borrowed cat/);
});
