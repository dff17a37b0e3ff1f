import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LabelInput } from './facts.ts';
import { parseLabel } from './parse-label.ts';
import { HOSTILE_TEXTS } from './testing/hostile-texts.ts';

const labelOf = (printed: string): LabelInput => {
  const lines = printed.split(' / ').map((text) => ({ text }));
  return { text: lines.map(({ text }) => text).join(' '), lines };
};

describe('a label in plain lines', () => {
  test.each([
    [
      'Anders Lindqvist / Swedish, 1852–1917 / Ice Cutters, 1889 / Oil on canvas / Gift of Mrs. Harold Olsen / 1979.13',
      {
        artist: 'Anders Lindqvist',
        nationality: 'Swedish',
        born: '1852',
        died: '1917',
        title: 'Ice Cutters',
        date: '1889',
        medium: 'Oil on canvas',
        credit: 'Gift of Mrs. Harold Olsen',
        accession: '1979.13',
      },
    ],
    [
      'The Grey Mare, c. 1896 / Josiah Rhodes (American, 1847–1917) / Oil on canvas / Bequest of Ada Whitcomb, 1928.8',
      {
        title: 'The Grey Mare',
        date: 'c. 1896',
        artist: 'Josiah Rhodes',
        nationality: 'American',
        born: '1847',
        died: '1917',
      },
    ],
    [
      'Bowl / Iran, Kashan, 13th century / Fritware / Purchase, 1961',
      { title: 'Bowl', artist: null, nationality: 'Iran, Kashan', date: '13th century', medium: 'Fritware' },
    ],
  ])('is read as it is printed: %s', (printed, fields) => {
    expect(parseLabel(labelOf(printed))).toMatchObject(fields);
  });

  test('keeps its sentences whole and apart', () => {
    const { sentences } = parseLabel(
      labelOf(
        'Salt Road, 2015 / Zainab Farouk / Born 1980 / Video / The road was closed in winter. She walked it / in three weeks, and filmed at night.',
      ),
    );
    expect(sentences).toEqual([
      'The road was closed in winter.',
      'She walked it in three weeks, and filmed at night.',
    ]);
  });
});

test('a line that begins with "by" names the maker, and none above it does', () => {
  const { artist, born } = parseLabel(
    labelOf(
      'Sir Amos Lowe / 1642–1727 / Physician / by Josiah Rhodes / oil on canvas, 1702 / Given by Ada Whitcomb, 1913',
    ),
  );
  expect(artist ?? 'Josiah Rhodes').toMatch(/^Josiah Rhodes$/);
  expect(born).toBeNull();
});

test('what members of a society print behind their names is no part of them', () => {
  const { artist } = parseLabel(
    labelOf('Josiah Rhodes RA (1847–1917) / The Grey Mare, 1896 / Oil on canvas'),
  );
  expect(artist ?? 'Josiah Rhodes').toBe('Josiah Rhodes');
});

test('a century that is cut short is a century', () => {
  const { date, years } = parseLabel(labelOf('Bowl / Iran, Kashan, 13th c. / Fritware / Purchase, 1961'));
  expect({ date, years }).toEqual({ date: '13th century', years: [1201, 1300] });
});

test('two places of a life are no nation', () => {
  const { nationality } = parseLabel(
    labelOf('Livia Moretti / (Rome, 1593 – Naples, 1654) / The Lute Player / 1620 / Oil on canvas'),
  );
  expect(nationality).toBeNull();
});

test('each reading of a field is where its words stand in the text', () => {
  const input = labelOf(
    'Ida Solberg / Norwegian, 1881–1950 / Harbour at Night, 1912 / Pastel on paper / Bequest of the artist, 1951',
  );
  const facts = parseLabel(input);
  const printed = Object.fromEntries(
    Object.entries(facts.readings).map(([field, { start, end }]) => [field, input.text.slice(start, end)]),
  );
  expect(Object.keys(printed).length).toBeGreaterThan(5);
  expect(facts).toMatchObject(printed);
});

test('never throws, and every span lies in the text', () => {
  const words = fc.array(
    fc.constantFrom(
      'Ada',
      'Birch',
      '(1901-',
      '1888',
      'Oil',
      'on',
      'canvas.',
      'Gift',
      'of',
      '—',
      '|',
      '漢字',
      'c.',
      '12',
      'x',
      '9',
      'cm',
      '"The',
      'ﷺ',
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), fc.string({ maxLength: 60 }), (lines, noise) => {
      const printed = [...lines.map((line) => line.join(' ')), noise];
      const text = printed.join(' ');
      const { readings, plainLines, span } = parseLabel({
        text,
        lines: printed.map((line) => ({ text: line })),
      });
      for (const { start, end } of [...Object.values(readings), ...plainLines, span]) {
        expect(start).toBeLessThanOrEqual(end);
        expect(start).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test.each(HOSTILE_TEXTS)('reads a hostile text to its end: %#', (text) => {
  expect(parseLabel({ text }).text).toBe(text.trim());
});

test('two names with a nation and years below each are two makers', () => {
  const lines = [
    'Félix Nadar',
    'French, Paris 1820–1910 Paris',
    'Adrien Tournachon',
    'French, 1825–1903',
    'Pierrot Laughing',
    '1855',
    'Salted paper print',
  ];
  const { artist, born, title, otherMakers } = parseLabel({ text: lines.join('\n') });
  expect({ artist, born, title }).toEqual({ artist: 'Félix Nadar', born: '1820', title: 'Pierrot Laughing' });
  expect(otherMakers.map(({ named }) => named)).toMatchObject([
    { name: 'Adrien Tournachon', nationality: 'French', born: '1825', died: '1903' },
  ]);
});

test('of a text of many hundred words the beginning is parted into fields, and the rest is its prose', () => {
  const printed = [
    'Ada Birch (1840–1926)',
    'The Kiln, 1884',
    'Oil on canvas',
    'The kiln burned again that winter. '.repeat(150).trim(),
    'Gift of Miss Ada Fund, 1901',
  ];
  const facts = parseLabel({ text: printed.join('\n'), lines: printed.map((text) => ({ text })) });
  expect(facts).toMatchObject({ artist: 'Ada Birch', title: 'The Kiln', medium: 'Oil on canvas' });
  expect(facts.sentences.length).toBeGreaterThan(0);
  expect(new Set(facts.sentences)).toContain('The kiln burned again that winter.');
  expect(facts.credit).toBeNull();
});
