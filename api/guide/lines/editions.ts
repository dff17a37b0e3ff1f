import type { LabelTokens } from '../label-tokens.ts';
import type { KnownStretch } from '../search/search-label.ts';
import { articleFor } from '../speech/text.ts';
import { isMaterials } from '../vocabulary/materials.ts';
import { printedLines, wordsOf } from './breaks/whole-lines.ts';

const ORDINAL = '(?:only|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|final|last|early|late)';
const COUNT = '(?:\\d{1,4}|[ivx]{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';
/** What is said of a film behind its technique: its colour and sound, and how long it runs, as "5 min. loop". */
const OF_FILM =
  /^(?:(?:in )?(?:colou?r|black[- ]and[- ]white|b\/w|b&w)(?: and sound)?|(?:with |stereo |surround |no |four-channel |\d\.\d )?sound|silent|loop(?:ed)?|(?:(?:duration|length|running time):? )?\d{1,3}(?::\d\d| (?:min|sec|hours?)(?:ute|ond)?s?\.?(?: \d\d? sec(?:ond)?s?\.?)?)(?: loop)?|continuous loop)$/i;
/** "in five colors", "Ultra HD", "two-channel", "burin": what is said of a technique that has no stuff in it, and a tool. */
const OF_TECHNIQUE =
  / in (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) colou?rs?(?= |$)|\b(?:ultra|full|hd|uhd|4k|\p{L}+-channel|\d{1,2}-channel|high[- ]definition|single|digital|burin(?! ))(?= |$)/giu;

const NUMBER_OF =
  /^(?:(?:(?:from|in) an )?edition |ed\. |no\. |number |impression |cast )?(?:no\. |number )?(\d{1,3}) ?(?:\/|of|from) ?(?:an edition of )?(\d{1,3})(?: (impressions|casts|copies))?$/i;
const EDITION_OF = /^(?:(?:from|in) an )?edition(?: of)? (\d{1,4})(?: (?:\+|plus) .{1,24})?$/i;
const PROOF = /^(?:(artist|printer|trial)['\u2019]?s? proof|a\.?p\.?)$/i;
const STATE = new RegExp(`^(${ORDINAL}(?: and ${ORDINAL})?) state(?: of (${COUNT}))?$`, 'i');
const STATE_NUMBER = new RegExp(`^state (${COUNT})(?: (?:of |\\()(${COUNT})\\)?)?$`, 'i');

/** What one part of such a line says: "number 14 of an edition of 60"; null where it does not say which it is. */
function sayWhich(part: string): string | null {
  const [, number, all, copies] = NUMBER_OF.exec(part) ?? [];
  // "12/2"
  if (number !== undefined && all !== undefined)
    return Number(number) > Number(all)
      ? null
      : `number ${number} of ${copies === undefined ? `an edition of ${all}` : `${all} ${copies}`}`;
  const [, count] = EDITION_OF.exec(part) ?? [];
  if (count !== undefined) return `one of an edition of ${count}`;
  if (PROOF.test(part)) {
    const whose = PROOF.exec(part)?.[1]?.toLowerCase() ?? 'artist';
    return whose === 'trial' ? 'a trial proof' : `${articleFor(whose)} ${whose}\u2019s proof`;
  }
  const [, state, states] = STATE.exec(part) ?? [];
  if (state !== undefined)
    return `${/^(?:early|late)$/i.test(state) ? articleFor(state) : 'the'} ${state.toLowerCase()} state${states === undefined ? '' : ` of ${states}`}`;
  const [, numberOfState, last] = STATE_NUMBER.exec(part) ?? [];
  return numberOfState === undefined
    ? null
    : `state ${numberOfState.toUpperCase()}${last === undefined ? '' : ` of ${last}`}`;
}

/** Whether a text is a material or technique with which of several it is, or how long it runs. */
export function isMediumOfSeveral(text: string): boolean {
  const [medium = '', ...parts] = text.replace(/\.$/, '').split(/[,;] /);
  const isOfSeveral = (part: string): boolean => sayWhich(part) !== null || OF_FILM.test(part);
  // "Etching, drypoint and burin, state II"
  const further = parts.findIndex(isOfSeveral);
  // "sound, 14 min." is the end of another line.
  if (further < 0 || OF_FILM.test(medium)) return false;
  const stuffs = [medium, ...parts.slice(0, further)];
  return (
    stuffs.every((stuff) => isMaterials(stuff.replaceAll(OF_TECHNIQUE, ''))) &&
    parts.slice(further).every(isOfSeveral)
  );
}

/** Which of several a line on a medium says that it is, with where on the line that stands; null where it does not say. */
export function whichOfSeveral(
  line: string,
): { readonly words: string; readonly start: number; readonly end: number } | null {
  const told = line
    .replace(/\.$/, '')
    .split(/[,;] /)
    .flatMap((part) => {
      const words = sayWhich(part);
      const start = line.indexOf(part);
      return words === null ? [] : [{ words, start, end: start + part.length }];
    });
  const [first] = told;
  return first === undefined
    ? null
    : { words: told.map(({ words }) => words).join(', '), start: first.start, end: told.at(-1)?.end ?? 0 };
}

/** Lines, below the first, on what a work is made of and which of several it is: "Bronze, edition of 6". */
export const editionLines = (label: LabelTokens): KnownStretch[] =>
  printedLines(label)
    .slice(1)
    .flatMap((line): KnownStretch[] =>
      isMediumOfSeveral(wordsOf(label, line).join(' ')) ? [{ kind: 'medium', ...line }] : [],
    );
