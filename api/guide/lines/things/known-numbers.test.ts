import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a museum’s number before a title is no year and no part of the title', () => {
  for (const number of ['Γ 1286.', '1826.', 'NM 715.', 'Inv. 1450.']) {
    const facts = factsOf(`${number} Statuette of a boy`, 'Pentelic marble', 'About 340–330 BC');
    expect(facts).toMatchObject({ title: 'Statuette of a boy', date: 'About 340–330 BC' });
    expect(facts.accession).toContain(/\d+/.exec(number)?.[0]);
  }
});

test('a number alone above a thing of antiquity is no year', () => {
  expect(factsOf('1286', 'Grave stele of a hunter', 'Marble', '340 BC').date).toBe('340 BC');
});

test('a year and a material are no number and a title', () => {
  expect(factsOf('1611. Oil on panel', 'Ada Birch').title).toBeNull();
});

test('that a thing is one of a pair is told beside its name', () => {
  const bite = biteOn(
    'Wheellock pistol, one of a pair',
    'Made in Zittau, c. 1650, by Elias Lowe',
    'Walnut, steel, staghorn',
  );
  expect(bite).toContain('a wheellock pistol, one of a pair, made by Elias Lowe around 1650');
  expect(bite).toContain('It comes from Zittau.');
});

test.each(['(AB 501)', '(no. 49)', '(MT 8/2)'])(
  'a maker’s number below a title is no part of it: %s',
  (number) => {
    expect(factsOf('The Reed Chair', number, 'Hans Lowe (1912–1989)', '1949', 'Teak')).toMatchObject({
      title: 'The Reed Chair',
      artist: 'Hans Lowe',
      medium: 'Teak',
    });
  },
);

test('a year in brackets below a title is its date', () => {
  expect(factsOf('The Reed Chair', '(1949)', 'Hans Lowe (1912–1989)', 'Teak').date).toContain('1949');
});
