import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';
import { ageOf, beforeAge, sayAge } from './ages.ts';

test.each([
  ['Late Classic, 795 CE', 'It was made in 795 CE, in the Late Classic period'],
  ['Early Postclassic (900–1250 CE)', 'It was made between 900 and 1250 CE, in the Early Postclassic period'],
  ['Roman Iron Age, AD 200–300', 'It was made between AD 200 and 300, in the Roman Iron Age'],
  ['Unified Silla, 8th century', 'It was made in the 8th century, in the Unified Silla period'],
  ['Late Bronze Age', 'It dates from the Late Bronze Age'],
])('%j is a time within an age', (printed, said) => {
  const age = ageOf(printed);
  expect(age === null ? null : sayAge(age)).toBe(said);
});

test('an age has a people before it', () => {
  expect(beforeAge('Mixtec, Late Postclassic, 1200–1521')).toBe('Mixtec,');
  expect(beforeAge('Ada Birch, The Classic, 1926')).toBeNull();
});

test('an age and a century below a people are when its work was made', () => {
  const bite = biteOn(
    'Standing figure',
    'Maya, Guatemala',
    'Terminal Classic, 9th century',
    'Ceramic',
    'Gift of Samuel Merrin, 1984',
  );
  expect(bite).toContain('Maya work');
  expect(bite).toContain('in the 9th century, in the Terminal Classic period');
});

test('above where and in what age something was made stands what it is', () => {
  expect(
    factsOf('Ribbon torc of gold', 'Birchholm, Co. Meath', 'Iron Age, 3rd century BC–3rd century AD'),
  ).toMatchObject({
    title: 'Ribbon torc of gold',
    medium: null,
  });
});

test('an age with its number is a time and nobody', () => {
  expect(ageOf('Early Dynastic III, ca. 2550 BCE')).toEqual({
    age: 'Early Dynastic III period',
    point: 'ca. 2550 BCE',
  });
  expect(ageOf('Late Minoan IIIA2')?.age).toBe('Late Minoan IIIA2 period');
  expect(ageOf('Late Minoan')).toBeNull();
});
