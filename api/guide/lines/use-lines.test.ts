import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test.each([
  ['Belonged to Fanny Birch (1802–1871)', 'It belonged to Fanny Birch (1802 to 1871).'],
  ['Once belonged to Fanny Birch (1802–1871)', 'It once belonged to Fanny Birch (1802 to 1871).'],
  ['Belonged to the Birch family', 'It belonged to the Birch family.'],
  ['Property of Fanny Birch (1802–1871)', 'It was the property of Fanny Birch (1802 to 1871).'],
  ['Formerly owned by Fanny Birch (1802–1871)', 'It was formerly owned by Fanny Birch (1802 to 1871).'],
  ['Gift to Fanny Birch (1802–1871)', 'It was a gift to Fanny Birch (1802 to 1871).'],
  ['Presented to Captain Birch, 1831', 'It was presented to Captain Birch in 1831.'],
  ['Tailored for Fanny Birch (1802–1871)', 'It was tailored for Fanny Birch (1802 to 1871).'],
  ['From the household of Fanny Birch (1802–1871)', 'from the household of Fanny Birch (1802 to 1871).'],
  ['Set up by his widow Fanny Birch', 'It was set up by his widow Fanny Birch.'],
  ['Dedicated by the Birch family', 'It was dedicated by the Birch family.'],
  ['Contains hair of Fanny Birch (1802–1871)', 'It contains hair of Fanny Birch (1802 to 1871).'],
])('%j tells whose a thing was, and no maker', (line, said) => {
  const facts = factsOf('Writing slope', line, 'Rosewood, about 1825');
  expect(facts).toMatchObject({ artist: null, born: null, died: null, date: 'about 1825' });
  expect(biteOn('Writing slope', line, 'Rosewood, about 1825')).toContain(said);
});

test('when a thing was made for somebody is told, and that nobody of that name made it', () => {
  const bite = biteOn('Cradle', 'Made for Clara Hastings, 1850', 'Oak');
  expect(bite).toContain('It was made for Clara Hastings');
  expect(bite).toMatch(/made (?:of oak|for Clara Hastings) in 1850\./);
});

test('what was given to a house is not told as whose it was', () => {
  expect(biteOn('Desk', 'Oak, 1850', 'Given to the Birch Museum by Ada Lowe')).not.toContain('was given to');
  expect(biteOn('Desk', 'Oak, 1850', 'Property of Ada Lowe')).not.toContain('the property');
});

test('a name that goes on below is not told by half', () => {
  expect(biteOn('Chair', 'Oak, 1795', 'Made for Elias Birch and', 'Ada Lowe of Bath')).not.toContain(
    'Birch and.',
  );
});

test('what was done with a thing stands below it and is no title', () => {
  const bell = biteOn('Ship\u2019s bell', 'Cast for HMS Lowe at Birchmouth', '1851', 'Bronze');
  expect(bell).toContain(
    'This is a ship\u2019s bell. It was made of bronze in 1851. It was cast for HMS Lowe at Birchmouth.',
  );
  expect(biteOn('Mallet', 'Painted with the arms of the borough', 'c. 1840', 'Wood')).toContain('a mallet.');
  const rattle = biteOn('Rattle', 'Wood', 'Used to raise the alarm in the streets of Birch', 'About 1830');
  expect(rattle).toContain('It was used to raise the alarm in the streets of Birch.');
  expect(rattle).toContain('around 1830');
});
