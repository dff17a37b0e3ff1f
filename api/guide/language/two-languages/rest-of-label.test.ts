import { expect, it } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';
import { saysMoreThan } from './rest-of-label.ts';

const THERE_IS_MORE = 'The rest of the label is in';

it('says that there is more where sentences in another language were not told', () => {
  const bite = biteOn(
    'Jean Dahl (1904–1990)',
    'Les Ursulines',
    '1951',
    'Huile sur toile',
    'Les robes noires se découpent sur les murs nus du monastère,',
    'et le peintre abandonne avec elles la profusion des années passées.',
  );
  expect(bite).toContain(`${THERE_IS_MORE} French.`);
});
it('says it of no life, number or house, be the label in another language or not', () => {
  const bite = biteOn(
    'Jean Dahl',
    'Québec, 1904 – Québec, 1990',
    'Les Ursulines',
    '1951',
    'Huile sur toile',
    'Musée Dahl, legs de Marie Roy',
  );
  expect(bite).not.toContain(THERE_IS_MORE);
  expect(saysMoreThan('Ada Dahl\nInv. 1234', [])).toBe(false);
});
