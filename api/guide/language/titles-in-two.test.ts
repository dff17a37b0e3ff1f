import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test.each([
  ['Finnish', ['Syysmyrsky', 'Autumn Storm', '1903', 'öljy kankaalle', 'oil on canvas'], 'Autumn Storm'],
  ['Polish', ['Wrony', 'Crows', '1900', 'olej, płótno', 'oil on canvas'], 'Crows'],
  ['Hungarian', ['The Ferrywoman', 'A révészné', '1873', 'oil on canvas', 'vászon, olaj'], 'The Ferrywoman'],
  ['Swedish', ['Vinterfärja', 'Winter Ferry', '1897', 'Olja på duk / Oil on canvas'], 'Winter Ferry'],
  [
    'Italian',
    ['Giaele uccide Sisara', 'Jael Killing Sisera', '1620', 'Olio su tela / Oil on canvas'],
    'Jael Killing Sisera',
  ],
  [
    'Portuguese',
    ['Composição (Barca só)', 'Composition (Lonely Ferry), 1930', 'Óleo sobre tela / Oil on canvas'],
    'Composition (Lonely Ferry)',
  ],
])('of a title in %s and in English, each on its line, the English one is told', (_, lines, title) => {
  const facts = factsOf('Anna Aas', ...lines);
  expect(facts).toMatchObject({ artist: 'Anna Aas', title });
  expect(facts.medium?.toLowerCase()).toBe('oil on canvas');
});

test('the place of a print in a series ends the titles above it', () => {
  const series = ['Blatt 5 aus dem Zyklus »Am Fluss«', 'Sheet 5 of the cycle "By the River"'];
  const media = ['Strichätzung, Kaltnadel, Aquatinta', 'Etching, drypoint, aquatint'];
  const lines = ['Losfahrt, 1902/03', 'Departure', ...series, ...media];
  expect(factsOf('Anna Aas', '(Königsberg 1867 – 1945 Moritzburg)', ...lines)).toMatchObject({
    title: 'Departure',
    date: '1902/03',
  });
});

test('a title stands in three languages', () => {
  const facts = factsOf(
    'Anna Aas',
    'La Barque',
    'De veerpont',
    'The Ferry',
    '1793',
    'Huile sur toile / Olieverf op doek / Oil on canvas',
  );
  expect(facts).toMatchObject({ title: 'The Ferry', medium: 'Oil on canvas' });
});

test('a list of materials in another language goes with all its lines', () => {
  const bite = biteOn(
    'Necklace',
    'Anna Aas',
    'c. 1900',
    'Ouro, esmalte, vidro e pérolas,',
    'prata dourada',
    'Gold, enamel, glass and pearls,',
    'silver gilt',
  );
  expect(bite).toContain('gold, enamel, glass and pearls');
  expect(bite).not.toMatch(/ouro|prata/i);
});

test('a thing is not called by what it is in another language, nor its place', () => {
  const bite = biteOn(
    'Masque kanaga',
    'Kanaga mask',
    '',
    'Papouasie-Nouvelle-Guinée, Nouvelle-Irlande',
    'Papua New Guinea, New Ireland',
    'Bois, pigments',
    'Wood, pigments',
  );
  expect(bite).toContain('Kanaga mask');
  expect(bite).not.toMatch(/masque|Papouasie/);
  expect(
    biteOn(
      'Altarnische (Mihrab)',
      'Altar Niche (Mihrab)',
      'Iran, Kashan, 1226',
      'Quarzfritte, Bemalung auf opaker Glasur',
      'Fritware, painted on opaque glaze',
    ),
  ).not.toContain('nische');
});

test('the maker is no title, and a title of two lines is none in two languages', () => {
  expect(
    factsOf(
      'Jan Birch (1497–1543)',
      'The Ambassadors',
      'Jean and Georges at Court',
      '1533',
      'Olej na desce',
      'Oil on panel',
    ).artist,
  ).toBe('Jan Birch');
  expect(
    factsOf(
      'Anna Aas (1885–1960)',
      'View of the Old Harbour with the',
      'Castle',
      '1914',
      'Olja på duk / Oil on canvas',
    ).title,
  ).toContain('Castle');
  expect(
    biteOn(
      'Anna Aas',
      'São Paulo, 1886 –',
      'São Paulo, 1973',
      'The Ferry',
      '1914',
      'Óleo sobre tela / Oil on canvas',
    ),
  ).toContain('The Ferry');
});

test('a title with its date above a material and a size is no list of materials', () => {
  expect(
    factsOf('Anna Aas (Hlebine, 1920 – Zagreb, 2001)', 'Ferrymen in Snow, 1959', 'oil on glass, 438×354 mm')
      .title,
  ).toBe('Ferrymen in Snow');
});

test.each([
  ['Der tote Fährmann im Nebel / The Ferryman', 'Dead in the Fog, 1521', 'The Ferryman Dead in the Fog'],
  ['Der Lowenfall im Winter / The Lowen Waterfall', 'in Winter, c. 1521', 'The Lowen Waterfall in Winter'],
])('the English half of %j goes on with %j', (line, below, title) => {
  const facts = factsOf('Jan Birch', 'Augsburg 1497 – 1543 London', line, below, 'Öl auf Holz / Oil on wood');
  expect(facts.title).toBe(title);
  expect(facts.date).toMatch(/1521$/);
});

test('a town and a year below a title in two languages are none of it', () => {
  expect(
    factsOf(
      'Jan Birch',
      'Der alte Hof im Schnee / The Old Yard in the Snow',
      'Basel, 1851',
      'Öl auf Holz / Oil on wood',
    ).title,
  ).toBe('The Old Yard in the Snow');
});

test('a known artist’s name at the top is no title in another language', () => {
  expect(
    factsOf(
      'Fra Angelico',
      'Vicchio 1395 – 1455 Roma',
      'Madonna dell’Umiltà / Madonna of Humility',
      'c. 1433',
      'Tempera su tavola / Tempera on panel',
    ).artist,
  ).toBe('Fra Angelico');
});

test.each([
  ['Das Nebelmeer', 'um 1817', 'The Sea of Fog', 'c. 1817, oil on canvas'],
  ['Die Fährleute', '1823/24', 'The Ferrymen', '1823/24, oil on canvas'],
])('the tombstone of %j stands above the English one, whose title is told', (other, date, title, rest) => {
  const lines = ['KARL BIRCH', '1774 Greifswald – Dresden 1840', other, date, 'Öl auf Leinwand', title, rest];
  expect(biteOn(...lines)).toContain(`“${title}”, painted by Karl Birch`);
  expect(factsOf(...lines.slice(0, 5), 'Erworben 1875', ...lines.slice(5)).title).toBe(title);
});

test('a tombstone in another language stays where the English one has no title', () => {
  expect(
    factsOf('Berthe Birch', '1840–1895', 'Le Berceau', '1872', 'Huile sur toile', '1872, oil on canvas')
      .title,
  ).toBe('Le Berceau');
});

test.each([
  [
    ['Retrato de Ada Birch de', 'Inglaterra'],
    'Portrait of Ada Birch of England',
    'Óleo sobre tabla / Oil on panel',
  ],
  [['La reina Adela de', 'Austria'], 'Queen Adela of Austria', 'Óleo sobre tabla / Oil on panel'],
  [['Bildnis des Kaisers im', 'Harnisch'], 'Portrait of the Emperor in Armour', 'Öl auf Holz / Oil on wood'],
])(
  'a title in another language that breaks off before a name is left out with it: %j',
  (title, english, medium) => {
    expect(factsOf('Jan Lowe', '1597–1643', ...title, english, 'c. 1637', medium)).toMatchObject({
      artist: 'Jan Lowe',
      title: english,
    });
  },
);

test('a long title in another language ends where the English one begins, on a card of short lines too', () => {
  expect(
    factsOf(
      'Artemisia Birch',
      'Rome 1593 – after 1654 Naples',
      'Giuditta che decapita Oloferne',
      'Judith Beheading Holofernes',
      '1620 circa',
      'olio su tela',
      'oil on canvas',
    ),
  ).toMatchObject({ title: 'Judith Beheading Holofernes', date: 'c. 1620' });
});

test('the English one of two titles stays, whatever its small words are elsewhere', () => {
  expect(
    factsOf(
      'Jan Birch',
      'Christus in het voorgeborchte',
      'Christ in Limbo',
      '1560',
      'olieverf op paneel',
      'oil on panel',
    ).title,
  ).toBe('Christ in Limbo');
});

test('titles and materials in Welsh stand beside the English ones', () => {
  expect(
    factsOf(
      'Gwen Birch',
      '1876–1939',
      'Merch â Het Las',
      'Girl in a Blue Hat',
      'tua 1914',
      'about 1914',
      'Olew ar gynfas',
      'Oil on canvas',
    ),
  ).toMatchObject({ title: 'Girl in a Blue Hat', date: 'c. 1914', medium: 'Oil on canvas' });
});
