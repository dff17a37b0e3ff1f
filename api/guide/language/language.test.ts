import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inventLabel } from '../../../tests/label-corpus/labels-text.ts';
import { createRandom } from '../../../tests/label-corpus/random.ts';
import { readCorpus } from '../../../scripts/learn/corpus.ts';
import { guessLanguage, parseLabel, podcast, soundBite, textOf } from '../guide.ts';
import { lookUpTerm } from '../glossary/glossary.ts';
import {
  BILINGUAL_LABELS,
  FOREIGN_LABELS,
  LABELS_IN_OTHER_SCRIPTS,
  MISREAD_LABELS,
} from '../testing/foreign-labels.ts';
import { factsOf } from '../testing/printed-label.ts';
import { foreignLanguage } from './label-language.ts';
import { isOtherTitleOf } from './plain-titles.ts';
import { sayInLanguage } from './say-in-language.ts';

const byLines = (lines: readonly string[]) => ({ text: '', lines: lines.map((text) => ({ text })) });
/** As a reader for English gives it. */
const withoutAccents = (lines: readonly string[]) => ({
  text: lines.join(' ').normalize('NFD').replaceAll(/\p{M}/gu, ''),
});

test.each(Object.entries(FOREIGN_LABELS))(
  'labels in one language are told from English: %s',
  (language, labels) => {
    expect(labels.length).toBeGreaterThanOrEqual(8);
    for (const asRead of [byLines, withoutAccents]) {
      const guesses = labels.map((lines) => foreignLanguage(asRead(lines))?.language);
      const found = guesses.filter((guess) => guess !== undefined);
      // Of a few words such as "Nicolaus faciebat" nobody can be sure.
      expect(found.length).toBeGreaterThanOrEqual(labels.length - 2);
      // Named wrongly: never.
      expect(found.filter((guess) => guess !== language && guess !== 'other')).toEqual([]);
    }
  },
);

test('a label that says it in English as well is not hardly English', () => {
  expect(BILINGUAL_LABELS.filter((lines) => foreignLanguage(byLines(lines)) !== null)).toEqual([]);
});

test('no English label is taken for a foreign one, whatever foreign names and titles it prints', () => {
  const known = readCorpus(`${import.meta.dirname}/../corpus/learned-from`).map(({ lines }) =>
    lines.map(({ text }) => text),
  );
  expect(known.length).toBeGreaterThan(500);
  expect(known.filter((lines) => foreignLanguage(byLines(lines)) !== null)).toEqual([]);
  const random = createRandom(11);
  const drawn = Array.from({ length: 500 }, () => inventLabel(random));
  const texts = drawn.map(({ artist, title, date, medium, credit }) =>
    [artist, title, date, medium, credit].filter((field) => typeof field === 'string'),
  );
  expect(texts.filter((lines) => foreignLanguage(byLines(lines)) !== null)).toEqual([]);
});

test.each(Object.entries(LABELS_IN_OTHER_SCRIPTS))(
  'labels in another script are known by it: %s',
  (script, labels) => {
    for (const lines of labels)
      expect(foreignLanguage(byLines(lines))).toMatchObject({ script, language: 'other' });
  },
);

test.each(MISREAD_LABELS)(
  'letters of another script that were read as Latin ones are no language: %s',
  (text) => {
    expect(foreignLanguage({ text })).toMatchObject({ script: 'Latin', language: 'noise' });
  },
);

test.each([
  ['Oil on canvas', 'en'],
  ['Gift of the Vallin family', 'en'],
  ['Huile sur toile', 'fr'],
  ['Öl auf Leinwand', 'de'],
  ['Olio su tela', 'it'],
  ['Óleo sobre lienzo', 'es'],
  ['Olieverf op doek', 'nl'],
  ['Olja på duk', 'sv'],
  ['Olej na płótnie', 'pl'],
  ['Olaj, vászon', 'hu'],
  ['Olew ar gynfas', 'cy'],
  ['Claude Monet', 'unknown'],
  ['La Grande Odalisque', 'unknown'],
  ['1872', 'unknown'],
  ['', 'unknown'],
])('a line has a language where its words have one: %s', (line, language) => {
  expect(guessLanguage(line).language).toBe(language);
});

test('a label in a language whose materials are not known is read out behind a line that says so', () => {
  const told = /^This label seems to be in Turkish\. The label reads: \u0130znik/;
  const facts = parseLabel(byLines(FOREIGN_LABELS.tr?.[3] ?? []));
  expect(facts).toMatchObject({ artist: null, nationality: null, title: null, medium: null, credit: null });
  const knowledge = { today: 2026, glossary: lookUpTerm };
  expect(textOf(soundBite(facts, knowledge))).toMatch(told);
  const statements = podcast(facts, knowledge);
  expect(textOf(statements.filter(({ role }) => role === 'friend2'))).toMatch(told);
  expect(statements.filter(({ origin }) => origin === 'label').map(({ spans }) => spans)).toEqual([
    [facts.span],
  ]);
});

test('of a label whose date and material are known in its language the tombstone is told in English, and its text is not', () => {
  const facts = parseLabel(
    byLines([
      'Berthe Vallin',
      'Paris, 1841 – Rouen, 1895',
      'Le Berceau vide',
      'Vers 1872',
      'Huile sur toile',
      'La jeune mère regarde par la fenêtre, tandis que le berceau reste dans',
      'l’ombre. Le tableau fut peint à Rouen, où Vallin vivait avec sa sœur.',
      'Legs de Mme Arnaud, 1901',
    ]),
  );
  expect(facts.foreign?.language).toBe('fr');
  for (const piece of [soundBite, podcast]) {
    const said = textOf(piece(facts, { today: 2026, glossary: lookUpTerm }));
    expect(said).toContain('oil on canvas');
    expect(said).toContain('around 1872');
    expect(said).toContain('Berthe Vallin');
    expect(said).toContain('The rest of the label is in French.');
    expect(said).not.toMatch(/fenêtre|berceau reste|Arnaud|sœur/);
  }
});

test('of a label in another language its age, its people and where it was found are told in English', () => {
  const text = [
    'El guerrero lleva su casco y el escudo de los jefes. Los prisioneros',
    'eran llevados al templo.',
  ];
  const bite = textOf(
    soundBite(
      parseLabel(byLines(['Botella escultórica', 'Cultura Moche', 'Clásico Tardío (100–700 d.C.)', ...text])),
      { today: 2026 },
    ),
  );
  expect(bite).toContain('Moche culture');
  expect(bite).toMatch(/between 100 and 700 AD, in the Late Classic/);
  const found = factsOf(
    'Drakhuvud',
    'Vikingatid, 800-tal',
    'Funnet i Lowby',
    'Brons',
    'Huvudet satt på en nål',
    'som höll ihop manteln.',
  );
  expect(found.artist).toBeNull();
  expect(found.findSpot?.text ?? found.plainLines.map((line) => line.text).join()).toContain(
    'Found in Lowby',
  );
});

test('a people that is named as a culture is no title of the work', () => {
  expect(isOtherTitleOf('Gold neck ring', 'Kultur der Kelten')).toBe(false);
  expect(isOtherTitleOf('The Burial', 'Das Begräbnis der Katze')).toBe(true);
});

describe('a label that says the same in two languages is told by the English lines', () => {
  const told = (...lines: string[]): string =>
    textOf(soundBite(parseLabel({ text: lines.join('\n') }), { today: 2026, glossary: lookUpTerm }));

  test('where each language has a text of its own', () => {
    const said = told(
      'Carla Lowe (1632–1675)',
      'Het lege huis, ca. 1660',
      'olieverf op doek',
      'Een dienstmeid staat voor het raam van een leeg huis. Alleen het',
      'licht beweegt; verder is alles stil en wit.',
      'The Empty House, c. 1660',
      'oil on canvas',
      'A maidservant stands before the window of an empty house. Only the',
      'light moves; all the rest is still and white.',
    );
    expect(said).toContain('The Empty House');
    expect(said).toContain('oil on canvas');
    expect(said).toContain('A maidservant stands before the window of an empty house.');
    expect(said).not.toMatch(/lege huis|olieverf|dienstmeid|verder/);
  });

  test('where the two lines of a title share a name', () => {
    const said = told(
      'Carla Lowe',
      'The Death of Captain Birch',
      'La mort du capitaine Birch',
      '1770',
      'oil on canvas / huile sur toile',
    );
    expect(said).toContain('Carla Lowe painted “The Death of Captain Birch” in 1770, in oil on canvas.');
    expect(said).toContain('The label also gives the title as “La mort du capitaine Birch”.');
    expect(said).not.toContain('huile');
  });
});

test('an English text that quotes words of another language loses none of its lines', () => {
  const sentences =
    'In 1890 the painter moved to a house in Rue de la Paix and called it La Maison du Port. She lived there until her death.';
  const lines = [
    'Carla Lowe',
    'The House, 1891',
    'Oil on canvas',
    ...(sentences.match(/.{1,50}(?: |$)/g) ?? []),
  ];
  const { sentences: read } = parseLabel({ text: lines.map((line) => line.trim()).join('\n') });
  expect(read.join(' ')).toBe(sentences);
});

test('an English sentence of small words alone is told', () => {
  const said =
    "Mrs Lowe remembered in 1994: 'He screamed. I don't believe I could have kept on for more than ten minutes.'";
  const { sentences } = parseLabel({
    text: `Gas mask for a baby\n1939\n\n${said.replace('I could', 'I\ncould')}`,
  });
  expect(sentences.join(' ')).toBe(said);
});

test.each([
  [
    'another script',
    LABELS_IN_OTHER_SCRIPTS.Hebrew?.[0]?.join('\n') ?? '',
    /Hebrew letters, which the voices cannot read/,
  ],
  ['noise', MISREAD_LABELS[0] ?? '', /^Hardly any word could be made out/],
])('what no voice can say is kept as text, and none of it is said: %s', (_, text, told) => {
  const said = textOf(soundBite(parseLabel({ text }), { today: 2026, glossary: lookUpTerm }));
  expect(said).toMatch(told);
  expect(said).toContain('kept as text');
  expect(said).not.toContain('The label reads');
  for (const word of text.split(/\s+/).filter((part) => part.length > 4)) expect(said).not.toContain(word);
});

test('any text has a language or none, and a certainty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { certainty } = guessLanguage(text);
      expect(certainty).toBeGreaterThanOrEqual(0);
      expect(certainty).toBeLessThanOrEqual(1);
    }),
  );
});

test('a label in another language is read out without English words in its midst', () => {
  const german = guessLanguage('Der Zimmermann baute seine Maschine fast ganz aus Holz');
  expect(sayInLanguage('Peter Birch (1822\u20131893), Partschins, 1864\u20131866', german)).toBe(
    'Peter Birch (1822 bis 1893), Partschins, 1864 bis 1866',
  );
});

test('of a label in another language nobody reads out the sentences, where its tombstone can be told', () => {
  const lines = [
    'Schreibmaschine "Modell Lowe"',
    'Peter Birch (1822\u20131893)',
    'Partschins, S\u00FCdtirol, 1864\u20131866',
    'Der Zimmermann aus S\u00FCdtirol baute seine Maschine fast ganz aus Holz.',
  ];
  const text = textOf(soundBite(parseLabel({ text: lines.join('\n') }), { today: 2026 }));
  expect(text).toContain('between 1864 and 1866');
  expect(text).toContain('The rest of the label is in German.');
  expect(text).not.toContain('Zimmermann');
});

test('a line of another language that ends in a small word goes on in the next', () => {
  const lines = [
    'Machine \u00E0 calculer',
    'Blaise Lowe',
    'Lowe con\u00E7oit sa premi\u00E8re machine pour aider son p\u00E8re, charg\u00E9 de lever les imp\u00F4ts en',
    'Normandie et en Bretagne.',
  ];
  expect(textOf(soundBite(parseLabel({ text: lines.join('\n') }), { today: 2026 }))).toContain(
    'les imp\u00F4ts en Normandie',
  );
});

test('in a label that is read out a name that a full line breaks is said in one breath, and years before our era as a span', () => {
  const lines = [
    'CACIQUE',
    'Tesoro de los Birchas',
    'Fundici\u00F3n a la cera perdida',
    'Cultura Bircha (500 a.C. \u2013 600 d.C.)',
    'Regalo del Gobierno de Colombia a la Reina Regente',
    'Mar\u00EDa Lowe',
  ];
  const text = textOf(soundBite(parseLabel({ text: lines.join('\n') }), { today: 2026 }));
  expect(text).toContain('Reina Regente Mar\u00EDa Lowe.');
  expect(text).toContain('500 a.C. a 600 d.C.');
});

test('of a label in Māori and English the English lines are told', () => {
  const lines = [
    'Kahu kiwi',
    'Kiwi feather cloak',
    'Ringa whatu kāore i te mōhiotia',
    'Weaver unknown',
    '1880–1910',
    'muka (flax fibre), wool',
    'Nā te whānau Lowe i koha, 1949',
    'Gift of the Lowe family, 1949',
  ];
  const { title, date } = parseLabel({ text: lines.join('\n') });
  expect(title).toBe('Kiwi feather cloak');
  expect(date).toBe('1880–1910');
});

test('a French label that gives its title in English too is told by that', () => {
  const lines = [
    'Gustave Lowe',
    'Paris, 1848 – Gennevilliers, 1894',
    'Raboteurs de parquet',
    'The Floor Planers',
    '1875',
    'Huile sur toile',
    "Don des héritiers de l'artiste",
  ];
  expect(parseLabel({ text: lines.join('\n') }).title).toBe('The Floor Planers');
});

test('a friend says that he cannot read a script, and speaks of no voices and of nothing that is kept', () => {
  const text = LABELS_IN_OTHER_SCRIPTS.Hebrew?.[0]?.join('\n') ?? '';
  const said = textOf(podcast(parseLabel({ text }), { today: 2026 }));
  expect(said).toContain('Hebrew letters, which I can\u2019t read');
  expect(said).not.toMatch(/voices|kept as text/);
});
