import { expect, test } from 'vitest';
import { describedPiece, parseLabel } from '../../../guide.ts';

const biteOn = (...printed: string[]): string => {
  const lines = printed.map((text) => ({ text }));
  return describedPiece(parseLabel({ text: printed.join('\n'), lines }), { today: 2026 }).description;
};

test('who wore a thing is told, with her own name', () => {
  const bite = biteOn(
    'Afternoon Dress',
    'About 1870-1873',
    'Silk taffeta',
    'Gift of Mrs. J. Reid Lowe M971.105.6',
    'Worn by: Mrs. Hugh Birch (Nee Alice Lowe).',
  );
  expect(bite).toContain('It was worn by Mrs. Hugh Birch, née Alice Lowe.');
});

test('who signed the parts of a thing is told', () => {
  const bite = biteOn(
    'Samurai armor',
    'Edo period, 17th century',
    'Iron, lacquer, silk',
    'Signed: Hōrai Kunichika (helmet); Myōchin Muneaki (mask)',
  );
  expect(bite).toContain('It is signed: Hōrai Kunichika (helmet) and Myōchin Muneaki (mask).');
});

test('a label of lines with their names before them is told as what it says', () => {
  const bite = biteOn(
    'Love letter necklace',
    'Zulu name: Umbhijo',
    'Geographical location: Msinga, KZN',
    'Material used: glass beads, cotton',
    'Purpose: It was made by a girl for the man she loved. She chose the colours herself.',
  );
  expect(bite).toContain('This is a love letter necklace.');
  expect(bite).toContain('Its Zulu name is Umbhijo.');
  expect(bite).toContain('It comes from Msinga, KZN.');
  expect(bite).toMatch(/[.:] It was made by a girl for the man she loved\./);
  expect(bite).not.toMatch(/location|Purpose|name:/);
});

test('where on a picture it is signed is no name', () => {
  expect(biteOn('The Kiln', '1864', 'Oil on canvas', 'Signed: lower left')).not.toContain('signed');
});

test('the inventory number behind who commissioned a work is not said', () => {
  const bite = biteOn(
    'River Birch',
    'Ada Birch',
    '1858-1860',
    'Watercolor on paper',
    'Commissioned by Clara T. Lowe, 1858-1860 37.1940.97',
  );
  expect(bite).toContain('It was commissioned by Clara T. Lowe, 1858 to 1860.');
});

test.each([
  [
    ['Worn by Mary Ann Lowe at the', 'opening of the canal in 1825'],
    'It was worn by Mary Ann Lowe at the opening of the canal in 1825.',
  ],
  [['Worn by Mary Ann Lowe'], 'It was worn by Mary Ann Lowe.'],
])('who wore a thing is told to the end of the phrase, over the end of a line: %j', (lines, told) => {
  expect(biteOn('Coat', 'About 1825', 'Wool', ...lines, 'Gift of Mrs. Harold Olsen, 1951')).toContain(told);
});

test('whose voyage it was is no maker', () => {
  const bite = biteOn(
    'Throwing-stick or boomerang',
    'Collected at Botany Bay, New',
    'South Wales, Australia, April',
    '1770, on the first voyage of',
    'Captain James Cook',
    'Wood',
  );
  expect(bite).not.toContain('Cook made');
});

test('where a thing was made is no part of the title on a full line above it', () => {
  const bite = biteOn(
    'Bowl with Kufic Inscription',
    'Place made: Nishapur, Iran',
    '10th century',
    'Ceramic; buff earthenware,',
    'white slip painted in black',
    'under transparent glaze',
  );
  expect(bite).not.toContain('Inscription Place made');
});

test('a famous rank is told', () => {
  expect(
    biteOn('Writing box', 'Lacquered wood', 'Heian period, 12th century', 'National Treasure'),
  ).toContain('It is ranked as a National Treasure.');
});

test('what a museum of nature prints behind a word and a colon is said in sentences', () => {
  const bite = biteOn(
    'Meteorite',
    'Age: 4.5 billion years',
    'Discovered: 1936, by Ada Birch',
    'Locality: Lowe Desert, Namibia',
    'Weight: 32 kg',
  );
  for (const said of [
    'It is 4.5 billion years old.',
    'It was discovered in 1936 by Ada Birch.',
    'It comes from the Lowe Desert, Namibia.',
    'It weighs 32 kg.',
  ])
    expect(bite).toContain(said);
});
test('where a thing was found is told with the year', () => {
  expect(biteOn('Meteorite', 'Found: Gobabis, Namibia, 1836')).toContain(
    'It was found at Gobabis, Namibia, in 1836.',
  );
});

test('a crown beside its mint and dies is a coin', () => {
  const bite = biteOn(
    'CROWN OF CHARLES I (‘DAHL CROWN’)',
    'Silver, 1644',
    'Dies by Thomas Lowe',
    'Mint of Oxford',
  );
  expect(bite).toContain('This is a coin, a crown of Charles I (‘Dahl Crown’).');
  expect(bite).toContain('The dies were cut by Thomas Lowe.');
  expect(biteOn('Crown of Birch', 'Gold', '1644')).not.toContain('coin');
});
test('a ship aboard which a thing was made is told', () => {
  expect(
    biteOn(
      'Scrimshaw tooth',
      'Engraved by Frederick Lowe (1808–1862) of',
      'Nantucket, aboard the ship Dahlia, 1829',
    ),
  ).toContain('It was made aboard the ship Dahlia.');
});
test('which of a ruler’s reigns a coin is of is no second date of it', () => {
  const bite = biteOn(
    'Gold solidus of Dahlian II',
    'First reign (685–695)',
    'Mint of Constantinople, 692–695',
  );
  expect(bite).toContain('It is of the ruler’s first reign, 685 to 695.');
});
test('whom a part of the work follows is no maker with a strange name', () => {
  const bite = biteOn(
    'Cabinet on Stand',
    'French (Paris), about 1675–80',
    'Attributed to André-Charles Boulle',
    '(French, 1642–1732)',
    'Medallions after Jean Dahl (French, 1596–1672)',
    'Oak, ebony',
  );
  expect(bite).toContain('The medallions are after Jean Dahl.');
  expect(bite).not.toContain('artist Medallions');
});
