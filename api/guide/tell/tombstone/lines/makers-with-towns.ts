import { namedThing } from '../../../notes/head-noun.ts';
import { posterFor } from '../../../lines/names/title-above-kind.ts';
import { FIRM_WORDS } from '../../../maker-words.ts';
import { isPlaceLine } from '../../../speech/place-line.ts';
import { lowered } from '../../../speech/text.ts';
import { withArticle } from '../../../speech/with-article.ts';
import { isTownName } from '../../../vocabulary/town-names.ts';
import { rulerOfCoin } from './coin-as-sentence.ts';

/** Instruments, clocks and arms: what their makers signed with their name and town. */
const SIGNED =
  /(?:scope|meter|piano|pianoforte|fortepiano|labe|orrery|phone)$|^(?:spinet|virginals?|organ|harmonium|harpsichord|clavichord|clarinet|oboe|bassoon|flute|trumpet|trombone|tuba|viola|violin|cello|lute|guitar|harp|sextant|octant|quadrant|theodolite|sundial|chronometer|timekeeper|clock|watch|regulator|globe|pistol|musket|rifle|camera|typewriter)$/;
/** What works and yards build. */
const BUILT =
  /^(?:locomotive|engine|carriage|tram|tramcar|bus|lorry|tractor|lifeboat|boat|ship|tug|steamer|crane|turbine|loom|press|lathe|motorcycle|bicycle|tricycle|velocipede|car|automobile|aeroplane|airplane|aircraft|glider|helicopter)$/;
/** "Broadwood, London", "Lowe Foundry, Newton-le-Willows, England" */
const NAME_AND_PLACE = /^(\p{Lu}[^,:;()\d]{1,50}), (\p{Lu}[^:;()\d]{2,60})$/u;
const FIRM = new RegExp(
  `(?:^| )(?:${FIRM_WORDS}|Foundry|Ironworks|Shipyard|Yard|Shipbuilders|Engineering|Engine|Cie|Corporation)\\b|&`,
  'u',
);

const headOf = (line: string): string => {
  const [thing = ''] = line.split(/, | (?=(?:No\.?|no\.?|nr\.?|number|model|type|[A-Z]{1,3}) ?\d)/u, 1);
  return (namedThing(thing).split(' ').at(-1) ?? '').toLowerCase();
};

/**
 * Who made an instrument or built a machine, by a line with a name and a place: "It was made by Broadwood of London"; null for any other
 * line, and below any other thing, where such a line may name two places.
 *
 * @param things The lines of which one may say what the thing is.
 */
export function makerWithTown(words: string, things: readonly string[]): string | null {
  const [, name = '', place = ''] = NAME_AND_PLACE.exec(words) ?? [];
  if (name === '' || (isTownName(name) && !FIRM.test(name))) return null;
  const [first = ''] = place.split(', ', 1);
  if (!isTownName(first) && !isPlaceLine(place)) return null;
  const heads = things.filter((line) => line !== words).map(headOf);
  const isBuilt = heads.some((head) => BUILT.test(head)) && FIRM.test(name);
  if (!isBuilt && !heads.some((head) => SIGNED.test(head))) return null;
  const firm = FIRM.test(name) && /(?:Foundry|Company|Works|Factory|Shipyard|Yard|Ironworks)$/.test(name);
  return `It was ${isBuilt ? 'built' : 'made'} by ${firm && !name.startsWith('The ') ? 'the ' : ''}${name.replace(/^The /, 'the ')} of ${withArticle(place)}`;
}

/** "Worked on the Lowe Valley Railway": what an engine or a boat did, and nobody did to it. */
const RAN =
  /^(?:Worked|Ran|Operated|Served|Hauled \p{Ll}+) (?:on|in|at|between|along|with|for) (?=.*\b(?:Railways?|Railroad|Tramways?|[Ll]ine|Quarry|[Qq]uarries|Colliery|Mines?|Docks?|Canal|River|Harbour|[Rr]oute|[Rr]un|[Bb]ranch)\b)/u;

/**
 * What a line tells by its form beside the others of its label: the ruler on a coin's, for whom a poster is, who built a machine and where that ran;
 * null for any other.
 *
 * @param things The lines of which one may say what the thing is; none where the maker is told.
 */
export const lineBeside = (
  words: string,
  printed: string,
  given: string,
  things: readonly string[],
): string | null =>
  rulerOfCoin(printed, given) ??
  posterFor(words) ??
  makerWithTown(words, things) ??
  (RAN.test(words) ? `It ${lowered(words)}` : null);
