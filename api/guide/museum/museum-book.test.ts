import { describe, expect, test } from 'vitest';
import { parseLabel } from '../parse-label.ts';
import { plainAccession } from './accession.ts';
import { createMuseumBook } from './museum-book.ts';
import { readMuseumNotes } from './read-notes.ts';

const CSV = `accession,title,maker,text
K 1950.12,The Kiln,"Birch, Ada",Of the kiln.
K 1950.13,The Bridge,Ada Birch,Of one bridge.
K 1950.14,The Bridge,Ada Birch,Of the other bridge.
,Salt Road | Salzweg,Ugo Lowe,Of the road.
1871-1940,Years,Ada Birch,Of years.
,Ash,Attributed to Ada Birch,Of ash.
K 1960.1,Untitled,Ugo Lowe,Of one without a title.`;
const BOOK = createMuseumBook({
  museum: 'Kiln Museum',
  notes: readMuseumNotes([{ name: 'a.csv', text: CSV }]).notes,
});

/** What is told of a label whose lines are parted by " / ". */
function toldOf(printed: string): string | undefined {
  const lines = printed.split(' / ').map((text) => ({ text }));
  const facts = parseLabel({ text: lines.map(({ text }) => text).join(' '), lines });
  return BOOK.match(facts)?.note.sentences[0]?.text;
}

describe('a note with an accession number', () => {
  test.each([
    'Ada Birch / The Kiln, 1888 / Oil on canvas / Purchased 1950 / K 1950.12',
    'Ada Birch / The Kiln, 1888 / Oil on canvas / Purchased 1950 / k1950.12',
    'Ada Birch / The Kiln, 1888 / Oil on canvas / Purchased 1950 / Inv. no. K 1950.12',
    'A. Birch / Kiln in Snow, 1888 / Oil on canvas / Purchased 1950 / K 1950.12',
    'Der Ofen, 1888 / Öl auf Leinwand / Ankauf 1950 mit Mitteln des Vereins / K 1950.12',
  ])('is told of a label with the same number: %s', (printed) => {
    expect(toldOf(printed)).toBe('Of the kiln.');
  });

  test.each([
    ['a number that goes on', 'Ugo Lowe / Snow, 1888 / Oil on canvas / Purchased 1950 / K 1950.123'],
    ['a number that begins before it', 'Ugo Lowe / Snow, 1888 / Oil on canvas / Purchased 1950 / AK 1950.12'],
    [
      'another number, though title and maker are the same',
      'Ada Birch / The Kiln, 1888 / Oil on canvas / Purchased 1950 / K 1950.99',
    ],
    ['the years of a life, which look like one', 'Ada Birch / 1871-1940 / Snow, 1888 / Oil on canvas'],
  ])('is not told of a label with %s', (_, printed) => {
    expect(toldOf(printed)).toBeUndefined();
  });

  test('goes before one with the same title and maker', () => {
    expect(toldOf('Ada Birch / The Bridge, 1888 / Oil on canvas / Purchased 1950 / K 1950.14')).toBe(
      'Of the other bridge.',
    );
  });
});

describe('a title and a maker', () => {
  test.each([
    ['Ugo Lowe / Salt Road, 1888 / Oil on canvas / Purchased 1950', 'Of the road.'],
    ['UGO LOWE / Italian, 1840–1926 / Salt Road / 1888 / Oil on canvas / Purchased 1950', 'Of the road.'],
    ['Ada Birch / British, 1840–1926 / The Kiln, 1888 / Oil on canvas / Purchased 1950', 'Of the kiln.'],
    ['Ugo Lowe (1840–1926) / Salzweg, 1888 / Öl auf Leinwand / Ankauf des Vereins 1950', 'Of the road.'],
    ['Attributed to Ada Birch / Ash, 1888 / Oil on canvas / Purchased 1950', 'Of ash.'],
  ])('are enough where both are the label’s, whole: %s', (printed, told) => {
    expect(toldOf(printed)).toBe(told);
  });

  test.each([
    ['the title alone', 'Ada Birch / Salt Road, 1888 / Oil on canvas / Purchased 1950'],
    ['the maker alone', 'Ugo Lowe / Snow, 1888 / Oil on canvas / Purchased 1950'],
    ['a part of the title', 'Ugo Lowe / Salt Road in Snow, 1888 / Oil on canvas / Purchased 1950'],
    ['a part of the name', 'Ugo Lowell / Salt Road, 1888 / Oil on canvas / Purchased 1950'],
    ['a copy after the maker', 'After Ugo Lowe / Salt Road, 1888 / Oil on canvas / Purchased 1950'],
    ['the maker’s workshop', 'Workshop of Ugo Lowe / Salt Road, 1888 / Oil on canvas / Purchased 1950'],
    ['an attribution', 'Attributed to Ugo Lowe / Salt Road, 1888 / Oil on canvas / Purchased 1950'],
    [
      'two makers',
      'Ugo Lowe (1840–1926) and Ada Birch (1845–1930) / Salt Road, 1888 / Oil on canvas / Purchased 1950',
    ],
    ['a work of which two notes have both', 'Ada Birch / The Bridge, 1888 / Oil on canvas / Purchased 1950'],
    ['a title of many works', 'Ugo Lowe / Untitled, 1888 / Oil on canvas / Purchased 1950'],
  ])('are not enough with %s', (_, printed) => {
    expect(toldOf(printed)).toBeUndefined();
  });
});

test('accession numbers are the same but for case, spaces, hyphens and the words before them', () => {
  const same = ['NG 1234', 'ng1234', 'Inv. no. NG 1234', 'Accession number: NG 1234', ' NG  1234 '];
  expect(new Set(same.map(plainAccession)).size).toBe(1);
  expect(plainAccession('C.12–1950')).toBe(plainAccession('C. 12 - 1950'));
  for (const other of ['NG 12 34', 'NG 1234 a', 'NG 123', 'MG 1234'])
    expect(plainAccession(other)).not.toBe(plainAccession('NG 1234'));
});
