import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { relationFirst } from './relations-first.ts';

test.each([
  ['Frans Birch, follower of', 'Follower of Frans Birch'],
  ['Jan Birch (1596–1656) (circle of)', 'Circle of Jan Birch (1596–1656)'],
  ['Frans Birch (1582–1666), after', 'After Frans Birch (1582–1666)'],
  ['Lucas Birch the Elder, school', 'School of Lucas Birch the Elder'],
  ['Rembrandt, circle of', 'Circle of Rembrandt'],
  ['JACOB LOWE (1571–1638), ascribed to', 'Attributed to JACOB LOWE (1571–1638)'],
  ['Ascribed to Ada Birch', 'Attributed to Ada Birch'],
  ['toegeschreven aan Jan Birch (1658–1733)', 'Attributed to Jan Birch (1658–1733)'],
  ['Frans Birch, Werkstatt / workshop', 'Workshop of Frans Birch'],
  ['Diego Birch (1599–1660) and workshop', 'Diego Birch and workshop (1599–1660)'],
])('%j is said with what the work has to do with the maker in front', (printed, said) => {
  expect(relationFirst(printed)).toBe(said);
});

test.each([
  'Madonna and Child, attributed to',
  'Virgin Enthroned, workshop of',
  'Oaxaca, workshop of',
  'Frans Birch, painter',
  'After the Bath, after',
])('%j has no maker in front', (printed) => {
  expect(relationFirst(printed)).toBe(printed);
});

test.each([
  ['Frans Birch, attributed to', 'attributed to Frans Birch'],
  ['Frans Birch, follower of', 'by a follower of Frans Birch'],
  ['Frans Birch, workshop', 'from the workshop of Frans Birch'],
  ['Frans Birch (studio of)', 'from the studio of Frans Birch'],
])('a picture of %j is told as such', (maker, said) => {
  expect(biteOn(maker, '1582–1666', 'Portrait of a Man', 'c. 1656', 'Oil on panel')).toContain(said);
  expect(biteOn(maker, 'Portrait of a Man, c. 1656', 'Oil on panel')).toContain(said);
});

test('a workshop at the top needs no life below to be the maker', () => {
  expect(biteOn('Studio of Bernard Birch', 'Bowl, 1950', 'Stoneware')).toContain(
    'from the studio of Bernard Birch',
  );
});

test.each([
  ['Taller de Diego Birch', 'Workshop of Diego Birch'],
  ['Werkstatt Lucas Birch', 'Workshop of Lucas Birch'],
  ['Umkreis des Jan Birch', 'Circle of Jan Birch'],
  ['Navolger van Jan Birch', 'Follower of Jan Birch'],
  ['D’après Jan Birch (1500–1550)', 'After Jan Birch (1500–1550)'],
  ['Attribué à Paul Birch', 'Attributed to Paul Birch'],
])('%j is said in English', (printed, said) => {
  expect(relationFirst(printed)).toBe(said);
});

test.each(['Nach Sonnenuntergang', 'Taller de Costura', 'Naar Zee'])(
  '%j is no relation to a maker',
  (printed) => {
    expect(relationFirst(printed)).toBe(printed);
  },
);

test('a workshop that is named in two languages is one maker, and the English title the title', () => {
  const facts = factsOf(
    'Taller de Rafael Lowe',
    'La barca',
    'Hacia 1517',
    'Óleo sobre lienzo',
    'Workshop of Raphael Lowe',
    'The Boat',
    'Oil on canvas',
    'Royal Collection, 1951',
  );
  expect(facts).toMatchObject({ artist: 'Workshop of Rafael Lowe', title: 'The Boat', date: 'c. 1517' });
});
