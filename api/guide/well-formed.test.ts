import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBalanced } from './balanced.ts';
import { isDateLine, isDateText } from './dates/date-line.ts';
import { tokenizeLabel } from './label-tokens.ts';
import { SEGMENT_KINDS, type SegmentKind } from './search/kinds.ts';
import { factsOf } from './testing/printed-label.ts';
import { formedPlace } from './well-formed.ts';

/** What is told of a text that was surely taken for a field; null where nothing is. */
function told(kind: SegmentKind, text: string): string | null {
  const label = tokenizeLabel({ text });
  const place = formedPlace(label, { kind, from: 0, to: label.tokens.length, certainty: 1 });
  return place && label.printed.slice(...place);
}

test('a title in quotation marks ends with them where a capital follows', () => {
  expect(told('title', '‘The Kiln’ Freshwater, Isle of Wight')).toBe('‘The Kiln’');
  expect(told('title', '‘Carlton’ bookcase')).toBe('‘Carlton’ bookcase');
});

test('the number of a model is a part of the title, an inventory number is none', () => {
  expect(told('title', 'Teapot, model no. BT 49')).toBe('Teapot, model no. BT 49');
  expect(told('title', 'Teapot, BT 4923')).toBe('Teapot');
});

describe('a stretch that cannot be what it was taken for is not told', () => {
  test.each([
    ['title', 'Old Kingdom, Dyn. IV, reign of Khafre'],
    ['title', 'Joseon, late 18th century'],
    ['title', 'Revere Copper and Brass Company, manufacturer'],
    ['title', 'Poet'],
    ['title', 'Nurse'],
    ['title', 'National Treasure'],
    ['title', 'Gift of Ada Birch'],
    ['title', 'The Harbour (Le Port'],
    ['title', 'During the War of'],
    ['title', 'Egypt'],
    ['artist', 'Gift of Ada Birch'],
    ['artist', 'Room 12'],
    ['artist', 'Oil on canvas'],
    ['artist', 'Titian (Pieve di Cadore'],
    ['artist', 'Ada Birch, designer Lowe and Sons, manufacturer'],
    ['medium', 'Silvered and stoppered glass bottle'],
    ['medium', 'Canada Red cedar, paint'],
    ['medium', 'Found in 1912'],
    ['medium', 'support'],
    ['title', 'Bust of a man. Greek'],
    ['date', 'Ruler: Commodus'],
    ['date', 'horse and pellets'],
    ['credit', 'On loan from the late Dr Marie'],
    ['credit', 'Gift of Ada B.'],
    ['credit', 'Presented by the Friends of'],
    ['origin', 'Joseon'],
  ] as const)('%s: %s', (kind, text) => {
    expect(told(kind, text)).toBeNull();
  });
});

describe('what can be put right in one way only is', () => {
  test.each([
    ['artist', 'MICHAEL LOWE RA', 'MICHAEL LOWE'],
    ['artist', 'Ada Birch CBE RA', 'Ada Birch'],
    ['artist', 'Ogata Kenji (dates unknown)', 'Ogata Kenji'],
    ['credit', 'Ministry of Information Art.IWM ART 1460', 'Ministry of Information'],
    ['credit', 'Lowe Collection, 1951.12.3', 'Lowe Collection'],
    ['date', 'Epirus. 18th c.', '18th c.'],
    ['medium', 'Gelatin silver print, printed 1972', 'Gelatin silver print'],
    ['title', 'The Kiln”', 'The Kiln'],
    ['medium', 'Bronze object', 'Bronze'],
  ] as const)('%s: %s', (kind, text, right) => {
    expect(told(kind, text)).toBe(right);
  });
});

describe('what is well formed is told as it is', () => {
  test.each([
    ['title', 'New York Movie'],
    ['title', 'Spring'],
    ['title', '30 × 30'],
    ['title', 'Winter Quarters'],
    ['title', 'The Company of Captain Reinier Reael'],
    ['title', 'Portrait of the Poet'],
    ['artist', 'British School 18th century'],
    ['artist', 'Vincent van Gogh'],
    ['medium', 'Ink on Japanese paper'],
    ['medium', 'Copper plate'],
    ['date', 'c.1750–52'],
    ['date', 'New Kingdom, Dynasty 18, reign of Amenhotep III'],
    ['date', '374 H / 984–985 CE'],
    ['credit', 'Presented by Capt. Duke RN 1946'],
    ['credit', 'Gift of Helmut Jahn, class of 1982'],
  ] as const)('%s: %s', (kind, text) => {
    expect(told(kind, text)).toBe(text);
  });
});

const word = fc.constantFrom(
  'Ada',
  'Birch',
  'The',
  'of',
  'and',
  'Kiln',
  '(1901–1970)',
  '(née',
  'Lowe)',
  '“Blue',
  'Ridge”',
  '1888',
  'c.',
  'oil',
  'on',
  'canvas',
  'Gift',
  'France',
  'dynasty',
  '1975.12.3',
  'RA',
  '[Crow]',
  'Dr',
);

test('whatever words are taken for a field, what is told is a part of them, with whole brackets and no joint at its end', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ...SEGMENT_KINDS.filter((kind) => ['title', 'artist', 'medium', 'credit', 'origin'].includes(kind)),
      ),
      fc.array(word, { minLength: 1, maxLength: 7 }),
      (kind, words) => {
        const text = words.join(' ');
        const value = told(kind, text);
        if (value === null) return;
        expect(text).toContain(value);
        expect(isBalanced(value)).toBe(true);
        expect(value).not.toMatch(/(?:^| )(?:of|and|on)$/);
        if (kind === 'artist') expect(value).not.toMatch(/\d|RA$|canvas/);
        if (kind === 'medium') expect(value).not.toMatch(/1888/);
        if (kind === 'title') expect(isDateLine(value)).toBe(false);
      },
    ),
    {
      examples: [
        ['artist', ['canvas']],
        ['artist', ['canvas', 'Ada']],
        ['artist', ['Ada', 'canvas', 'Ada']],
        ['artist', ['RA']],
      ],
    },
  );
});

test('a date has a figure or a word of time in it', () => {
  for (const text of ['1888', 'late 18th century', 'Ming dynasty', 'undated', 'Edo period (1603–1868)'])
    expect(isDateText(text)).toBe(true);
  for (const text of ['Commodus', 'printed', 'obv. head of Apollo']) expect(isDateText(text)).toBe(false);
});

test.each(['Gerda af Lowe', 'Hugo zur Birch'])(
  'a name may have a small word of another language: %s',
  (name) => {
    expect(factsOf(name, 'Swedish, 1862–1944', 'The Swan, No. 4', '1915', 'Oil on canvas').artist).toBe(name);
  },
);

test.each(['The Merry Company', 'Elegant Company', 'A Musical Company'])(
  'a picture called %j shows people who feast, and no firm made it',
  (title) => {
    expect(factsOf('Jan Birch', title, 'c. 1668', 'Oil on canvas')).toMatchObject({
      artist: 'Jan Birch',
      title,
    });
  },
);

test('the part of a century is a part of its date, whatever stands before it', () => {
  const label = tokenizeLabel({ text: 'Three Kingdoms Period, Late 6th century' });
  const [from, to] = [label.tokens.length - 2, label.tokens.length];
  expect(label.printed.slice(label.tokens[from]?.start)).toBe('6th century');
  const place = formedPlace(label, { kind: 'date', from, to, certainty: 1 });
  expect(place && label.printed.slice(...place)).toBe('Late 6th century');
});

test('who cut or bound a thing is no title in another language', () => {
  const { originalTitle } = factsOf(
    'Hale Glass Company (American, 1892\u20131919)',
    'Cut by J. Elias Denholm and Peter W. Walters',
    'Fruit bowl with 12 plates',
    'Blown and cut glass, 1903\u20131904',
  );
  expect(originalTitle).toBeNull();
});
