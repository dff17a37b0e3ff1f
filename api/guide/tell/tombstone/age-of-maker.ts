import type { LabelFacts } from '../../facts.ts';
import { isNamed } from '../../speech/artist.ts';
import { fromLabel, type Statement } from '../statement.ts';

const NUMBER =
  '(?:\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)';
/** "aged 10", "age 12", "at the age of nine", "aged 11 years" */
const AGE = `(?:at (?:the )?)?aged?(?: of)? ${NUMBER}(?: years?)?(?: old)?`;

/** ", aged 10", " at the age of ten years" behind a maker's name. */
const AGE_BEHIND = new RegExp(`^,? (${AGE})(?=,|\\n|$)`, 'u');

/** How old the label says that the maker was; what is reckoned from a life is told without it. */
export function ageStatement({ given, artist, born, readings }: LabelFacts): Statement[] {
  if (!isNamed(artist) || born !== null || !readings.artist) return [];
  const { end } = readings.artist;
  const [all = '', age = ''] = AGE_BEHIND.exec(given.slice(end)) ?? [];
  const [years] = /\d{1,2}|(?<!\p{L})(?!(?:at|the|aged?|of|years?|old)(?!\p{L}))\p{L}{3,9}/u.exec(age) ?? [];
  return years === undefined
    ? []
    : [
        fromLabel(`The maker was ${years} years old then.`, 'maker', [
          { start: end + all.length - age.length, end: end + all.length },
        ]),
      ];
}
