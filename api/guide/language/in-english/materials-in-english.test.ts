import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';
import { inEnglish, materialsInEnglish } from './tombstone-words.ts';

test.each([
  ['Or fondu et martelé', 'cast and hammered gold'],
  ['barro cocido y policromado', 'painted terracotta'],
  ['bois sculpté et doré', 'carved and gilded wood'],
  [
    'Silber, getrieben, gegossen, vergoldet, teilweise bemalt',
    'silver, hammered, cast, gilded, partly painted',
  ],
  ['Wolle und Leinen', 'wool and linen'],
  ['Cerámica modelada y pintada', 'modelled and painted ceramic'],
  ['Basalto de olivino', 'olivine basalt'],
  ['Xylographie sur papier vélin', 'woodcut on wove paper'],
  ['Tafetán de seda', 'silk taffeta'],
  ['Zinn, graviert', 'pewter, engraved'],
])(
  'materials in another language are said in English, with what was done to them: %s',
  (printed, english) => {
    expect(inEnglish(printed)).toBe(english);
  },
);

test.each(['cast bronze', 'hammered gold', 'oil on canvas', 'The Painted Hall'])(
  'what is English already is no other language: %s',
  (printed) => {
    expect(inEnglish(printed)).toBeNull();
  },
);

test('of a line of which half is known that half is said', () => {
  expect(materialsInEnglish('Strichätzung, Kaltnadel, Reservage')).toBe('line etching, drypoint');
  expect(materialsInEnglish('Reservage, Kaltnadel')).toBeNull();
  expect(materialsInEnglish('Silber, Reservage, Wachspatina, Blattwerk')).toBeNull();
});

test('a list of materials in another language goes on over the end of its line', () => {
  const bite = biteOn(
    'Koloman Lehner',
    'Schreibtisch f\u00FCr Anna Waern',
    'Wien, 1903',
    'Makassar-Ebenholz, Ahornholz, Elfenbein,',
    'Schildpatt, Messing',
  );
  expect(bite).toContain('Macassar ebony, maple, ivory, tortoiseshell and brass');
});
