import { asPart } from './medium/parts-of-medium.ts';
import { articleFor } from './text.ts';

/** What moves or sounds, as the last word before a bracket that tells of it: "video (colour, sound, 18 min.)". */
const PLAYED =
  /^((?:[\p{L}\d-]{1,20} ){0,3}(?:video|film|audio|animation|projection|installation|soundtrack|slide show|performance)) \(([^()]*)\)$/iu;
const HUE = /^(?:in )?(colou?r|black[- ]and[- ]white)$/i;
const SOUND = /^(?:with )?((?:stereo |surround |mono )?sound)$/i;
/** Things with which a list goes on that are one each. */
const ONE_THING =
  /^(?:publication|booklet|newspaper|monitor|projector|television|screen|loudspeaker|performance|slide show|poster|website)$/i;

/** The parts of a list: between the commas that no bracket holds. */
const partsOf = (words: string): string[] => words.split(/, (?![^()]{0,80}\))/);

/** "video (colour, sound, 18 min.)" as it is said: "a video in colour with sound (18 minutes)"; null for what is not played. */
function played(part: string): string | null {
  const [, work = '', bracket = ''] = PLAYED.exec(part) ?? [];
  if (work === '') return null;
  const manner = bracket.split(/[,;] /);
  const hue = manner.map((each) => HUE.exec(each)?.[1]).find((each) => each !== undefined);
  const sound = manner.map((each) => SOUND.exec(each)?.[1]).find((each) => each !== undefined);
  const rest = manner
    .filter((each) => !HUE.test(each) && !SOUND.test(each))
    .map((each) =>
      each
        .replace(/(\d{1,3}):(\d\d) ?min(?:s|utes?)?\.?(?= |$)/i, '$1 minutes and $2 seconds')
        .replace(/(\d) ?min(?:s|utes?)?\.?(?= |$)/i, '$1 minutes')
        .replace(/(\d) ?sec(?:s|onds?)?\.?$/i, '$1 seconds')
        .replace(/minutes (?=\d)/, 'minutes and '),
    );
  const said = [
    /^(?:audio|sound)/i.test(work) ? work : `${articleFor(work)} ${work}`,
    ...(hue === undefined ? [] : [`in ${hue.toLowerCase()}`]),
    ...(sound === undefined ? [] : [`with ${sound.toLowerCase()}`]),
    ...(rest.length === 0 ? [] : [`(${rest.join(', ')})`]),
  ];
  return said.join(' ');
}

/** Whether a line is a list of materials and things, one of which is played and has a bracket of its own. */
function isListWithFilm(text: string): boolean {
  const parts = partsOf(text);
  return (
    parts.length > 1 &&
    parts.some((part) => PLAYED.test(part)) &&
    parts.every((part) => PLAYED.test(part) || /^[\p{L}\d' -]{2,40}(?: \([^()]{2,40}\))?$/u.test(part))
  );
}

/** "rope, video (colour, sound, 18 min.), publication" as the list that it is said as; null for other lists. */
export function listWithFilm(words: string): string | null {
  if (!isListWithFilm(words)) return null;
  const parts = partsOf(words).map((part) =>
    ONE_THING.test(part) ? `${articleFor(part)} ${part}` : (played(part) ?? asPart(part)),
  );
  const last = parts.at(-1) ?? '';
  const others = parts.slice(0, -1).join(', ');
  return / and /.test(words.replaceAll(/\([^()]*\)/g, ''))
    ? parts.join(', ')
    : `${others}${others.includes(')') && parts.length > 2 ? ',' : ''} and ${last}`;
}
