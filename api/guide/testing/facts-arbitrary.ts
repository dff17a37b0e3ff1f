import fc from 'fast-check';
import type { LabelFacts, OtherMaker, PrintedPart } from '../facts.ts';

const year = fc.integer({ min: 1400, max: 2019 }).map(String);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });

const artist = fc.constantFrom(
  'Ada Birch',
  'Ugo Eremita Jr.',
  'Artist Unknown',
  'Unknown artist',
  'Unidentified maker',
  'Attributed to Ada Birch',
  'Workshop of Ugo Eremita',
  'Follower of Ada Birch',
  'After Ugo Eremita',
  'Designer: Ada Birch',
  'Birch, Eremita, and Sons',
  'Hollow Lane Pottery',
  'ADA BIRCH',
  'Ada Birch and Ugo Eremita',
  'Ugo Eremita (attributed to)',
);
const nationality = fc.constantFrom(
  'Italian',
  'American',
  'Ukrainian',
  'European',
  'British (born Ireland)',
  'American, born Ukraine',
  'Yoruba Culture',
  'Edo',
  'India',
  'China, Jiangxi province',
  'Probably made in Gujarat, India',
  'France (Limoges)',
  'United States',
  'Italian (Venetian)',
  'FRENCH',
);
const title = fc.constantFrom(
  'The Kiln',
  'In a Fog',
  'Untitled',
  'Who Goes There?',
  'A Pet',
  'Figure I (trial proof)',
  'Study for ‘The Kiln’',
  'Hour of "Ash"',
  'Ewer',
);
const date = fc.oneof(
  year,
  year.map((value) => `c. ${value}`),
  year.map((value) => `ca.${value}`),
  year.map((value) => `?exhibited ${value}`),
  year.map((value) => `published ${value}`),
  year.map((value) => `${value}–8`),
  year.map((value) => `before ${value}`),
  year.map((value) => `${value} (printed 1999)`),
  year.map((value) => `May ${value}`),
  fc.constantFrom(
    'early 17th century',
    '12th-14th century',
    '590–580 BCE',
    'c. 590 BCE',
    '1960s',
    'undated',
    'Ming dynasty (1368–1644)',
    '1857, 9th month',
  ),
);
const medium = fc.constantFrom(
  'Oil on canvas',
  'oil paint on board',
  'Etching on paper',
  'Ivory, gold',
  '2 lithographs on paper',
  'Photograph, gelatin silver print on paper',
  'Iron, leather, lacquer',
  'Engraving',
  'Mixed media',
  'Aquatint',
  'Woodblock print; ink and color on paper',
  'Stoneware with painted decoration',
  'Inkjet print',
  'OIL ON CANVAS',
  'Albumen prints',
);
const dimensions = fc.constantFrom(
  '759 × 625 mm',
  '45.5 × 61 cm',
  '81 1/4 x 173 in. (206.38 x 439.42 cm)',
  '12 x 9 in.',
  'H. 2.4 m',
  'Dimensions variable',
  '4 mm',
  '22:14 minutes, looped',
  'Duration: 1 min. 30 sec.',
);
const credit = fc.oneof(
  fc.constantFrom(
    'Gift of Ada Birch',
    'Anonymous gift',
    'The Hollow Lane Fund',
    'Hollow Lane Collection',
    'Museum purchase',
    'Purchase, Hollow Lane Gift',
    'On loan from Ada Birch',
    'Lent by a private collection',
    'Private collection',
    'Courtesy of the artist',
    'Gift of funds from Ada Birch',
    'Transfer from Hollow Lane',
    'Partial gift of Ada Birch',
    'Accepted in lieu of tax',
    'Promised gift of Ada Birch',
    'The Lane Endowment for Oceania',
    'Presented anonymously',
  ),
  year.map((value) => `Presented by Ada Birch ${value}`),
  year.map((value) => `Purchased ${value}`),
  year.map((value) => `Bequest of Ada Birch, ${value}`),
  year.map((value) => `Hollow Lane Fund, ${value}`),
);
const sentence = fc.constantFrom(
  'The kiln stood by the river for two hundred years.',
  'Birch fired it twice a week – in winter, once – and kept a diary.',
  'It burned c. 1902–7 and held 1,200 pots.',
  'Who paid for the coal?',
  'She wrote to her sister: "I am all smoke."',
  'The town (population 400) bought its jugs there until 1951',
  'Every autumn the barges came up from the estuary with clay, and every spring they went down again with jars, bowls, tiles and drains for the new houses.',
);

const otherMaker = fc
  .constantFrom(
    'Made by Lowe, Tarrant & Co., London',
    'Frame made by Ugo Eremita, Italian, 1853–1928',
    'Manufacturer: Hollow Lane, Prague',
    'Printed and published by Ada Birch',
    'Louis Bendt & Co., Copenhagen, manufacturer',
    'Gorham Manufacturing Company (Providence)',
  )
  .map((text): OtherMaker => ({ text, start: 0, end: 0, certainty: 1 }));

const makerWithLife = fc
  .constantFrom(
    'Made by Thomas Lowe',
    'Jan Corver',
    'Manufacturer: Hollow Lane, Prague',
    'Frame made by Ugo Eremita',
  )
  .map((name): OtherMaker => ({
    text: `${name}, Danish, 1568 Delft–1625`,
    start: 0,
    end: 0,
    certainty: 1,
    named: {
      name,
      nationality: 'Danish',
      born: '1568',
      died: '1625',
      bornIn: name.length % 2 ? 'Delft' : null,
      diedIn: null,
    },
  }));

/** Two lives of the same form, with a nation each, with the second's, or without. */
const lives = fc
  .tuple(maybe(fc.constant('Danish')), maybe(fc.constant('Norwegian')), fc.boolean())
  .map(([first, second, dead]) => [
    { nationality: first, born: '1861', died: dead ? '1930' : null, start: 0, end: 0 },
    { nationality: second, born: '1869', died: dead ? '1931' : null, start: 0, end: 0 },
  ]);

const place = fc
  .constantFrom('Delft', 'Kingston upon Thames', 'Albany, NY', 'KIEL', 'Netherlands')
  .map((text) => ({ text, start: 0, end: 0, certainty: 1 }));

/** Facts in every combination of missing fields. */
export const factsArbitrary: fc.Arbitrary<LabelFacts> = fc
  .record({
    artist: maybe(artist),
    nationality: maybe(nationality),
    born: maybe(year),
    died: maybe(year),
    title: maybe(title),
    date: maybe(date),
    medium: maybe(medium),
    dimensions: maybe(dimensions),
    credit: maybe(credit),
    accession: maybe(fc.constantFrom('N00530', '79.13', 'inv. no. 670')),
    heading: fc.constant<PrintedPart[]>([]),
    nth: fc.option(fc.nat(30), { nil: undefined }),
    heard: fc.constant([]),
    plainLines: fc.constant<PrintedPart[]>([]),
    bornIn: maybe(place),
    diedIn: maybe(place),
    sentences: fc.uniqueArray(sentence, { maxLength: 7 }),
    otherMakers: fc.uniqueArray(fc.oneof(otherMaker, makerWithLife), {
      maxLength: 2,
      selector: (part) => part.text,
    }),
    findSpot: maybe(
      fc
        .constantFrom(
          'Found at Hollow Lane in 1849',
          'From Thebes, Tomb 12',
          'Findspot: Karnak',
          'Excavated 1934 by A. Birch',
        )
        .map((text) => ({ text, start: 0, end: 0, certainty: 1 })),
    ),
    lives: maybe(lives),
    originalTitle: maybe(fc.constant({ text: 'Den syke bror', start: 0, end: 0, certainty: 1 })),
  })
  .map((facts) => ({
    ...facts,
    readings: {},
    sentenceReadings: [],
    years: null,
    span: { start: 0, end: 0 },
    bornIn: facts.born === null ? null : facts.bornIn,
    diedIn: facts.born === null || facts.died === null ? null : facts.diedIn,
    foreign: null,
    species: null,
    thing: null,
    inOrder: null,
    likelyTitle: null,
    lives: facts.artist === 'Ada Birch and Ugo Eremita' ? (facts.lives ?? []) : [],
    aboutYears: facts.born !== null && facts.born.endsWith('0') ? [facts.born] : [],
    text: [
      facts.artist,
      facts.nationality,
      facts.born,
      facts.died,
      facts.bornIn?.text ?? null,
      facts.diedIn?.text ?? null,
      facts.title,
      facts.originalTitle?.text ?? null,
      facts.findSpot?.text ?? null,
      facts.date,
      facts.medium,
      facts.dimensions,
      facts.credit,
      facts.accession,
      ...facts.sentences,
      ...facts.otherMakers.map((part) => part.text),
      ...(facts.lives ?? []).flatMap((each) => [each.nationality, each.born, each.died]),
    ]
      .filter((part) => part !== null)
      .join(' '),
  }))
  .map((facts) => ({ ...facts, given: facts.text, spoken: facts.text }));
