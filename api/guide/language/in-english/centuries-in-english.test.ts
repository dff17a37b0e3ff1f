import { expect, test } from 'vitest';
import { centuryInEnglish } from './centuries-in-english.ts';

test.each([
  ['Segunda mitad del siglo XV', 'second half of the 15th century'],
  ['fin du XVIe siècle', 'late 16th century'],
  ['Milieu du 20e siècle', 'mid-20th century'],
  ['1. Hälfte 17. Jh.', 'first half of the 17th century'],
  ['3.–4. Jahrhundert', '3rd–4th century'],
  ['Ende des 12. Jahrhunderts', 'late 12th century'],
  ['IV secolo a.C.', '4th century BC'],
  ['Début du Ier siècle avant notre ère', 'early 1st century BC'],
  ['17e eeuw', '17th century'],
  ['Início do século XIX', 'early 19th century'],
  ['1700-talet', '18th century'],
  ['IIIe dynastie', '3rd Dynasty'],
  ['Neues Reich', 'New Kingdom'],
  ['Vikingatid', 'Viking Age'],
  ['Periodo Clásico Tardío', 'Late Classic'],
  ['Posclásico (900–1300 d.C.)', 'Postclassic (900–1300 AD)'],
  ['1 a 700 d.C.', '1–700 AD'],
  ['500 a.C. – 600 d.C.', '500 BC – 600 AD'],
])('a date in another language is said in English: %s', (printed, english) => {
  expect(centuryInEnglish(printed)).toBe(english);
});

test.each(['1929', 'Clásico', '12th century', 'um 1500', '', 'El siglo', 'Vase 3', '15. Mai'])(
  'what is no century is left as it is: %s',
  (printed) => {
    expect(centuryInEnglish(printed)).toBeNull();
  },
);
