import { expect, test } from 'vitest';
import { inOneLanguage } from './in-one-language.ts';

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
