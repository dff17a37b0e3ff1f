import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';
import type { LanguageGuess } from '../guess-language.ts';
import type { KnownLanguage } from '../words.ts';
import { headingInLanguage, isNobody, thingInEnglish } from './things-in-english.ts';

const guess = (language: KnownLanguage): LanguageGuess => ({
  script: 'Latin',
  language,
  certainty: 1,
});

test.each([
  ['Tappeto con animali', 'it', 'carpet'],
  ['Biombo de las cuatro estaciones', 'es', 'folding screen'],
  ['Große Silberschale mit Deckel', 'de', 'bowl'],
  ['Gebetsnische (Mihrab)', 'de', 'prayer niche'],
  ['Nature morte aux pommes', 'fr', 'still life'],
  ['Stilleven met kazen', 'nl', 'still life'],
  ['Drikkehorn', 'da', 'drinking horn'],
] as const)('%j names in English what kind of thing it is', (title, language, thing) => {
  expect(thingInEnglish(title, guess(language))).toBe(thing);
});

test('a word that is none of a language’s nouns, or stands elsewhere in a title, names no thing', () => {
  expect(thingInEnglish('Der Darsteller', guess('de'))).toBeNull();
  expect(thingInEnglish('Kaiser Wilhelm', guess('de'))).toBeNull();
  expect(thingInEnglish('Pistol', guess('da'))).toBeNull();
  expect(thingInEnglish('Donna con vaso', guess('it'))).toBeNull();
  expect(thingInEnglish('Tapis', guess('de'))).toBeNull();
});

test('a word for nobody is no title, and neither is a town above a thing', () => {
  expect(isNobody('Anónimo')).toBe(true);
  expect(isNobody('Anónimo veneciano')).toBe(false);
  const heading = [{ text: 'Tabriz (?)' }, { text: 'Tappeto con animali' }];
  expect(headingInLanguage(heading, guess('it'))).toEqual([heading[1]]);
  expect(headingInLanguage([{ text: 'Roma' }, { text: 'Lowe' }], guess('it'))).toHaveLength(2);
});

test('of a label in one other language the kind of thing and the signature are told', () => {
  const bite = biteOn(
    'Gebetsnische',
    'Iran, Kaschan, Lowe-Moschee',
    '624 H. / 1227 n. Chr.',
    'Signiert: Ali ibn Muhammad',
    'Quarzfritte, Lüsterbemalung',
    'Die Nische weist den Betenden die Richtung nach',
    'Mekka. Sie ist aus 50 einzelnen Fliesen',
    'zusammengesetzt. Der Lüster wurde erst auf die Glasur gemalt.',
  );
  expect(bite).toContain('It is a prayer niche.');
  expect(bite).toContain('It is signed Ali ibn Muhammad.');
});

test('a painting of a thing is no such thing, but a painted screen is one', () => {
  expect(
    biteOn('Anónimo', 'Biombo de las cuatro estaciones', 'Nueva España, siglo XVII', 'Óleo sobre tela'),
  ).toMatch(/“Biombo de las cuatro estaciones”.*It is a folding screen\./);
  expect(biteOn('José Birch', 'Jarra con flores', '1912', 'Óleo sobre lienzo')).not.toContain('It is a jug.');
});
