import { isEveryday } from '../../../notes/everyday.ts';
import { articleFor } from '../../../speech/text.ts';
import { mediumWordKind } from '../../../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../../../vocabulary/objects.ts';

/** Things of every day that are in no other list. */
const HEADS = new Set(
  `mould mold truncheon mallet sign ensemble harness horseshoe lunchbox thimble tankard sled sledge sleigh wheelbarrow
  rolling-pin doorstop doorknob flatiron trivet whetstone anvil bellows spade hoe rake sickle scythe pitchfork plough
  plow yoke trap lure snare bib pram cot cap apron satchel rucksack medal badge ticket thermometer kaleidoscope
  toaster mangle washboard`
    .trim()
    .split(/\s+/),
);
/** What everyday things are for, by which they are called and which is nobody's name: "fire bucket", "sea chest". */
export const USES: ReadonlySet<string> = new Set(
  `fire sea beer horse butter police half two-piece three-piece snow ice milk bread candle cheese flour seed corn hay cow sheep
  dog ox ship shop street trade toy baby school farm kitchen shoe boot hair neck finger watch gun rifle sword bullet
  tool sewing spinning weaving washing smoothing plumb apothecary ballot alms church communion christening marriage
  opera stage parade battle signal railway tram bus miner's fireman's policeman's sailor's soldier's tailor's cooper's
  blacksmith's shepherd's carpenter's barber's doctor's beggar's child's woman's man's boy's girl's lady's gentleman's
  bathing riding skating fishing eel fish whale oyster honey bee jelly pie cake coal ash night bed foot leg hand arm
  head dress mourning riding travelling carpet trinket patch pill snuff cigar cigarette match spectacle pin needle pencil`
    .trim()
    .split(/\s+/),
);
/** Things that are many, or no single thing. */
const SEVERAL =
  /(?<!dres|glas|mattres|compas|bellow)s$|^(?:glass|horn|cloth|textile|incense|mourning|canopic|coral|salt|sugar|tobacco|chess|cream)$/;

/**
 * "a fire bucket", "a truncheon": a title in small letters but for its first that is the name of an everyday thing, be it
 * made of what it may; null for any other title, and for several things.
 */
export function everydayThing(title: string): string | null {
  if (!/^\p{Lu}[\p{Ll}'\u2019-]+(?: [\p{Ll}'\u2019-]+){0,2}$/u.test(title)) return null;
  const words = title.toLowerCase().replaceAll('\u2019', "'").split(' ');
  const head = words.at(-1) ?? '';
  const isKnown = (word: string): boolean =>
    USES.has(word) || OBJECT_WORDS.has(word) || mediumWordKind(word) === 'material';
  const isThing =
    HEADS.has(head) ||
    (words.length > 1 && (OBJECT_WORDS.has(head) || isEveryday(head))) ||
    /^armou?r$/.test(head);
  if (!isThing || SEVERAL.test(head) || !words.slice(0, -1).every(isKnown)) return null;
  return `${articleFor(title.toLowerCase())} ${title.toLowerCase()}`;
}
