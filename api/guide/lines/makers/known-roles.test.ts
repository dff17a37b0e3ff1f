import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('who designed a thing is told with or without a colon, and the year behind the name dates it', () => {
  for (const line of [
    'Design Lina Birch, 1968',
    'Designer: Lina Birch, 1968',
    'Design by Lina Birch, 1968',
  ]) {
    const facts = factsOf('Armchair "Karin"', line, 'Manufactured by Lowe & Sons, Tibro', 'Steel and canvas');
    expect(facts.artist).toMatch(/^Design.* Lina Birch$/);
    expect(facts.date).toBe('1968');
  }
});

test('years behind whoever produces a thing are when it was made, and nobody’s life', () => {
  const bite = biteOn(
    'Tea pot',
    'Designed by Ada Birch',
    'Produced by Lowe Pottery, 1953–1975',
    'Earthenware, glazed',
  );
  expect(bite).toContain('It was produced by Lowe Pottery from 1953 to 1975.');
  expect(bite).not.toContain('lived');
});

test('what is made still is told since when', () => {
  expect(
    biteOn('Chair', 'Designed by Ada Birch, 1958', 'Manufactured by Lowe Ltd, 1958–present', 'Oak'),
  ).toContain('It was manufactured by Lowe Ltd since 1958.');
});

test('a designer for a firm is one, and the firm another', () => {
  const facts = factsOf('Ant chair', 'Ada Birch for Elias Lowe, 1952', 'Plywood, steel');
  expect(facts).toMatchObject({ artist: 'Designed by Ada Birch', title: 'Ant chair', date: '1952' });
  expect(biteOn('Ant chair', 'Ada Birch for Elias Lowe, 1952', 'Plywood, steel')).toContain(
    'It was designed for Elias Lowe.',
  );
});

test('designer and manufacturer on one line are two', () => {
  for (const line of [
    'Design: Ada Birch / Manufacturer: Lowe & Hart',
    'Ada Birch (designer), Lowe & Hart (manufacturer)',
    'Design: Ada Birch; Manufacturer: Lowe & Hart',
  ]) {
    const bite = biteOn('Telephone', line, '1930', 'Bakelite');
    expect(bite).toContain('designed by Ada Birch');
    expect(bite).toContain('The manufacturer was Lowe and Hart.');
  }
});

test('the year in which a firm was founded is that of the firm', () => {
  const bite = biteOn(
    'Fabric length',
    'Designed by Ada Birch, American, 1901–1960',
    'Made by Lowe Weaving Company, American, founded 1919',
    '1938',
    'Cotton, printed',
  );
  expect(bite).toContain('The firm was founded in 1919.');
  expect(bite).toContain('1938');
});

test('behind the name of a manufacturer the maker is named again, for "he" would be somebody else', () => {
  const bite = biteOn('Ada Birch (1860–1884)', 'The Mill, 1883', 'Printed by Elias Lowe', 'Etching');
  expect(bite).not.toMatch(/\b(?:He|She|The artist) (?:was|died)/);
});

test('beside a designer a thing with a name of its own stands before its year', () => {
  expect(
    factsOf('Designed by Ada Birch', 'Fabric length, "Thistle," 1938', 'Cotton and rayon'),
  ).toMatchObject({
    title: 'Fabric length, "Thistle,"',
    date: '1938',
  });
});

test.each([
  ['Ada Birch, Architect', 'architect'],
  ['Ada Birch, Cabinetmaker', 'cabinetmaker'],
])('a trade with a capital behind a name is none of its words: %s', (line, trade) => {
  const bite = biteOn(line, 'American, 1867–1959', 'Lounge Chair, 1908', 'Oak');
  expect(bite).toMatch(new RegExp(`the American ${trade} Ada Birch`, 'iu'));
  expect(bite).not.toContain('Ada Birch, ');
});

test('a designer above nation and life designed the thing', () => {
  expect(biteOn('Ada Birch, Designer', 'American, 1867–1959', 'Lounge Chair, 1908', 'Oak')).toContain(
    'designed by the American artist Ada Birch',
  );
});

test('who designed a thing is told as its designer where a capital begins the word', () => {
  expect(
    biteOn('Window', 'Ada Birch, Designer', 'Lowe Glass Company, Maker', '1904', 'Glass, zinc'),
  ).toContain('a window designed by Ada Birch.');
});

test('a firm’s trade behind its name is no town', () => {
  expect(biteOn('Vase, 1905', 'Ada Birch, Decorator', 'Lowe Pottery, Manufacturer', 'Earthenware')).toContain(
    'The manufacturer was Lowe Pottery.',
  );
});

test('whom a portrait shows keeps the trade', () => {
  expect(
    factsOf('Portrait of Ada Birch, Architect', 'John Smith (American, 1880–1950)', '1922', 'Oil on canvas')
      .title,
  ).toBe('Portrait of Ada Birch, Architect');
});

test.each(['Execution: Lowe Werkstätte / Alfred Birch', 'Production: Lowe Glassworks', 'Made by Elias Lowe'])(
  'who stands above whoever executed a thing designed it: %s',
  (line) => {
    const bite = biteOn('Coffee service', 'Ada Birch', line, 'Silver, 1905');
    expect(bite).toContain('designed by Ada Birch');
    expect(bite).not.toMatch(/Ada Birch made|\//u);
  },
);

test('a picture is by whoever stands first, though another made the frame', () => {
  expect(factsOf('Ada Birch', 'The Harbour, 1905', 'Oil on canvas', 'Made by Elias Lowe').artist).toBe(
    'Ada Birch',
  );
});

test('who designed and made a thing is its maker, by the name alone', () => {
  expect(biteOn('Rose Bowl', 'Designed and made by Ada Birch', 'London, 1921', 'Silver')).toMatch(
    /(?:^|by )Ada Birch/,
  );
  expect(biteOn("'Lotus' chair", 'Designed and made by Ada Birch, Sydney', '1958', 'Steel')).toMatch(
    /made by Ada Birch(?: of Sydney\.| in 1958\. It was made in Sydney)/,
  );
  expect(biteOn('Tall clock', 'Made and signed by Ada Birch', '1790', 'Oak')).not.toContain('It is a made');
});

test('whoever made a thing below a name with a life leaves the design to that name', () => {
  const bite = biteOn(
    "Armchair 'Zig-Zag'",
    'Gerrit Birch (1888–1964),',
    'made by Lowe & Co., Amsterdam',
    'design 1934; execution c. 1938',
    'elm',
  );
  expect(bite).toContain('designed by Gerrit Birch');
  expect(bite).toContain('It was made by Lowe and Co., Amsterdam.');
});

test('several names on a line below a thing made it together', () => {
  expect(biteOn('Table lamp', 'Ada Birch, Elias Lowe, Otto Lang', '1928', 'Brass')).toContain(
    'a table lamp by Ada Birch, Elias Lowe and Otto Lang',
  );
  expect(factsOf('Typewriter', 'Design: Ada Birch, Elias Lowe', 'Steel').artist).toBe(
    'Designed by Ada Birch and Elias Lowe',
  );
});

test('a designer at the top designed the thing, whoever made it', () => {
  const label = [
    'Charles Lowe, designer; Joseph Birch, maker',
    'London, 1832',
    'Brass',
    'Part of a calculating engine',
  ];
  expect(factsOf(...label)).toMatchObject({
    artist: 'Designed by Charles Lowe',
    date: '1832',
  });
  expect(factsOf('Wilhelm Lowe, designer', 'Teapot, 1931', 'Glass').artist).toBe('Designed by Wilhelm Lowe');
});

test('a model and a cast are told as what each of two did', () => {
  const label = [
    'Gian Lowe (Jean Birch), model',
    'Antonio Birch, cast',
    'Mercury',
    'Florence, about 1580',
    'Bronze, fire-gilt',
  ];
  const bite = biteOn(...label);
  expect(bite).toContain('by Gian Lowe (Jean Birch)');
  expect(bite).toContain('cast by Antonio Birch');
  expect(bite).toContain('fire-gilt bronze');
  expect(bite).not.toContain('of mercury');
});

test('a design below a life and a firm that executed it are told as such', () => {
  const label = [
    'Else Lowe (1905–1983), design',
    'Staatliche Porzellan-Manufaktur Birch, execution',
    'Coffee service "Urbino"',
    '1931',
    'Porcelain',
  ];
  expect(factsOf(...label)).toMatchObject({ artist: 'Designed by Else Lowe', born: '1905' });
});

test('a designer before the bracket of the life designed the thing', () => {
  expect(
    factsOf(
      'Louis Lowe, designer (American, 1848–1933)',
      'Lowe Studios, New York',
      'Wisteria lamp',
      'c. 1902',
      'Glass',
    ).artist,
  ).toBe('Designed by Louis Lowe');
});
