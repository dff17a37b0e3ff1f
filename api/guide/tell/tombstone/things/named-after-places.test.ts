import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';
import { namedAfterPlace } from './named-after-places.ts';

test('a thing named after the place that another line names is the only one, and keeps its capital', () => {
  expect(biteOn('4 Birchiston brooch', 'Silver and amber', 'Birchiston, Ayrshire, about AD 700')).toContain(
    'This is the Birchiston brooch.',
  );
  expect(namedAfterPlace('Birchiston sword', 'Birchiston sword\nSilver\nFound at Birchiston, Jutland')).toBe(
    'the Birchiston sword',
  );
});

test('what comes from a town of many makers is one of several', () => {
  expect(namedAfterPlace('Worcester teapot', 'Worcester teapot\nWorcester, about 1770')).toBe(
    'a Worcester teapot',
  );
});

test.each([
  ['Silver brooch', 'Silver brooch\nSilver, Ayrshire'],
  ['Birch brooch', 'Birch brooch\nGold'],
  ['Birch vase', 'Birch vase\nBirch, Stoke-on-Trent'],
])('%s is left to what else tells of it', (title, given) => {
  expect(namedAfterPlace(title, given)).toBeNull();
});

test('a thing with a person\u2019s name keeps its capitals', () => {
  const bite = biteOn('Alfred Cup', 'Gold', 'AD 871\u2013899');
  expect(bite).toContain('This is the Alfred Cup.');
});
