import { expect, test } from 'vitest';
import { parseLabel } from '../../guide.ts';

const factsOf = (...lines: string[]) =>
  parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });

test('a pasted paragraph is told as sentences, whatever its words are taken for', () => {
  const { sentences, heading } = factsOf(
    'Club, Gata waka',
    'Spurred clubs like this one have often been called ‘gunstock clubs’ because they are like muskets. However, they were in use in Fiji before there were guns. The head was pounded into shape in the growing tree.',
    'Fiji. Collected by A. von Lowe, 1875-77. Z 3044',
  );
  expect(sentences).toHaveLength(3);
  expect(heading.map(({ text }) => text)).toEqual(['Club, Gata waka']);
});

test('a long line of a tombstone is none', () => {
  const { sentences } = factsOf(
    'Ada Birch',
    'British, 1840–1926',
    'The Kiln, 1864',
    'Oak, mahogany and walnut with inlay of pewter and brass, painted and gilded, and covered with silk velvet and linen with iron nails',
  );
  expect(sentences).toEqual([]);
});

test('the years behind a maker’s name are no date where a line of its own has one', () => {
  const { date, years } = factsOf(
    'High chest of drawers',
    'Benjamin Birch, 1734 or 1735–1822',
    'Made in Newport, Rhode Island',
    '1760–1775',
    'Mahogany',
  );
  expect([date, years]).toEqual(['1760–1775', [1760, 1775]]);
});

test('who designed the cloth of a chair is not its maker', () => {
  const { artist } = factsOf(
    'Chair, 1929–30',
    'Joseph Lowe (American, b. Austria, 1872–1933), designer',
    'Mallin Furniture Co. (American, 1929–1953), manufacturer',
    'Sarah Birch Walden (American, b. 1976), designer of reproduction fabric',
    'Lacquered pine and modern upholstery fabric',
  );
  expect(artist).not.toBe('Sarah Birch Walden');
});

test.each(['A.D. 960~1279', '960—1279 CE', '960–1279'])(
  '%s is a range, whatever stands between the years',
  (date) => {
    expect(factsOf('Mountain Villa', 'China', `Song dynasty, ${date}`, 'Ink on paper').years).toEqual([
      960, 1279,
    ]);
  },
);

test('lines from edge to edge between empty ones are a text, though materials and names begin it', () => {
  const { medium, sentences } = parseLabel({
    text: [
      'Necklace',
      'Naga people, Nagaland, India',
      'About 1900',
      'Glass, brass, shell',
      '',
      'Glass beads from Venice, brass wire',
      'from Birmingham and cowrie shells',
      'from the Maldives met on this one',
      'collar. Traders carried them inland',
      'from Mombasa after 1840.',
    ].join('\n'),
  });
  expect(medium).toBe('Glass, brass, shell');
  expect(sentences).toEqual([
    'Glass beads from Venice, brass wire from Birmingham and cowrie shells from the Maldives met on this one collar.',
    'Traders carried them inland from Mombasa after 1840.',
  ]);
});

test('a credit line over several lines is no text', () => {
  const { sentences } = parseLabel({
    text: [
      'Collar',
      'About 1900',
      '',
      'Purchased with the support of the',
      'friends of the museum, and funds given',
      'by members of the family of the maker',
      'in memory of her mother and sisters.',
    ].join('\n'),
  });
  expect(sentences).toEqual([]);
});

test.each(['Oak', 'Oil on a panel of Baltic oak'])(
  'a tombstone right above a text is none: %s',
  (material) => {
    const { title, date, medium } = parseLabel({
      text: [
        'Hans Lowe the Younger',
        'Augsburg 1497 – 1543 London',
        '',
        'The Merchant George Birch, 1532',
        material,
        'Birch came from Danzig and lived',
        'in London at the Steelyard, the',
        'house of the German merchants. A',
        'letter in his hand gives his',
        'address.',
      ].join('\n'),
    });
    expect([title, date, medium]).toEqual(['The Merchant George Birch', '1532', material]);
  },
);
