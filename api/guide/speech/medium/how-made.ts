/** "cotton, rayon and hand-woven", "steel and four-channel sound": how a thing was made, or what it has beside its stuff. */
const HOW_BEHIND =
  /^([^()]+?)(?:,| and) ((?:hand|machine)-?(?:made|woven|sewn|knitted|painted|printed|stitched|embroidered)|(?:(?:two|three|four|five|six|eight|multi|\d+)-channel )(?:sound|audio|video)|(?:sound|audio|lights?))$/u;

/** A list of stuffs, and how it is told what stands behind them; null where nothing of the kind does. */
export function withHowApart(words: string): { readonly list: string; readonly how: string } | null {
  const [, list, how = ''] = HOW_BEHIND.exec(words) ?? [];
  if (list === undefined) return null;
  return { list, how: /(?:sound|audio|video|lights?)$/.test(how) ? `with ${how}` : how };
}

const DONE = '(?:(?:partly|partially) |parcel-|fire-|hand-)?(?:gilt|\\p{Ll}+ed|cast|blown|cut|repouss\u00E9)';
/** "silver, embossed, chased, partly gilt": one material, and what was done to it. */
const WORKED = new RegExp(
  `^([\\p{Ll}-]+(?: [\\p{Ll}-]+)?), (?=.*\\bgilt)(${DONE}(?:(?:, | and )${DONE})*)$`,
  'u',
);

/** A material, and in one row what was done to it, some of it with gold; null for any other words. */
export function workedStuff(words: string): { readonly stuff: string; readonly work: string } | null {
  const [, stuff, work = ''] = WORKED.exec(words) ?? [];
  if (stuff === undefined) return null;
  const deeds = work.split(/, | and /);
  return {
    stuff,
    work: deeds.length === 1 ? work : `${deeds.slice(0, -1).join(', ')} and ${deeds.at(-1) ?? ''}`,
  };
}

/** How a thing was made, or what kind of it one is, by itself: "strip woven in supplementary weft", "modern". */
const NO_STUFF_ALONE =
  /^(?:[\p{Ll}-]{1,20} ){0,4}?(?:\p{Ll}{2,20}(?:ed|wov?en|wn)|woven|knit|modern|vintage|looped|unique|silent|later)(?: (?:in|with|on|from) .{1,60})?$/u;

/** "Silver gelatin print, modern" */
const OF_A_TIME = /^(?:modern|vintage|later|unique)$/;

/** Whether what is told as the last of several stuffs is none: "rayon, silk and strip woven in supplementary weft". */
export function endsInNoStuff(words: string): boolean {
  const [, before = '', last = ''] = /^(.{1,200}?),? and ([^,]{1,80})$/.exec(words) ?? [];
  if (!NO_STUFF_ALONE.test(last) || NO_STUFF_ALONE.test(before)) return false;
  // "glass, mold-blown and cut": one stuff, and what was done to it.
  return OF_A_TIME.test(last) || !NO_STUFF_ALONE.test(before.split(/, | and /).at(-1) ?? '');
}
