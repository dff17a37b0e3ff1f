import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rejoined } from './rejoin.ts';

const linesOf = (text: string) =>
  text.split('\n').map((line, at, all) => ({
    text: line,
    width: line.length,
    startsBlock: at > 0 && all[at - 1] === '',
  }));

const joined = (text: string): string[] =>
  rejoined(linesOf(text).filter((line) => line.text !== '')).map((line) => line.text);

describe('lines of a tombstone that narrow paper broke', () => {
  test.each([
    ['b. Dublin, 1882 - d. London,\n1978', 'a life before its last year'],
    ['born Tulsa, 1910; died\nNew York, 2008', 'a life before a place'],
    ['b. 1910, Tulsa,\nOklahoma', 'a place of birth before its state'],
    ['Lives and works in Durham,\nNorth Carolina', 'a home before its state'],
    ['born 1957, Cherven Briag\n(BG), lives in Sofia (BG)', 'a town before the letters of its country'],
    ['American, born Boston, New\nYork, 1871-1940', 'a place before the second word of its name'],
    ['PG 789, Royal\nCemetery, Ur, Iraq', 'a site before the second word of its name'],
    ['Flower basket named\nMoon over the Marsh', 'a thing before its name'],
    ['Relief with the birth of Prince\nSiddhartha', 'a rank before the name'],
    ['Figure of the goddess\nGreen Tara', 'a goddess before her name'],
    ['Ivory cross of King\nBirchard I', 'a king before his name'],
    ['Cruz de don Elias y doña\nBirchuela', 'a form of address before the name'],
    ['Ada and I in hats, Saturday, July\n9th, 1897', 'a month before the day and year'],
    ['Dish with Two\nFish', 'a number before what it counts'],
    ['Vivac de revolucionarios\n(Bivouac of Revolutionaries), 1947', 'a title before its translation'],
    ['Jean Martin (born\nParis, 1840; died\nNice, 1919)', 'a bracket of three lines'],
    ['Worn at the wedding of Ada Birch, 15\nDecember 1960', 'a day before its month'],
    ['Quarry at Lowe, California, March\n1936', 'a month before its year'],
    ['A view of Birchwich, drawn by Elias van\nder Lowe', 'a particle before the rest of a name'],
    ['Study of the\nHeron', 'an article before what it is of'],
    ['James Abbott McNeill\nWhistler', 'an artist’s last name at the top'],
    ['Follower of Hieronymus\nBosch', 'a given name before the surname of a known artist'],
    ['Herman Miller Furniture\nCompany, maker', 'a firm before the last word of its name'],
    ['Stock by Hieronymus\nBorstorffer', 'a given name before the surname'],
    ['Collected by Captain Robert\nLowe', 'a given name behind a rank before the surname'],
    ['Made by Thomas Lowe, 20 Charing\nCross, London', 'a street before the second word of its name'],
    ['Collected at Birch Bay, Australia, April\n1770, by a sailor', 'a month before its year'],
  ])('%j is one: %s', (text) => {
    expect(joined(text)).toEqual([text.replaceAll('\n', ' ')]);
  });

  test.each([
    ['Ada Birch\nThe Kiln', 'a name above a title'],
    ['Coronation of the Emperor\nAda Birch', 'a ruler without a name above a maker'],
    ['Statue of the goddess\nEgypt', 'a goddess without a name above a land'],
    ['Cross of the King\nIvory', 'a king without a name above a material'],
    ['House by Ernst May\n6, 1930', 'figures below a name that is a month'],
    ['American, 1972-\nThe Kiln, 2007', 'a life that goes on above a title with a year'],
    ['b. Dublin, 1882,\nOil on canvas', 'a life above a material'],
    ['Flower basket named\n1945', 'a year below a thing'],
    ['House in Frankfurt by Ernst May\n1930', 'a year below a name that is a month'],
    ['Chair by Captain Robert\nOak', 'a material below a name'],
    ['Ada Birch\n(British, born 1926)', 'a nation in brackets'],
    ['Nataraja\n(attributed)', 'a remark in brackets'],
    ['Birchakala, the Great Black One\nCentral Tibet, 15th century', 'a god who is called the one'],
    ['Dish with Two\n\nFish', 'an empty line between'],
    ['Engraving, second state of two\nLowe Fund, 1943', 'a count of states'],
    ['After Raphael\nThe Kiln', 'an artist of one name above a title'],
    ['Wilhelm Lowe, designer\nTeapot, 1931', 'a designer above a thing and its year'],
    [
      'Seated figure, New\nof the year\nPresented by Mrs Amalia Lowe',
      'a small letter behind what might begin a place',
    ],
  ])('%j is two: %s', (text) => {
    expect(joined(text)).toEqual(text.split('\n').filter((line) => line !== ''));
  });

  test.each([
    [
      'Prayerbook open to a view of Mecca\nand Medina\nIstanbul, Turkey',
      1,
      'a small letter below a full line',
    ],
    ['Capture of the “Hero”, 12 June\n1779\nOil on canvas', 1, 'a year behind its day'],
    ['Punch Bowl from the Jazz Series,\n1931\nGlazed porcelain', 1, 'a year behind a comma'],
    ['Letter to Agnes from Port\nElizabeth\nInk on paper', 1, 'a place’s name at the edge'],
    ['Lowe Hill, Birchtown, Co.\nCavan\nBronze', 1, 'a county'],
    ['Herman Lowe & Bull, Co.\nThe Kiln at Night\nOak', 2, 'a firm above a title'],
    ['Joan Birch, Leeds\ninkjet print', 2, 'a material below a place'],
    ['2000 (remastered 2016)\nsingle-channel video', 2, 'a material below a date'],
    ['The Kiln at Night\nGift of the artist', 2, 'a credit line below a title'],
  ])('where the next word had no room: %j begins with %i whole (%s)', (text, lines) => {
    const first = text.split('\n').slice(0, 2);
    const expected = lines === 1 ? [first.join(' ')] : first;
    expect(joined(text).slice(0, lines)).toEqual(expected);
  });

  test('where there was room for the next word a line is whole', () => {
    expect(
      joined('Prayerbook open to Mecca,\nand Medina\nA line much longer than the others are'),
    ).toHaveLength(3);
  });

  test('nothing of a text is joined, whatever its lines end with', () => {
    const text = 'She was, as all of them said, born\nParis, where she then lived for years,\nIllinois';
    expect(joined(text)).toEqual(text.split('\n'));
  });

  test('a line made of several is as wide as the widest of them was printed', () => {
    expect(rejoined(linesOf('b. 1910, Tulsa,\nOklahoma')).map(({ width }) => width)).toEqual([15]);
  });
});

test('every word stays, in its order', () => {
  const word = fc.constantFrom(
    'born',
    '(1910',
    'Tulsa,',
    '-',
    'New',
    'York)',
    'died',
    'Two',
    'Company',
    '[a',
    'b]',
    '1882',
  );
  const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const text = lines.join('\n');
      expect(joined(text).join(' ')).toBe(lines.join(' '));
    }),
  );
});

test('the rest of a name below a long line makes no text of it', () => {
  const title = ['Study of the hands of a girl, engraved after a drawing by Leonardo da', 'Vinci'];
  expect(joined(['Ada Birch', ...title, 'About 1490'].join('\n'))).toContain(title.join(' '));
});
