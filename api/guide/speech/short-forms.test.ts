import { expect, test } from 'vitest';
import { parseLabel } from '../guide.ts';
import { mediumPhrase, sayMedium } from './medium/medium.ts';
import { closed, sayText } from './text.ts';

test('what old labels shorten is spoken out before whoever did it, and nowhere else', () => {
  expect(sayText('Coll. by Capt. Birch. Pres. by Ada Birch, 1903.')).toBe(
    'Collected by Capt. Birch. Presented by Ada Birch, 1903.',
  );
  expect(sayText('Birch Coll. of Kiel')).toBe('Birch Coll. of Kiel');
});

test('a state behind a town is spoken with its name, and is no "about"', () => {
  expect(sayText('born in Itu, SP, in 1850')).toBe('born in Itu, in 1850');
  expect(sayText('born in Fresno, CA, and Lodz, PL')).toBe('born in Fresno, California, and Lodz, PL');
});

test.each([
  ['done on bark (Eucalyptus sp.)', 'done on bark (Eucalyptus sp.).'],
  ['It was kept. (Nobody knew.)', 'It was kept. (Nobody knew.)'],
  ['It was found (see above)', 'It was found (see above).'],
])('a bracket within a sentence does not close it: %s', (text, said) => {
  expect(closed(text)).toBe(said);
});

test.each([
  ['Lithograph printed in black and red', 'a lithograph printed in black and red'],
  ['Color etching printed from two plates', 'a color etching printed from two plates'],
  ['Block printed on cotton', 'block printed on cotton'],
])('a print that is printed in something is a thing: %s', (medium, said) => {
  expect(mediumPhrase(sayMedium(medium))).toBe(said);
});

test('a comma at the end of a line that is read out makes no sentence end', () => {
  const lines = [
    'SPOON of horn, with',
    'a broad bowl.',
    'CREE, LOWE SOUND, BIRCH ISLAND,',
    'CANADA. Coll. 1903.',
  ];
  expect(parseLabel({ text: lines.join('\n') }).spoken).toContain('BIRCH ISLAND, CANADA.');
});

test.each([
  ['A Plan of the Lines &c. of His Forces', 'A Plan of the Lines et cetera of His Forces'],
  ['Costume, “Electric Night,” 1883', 'Costume, “Electric Night” 1883'],
  ['Saar & Lowe', 'Saar and Lowe'],
])('what print shortens or parts is said as one says it: %s', (printed, said) => {
  expect(sayText(printed)).toBe(said);
});

test('a blank before a point with figures stays, and one before a mark goes', () => {
  expect(sayText('They took it for a .50-calibre bullet , or a shell .')).toBe(
    'They took it for a .50-calibre bullet, or a shell.',
  );
  expect(sayText('It is 3 .5 metres long')).toBe('It is 3.5 metres long');
});
