import { describe, expect, test } from 'vitest';
import { parseLabel } from '../guide.ts';
import { isOfMaking } from '../speech/life.ts';
import { inOneLanguage } from './in-one-language.ts';
import { partsInEnglish } from './parts-in-english.ts';

describe('partsInEnglish', () => {
  test.for([
    [
      'known words of some lines tell which part is English in the others',
      ['Babie lato / Indian Summer', 'Huile sur bois / Oil on wood'],
      ['Indian Summer', 'Oil on wood'],
    ],
    [
      'many lines in parts tell so by their English words alone',
      ['Llwy garu / Love spoon', 'Sir Benfro / Pembrokeshire', 'Pren gellyg / Pear wood'],
      ['Love spoon', 'Pembrokeshire', 'Pear wood'],
    ],
    [
      'the English part may stand first, with a date behind the other',
      ['Harvest Home / Skördefesten, 1912', 'Oil on canvas / Olja på duk'],
      ['Harvest Home, 1912', 'Oil on canvas'],
    ],
    [
      'places and dates may be in parts each',
      ['Krug / Jug', 'Nürnberg / Nuremberg, um / c. 1550', 'Silber / Silver'],
      ['Jug', 'Nuremberg, c. 1550', 'Silver'],
    ],
    [
      'the name of a series is the English one of two',
      ['from the series Meisho / Famous Places', 'Papier / Paper', 'Druck / Print'],
      ['from the series Famous Places', 'Paper', 'Print'],
    ],
    [
      'an era, a century and a role stand with what belongs to them',
      [
        'Poster / Cartell',
        '14th century / 1300-tallet',
        'BC / 300 a.C.',
        'Made by / Fet per Seix i Barral',
        'Paper / Papier',
        'Oil on wood / Huile sur bois',
      ],
      ['Poster', '14th century', '300 BC', 'Made by Seix i Barral', 'Paper', 'Oil on wood'],
    ],
    [
      'English may stand between two other languages',
      ['Tapis / Tapestry / Wandtapijt', 'Laine et soie / Wool and silk / Wol en zijde'],
      ['Tapestry', 'Wool and silk'],
    ],
    [
      'names of fields are in parts as well as what stands behind them',
      [
        'Artiste / Artist: Ada Birch',
        "Titre / Title: L'inondation / The Flood",
        'Provenance: Don / Gift J. Lowe',
        'Technique: Huile sur toile / Oil on canvas',
      ],
      ['Artist: Ada Birch', 'Title: The Flood', 'Provenance: Gift J. Lowe', 'Technique: Oil on canvas'],
    ],
    [
      'a stroke may stand close to both languages',
      [
        'Sevilla/Seville, hacia/c. 1680',
        'Arqueta/Casket',
        'Carey, plata/Tortoiseshell, silver',
        'Video, b/w',
      ],
      ['Seville, c. 1680', 'Casket', 'Tortoiseshell, silver', 'Video, b/w'],
    ],
    [
      'a title in brackets is the English one of two',
      ['Mädchen mit Kaninchen (Girl with Rabbit), 1905', 'Signed "Ada" (Ada of the Hill)'],
      ['Girl with Rabbit, 1905', 'Signed "Ada" (Ada of the Hill)'],
    ],
    [
      'a title with "in" is English, and what stands in brackets behind it its other form',
      ['Peter in Prison (The Apostle Kneeling)'],
      ['Peter in Prison (The Apostle Kneeling)'],
    ],
    [
      'a dash parts three languages',
      ['Toivo – Hoppet – Hope', 'Öljy kankaalle – Olja på duk – Oil on canvas'],
      ['Hope', 'Oil on canvas'],
    ],
    [
      'lines that are not in parts alike are left as they are',
      ['Amorpha – Fugue', 'Olio su tela – Oil on canvas'],
      ['Amorpha – Fugue', 'Oil on canvas'],
    ],
    [
      'several makers, places and sizes are not the same in two languages',
      ['Ada Birch / Jane Lowe', 'Paris / London', '23 cm / 9 in.', 'Huile sur toile / Oil on canvas'],
      ['Ada Birch / Jane Lowe', 'Paris / London', '23 cm / 9 in.', 'Oil on canvas'],
    ],
    [
      'strokes between fields of one language part no languages',
      ['Kota / Reliquary figure', 'Gabon / Wood and brass', 'Purchase / Gift of the Friends'],
      ['Kota / Reliquary figure', 'Gabon / Wood and brass', 'Purchase / Gift of the Friends'],
    ],
  ] as const)('%s', ([, lines, said]) => {
    expect(partsInEnglish(lines)).toEqual(said);
  });
});

const read = (lines: readonly string[]) =>
  parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });

test('a place of which one language is left out stands where it is printed', () => {
  const { given, readings, nationality } = read([
    'Salzfass / Salt cellar',
    'Ada Birch (1508–1585)',
    'Nürnberg / Nuremberg, um / c. 1550',
    'Silber, vergoldet / Silver, gilded',
  ]);
  expect(nationality).toBe('Nuremberg');
  expect(given.slice(readings.nationality?.start, readings.nationality?.end)).toBe('Nuremberg');
  expect(given.slice(readings.date?.start, readings.date?.end)).toBe('c. 1550');
});

test('a town with a date is no title below one that goes on', () => {
  const lines = [
    'Teller mit Ansicht von Dresden / Plate with a view of',
    'Dresden',
    'Meissen, c. 1820',
    'Porzellan, bemalt / Porcelain, painted',
  ].map((text) => ({ text }));
  const said = inOneLanguage({ text: '', lines })?.map(({ text }) => text);
  expect(said?.slice(0, 2)).toEqual(['Plate with a view of', 'Dresden']);
});

test('a place and its date are told where the line says both twice', () => {
  const facts = read([
    'Clock',
    'Ada Birch (1732–1813)',
    'Paris, vers 1770 / Paris, about 1770',
    'Bronze doré, marbre',
    'Gilt bronze, marble',
  ]);
  expect(isOfMaking(facts)).toBe(true);
});

test.for([
  [
    'a town with the years of a life is no title beside two',
    [
      'Ada Birch',
      'Barcelona, 1866-1932',
      'Ada Birch i Pau Lowe en un tàndem',
      'Ada Birch and Pau Lowe on a Tandem',
      '1897',
      'Oli sobre tela / Oil on canvas',
    ],
    'Ada Birch and Pau Lowe on a Tandem',
  ],
  [
    'a master without a name is no title beside two',
    [
      'Mestre de Taüll',
      'Absis de Sant Climent de Taüll',
      'Apse of Sant Climent in Taüll',
      'Cap a 1123',
      'Pintura al fresc / Fresco transferred to canvas',
    ],
    'Apse of Sant Climent in Taüll',
  ],
  [
    'a technique and a support are the same with a comma as with “on”',
    [
      'Ada Birch',
      'Slovanské léto: Slované v lese',
      'The Slav Summer: Slavs in the Forest',
      '1912',
      'vaječná tempera, plátno',
      'egg tempera on canvas',
    ],
    'The Slav Summer: Slavs in the Forest',
  ],
] as const)('%s', ([, lines, title]) => {
  expect(read(lines).title).toBe(title);
});

test('a bracket that goes on over lines in two languages stays whole', () => {
  const lines = [
    'born / né en 1970, Fort Lowe (British',
    'Columbia / Colombie-Britannique)',
    'plastic chairs / chaises en plastique',
    'Purchased 2001 / Acheté en 2001',
  ];
  const [, bracket, material] = partsInEnglish(lines);
  expect(bracket).toMatch(/\)$/);
  expect(material).toBe('plastic chairs');
});
