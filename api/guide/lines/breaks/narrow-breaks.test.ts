import { describe, expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { parseLabel } from '../../parse-label.ts';
import { rejoined } from './rejoin.ts';

const joined = (text: string): string[] => {
  const all = text.split('\n');
  const lines = all.flatMap((line, at) =>
    line === '' ? [] : [{ text: line, width: line.length, startsBlock: all[at - 1] === '' }],
  );
  return rejoined(lines).map((line) => line.text);
};

describe('a title whose last word stands before the date on the next line', () => {
  test.each([
    ['Winter Twilight, Prospect\nPark, ca. 1905'],
    ['Elevated Station, Wabash\nAvenue, 1931'],
    ['Girl at a Small Cottage\nWindow, 1901'],
    ['The Apple Harvest at Le\nPouldu, 1890'],
  ])('%j is one line', (title) => {
    expect(joined(`Ada Theresa Birch\nAmerican, born 1866\n${title}\nOil on oak panel`)).toContain(
      title.replace('\n', ' '),
    );
  });

  test.each([
    ['Ada Theresa van der Birch\nWindow, 1901\nOil on canvas', 'a maker above a title'],
    ['Cup and saucer with birds\nVienna, about 1760\nPorcelain', 'a thing above a town'],
    ['Letter to Agnes from Elias Birch\nMauchline, 14 March 1788\nInk', 'a town below the widest line'],
    ['Oak, with iron chains\nBath, about 1880\n62/447', 'a material above a town'],
    ['Girl in a Red and Yellow Shawl\nWatercolour, 1900\nGiven 1947', 'a title above a material'],
  ])('%j stays as it is: %s', (text) => {
    expect(joined(text)).toEqual(text.split('\n'));
  });
});

describe('a series', () => {
  test('goes on below a number', () => {
    expect(
      parseLabel({
        text: 'Ada Birch\nBritish, 1890–1970\nNight Ferry\nFrom the series One Hundred\nViews of Leeds\n1931\nEtching',
      }),
    ).toMatchObject({ title: 'Night Ferry', date: '1931' });
    expect(joined('Mirror, from the series Six\nElegant Pastimes\nc. 1796')[0]).toBe(
      'Mirror, from the series Six Elegant Pastimes',
    );
  });

  test('ends at a maker’s name', () => {
    const text = 'Night Ferry, from the series Harbours\nAda Birch\nEtching';
    expect(joined(text)).toEqual(text.split('\n'));
  });

  const PLATE = [
    'Ada Birch',
    'British, 1890–1970',
    'Plate 4 from the series',
    'Harbour Nights, 1931',
    'Etching',
  ];

  test('goes on below the plate of a print that has no other title', () => {
    expect(joined(PLATE.join('\n'))).toContain('Plate 4 from the series Harbour Nights, 1931');
  });

  test('that goes on below is not told with the life above it', () => {
    expect(biteOn(...PLATE)).not.toContain('1970 Plate 4');
  });
});

test('a birth has the year below it, which is not when the work was made', () => {
  const label = [
    'Fiona Hall',
    'born Sydney, New South Wales',
    '1953',
    'The Kiln',
    '1990',
    'Oil on canvas',
    'Purchased 1991',
  ];
  expect(joined(label.join('\n'))).toContain('born Sydney, New South Wales 1953');
  expect(factsOf(...label)).toMatchObject({
    artist: 'Fiona Hall',
    born: '1953',
    title: 'The Kiln',
    date: '1990',
  });
});

describe('a title that is open at its end', () => {
  test.each([
    'View of Lowe from the Terrace of the Royal\nCastle, 1773',
    'The Minster from the Bishop’s\nGarden, 1823',
    'The Long Canal facing\nSanta Ada, 1740',
    'The Fleet Comes Home to Old\nBirchtown, 1812',
  ])('goes on below it, whatever the width of the label: %j', (title) => {
    const text = `Ada Birch\nBritish, 1702–1780\n${title}\nOil on canvas\n\nThe castle was burned in the war, and her view of it helped those\nwho built it up again.`;
    expect(joined(text)).toContain(title.replace('\n', ' '));
  });

  test.each([
    'The Square before St. Peter’s\nRome, 1881',
    'Young and Old\nLeeds, 1881',
    'The Queen in the Tower\nWindsor, 1788',
  ])('ends above a town where nothing is open: %j', (title) => {
    expect(joined(`Ada Birch\nBritish, 1830–1903\n${title}\nOil on canvas`)).toContain(
      title.split('\n', 1)[0],
    );
  });
});

test.each([
  'Fireworks, No. 30 from One Hundred\nFamous Views of Leeds',
  'Rain, No. 58 from One Hundred Famous\nViews of Leeds',
  'Evening Snow on the Heater, from the series Eight\nParlor Views',
])('a numbered sheet’s series goes on below: %j', (title) => {
  expect(joined(`Ada Birch\nBritish, 1830–1903\n${title}\n1857\nWoodblock print`)).toContain(
    title.replace('\n', ' '),
  );
});

test('the name of a series may stand in quotation marks on the line below', () => {
  expect(joined('White Rain, from the series\n"Fifty-three Kilns"\n1931\nWoodcut')[0]).toBe(
    'White Rain, from the series "Fifty-three Kilns"',
  );
});

test('the name of a series ends before a line that says what it is on', () => {
  const lines = [
    'From the series Thirty Views of Birch Hill',
    'Publisher: Nishimuraya Yohachi',
    'Woodblock print',
  ];
  expect(joined(`Ada Birch\n${lines.join('\n')}`)).toContain(lines[1]);
});

test('a place with its land and a year ends the life above that is open', () => {
  const label = [
    'Tom Thomson',
    'Claremont, Ontario, 1877 –',
    'Canoe Lake, Ontario, 1917',
    'The Jack Pine, 1916–17',
    'oil on canvas',
    'Purchased 1918',
  ];
  expect(joined(label.join('\n'))).toContain('Claremont, Ontario, 1877 – Canoe Lake, Ontario, 1917');
  expect(factsOf(...label)).toMatchObject({ title: 'The Jack Pine', died: '1917', date: '1916–17' });
  expect(factsOf('Tom Lowe', 'Leeds, 1975 –', 'The Kiln, 2010', 'oil on canvas').died).toBeNull();
});

test('a title goes on with what those whom it names are doing', () => {
  expect(joined('A Fish Market with the Holy Family\nCrossing the Bridge\n1551')).toEqual([
    'A Fish Market with the Holy Family Crossing the Bridge',
    '1551',
  ]);
  expect(joined('Ada Birch and Sons\nDrawing Table\n1551')).toEqual([
    'Ada Birch and Sons',
    'Drawing Table',
    '1551',
  ]);
});

describe('a name of which the last part stands below a full line', () => {
  test.each([
    ['Seated Statue of the Scribe\nLowenhotep'],
    ['STATUE OF THE OVERSEER\nLOWENHOTEP'],
    ['View from the House of Mrs. J.\nBirchley, 1780'],
    ['Wall with Birds from the Villa of C. Birchius\nLowenus at Stabiae'],
  ])('%j is one line', (title) => {
    expect(joined(`${title}\nMarble`)[0]).toBe(title.replace('\n', ' '));
  });

  test.each([
    ['Granite Head of the King\nGranite', 'a material below an office'],
    ['Standing Figure of the Queen\nThebes', 'a town below an office'],
    ['Wooden Statue of the Priest\nFragment', 'a word of texts below an office'],
    ['A Portrait of Olga K.\nRembrandt', 'a known artist below an initial'],
    ['A Portrait of Olga K.\nOil on canvas', 'a material below an initial'],
    ['Folio from the Book of Kings\nLowenhotep', 'a book above another name'],
  ])('%j stays as it is: %s', (text) => {
    expect(joined(text)).toEqual(text.split('\n'));
  });

  test('an office stays alone where the line had room', () => {
    const text = 'Head of the King\nLowenhotep\nA line that is much longer than the first';
    expect(joined(text)).toEqual(text.split('\n'));
  });
});
