import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';
import { sayFind } from './finds.ts';

test('where and when something was found stands above its date and is no part of that', () => {
  const bite = biteOn('Bowl', 'Lowechester, found 1835', 'AD 60\u201390', 'Clay');
  expect(bite).toContain('It was found at Lowechester in 1835.');
  expect(bite).toContain('between AD 60 and 90');
  expect(biteOn('Sword', 'Birch Hill, Dorset, excavated 1897', '50 BC', 'Iron')).toContain(
    'It was excavated at Birch Hill, Dorset, in 1897.',
  );
});

test('the year of a find is not when a thing was made', () => {
  expect(biteOn('Comb', 'Found at Lowebury, Yorkshire, 1925', 'Bone')).toContain(
    'It is made of bone. It was found at Lowebury, Yorkshire, in 1925.',
  );
  expect(biteOn('Flask', 'Found at Lowela, about 480 BC', 'Terracotta')).toContain('around 480 BC');
});

test('an excavation and its year are where a thing comes from', () => {
  expect(sayFind('University of Lowe excavations, 1928')).toBe(
    'It comes from the University of Lowe excavations of 1928',
  );
});

test('a coast of a land is where a thing comes from', () => {
  expect(biteOn('Poncho', 'Coast of Peru', 'about 900', 'Cotton')).toContain('from the coast of Peru');
  expect(biteOn('Axe', 'Upper valley of the Nile', '3000 BC', 'Flint')).toContain(
    'from the upper valley of the Nile',
  );
});

test('the grave of a find and its place are where it comes from, whichever stands first', () => {
  expect(biteOn('Sword', 'From grave 7, Lowenbach', 'Iron', 'c. 560')).toContain('grave 7');
  expect(
    biteOn('Disc brooch', 'Anglo-Saxon, 7th century', 'Gold', 'Grave 7, Birch Down, Kent', 'Purchased 1951'),
  ).toContain('from grave 7 at Birch Down, Kent.');
  expect(biteOn('Mask', 'Egypt, from Tomb 9, Tell Lowe', 'A.D. 50\u2013100', 'Cartonnage')).toContain(
    'a mask, from Tomb 9, Tell Lowe, Egypt.',
  );
});

test('the letter of a cemetery behind its place is told', () => {
  expect(biteOn('Jar', 'Lowesh, Cemetery B', '2600 BC', 'Pottery')).toContain('from cemetery B at Lowesh');
});

test('a nation before "from" leaves one "from"', () => {
  expect(biteOn('Funerary stele', 'Greek, from Lowous, Attica, c. 330 B.C.', 'Marble')).toContain(
    'a funerary stele, from Lowous, Attica.',
  );
});

test('where something was found goes on behind a comma, and is no gift', () => {
  const { credit, artist } = factsOf(
    'Leather briefs',
    'Roman, 1st century AD',
    'Found in a well, Queen Street,',
    'City of London, 1953',
  );
  expect({ credit, artist }).toEqual({ credit: null, artist: null });
});

test('a grave is in the smaller place, also where the larger stands before it with a full stop', () => {
  expect(sayFind('Lowai Territory. Birchyk, Barrow 5')).toBe(
    'It comes from barrow 5 at Birchyk, Lowai Territory',
  );
});

test('a tomb of somebody is where a find comes from, with who dug there', () => {
  expect(sayFind('Deir el-Medina, tomb of Dahl (TT9). Lowe excavations, 1906')).toBe(
    'It comes from the tomb of Dahl at Deir el-Medina, and from the Lowe excavations of 1906',
  );
  expect(sayFind('Thebes, tomb of Dahl')).toBe('It comes from the tomb of Dahl at Thebes');
});
