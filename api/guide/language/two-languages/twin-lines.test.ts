import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { withEnglishAlone, withoutTwins } from './twin-lines.ts';

const lines = (...texts: string[]): { text: string }[] => texts.map((text) => ({ text }));
const textsOf = (kept: readonly { text: string }[] | null): string[] | null =>
  kept?.map(({ text }) => text) ?? null;

test.each([
  [
    [
      'Boot von der Insel Tauri',
      'Tauri, Ninigo-Inseln, Papua-Neuguinea, c. 1905',
      'Tauri, Ninigo Islands, Papua New Guinea, c. 1905',
      'by the sea',
    ],
    'Tauri, Ninigo-Inseln, Papua-Neuguinea, c. 1905',
  ],
  [['Mur i Gaerdydd', 'Rhodd Ada Birch, 1952', 'Given by Ada Birch, 1952'], 'Rhodd Ada Birch, 1952'],
])('a line of figures goes that a line beside it says in English', (printed, gone) => {
  const kept = textsOf(withEnglishAlone(lines(...printed)));
  expect(kept).toEqual(printed.filter((text) => text !== gone));
});

test.each([
  [['Wellington, 1920', 'The harbour at Wellington, 1920', 'Oil on canvas']],
  [
    [
      'Adele Moreau (1714–1774), bronzes',
      'Gilt bronze, oak veneered with amaranth',
      'Gift of Paul Lowe, 1915',
    ],
  ],
])('a label in English keeps all of its lines, whatever words and years they share: %j', (printed) => {
  expect(withEnglishAlone(lines(...printed))).toBeNull();
  const parts = lines(...printed).map((line) => ({ ...line, end: line.text.length }));
  expect(textsOf(withoutTwins(parts, printed.join('\n')))).toEqual(printed);
});

test('materials and dates that stand in another language alone are told in English', () => {
  expect(
    textsOf(
      withEnglishAlone(
        lines('Masque lo', 'Lo mask', 'Début du 20e siècle', 'Bois, pigments, fibres végétales'),
      ),
    ),
  ).toEqual(['Masque lo', 'Lo mask', 'Early 20th century', 'Wood, pigments, plant fibres']);
});

test.each([
  'olieverf op paneel, ca. 1650',
  'olaj, vászon',
  'öljyväri kankaalle',
  'olioa mihisean',
  'OLIE PÅ LÆRRED',
])('%j in small letters or capitals is told in English, where nothing else says it', (printed) => {
  const { artist, medium } = factsOf('Ada Birch', 'Den gamle bro', 'The Old Bridge', printed);
  expect(artist).toBe('Ada Birch');
  expect(medium).toMatch(/^Oil on (?:canvas|panel)$/);
});

test('a title that begins with a material does not say what the work is of', () => {
  expect(factsOf('El aguador', 'The Water Carrier', 'Ada Birch', 'Óleo sobre lienzo').medium).toBe(
    'Oil on canvas',
  );
});

test('a line of materials goes on over its end, and is no line by itself', () => {
  expect(textsOf(withEnglishAlone(lines('Becher', 'Silber, getrieben,', 'teilweise vergoldet')))).toBeNull();
});

test('how a work came is no material, though the French for a purchase is the German for agate', () => {
  const printed = ['Marche de nuit', 'Huile et paillettes sur toile préparée', 'Achat, 1990'];
  expect(textsOf(withEnglishAlone(lines(...printed))) ?? printed).toContain('Achat, 1990');
});

test('materials in another language are not read out beside the same in English', () => {
  const bite = biteOn(
    'Miss Ada',
    '1988',
    'Kenji Orita',
    'Acrylharz, Kunstrosen, Aluminium',
    'Acrylic resin, artificial roses, aluminium',
  );
  expect(bite).toContain('acrylic resin, artificial roses and aluminium');
  expect(bite).not.toMatch(/Acrylharz/);
});

test('a date in two languages on one line is told once', () => {
  expect(
    factsOf('Poporo', '500 a.C. – 600 d.C. / 500 BC – AD 600', 'Gold', 'Container for lime from shells.')
      .date,
  ).toBe('500 BC – AD 600');
});

test('a reign in another language is not read out beside the same in English, whose figures are of another kind', () => {
  const bite = biteOn(
    'Mappa delle cave',
    'Map of the quarries',
    'Papiro / Papyrus',
    'Nuovo Regno, XX dinastia, regno di Ramesse IV',
    'New Kingdom, 20th Dynasty, reign of Ramesses IV',
  );
  expect(bite).not.toContain('Nuovo Regno');
});

test('materials in English in square brackets stand for the same before them', () => {
  expect(
    factsOf('ANTONIO LOBO', 'Migrantes [Migrants], 1944', 'Óleo sobre tela [Oil on canvas]').medium,
  ).toBe('Oil on canvas');
});

test('what stands in another language beside a title that is read is told to nobody who only listens', () => {
  const bite = biteOn(
    'Rive nord du lac Lowe',
    'North Shore, Lake Lowe',
    'Ada Harris (1885–1970)',
    '1926',
    'oil on canvas',
  );
  expect(bite).toContain('“North Shore, Lake Lowe”');
  const names = biteOn(
    'A stage for tulips',
    'Flower pyramid',
    'De Metaale Pot, Lambertus van Eenhoorn',
    'Delft, c. 1692–1700',
    'tin-glazed earthenware',
  );
  expect(names).toContain('A stage for tulips');
  expect(names).toContain('Lambertus van Eenhoorn');
});

test('beside a title that is read no remark in another language is read out', () => {
  const bite = biteOn(
    'La place du village un jour de marché',
    'The Village Square on a Market Day',
    'Ada Harris (1885–1970)',
    '1926',
    'oil on canvas',
    'Prêt de la famille de l’artiste',
  );
  expect(bite).toContain('“The Village Square on a Market Day”');
  expect(bite).not.toContain('famille');
});

test('a single word is a material below a title in two languages, and else may be a title', () => {
  expect(factsOf('Krug mit Deckel', 'Jug with lid', 'Köln, um 1600', 'Steinzeug').medium).toBe('Stoneware');
  expect(factsOf('Ada Birch', 'Bois', '2004', 'Oil on wood').medium).toBe('Oil on wood');
  expect(textsOf(withEnglishAlone(lines('Ada Birch', 'Holz', '2004')))).toBeNull();
});

test('a line of materials goes that the English one beside it says in the same words', () => {
  const printed = lines(
    'Ada Birch',
    'white corrugated plastic crates',
    'caisses en plastique ondulé corrugué, blanches',
  );
  expect(textsOf(withEnglishAlone(printed))).toEqual(['Ada Birch', 'white corrugated plastic crates']);
  expect(
    textsOf(withEnglishAlone(lines('The Pier at Dusk', 'Le quai au crépuscule en hiver', '1990'))),
  ).toBeNull();
});
