import type { LabelFacts, TextSpan } from '../../../facts.ts';
import type { LanguageGuess } from '../../../language/guess-language.ts';
import { isKindOfPicture, thingInEnglish } from '../../../language/in-english/things-in-english.ts';
import { toldFrom } from '../../../language/notice.ts';
import { saysMoreThan } from '../../../language/two-languages/rest-of-label.ts';
import { articleFor, closed } from '../../../speech/text.ts';
import { isOfPicture } from '../../../vocabulary/pictures.ts';
import { isNamed } from '../../../speech/artist.ts';
import { isPicture, techniqueOf } from '../../techniques.ts';
import { fromLabel, type Statement, talk } from '../../statement.ts';

/** "Signiert: Hans Lowe": a name as it is signed, without anything of where it stands. */
const SIGNED =
  /(?:^|\n)(?:Signiert|Sign\u00E9e?|Firmad[oa]|Firmat[oa]|Gesigneerd|Assinad[oa]|Signeret|Signerad|Signert): ((?:al-)?\p{Lu}[\p{L}.'\u2019-]+(?: (?:ibn|bin|al-\p{L}+|von|van|de|\p{Lu}[\p{L}.'\u2019-]*)){0,6})(?=\n|$)/u;

/** Whether the work may be a picture of the thing that its title names. */
function mayBePicture({ medium, artist }: LabelFacts): boolean {
  if (medium === null) return isNamed(artist);
  const technique = techniqueOf(medium);
  return isOfPicture(medium) || (technique !== null && isPicture(technique));
}

/** Things that are painted on, and are no less what they are. */
const PAINTED =
  /^(?:folding screen|altarpiece|winged altarpiece|polyptych|triptych|fan|stained-glass window)$/;

/**
 * What needs no words of the language of a label: what kind of thing its title names, "It is a carpet.", and the name that
 * it is signed with; and that the rest is in that language, where it says more.
 */
export function inOtherLanguage(
  facts: LabelFacts,
  foreign: LanguageGuess,
  heard: readonly TextSpan[],
): Statement[] {
  const { title, heading, readings, given } = facts;
  const spans = title !== null && readings.title ? [{ ...readings.title, text: title }] : heading;
  const [named] = spans.flatMap(({ text, start, end }) => {
    const thing = thingInEnglish(text, foreign);
    const isTold = thing === null || text.toLowerCase().includes(thing);
    return isTold || (mayBePicture(facts) && !isKindOfPicture(thing) && !PAINTED.test(thing))
      ? []
      : [{ thing, start, end }];
  });
  const signed = SIGNED.exec(given);
  const [all = '', name = ''] = signed ?? [];
  const end = (signed?.index ?? 0) + all.length;
  return [
    ...(named === undefined
      ? []
      : [fromLabel(closed(`It is ${articleFor(named.thing)} ${named.thing}`), 'printed', [named])]),
    ...(signed === null
      ? []
      : [fromLabel(closed(`It is signed ${name}`), 'printed', [{ start: end - name.length, end }])]),
    ...(saysMoreThan(given, heard) ? [talk(toldFrom(foreign))] : []),
  ];
}
