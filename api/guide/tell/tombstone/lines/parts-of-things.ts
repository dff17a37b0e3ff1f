import { type PartOfThing, partsOfThing } from './lines-on-parts.ts';
import { sayDate } from '../../../speech/date.ts';
import { withArticle } from '../../../speech/with-article.ts';
import { sayText } from '../../../speech/text.ts';

/** "the head was made in Germany around 1923"; null where the date has no form of its own. */
function sayPart({ part, deed, place, maker, date }: PartOfThing): string | null {
  const when = date === null ? null : sayDate(date);
  if (date !== null && when?.verb !== 'made' && when?.verb !== 'dated') return null;
  const isMany = /[^s]s$/.test(part);
  if (deed === null && maker === null)
    return `the ${part} ${isMany ? 'are' : 'is'} ${place ?? ''}${when === null ? '' : `, ${when.verb} ${when.when}`}`;
  if (deed === null)
    return `the ${part} ${isMany ? 'are' : 'is'} by ${[maker, place].filter((each) => each !== null).join(', ')}${when === null ? '' : `, made ${when.when}`}`;
  return [
    `the ${part} ${isMany ? 'were' : 'was'} ${deed}`,
    ...(place === null ? [] : [`in ${withArticle(place)}`]),
    ...(maker === null ? [] : [`by ${sayText(maker)}`]),
    ...(when === null ? [] : [when.when]),
  ].join(' ');
}

/** "The head was made in Germany around 1923; the body was made in New York"; null for a line that is not on parts alone. */
export function sayParts(words: string): string | null {
  const said = partsOfThing(words).map(sayPart);
  return said.length === 0 || said.includes(null) ? null : said.join('; ').replace('t', 'T');
}
