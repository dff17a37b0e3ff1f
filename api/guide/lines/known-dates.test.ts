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

test.each(['Date: 1971', 'Year: 1971', 'Dating: 1971', 'Year of manufacture: 1971'])(
  'the name of the field is no part of the date in %j',
  (printed) => {
    const facts = factsOf('Chair', 'Elias Lowe (1921–1999)', printed, 'Oak, leather');
    expect(facts).toMatchObject({ date: '1971', artist: 'Elias Lowe' });
    const bite = biteOn('Coat', printed, 'Wool');
    expect(bite).toContain('in 1971');
    expect(bite).not.toMatch(/Dat(?:e|ing)|Year/);
  },
);

test.each(['Mint of Birchholm, AD 616–25', 'Mint: Birchholm, AD 616–25'])(
  '%j tells the mint and the date of a coin',
  (printed) => {
    const bite = biteOn(
      'Solidus',
      printed,
      'Obverse: Busts of both rulers, a cross above',
      'Reverse: Cross on three steps',
      'Gold',
    );
    expect(bite).toContain('It was made between AD 616 and 625.');
    expect(bite).toContain('It was struck at Birchholm.');
  },
);

test('the two sides of a coin are two sentences, whatever ends the first', () => {
  const bite = biteOn(
    'Solidus',
    'Obverse: Busts of both rulers, a cross above',
    'Reverse: Cross on steps, a star behind',
    'Gold',
  );
  expect(bite).toContain('On the obverse: Busts of both rulers, a cross above.');
  expect(bite).toContain('On the reverse: Cross on steps, a star behind.');
});

test('a later cast on the line below is told with the year of the model, which is nobody’s birth', () => {
  const bite = biteOn('Ada Birch (1885–1954)', 'Standing Swimmer, 1914', 'Posthumous cast, 1964', 'Bronze');
  expect(bite).toContain('“Standing Swimmer”');
  expect(bite).toContain('It was made in 1914, this posthumous cast in 1964.');
  expect(bite).not.toContain('born in Standing');
  expect(biteOn('Ada Birch (1902–1959)', 'The Storm', '1947–48', 'Cast in 1990', 'Bronze')).toContain(
    'between 1947 and 1948 and cast in 1990',
  );
});

test('a year and that of the print behind a title are no part of it', () => {
  expect(
    factsOf(
      'Ada Birch',
      'Australia 1911–1992',
      '',
      'Breaker 1937, printed 1970s',
      'gelatin silver photograph',
      '',
      'Purchased 1976',
    ),
  ).toMatchObject({ title: 'Breaker', date: '1937, printed 1970s' });
});

test('a year in brackets behind the title is its date', () => {
  const lines = [
    'Reindeer skulls, metal wire',
    'Commissioned by the triennial',
    'Neue Halle (Neue Hauptpost)',
  ];
  const prose =
    'Birch began this work in 2016, when she piled two hundred fresh skulls in front of the court.';
  expect(
    factsOf('Ánne Birch', 'b. 1983, Hammerfest', '', 'Curtain o’Hill (2017)', ...lines, '', prose),
  ).toMatchObject({
    title: 'Curtain o’Hill',
    date: '2017',
  });
});

test('a line with a count of years is the time of the work where no other line has one', () => {
  expect(biteOn('Axe heads', 'Dug up by a farmer at Lowe Field in 1962', 'c. 1000\u2013800 BC')).toContain(
    'around 1000 to 800 BC',
  );
});

test('an age of one or two names above its years is a date with them', () => {
  expect(
    biteOn('Cup (gu) with birds', 'China', 'Middle Western Zhou dynasty', 'ca. 950–ca. 850 BCE', 'Bronze'),
  ).toContain('around 950 to 850 BCE');
  expect(
    biteOn('Cup (gu)', 'China', 'Late Birch period, Late Shang dynasty,', 'ca. 1100–ca. 1050 BCE', 'Bronze'),
  ).toContain('Late Birch period, Late Shang dynasty, around 1100');
});

test('an age and a century in capitals are told in small letters', () => {
  expect(biteOn('JAR', 'KOREA, JOSEON DYNASTY, 17TH CENTURY', 'PORCELAIN')).toContain(
    'It was made in the 17th century, in the Joseon Dynasty.',
  );
});

test.each([
  ['Albumen print, printed 1880s', 'Albumen print', '1857, printed 1880s'],
  ['Bronze, cast after 1875', 'Bronze', '1857, cast after 1875'],
  ['Bronze, cast by Ada Lowe, 1913', 'Bronze', '1857'],
  ['Bronze, cast in 1898 by Lowe', 'Bronze', '1857'],
])('of %j the material is told, and the later date where it is one', (line, medium, date) => {
  expect(factsOf('Ugo Birch', '1820–1884', 'The Wave', '1857', line)).toMatchObject({ medium, date });
});

test('the number of a model before a year is no date', () => {
  const lines = ['Telephone, Model 417, 1937', 'Designed by Ada Birch (American, 1904–1972);'];
  expect(factsOf(...lines, 'Manufactured by Lowe Electric Company', 'Cast metal, paper')).toMatchObject({
    years: [1937, 1937],
  });
});

test.each([
  ['Engraving, 1514; second state of two', 'Engraving', '1514'],
  ['Etching, c. 1637', 'Etching', 'c. 1637'],
])(
  'of %s the technique is told, with no other material on the label, and what stands above is the title',
  (line, medium, date) => {
    const label = ['Ulrich Birch (German, 1471–1528)', 'Heronia I', line, 'Lowe Fund, 1943'];
    expect(factsOf(...label)).toMatchObject({ title: 'Heronia I', medium, date });
  },
);

test('a title in the form of a material and a year is none of them beside another material', () => {
  expect(factsOf('Ada Birch (1871–1928)', 'Silver, 1914', 'Oil on canvas')).toMatchObject({
    medium: 'Oil on canvas',
  });
});
