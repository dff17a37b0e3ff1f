import type { Material } from '../material.ts';
import { inWords } from '../reckoned/reckon.ts';
import { reckoned, spansOf, type Statement } from '../statement.ts';
import { ABOUT, hasOneMaker } from './naming.ts';

/** Years between a negative and its print, or a model and its cast; where the maker was dead by then, that. */
export function laterStatement({ facts, reckoning, life, technique }: Material): Statement[] {
  const { laterBy, printedIn } = reckoning;
  if (laterBy === null) return [];
  const thing = /cast/i.test(facts.date ?? '') ? 'cast' : 'print';
  const since = life?.died === null || life === null || printedIn === null ? 0 : printedIn - life.died;
  const first =
    thing === 'cast'
      ? 'model'
      : technique === 'photograph'
        ? 'picture was taken'
        : technique === 'intaglio'
          ? 'plate'
          : technique === 'relief print'
            ? 'block'
            : null;
  const about = ABOUT.test(facts.date ?? '') ? 'about ' : '';
  const made = first === null ? '' : ` ${about}${inWords(laterBy)} years after the ${first}`;
  const isAfterDeath = since > 1 && hasOneMaker(facts);
  // Of what kind the first state was nobody says who does not know the technique.
  if (first === null && !isAfterDeath) return [];
  const ofDeath = `when the artist had been dead for ${inWords(since)}${first === null ? ' years' : ''}`;
  return [
    reckoned(
      isAfterDeath
        ? `This ${thing} was made${made}${first === null ? ' ' : ', '}${ofDeath}.`
        : `This ${thing} was made${made}.`,
      'years between',
      spansOf(facts, 'died', 'date'),
    ),
  ];
}
