import { expect, test } from 'vitest';
import { inOneLanguage } from './in-one-language.ts';
import { biteOn } from '../testing/printed-label.ts';

const linesOf = (printed: string): string[] | undefined =>
  inOneLanguage({
    text: printed,
    lines: printed.split(' | ').map((text) => ({ text })),
  })?.map(({ text }) => text);

test('of two titles the English one stays, with the date behind the other', () => {
  expect(
    linesOf('Ugo Lowe | Kassel 1812 – 1880 Rom | Der alte Hof, 1851 | The Old Yard | Öl auf Holz'),
  ).toEqual(['Ugo Lowe', 'Kassel 1812 – 1880 Rom', 'The Old Yard, 1851', 'oil on wood']);
});

test('a material in another language goes where it stands in English too, and its remark and second date with it', () => {
  expect(
    linesOf(
      'Ada Aas | The Jetty | 1916–1917 | oil on canvas | Purchased 1918 | Le ponton | 1916–1917 | huile sur toile | Acheté en 1918',
    ),
  ).toEqual(['Ada Aas', 'The Jetty', '1916–1917', 'oil on canvas', 'Purchased 1918']);
});

test('a title that begins as a remark might is kept: “Don Quixote”, “Legs”, “The Invention of the Cross”', () => {
  for (const title of ['Don Quixote in the House', 'Legs', 'The Invention of the Cross'])
    expect(linesOf(`Ada Aas | ${title} | huile sur toile / oil on canvas`)).toContain(title);
});

test('an English label is left as it is', () => {
  expect(linesOf('Ada Aas | The Jetty, 1916 | Oil on canvas | Gift of the artist')).toBeUndefined();
});

test('a line of an English text stays, though its few words may be of another language as well', () => {
  const text =
    'Five lines to a page leave the | script room. A part was read at | completed in a month. Nobody | knows how the set came to be | broken up and sold.';
  const kept = linesOf(`Ada Aas | Le ponton / The Jetty | ${text}`);
  expect(kept).toContain('completed in a month. Nobody');
});

test('a name that goes on in the next line makes no label of two languages', () => {
  expect(
    linesOf('Part of a Qur’an | Copied by ‘Abd Allah ibn Ahmad | ibn Fadl Allah al-Qadi | Ink on paper'),
  ).toBeUndefined();
});

test.each([
  [
    'Jytte Aas | Skovstien II | The Forest Path II | 1921 | Tresnitt med kniv og stemjern | Woodcut',
    ['Jytte Aas', 'The Forest Path II', '1921', 'Woodcut'],
  ],
  [
    'Ugo Lowe | The Waltz | 1904 | Bronze patiné | Patinated bronze',
    ['Ugo Lowe', 'The Waltz', '1904', 'Patinated bronze'],
  ],
  [
    'Ugo Lowe | The Bridge | 1908 | Pierre | Stone carving',
    ['Ugo Lowe', 'The Bridge', '1908', 'Stone carving'],
  ],
  [
    'Ada Birch | Orchestra III | Eisenrahmen, Holz, Hupen | iron frame, wood, horns',
    ['Ada Birch', 'Orchestra III', 'iron frame, wood, horns'],
  ],
  [
    'Ada Birch | The Ball | Huile sur toile à matelas | Oil on mattress ticking',
    ['Ada Birch', 'The Ball', 'Oil on mattress ticking'],
  ],
  [
    'Ada Birch | Garden, 1974 | beton, glasvezel en verf | concrete, glass fibre, | paint',
    ['Ada Birch', 'Garden, 1974', 'concrete, glass fibre,', 'paint'],
  ],
])('what a work is made of is left out in the other language, whatever the words: %s', (printed, kept) => {
  expect(linesOf(printed)).toEqual(kept);
});

test('a name that is a material elsewhere stays: “Pierre” above limestone', () => {
  expect(linesOf('Portrait bust | Pierre | Limestone, carved | About 1480')).toBeUndefined();
});

test('of a thing and its number in two languages the English half stays', () => {
  expect(
    linesOf('Ada Birch | Tischlampe TL 9 / Table Lamp TL 9, 1924 | Glas, Messing / Glass, brass'),
  ).toEqual(['Ada Birch', 'Table Lamp TL 9, 1924', 'Glass, brass']);
});

test('below an artist whom the notes know two titles that look like names are one in two languages', () => {
  expect(linesOf('Paul Klee | Stille Schleife | Quiet Ribbon | 1933 | Granit | Granite')).toEqual([
    'Paul Klee',
    'Quiet Ribbon',
    '1933',
    'Granite',
  ]);
});

test('a given name that is a word elsewhere stays: “Hans”', () => {
  expect(linesOf('The Oval Chair / Den ovale stol | Hans B. Lowe (1914–2007) | 1949 | Teak')).toContain(
    'Hans B. Lowe (1914–2007)',
  );
});

test('the date of the other language stands behind the English title, where that has none', () => {
  expect(linesOf('Ada Aas | Die Brücke | 1905 | Öl auf Holz | The Bridge | Oil on wood')).toEqual([
    'Ada Aas',
    'The Bridge',
    '1905',
    'Oil on wood',
  ]);
});

test('a title that is the same in both languages is read once', () => {
  expect(linesOf('Ada Aas | Martin Lowe | 1529 | Öl auf Holz | Martin Lowe | Oil on wood')).toEqual([
    'Ada Aas',
    'Martin Lowe',
    '1529',
    'Oil on wood',
  ]);
});

test('a single sentence in another language goes, below the materials', () => {
  expect(
    linesOf(
      'Ada Aas | Strandbild | Beach Scene | Olie på lærred | Oil on canvas | Aas malede sin søster på stranden. | Aas painted her sister there.',
    ),
  ).toEqual(['Ada Aas', 'Beach Scene', 'Oil on canvas', 'Aas painted her sister there.']);
});

test('a year before materials in two languages stays with the English ones', () => {
  expect(linesOf('Ada Aas | Strandbild | Beach Scene | 1907, olio su tela / oil on canvas')).toEqual([
    'Ada Aas',
    'Beach Scene',
    '1907, oil on canvas',
  ]);
});

test('the date behind the other title stands behind the last line of the English one', () => {
  expect(
    linesOf(
      "HENRI BIRCH | Le lion se jette | sur l'antilope, 1898 | The Lion Throws Itself | on the Antelope | Öl auf Leinwand | Oil on canvas",
    ),
  ).toEqual(['HENRI BIRCH', 'The Lion Throws Itself', 'on the Antelope, 1898', 'Oil on canvas']);
});

test('the last year of a life is no date of the title below it', () => {
  expect(
    linesOf(
      'Ada Birch | Montréal, 1896 – Los Angeles, 1947 | Miss Anne Lowe | 1944 | oil on canvas | Mademoiselle Anne Lowe | 1944 | huile sur toile',
    ),
  ).toContain('Miss Anne Lowe');
});

test('names with small words are in no language, and a text that names the town says no date in English', () => {
  const bite = biteOn(
    'Model van de ‘Koning Lowe’',
    'Model of the ‘King Lowe’',
    'Adriaen de Birch, Adriaen Lowe,',
    'Cornelis Birch',
    'Vlissingen, 1698',
    'hout, messing en touw',
    'wood, brass and rope',
    'This ship never sailed. The yard at Vlissingen',
    'built it for the council of the town.',
  );
  expect(bite).toContain('Adriaen Lowe');
  expect(bite).toContain('1698');
});
