import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('materials, whoever made them into a thing, a town and a date on one line are told apart', () => {
  expect(factsOf('Tankard', 'Silver, made by Ada Birch, Boston, 1690–1710')).toMatchObject({
    medium: 'Silver',
    artist: 'made by Ada Birch',
    nationality: 'Boston',
    date: '1690–1710',
  });
  expect(biteOn('Communion cup', 'Silver, made by Ada Birch', 'Edinburgh, 1609–11')).toContain(
    'a communion cup made by Ada Birch. It was made of silver in Edinburgh',
  );
  expect(biteOn('Dish', 'Earthenware, made in Staffordshire, England, 1760–1780')).toContain(
    'This is a dish, from Staffordshire, England.',
  );
});

test('a land before what was designed and printed when is no title', () => {
  const bite = biteOn(
    'Textile, Tulip',
    'Designed by Ada Birch (British, 1834–1896)',
    'for Lowe & Co. (London, England)',
    'England, designed 1875, printed ca. 1910',
    'Block-printed cotton',
  );
  expect(bite).toContain('“Tulip”, a textile');
  expect(bite).toContain('It was designed in 1875 and printed around 1910.');
  expect(bite).toContain('in England');
});

test('a factory whose name a narrow card breaks is told whole', () => {
  const bite = biteOn(
    'Tea bowl and saucer',
    'About 1755',
    'England, London; made at the Lowe',
    'porcelain factory',
    'Soft-paste porcelain',
  );
  expect(bite).toContain('made by the Lowe porcelain factory');
  expect(bite).toContain('London');
});

test('the life below whoever is said to have designed a thing is theirs, and not the maker’s', () => {
  const bite = biteOn(
    'Coffeepot',
    'Design attributed to Pierre Birch',
    '(French, Paris 1751–1843 Paris)',
    'Martin Lowe (French, Orne 1764–1843 Paris)',
    'Paris, 1797–1809',
    'Silver, ebony',
  );
  expect(bite).toContain('The design is attributed to Pierre Birch.');
  expect(bite).toContain('Martin Lowe, who was born in 1764 and died in 1843.');
  expect(bite).not.toContain('1751');
});

test('a scale is no part of the title of a model', () => {
  expect(factsOf('Model of HMS Lowe', 'Scale 1:48', 'About 1760', 'Wood, brass').title).toBe(
    'Model of HMS Lowe',
  );
});

test('a pottery that somebody owned made the thing', () => {
  expect(
    factsOf('Flower Pyramid', 'De Metaale Pot, owned by Lambert Birch', 'Delft, c. 1692–1700', 'faience'),
  ).toMatchObject({ artist: 'De Metaale Pot', title: 'Flower Pyramid', nationality: 'Delft' });
});

test('a thing at the head of a list of materials is made of them', () => {
  expect(
    biteOn('Ada Birch (1902–71)', 'The Swan', '1958', 'Armchair, polyurethane foam, wool, aluminium'),
  ).toContain('It is an armchair of polyurethane foam, wool and aluminium');
});

test('years of a decade are told as one', () => {
  expect(biteOn('Model of a steam engine', 'Made in 1880s by W. T. Lowe', 'Brass, wood')).toContain(
    'in the 1880s',
  );
});

test('whoever is quoted below a full line of a text belongs to the sentence', () => {
  const bite = biteOn(
    'Violin',
    'Ada Birch (1644–1737)',
    'Cremona, 1721',
    'Maple and spruce',
    '',
    'The violin stayed in the family for years after the',
    'death of its owner. It takes its name from a song by the poet',
    'Anne Lowe: ‘Your violin is like the morning: one always',
    'waits for it, and it never comes.’ The pegs were added.',
  );
  expect(bite).toContain('by the poet Anne Lowe: ');
});

test('a line that is parted for sure stays so beside a line that is not sure', () => {
  const bite = biteOn(
    'Tankard',
    'Silver, made by Ada Birch, Boston, 1690–1710',
    'Engraved with the arms of the Lowe family',
    'Gift of Henry Hart 1965.1351',
  );
  expect(bite).toContain('a tankard made by Ada Birch. It was made of silver in Boston');
});

test.each([
  ['Made in Athens about 540 BC', 'Athens', 'about 540 BC'],
  ['Earthenware, made in Staffordshire, England, 1760–80', 'Staffordshire, England', '1760–80'],
])('where and when a thing was made on one line: %s', (line, place, date) => {
  expect(factsOf('Dish', line, 'Given by Ada Lowe')).toMatchObject({ nationality: place, date });
});

test('what was done with an animal or an egg that was there is neither its maker nor its date', () => {
  expect(factsOf('Penguin egg', 'Handed in by Ada Birch, 1913', 'Cape Lowe')).toMatchObject({
    artist: null,
    date: null,
  });
});
