import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLabel } from '../../parse-label.ts';
import { biteOn } from '../../testing/printed-label.ts';

const factsOf = (printed: string): ReturnType<typeof parseLabel> => {
  const lines = printed.split(' / ').map((text) => ({ text }));
  return parseLabel({ text: lines.map(({ text }) => text).join(' '), lines });
};
const headingOf = (printed: string): string[] => factsOf(printed).heading.map(({ text }) => text);

describe('the heading of a label', () => {
  test('leaves out the date, the material, the credit and the number', () => {
    expect(
      headingOf('Granite head of a queen / New Kingdom, Dyn. XVIII / Granite / Gift of Ada Birch / JE 40231'),
    ).toEqual(['Granite head of a queen']);
  });

  test('joins what wraps, and stops at the prose', () => {
    expect(
      headingOf(
        'The Harbour at Lorient and the / Old Customs House / Berit Aas / The harbour froze in the winter of that year, and nobody could leave it. / It was painted from a window.',
      ),
    ).toEqual(['The Harbour at Lorient and the Old Customs House', 'Berit Aas']);
  });

  test('is in Latin letters where the label has two scripts', () => {
    expect(
      headingOf(
        '青瓷水仙盆 / 北宋 11世紀末至12世紀初 / 故瓷019214 / Bowl with celadon glaze / Purchase, 1961 / 故瓷019214',
      ),
    ).toEqual(['Bowl with celadon glaze']);
  });

  test('is the first line where that names a thing beside its material', () => {
    expect(
      headingOf('Bronze wagon inlaid with ivory / Etruscan, 6th century B.C. / Rogers Fund, 1903'),
    ).toEqual(['Bronze wagon inlaid with ivory']);
  });

  test('holds a title over as many lines as a narrow card needs', () => {
    expect(
      headingOf(
        'Night Attack on the Old / Palace, from the Illustrated / Scrolls of the Events of the / Heiji Era (Heiji monogatari / emaki) / Artist unknown / Ink on paper',
      )[0],
    ).toBe(
      'Night Attack on the Old Palace, from the Illustrated Scrolls of the Events of the Heiji Era (Heiji monogatari emaki)',
    );
  });
});

test('a label in two scripts is told without figures of the other one, and without a bracket that held it', () => {
  const { spoken, text } = factsOf(
    '国宝 / 平安時代・10~12世紀 / Long Sword / By Sanjō Kaneie / Gift of Helen Katsaros (ΓΕ 6247)',
  );
  expect(text).toBe('Long Sword By Sanjō Kaneie Gift of Helen Katsaros');
  expect(spoken).not.toMatch(/\d/);
});

const line = fc.constantFrom(
  'Ada Birch (British, 1901–1970)',
  'The Kiln and the',
  'Old Bridge, 1931',
  'Oil on canvas',
  'Gift of Ada Birch in',
  'memory of her sister, 1951',
  '1951.12.3',
  'Ming dynasty (1368–1644)',
  'Found in 1912 near',
  'the town (by boys',
  'who swam).',
  '国宝 12世紀',
  'Inv. 1112',
  '£1,850 (framed)',
  '45 × 60 cm',
  'of the',
  '“Blue',
  'She worked there for a year, and sold what she made.',
);

test('whatever the lines are, a heading is a whole phrase, in Latin letters, and none is a number or a price', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const heading = headingOf(lines.join(' / '));
      expect(heading.length).toBeLessThan(4);
      for (const text of heading) {
        expect(text).toMatch(/\p{Script=Latin}{2}/u);
        expect(text).not.toMatch(
          /\p{Script=Han}|£|^(?:Inv|\d{4}\.)|\b(?:of|the|and|near|in)$|^(?:of|memory|who)/u,
        );
        expect(text.split('(').length).toBe(text.split(')').length);
      }
    }),
    { examples: [[['memory of her sister, 1951', '45 × 60 cm']], [['The boys who swam', 'Inv. 1112']]] },
  );
});

describe('the lines of a tombstone that are told as they stand', () => {
  const plainOf = (printed: string): string[] => factsOf(printed).plainLines.map(({ text }) => text);

  test('go on below where a bracket is open', () => {
    expect(
      plainOf('Apollo, / c. 350 BCE / Attributed to Praxiteles (Greek, Athens, c. / 400–330 BCE) / Bronze'),
    ).toContain('Attributed to Praxiteles (Greek, Athens, c. 400–330 BCE)');
  });

  test('are none of those on which a credit goes on', () => {
    const lines = plainOf(
      'Ada Birch / British, 1840–1926 / The Kiln / 1868 / oil on canvas / Harbour Museum, Bequest of Helen / Huntington Hull, granddaughter of William Brown / Dinsmore, in Dutchess County, New / York / 1977.107.1',
    );
    expect(lines.join(' ')).not.toMatch(/York|Dinsmore|Hull/);
  });
});

test('a full line that ends in what was meant to be done goes on with a figure', () => {
  const bite = biteOn(
    'Altar',
    'Sandstone',
    'Dedicated by the Sixth Cohort of Nervians to mark',
    '1,200 paces of the northern road finished',
    'Roman, 2nd century AD',
  );
  expect(bite).toContain('to mark 1,200 paces of the northern road finished');
});

test('what something was used for ends with its line above a material or a date', () => {
  const bite = biteOn('Mortar', 'Used in the kitchens of the palace to grind', 'Stone', '1740');
  expect(bite).not.toContain('grind Stone');
});
