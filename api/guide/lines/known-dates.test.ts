import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test('a date in two counts of years stands apart from the place before it', () => {
  expect(factsOf('Coin of Timur', 'Samarkand, Rajab 969 AH / March 1562 CE', 'Silver')).toMatchObject({
    nationality: 'Samarkand',
    date: 'Rajab 969 AH / March 1562 CE',
  });
  const bite = biteOn('Rupee', 'Mughal India, Agra', 'Vikrama Samvat 1672 (1615 CE)', 'Silver');
  expect(bite).toContain('made in 1615, the year 1672 of the Samvat era');
  expect(bite).not.toContain('Samvat made');
});

test('the name on a coin goes on to the date on the line below', () => {
  expect(factsOf('Dirham of the caliph Elias b. ‘Abd', 'al-Lowe, 123 AH/740–41 CE', 'Silver')).toMatchObject({
    title: 'Dirham of the caliph Elias b. ‘Abd al-Lowe',
    years: [740, 741],
  });
});

test('two lands of which a thing is from one are a place and no part of a signature', () => {
  const facts = factsOf('Pen box', 'Signed by Mahmud ibn Lowe', 'Western Iran or Iraq', 'Brass');
  expect(facts.nationality).toBe('Western Iran or Iraq');
});
