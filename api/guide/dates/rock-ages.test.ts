import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { isForeignRockAge, isRockAge, rockAgeAndPlace, sayRockAge } from './rock-ages.ts';

test('tells an age of the earth as a time and the place beside it as a place', () => {
  const bite = biteOn('Ichthyosaur', 'Stenopterygius quadriscissus', 'Early Jurassic, Holzmaden, Germany');
  expect(bite).toContain('from Holzmaden, Germany.');
  expect(bite).toContain('It dates from the Early Jurassic.');
  expect(bite).not.toContain('from Early Jurassic');
});

test('knows the age behind a place, in brackets and before "of"', () => {
  expect(biteOn('Bat', 'Icaronycteris index', 'Messel Pit, Germany (Eocene)')).toContain(
    'It dates from the Eocene.',
  );
  expect(rockAgeAndPlace('Whitby, Yorkshire, Early Jurassic')).toEqual({
    age: 'Early Jurassic',
    place: 'Whitby, Yorkshire',
    isAgeFirst: false,
  });
  expect(rockAgeAndPlace('Upper Cretaceous of Lebanon')?.place).toBe('Lebanon');
});

test('says with an age its part and how many years ago it was', () => {
  expect(sayRockAge('Late Cretaceous (Campanian), c. 75 Ma')).toBe(
    'It is from the Late Cretaceous, the Campanian age, about 75 million years ago',
  );
  expect(sayRockAge('Jurassic, 150-145 million years old')).toBe(
    'It is from the Jurassic, 150 to 145 million years ago',
  );
  expect(sayRockAge('Miocene-Pliocene')).toBe('It dates from the Miocene to Pliocene');
  expect(sayRockAge('Aurignacian, c. 40,000 years')).toBe(
    'It is from the Aurignacian, about 40,000 years ago',
  );
  expect(sayRockAge('Magdalenian, about 15,000 years old')).toBe(
    'It is from the Magdalenian, about 15,000 years ago',
  );
});

test('takes no landscape and no picture for an age and its place', () => {
  expect(rockAgeAndPlace('Jurassic Coast, Dorset')).toBeNull();
  expect(rockAgeAndPlace('Cambrian Landscape, Wales')).toBeNull();
  expect(rockAgeAndPlace('Permian, Mary Birch')?.place).toBeUndefined();
  expect(isRockAge('Devon')).toBe(false);
  expect(biteOn('Ada Birch (born 1961)', 'Pleistocene, Lowe Bay', 'Oil on canvas, 2003')).not.toContain(
    'dates from the Pleistocene',
  );
});

test('leaves an age in another language to the English line', () => {
  expect(isForeignRockAge('Miozän, Lowe (Deutschland)')).toBe(true);
  expect(isForeignRockAge('Carbonifère')).toBe(true);
  expect(isForeignRockAge('Devon, England')).toBe(false);
  expect(biteOn('Calamites suckowii', 'Carboniferous / Carbonifère')).toContain(
    'It dates from the Carboniferous.',
  );
});

test('says an age that is printed as approximate', () => {
  expect(biteOn('Plateosaurus', 'Late Triassic, approx. 210 million years', 'Trossingen, Germany')).toContain(
    'the Late Triassic, around 210 million years ago.',
  );
});
