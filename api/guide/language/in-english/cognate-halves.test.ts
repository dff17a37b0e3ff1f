import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { cognateInEnglish } from './cognate-halves.ts';

test.each([
  ['Devonian / Dévonien', 'Devonian'],
  ['Westlicher Gorilla / Western gorilla', 'Western gorilla'],
  ['Lowenby, Nova Scotia / Nouvelle-Écosse', 'Lowenby, Nova Scotia'],
  ['Firenze, Italia / Florence, Italy', 'Florence, Italy'],
  ['1600-tallet / 17th century', '17th century'],
])('%j is said in English', (printed, said) => {
  expect(cognateInEnglish(printed)).toBe(said);
});

test.each([
  'Kornwestheim / Echterdingen',
  'Figura votiva / Votive figure',
  'Mirror / Brush',
  'Ada Birch / Ben Lowe',
])('%j stays as it is', (printed) => {
  expect(cognateInEnglish(printed)).toBe(printed);
});

test('the English side is read for the fields', () => {
  expect(biteOn('Lowenia primitiva', 'Devonian / Dévonien', 'Lowenby, Quebec / Québec')).not.toContain(' / ');
});

test('places, ages and years of another language are said in English', () => {
  const { date, nationality } = factsOf(
    'Statue de femme',
    'Maître de Lowé',
    'Mali, région de Lowénie, Lowé',
    'Fin du XVIe – début du XVIIIe siècle',
    'Bois',
  );
  expect(date).toBe('Late 16th century – early 18th century');
  expect(nationality).toContain('the Lowénie region');
  expect(factsOf('Gebetsnische', 'Iran', '624 H. / 1227 n. Chr.', 'Quarzfritte').date).toBe('1227 AD');
});
