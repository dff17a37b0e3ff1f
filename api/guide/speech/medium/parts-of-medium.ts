import { mediumWordKind } from '../../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../../vocabulary/objects.ts';
import { articleFor } from '../text.ts';

/** A picture taken or shown, with which a list of the parts of a work begins: "an HD video, felt, birch beds". */
const TAKEN_OR_SHOWN =
  /(?:^|[ -])(?:photograph|print|c-print|polaroid|film|video|projection|animation|slide show|(?:video|film|sound|light) installation)s?$/i;
/** What is said of the picture before it, and is no further part: its colour and sound, its time, how it was made. */
const OF_THE_PICTURE = [
  /^(?:(?:in |full |no |stereo |surround |mono )?(?:colou?r|sound)|silent|mute|loop(?:ed)?|diasec|black[ -]and[ -]white)$/i,
  /^(?:with|from|in|on|as|of) /,
  /^(?:\p{L}{1,15} )?[\p{L}-]{2,20}ed(?: |$)/iu,
  /(?:print|negative|process|type|film|video|edition|format)s?(?: on [\p{L} ]{1,30})?$/iu,
] as const;
/** "80 slides", "two monitors" */
const COUNTED =
  /^(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten) (?!(?:parts|panels|pieces|sections|sheets|screens|channels|frames|minutes|hours|elements)$)[\p{L} -]+s$/iu;

/** A part of a list, with the article that one thing has. */
export function asPart(words: string): string {
  const last = words.split(' ').at(-1) ?? '';
  const isThing = OBJECT_WORDS.has(last) && mediumWordKind(last) !== 'material' && !last.endsWith('s');
  return isThing && !/^(?:an?|the|one) /.test(words) ? `${articleFor(words)} ${words}` : words;
}

/**
 * "HD video, felt, birch beds" as the list of parts that it is: "an HD video, felt and birch beds"; null where what follows
 * the picture tells of it, or nothing does.
 */
export function partsOfWork(words: string): string | null {
  const [first = '', ...others] = words.split(', ');
  const isList =
    others.length > 0 &&
    !/[();:/]/.test(words) &&
    TAKEN_OR_SHOWN.test(first) &&
    !/ (?:on|in|with|from) /.test(first) &&
    others.every(
      (part) =>
        COUNTED.test(part) ||
        (/^[\p{L}' -]{3,40}$/u.test(part) && !OF_THE_PICTURE.some((pattern) => pattern.test(part))),
    );
  if (!isList) return null;
  const isMany = first.endsWith('s') || /^(?:two|three|four|five|six|\d+) /i.test(first);
  const parts = [isMany ? first : `${articleFor(first)} ${first}`, ...others.map(asPart)];
  const last = parts.at(-1) ?? '';
  return / and /.test(others.join(' ')) ? parts.join(', ') : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** "film, 35mm, colour, sound" -> "35mm film, colour, sound"; without the shape of its picture. */
export const filmInOrder = (words: string): string =>
  words
    .replaceAll(/, (?:16:9|4:3|9:16|3:4|21:9|1:1)(?=,|$)/g, '')
    .replace(/^film, (\d{1,2} ?mm|super 8)(?=,|$)/i, '$1 film')
    .replace(/\bb\/w\b|\bb&w\b/i, 'black and white')
    .replace(
      /\b(projection|animation|film|video), (?:with )?((?:stereo |surround |5\.1 (?:surround )?)?sound)$/i,
      '$1 with $2',
    )
    .replace(/\b(installation|projection), (colou?r|black and white)$/, '$1 in $2')
    .replace(/\b(film|video), (colou?r|black and white), (?:no sound|mute)$/i, '$1 in $2, without sound');
