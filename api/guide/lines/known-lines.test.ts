import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test('below the name of a thing a dynasty and its date say when, and a state of India where', () => {
  const bite = biteOn(
    'SALABHANJIKA',
    'Hoysala, 12th Cent. A.D.',
    'Belur, Karnataka',
    'Schist',
    'Acc. No. 59.531',
  );
  expect(bite).toContain('“Salabhanjika”');
  expect(bite).toContain('in the 12th century A.D., in the Hoysala period');
  expect(bite).toContain('Belur, Karnataka');
});

test('a title in capitals goes on in the next line', () => {
  expect(factsOf('STATUE OF THE SCRIBE', 'NEFERSESHEM', 'Limestone, painted', 'Old Kingdom').title).toBe(
    'STATUE OF THE SCRIBE NEFERSESHEM',
  );
  expect(factsOf('BOX WITH THE NAME', 'OF AN OFFICIAL', 'Wood', 'New Kingdom').title).toBe(
    'BOX WITH THE NAME OF AN OFFICIAL',
  );
});

test('where a line says by whom it is, the name on top is that of whom it shows', () => {
  const bite = biteOn('Mary Lowe (1780–1872)', 'Scientific writer', 'By James Birch', 'Chalk, 1848');
  expect(bite).toContain('“Mary Lowe”, drawn by James Birch in 1848');
});

test('what stands before a date below the maker’s line is where it was made', () => {
  const bite = biteOn(
    'Half-armour for the joust',
    'Pompeo Birch (documented 1572–1593)',
    'Milan, c. 1590',
    'Iron, gilt',
  );
  expect(bite).toContain('Pompeo Birch made this half-armour for the joust around 1590');
  expect(bite).toContain('It was made in Milan');
});

test('a word of the trade at the head of a line says who did what', () => {
  const bite = biteOn(
    'Tea service',
    'Design: Jutta Lowe, Vienna, 1901/02',
    'Execution: Porzellan-Manufaktur Birch, Vienna',
    'Porcelain, stencilled in red',
  );
  expect(bite).toContain('designed by Jutta Lowe');
  expect(bite).toContain('between 1901 and 1902');
  expect(bite).toContain('Porzellan-Manufaktur Birch, Vienna, made it');
});

test('a coin is no work of whoever struck it', () => {
  const bite = biteOn('Sigismund of Lowe (1439–1490)', 'Guldiner 1486', 'Hall mint', 'Silver, 31.7 g');
  expect(bite).toContain('a coin, a guldiner');
  expect(bite).not.toContain('made by Sigismund');
  expect(bite).not.toContain('The artist');
});

test('a number within a year is no date', () => {
  const { date } = factsOf(
    'Kendi',
    'China, Jingdezhen, Wanli period (1573–1620)',
    'Porcelain',
    'Gift of A. Lowe',
    '2012-00381',
  );
  expect(date).toContain('Wanli');
});

test('an edition is no part of the medium, and a figured era no year', () => {
  expect(factsOf('Ada Birch', 'Night Series', '2008', 'Gelatin silver print, 4/8').medium).toBe(
    'Gelatin silver print',
  );
  expect(factsOf('Scroll of Travels', 'Edo Period, Kan’ei 7 (1630)', 'Ink on paper').years).toEqual([
    1630, 1630,
  ]);
});

test('a material that goes on below its line stays whole', () => {
  expect(factsOf('Threshing', 'Ada Birch', 'Black crayon on thin white', 'wove paper', '1920').medium).toBe(
    'Black crayon on thin white wove paper',
  );
});

test('a line that ends with a state is where it was made, and no part of the title above it', () => {
  const { title, nationality } = factsOf(
    'Inez Lowe (1931–2010)',
    'Log Cabin Quilt',
    'Greene County, Alabama',
    '1978',
    'Cotton',
  );
  expect({ title, nationality }).toEqual({ title: 'Log Cabin Quilt', nationality: 'Greene County, Alabama' });
  expect(factsOf('Basket', 'Nlaka’pamux', 'Lytton, BC, before 1920', 'Cedar root').date).toBe('before 1920');
});

test('below a thing stand a people and its land, or a maker with town and date', () => {
  expect(biteOn('Mask', 'Igala', 'Nigeria', '19th century', 'Wood')).not.toContain('Igala Nigeria');
  expect(biteOn('Tea urn', 'Paul Lowe, London, 1805', 'Silver')).toMatch(
    /Paul Lowe made this tea urn|made by Paul Lowe/,
  );
});

test('what a museum prints in square brackets below a name is the title, and no place is a material', () => {
  const { artist, title } = factsOf('Sarah Whitlow', '[Family group], 1895', 'Gelatin silver print');
  expect({ artist, title }).toEqual({ artist: 'Sarah Whitlow', title: '[Family group]' });
  expect(factsOf('The Battle', 'Thomas Whitlow (c. 1752–1824)', 'Oil on canvas, 1798').medium).toBe(
    'Oil on canvas',
  );
});

test('of the barest label the first line is the maker’s where it is a name and the second none', () => {
  const { artist, title, date } = factsOf('Laura Halstow', 'Church Fan, 2019', 'Acrylic on canvas');
  expect({ artist, title, date }).toEqual({ artist: 'Laura Halstow', title: 'Church Fan', date: '2019' });
});

test('a name in capitals goes on in no title', () => {
  const { artist } = factsOf('LAURA LOWE', 'THE LONG WAY HOME', '2016', 'Sodium lamps');
  expect(artist).not.toContain('LONG WAY');
});

test('an edition on its own line is no part of what the work is made of', () => {
  const facts = factsOf('Ada Birch', 'The reed bed', '1936', 'colour linocut on paper,', 'edition 11/50');
  expect(facts.medium).toBe('colour linocut on paper');
  expect(facts.title).toBe('The reed bed');
});

test('lines that read as materials are what the work is made of, whatever else stands among them', () => {
  const carved = factsOf(
    'Sculptor from the Lowe Valley',
    '(Master of the Madonna of Birch)',
    'Madonna and Child Enthroned',
    'circa 1295–1300',
    'Stone-pine wood, carved, painted and gilded (later repainting)',
    'from Arvier (?), chapel',
  );
  expect(carved.medium).toBe('Stone-pine wood, carved, painted and gilded (later repainting)');
});

test('an age on a line of its own is a time, and goes on in the next line', () => {
  for (const age of ['Iron Age,', 'Late Bronze Age,']) {
    const { date, medium } = factsOf('Gold torc', age, 'about 75 BC');
    expect([date, medium]).toEqual([`${age} about 75 BC`, null]);
  }
});

test('a maker behind the materials is told with where and when', () => {
  expect(factsOf('Snuff mull', 'Horn and silver, by A. Lowe, Peterhead, c. 1840')).toMatchObject({
    title: 'Snuff mull',
    artist: 'A. Lowe',
    medium: 'Horn and silver',
    date: 'c. 1840',
  });
});

test('a title in capitals goes on with what it shows', () => {
  expect(factsOf('STIRRUP SPOUT BOTTLE', 'REPRESENTING A FELINE', 'Lowe', 'Earthenware').title).toMatch(
    /bottle representing a feline/i,
  );
});

test('a material that was found is what the work is made of', () => {
  expect(factsOf('Ada Birch', 'Dusk II, 2007', 'Found aluminium, copper wire and plastic bags').medium).toBe(
    'Found aluminium, copper wire and plastic bags',
  );
});

test('a number in square brackets is no title in another language', () => {
  const facts = factsOf('Ada Birch', 'The Long Wall', '2004', 'Ink on paper', 'By donation', '[2012.417]');
  expect([facts.title, facts.originalTitle]).toEqual(['The Long Wall', null]);
});

test('colours before what they are the colours of belong to the material', () => {
  expect(factsOf('Ada Birch', 'Untitled, 1968', 'Red, yellow, and blue', 'fluorescent light').medium).toBe(
    'Red, yellow, and blue fluorescent light',
  );
});

test('a material alone below a thing is what that is made of, and no people of the place below it', () => {
  const bite = biteOn('Dagger', 'Bronze', 'Lowefand, Iran', 'About 1000 BC');
  expect(bite).toContain('This is a dagger, from Lowefand, Iran. It was made of bronze around 1000 BC.');
  expect(factsOf('Female figurine', 'Terracotta', 'Lowefand', '8th century BC').medium).toBe('Terracotta');
});

test.each(['unique', 'Unique', 'unique cast'])('that there is but one is no material: %s', (unique) => {
  expect(factsOf('Ada Birch', 'Folded Form, 1971', 'bronze', unique).medium).toBe('bronze');
});

test('a number on the last line that is no year is that of the work', () => {
  expect(factsOf('Table clock', 'Jeremias Lowe, Augsburg, 1564', 'Gilt brass, steel', '3284')).toMatchObject({
    artist: 'Jeremias Lowe',
    date: '1564',
    accession: '3284',
  });
});
