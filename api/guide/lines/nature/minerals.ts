import { fromCapitals } from '../../capitals.ts';
import type { LabelFacts, TextSpan } from '../../facts.ts';
import { forgetField } from '../forget-fields.ts';
import { linesOf } from '../lines-of-text.ts';
import { isNickname } from '../names/nicknames.ts';
import { isNamed } from '../../speech/artist.ts';
import { isPlaceLine } from '../../speech/place-line.ts';

/** Minerals whose names end as no other words do, but for those below, and some that do not. */
const MINERAL =
  /^(?:(?:native|smoky|smokey|rose|milky|rock|blue|green|black|yellow|pink|red|fire|precious|botryoidal|twinned) )?(?:\p{L}{3,14}ite|quartz|topaz|beryl|garnet|opal|amethyst|galena|corundum|tourmaline|feldspar|fluorspar|cinnabar|olivine|peridot|zircon|gypsum|turquoise|orpiment|realgar|sulphur|sulfur|rutile|sphalerite|crocoite|agate|jasper|chalcedony|spinel|kyanite|epidote)$/iu;
const NO_MINERAL =
  /(?:aphrodite|dynamite|satellite|parasite|termite|meteorite|favou?rite|bakelite|appetite|opposite|white|(?<!al|colum)bite|suite|(?<!rhodochro|magne|halloy)site|kite|lobite|(?<!sche)elite|socialite|ammonite|nummulite|belemnite|samite|invite|write|despite|unite|ignite|excite|recite|polite|finite|coprolite|hittite|semite|israelite|canaanite|mennonite|jacobite|luddite|hermite|vulcanite|xylonite|vegetarianite|marguerite|dorothite|petite|granite|concretite)$/i;
/** "Zinc carbonate": what a mineral is to a chemist. */
const COMPOUND =
  /^(?:\p{L}+ ){1,4}(?:carbonate|sul(?:ph|f)ate|sul(?:ph|f)ide|oxide|silicate|chloride|fluoride|phosphate|arsenate|hydroxide|vanadate|molybdate|tungstate|chromate|borate|nitrate)s?$/iu;
/** "Zn\u2082Fe(PO\u2084)\u2082", "PbCrO4" */
const FORMULA = /^\p{Lu}[\p{L}()\d\u2080-\u2089\u00B7,. -]{0,40}[\d\u2080-\u2089]/u;
const DUG_AT = /^\p{Lu}[^\d:;]{2,30} (?:Mine|Quarry|Pit)\b/u;
/** Letters by which the names of a stone in two languages begin alike. */
const ALIKE = 3;

const isMineral = (words: string): boolean => MINERAL.test(words) && !NO_MINERAL.test(words);

/**
 * Reads what a label of a mineral prints first as the name of a stuff: "Topas / Topaz" is a stone in two languages, and "Zinc
 * carbonate" below one is what that is; neither is made of itself.
 */
export function readMineral(facts: LabelFacts): void {
  if (facts.foreign !== null || facts.species !== null || facts.thing !== null || isNamed(facts.artist))
    return;
  const lines = linesOf(facts.given);
  // "Rhodochrosite / “The Lowe King” / Manganese carbonate": what the stuff is stands below the name of the one stone.
  if (isNickname(lines[1]?.text ?? '')) lines.splice(1, 1);
  const [first = '', second = ''] = lines.map(({ text }) => fromCapitals(text));
  const alike = (word: string): string => word.slice(0, ALIKE).toLowerCase();
  const isTwice = isMineral(second) && alike(first) === alike(second) && !first.includes(' ');
  const isBelow = COMPOUND.test(second) || FORMULA.test(second) || isPlaceLine(second) || DUG_AT.test(second);
  if (!isTwice && !(isMineral(first) && isBelow)) return;
  const name = isTwice ? second : first;
  const [above, below] = lines;
  if (above === undefined || below === undefined) return;
  const isCompound = COMPOUND.test(second);
  const span = { start: above.start, end: isTwice || isCompound ? below.end : above.end };
  const { medium, title } = facts.readings;
  const isOurs = (each: TextSpan | undefined): boolean =>
    each === undefined || (each.start >= span.start && each.end <= span.end);
  // Of another material it is a thing, and below another title a material.
  if (!isOurs(medium) || !isOurs(title) || facts.sentences.some((each) => each.startsWith(first))) return;
  forgetField(facts, 'medium');
  facts.originalTitle = null;
  facts.title = name;
  facts.readings.title = { ...span, certainty: 1 };
  const said = name.toLowerCase();
  facts.thing = {
    text: isCompound ? `${said}, which is ${second.toLowerCase()}` : said,
    ...span,
    certainty: 1,
  };
}
