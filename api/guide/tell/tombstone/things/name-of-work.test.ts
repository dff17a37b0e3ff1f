import { expect, test } from 'vitest';
import { parseLabel } from '../../../parse-label.ts';
import { thingOf } from './thing-of.ts';

const thing = (...lines: string[]): string | null => thingOf(parseLabel({ text: lines.join('\n') }));
const ADA = ['Ada Birch', 'British, 1901–1980'];

test.each(['Fountain', 'Chair', 'Ladder'])('a modern work of one word keeps it as its name: %s', (title) => {
  expect(thing(...ADA, `${title}, 1966`, 'Steel')).toBeNull();
});

test.each([
  ['a vessel', [...ADA, 'Bowl, 1966', 'Stoneware'], 'a bowl'],
  ['an older one', ['Ada Birch', 'British, 1801–1880', 'Chair, 1866', 'Oak'], 'a chair'],
  ['what stands above its maker', ['Chair', ...ADA, '1966', 'Steel'], 'a chair'],
  ['of several words', [...ADA, 'Side chair, 1966', 'Steel'], 'a side chair'],
])('a thing is told as one: %s', (_, lines, said) => {
  expect(thing(...lines)).toBe(said);
});
