import { NATIONALITIES } from '../../../vocabulary/origins.ts';
import { fromCapitals } from '../../../capitals.ts';
import type { LabelFacts } from '../../../facts.ts';
import { articleFor } from '../../../speech/text.ts';
import { isCommonWord } from '../../../vocabulary/common-word.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';
import { isLivingThing } from '../../../vocabulary/living-things.ts';
import { mediumWordKind } from '../../../vocabulary/materials.ts';
import { isKindOfThing } from './definite-things.ts';
import { USES } from './everyday-things.ts';
import { isLowerInside, MORE_THAN_THINGS } from './naming-things.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What things are for, where they are used, what is on them and what they are like: words that tell kinds apart, and name none. */
const SORTS = list(`
  sun moon star sky rain wind thunder dawn desert forest mountain river island harvest vigil christmas easter carnival
  festival tournament tilt joust jousting cavalry infantry artillery militia regiment army navy air trench campaign
  campaigning siege combat duelling fall fold swing drop roll slide slip pull push tip spring pendulum gravity fusee verge
  lever gear chain rack spindle spool claret whisky whiskey gin rum ale cider port sherry punch posset caudle cordial
  sweetmeat toast dessert dinner supper luncheon lunch breakfast soup sauce gravy mustard pepper spice salad cocktail
  champagne grape apple pear orange lemon peach plum cherry strawberry potato maize corn millet wheat barley olive lotus
  narcissus chrysanthemum peony blossom acanthus laurel pomegranate mushroom bean nut coconut rice grain manna kola betel
  lime opium peyote cocoa grease fat tallow oil sap tar love friendship betrothal marriage courtship fertility birth death
  memory memorial commemoration presentation reception invitation coronation jubilee anniversary birthday baptism funeral
  burial grave tomb temple palace castle church chapel synagogue mosque convent cloister house hall chamber parlour parlor
  library office closet hearth fireplace ceiling roof tower gate bridge street market harbour harbor lighthouse factory mill
  mine farm dairy stable barn attic cellar prison hospital pharmacy laboratory observatory theatre theater circus cinema film
  puppet magic fortune divination oracle curse spell incantation healing birthing initiation sacrifice devil demon angel
  dragon unicorn griffin phoenix sphinx siren mermaid monster giant spirit ghost ancestor caryatid atlas satyr centaur god
  goddess deity saint apostle prophet evangelist rattle rhythm slit frame kettle bass tenor alto treble soprano grand upright
  square baby concert pocket pedal barrel rag beadnet net crazy patchwork appliqué shell quill cowrie bandolier heddle neck
  waist shoulder elbow knee ankle wrist thigh chest breast ear nose lip tooth teeth eye brow chin cheek toe thumb prow stern
  deck mast rudder sail anchor keel cabin pilot mooring pillar column post pole wheel cube sphere cone pyramid disc disk
  globe heart spiral zigzag cross crescent diamond lozenge trefoil quatrefoil lattice honeycomb ribbon scroll strap loop hook
  knot broad narrow wide thick thin deep shallow flat plain fine rough smooth soft hard heavy light great tiny full half
  quarter close open invisible secret early late old new first second third last main chief common composite complex simple
  modern antique western eastern northern southern polar arctic antarctic marine sea bush field hill lake swamp water
  passenger freight goods cargo mail parcel traffic rescue relief emergency police convict slave refugee camp clan family
  guild club union team school college university museum royal imperial state civic town city village county noble
  burgomaster mayor steward usher cacique shaman samurai knight viking pirate warrior archer hunter identity ration
  membership season shop trade toll tax token gas steam petrol diesel radio radar sonar laser x-ray gamma fantasy dream
  rainbow fire flame smoke snow frost ice page leaf folio sheet cuneiform hieroglyph rune ogham alphabet calendar letter
  cigar cigarette snuff pipe match hash hemp tobacco gingerbread biscuit cake waffle wafer pastry cookie butter cheese milk
  cream egg honey jam jelly ballgame chess checkers draughts dice domino backgammon mah-jong playing racing football cricket
  baseball tennis golf polo hockey boxing comfort dust rubbish slop spittoon sweat scent smell musk border edge corner centre
  center end side top bottom front back memento keepsake souvenir gift prize reward trophy proggy hooky pony surf sand beach
  moccasin gauge test control signal alarm warning danger speed power energy heat cold pressure vacuum current voltage lounge
  alms food drink kitchen garden ship elk doll`);

/** People by what they do or are, as whose things are called: "surgeon's saw". */
const PEOPLE = list(`
  woman man child baby infant boy girl lady gentleman bride groom widow nurse midwife surgeon doctor physician dentist
  chemist druggist pharmacist apothecary priest bishop abbot abbess monk nun pope cardinal parson vicar chaplain deacon
  officer soldier sailor captain admiral general sergeant cavalryman infantryman guardsman watchman fireman policeman postman
  milkman workman craftsman fisherman huntsman horseman nobleman merchant servant maid butler cook chef clown jester acrobat
  king queen prince princess emperor empress sultan chief chieftain peasant pilgrim orphan student pupil scholar scribe
  artist musician architect apprentice artisan astronaut cosmonaut pilot aviator diver scout guide judge lawyer magistrate
  sheriff beadle thief convict prisoner slave smith blacksmith goldsmith silversmith tinsmith locksmith gunsmith wheelwright
  shipwright cartwright tailor cowboy shepherd goatherd swineherd drover ship doll`);
/** "baker", "conductor", "huntress", "florist" */
const DOES = /\p{Ll}{3}(?:[^aeiou]er|eer|[tsl]or|ress|ist|cian|woman|man)$/u;
/** "collapsible", "pictorial", "composite", "watery", "two-handled" */
const OF_FORM = /\p{Ll}{3}(?:ible|able|al|ar|ic|ous|ose|ive|ory|ary|ian|esque|less|ward|ing|ed|en|ful|ish)$/u;

const NEXT_OF_HEAD =
  /^(?:of|with|for|from|to|in|at|on|and|or|showing|depicting|representing|known|named|called|containing|made)$/;

/** Things to which people give names, and of each name there is one. */
const NAMED_SINGLY =
  /^(?:diamond|sapphire|ruby|emerald|pearl|opal|topaz|stone|nugget|meteorite|bell|sword|ship|schooner|sloop|brig|frigate|barque|brooch|ring|chalice|cross|crown|sceptre|scepter|jewel|cup|hoard|treasure|psalter|gospels|bible|codex|harp|lyre|necklace|throne|mace|scroll)$/;

/** Whether a word begins the name of a kind of things: a material, a colour, a shape, another thing, somebody, an animal or a purpose. */
function isWordOfKind(printed: string): boolean {
  const word = printed.toLowerCase().replaceAll('\u2019', "'");
  const whose = word.replace(/'s$|(?<=s)'$/, '');
  return (
    isLowerInside(word) ||
    isKindOfThing(word) ||
    MORE_THAN_THINGS.test(word) ||
    USES.has(word) ||
    SORTS.has(whose) ||
    OF_FORM.test(word) ||
    /^[\p{L}\d]+-\p{Ll}/u.test(word) ||
    isLivingThing(whose) ||
    [whose, whose.replace(/(?<=m)en$/, 'an'), whose.replace(/s$/, '')].some(
      (who) => PEOPLE.has(who) || (DOES.test(who) && !isGivenName(who)),
    )
  );
}

/** Whether the label names a place by this word: "Mold, Flintshire", "found at Battle". */
function isPlaceThere(word: string, lines: readonly string[]): boolean {
  if (mediumWordKind(word.toLowerCase()) === 'material') return false;
  const inList = new RegExp(`(?:^|, |: )${word}, (\\p{Lu}\\p{L}+)`, 'u');
  const behind = new RegExp(`\\b(?:at|near|in) ${word}(?=[,.;)]|$)`, 'u');
  return lines.some((line) => {
    const [, next] = inList.exec(line) ?? [];
    return (
      (next !== undefined && !isWordOfKind(next) && !isCommonWord(next.toLowerCase())) || behind.test(line)
    );
  });
}

/** Whether the label names somebody by this word behind a given name: "Alexander Graham Bell". */
const isPersonThere = (word: string, lines: readonly string[]): boolean =>
  lines.some((line) =>
    [...line.matchAll(new RegExp(`(\\p{Lu}\\p{Ll}+) (?:\\p{Lu}[\\p{Ll}.]* )?${word}(?!\\p{L})`, 'gu'))].some(
      ([, given = '']) => isGivenName(given.toLowerCase()) && !isWordOfKind(given),
    ),
  );

/** Whether a label prints a word with a capital within a line: "Eastern range, Muisca". */
const isPrintedBig = (word: string, { given, title }: LabelFacts): boolean =>
  given
    .split('\n')
    .some(
      (line) =>
        !line.includes(title ?? '') &&
        new RegExp(
          `[^\\s.!?:] ${word}(?!\\p{L})|^${word}(?=[,;(]|$| (?:culture|people|artist|work))`,
          'u',
        ).test(line),
    );

/** Whether a label prints a word in small letters, one or several of it: "Hymn board" of whose hymns its text tells. */
const isPrintedSmall = (word: string, given: string): boolean =>
  new RegExp(`(?<![\\p{L}'\u2019-])${word}s?(?!\\p{L})`, 'u').test(given);

/**
 * What is told with an article and its first word in small letters, where that word is a name: "the Hope Diamond" for "a hope
 * diamond", "the Mold gold cape" of Mold, "a Bell telephone" of somebody of that name. Being a word of English makes no word one of a
 * kind: where it is not known as such, the title is told as a name, and null is returned. What is no name is returned as it is.
 */
export function withNamesKept(said: string, facts: LabelFacts): string | null {
  const [, big = ''] = /^an? (\p{Lu}\p{Ll}+) \p{Ll}/u.exec(said) ?? [];
  if (big !== '' && isPrintedSmall(big.toLowerCase(), facts.given) && !isPrintedBig(big, facts))
    return said.replace(/^an? \S+/u, `${articleFor(big.toLowerCase())} ${big.toLowerCase()}`);
  const [, small = '', next = ''] = /^an? (\p{Ll}[\p{L}'\u2019-]*) ([\p{L}\d-]+)/u.exec(said) ?? [];
  const title = fromCapitals(facts.title ?? '');
  const first = title.split(' ', 1)[0] ?? '';
  if (small === '' || first === small || first.toLowerCase() !== small || NEXT_OF_HEAD.test(next))
    return said;
  const rest = said.slice(said.indexOf(' ') + 1 + small.length);
  if (NATIONALITIES.includes(first)) return `${articleFor(first)} ${first}${rest}`;
  if (/, (?:an? |called )/.test(said)) return said;
  // "Smilin' Buddha sign" belongs to nobody.
  const bare = first.replace(/['\u2019]s$|(?<=s)['\u2019]$/, '');
  const others = facts.given
    .split('\n')
    .filter((line) => !line.includes(facts.title ?? '') && line !== line.toUpperCase());
  // "Asmat families raise bis poles"
  const isSmallThere = new RegExp(`(?<!\\p{L})${small} ${next.toLowerCase()}`, 'u').test(facts.given);
  if (isSmallThere) return said;
  const isKind = isWordOfKind(first);
  if (bare === first && isPlaceThere(bare, others)) return `the ${first}${rest}`;
  if (isPersonThere(bare, others))
    return bare === first ? `${articleFor(first)} ${first}${rest}` : `${first}${rest}`;
  if (isKind) return said;
  // "Merit's beauty case"
  if (bare !== first) return `${first}${rest}`;
  const words = title.split(' ');
  const head = (words.at(-1) ?? '').toLowerCase();
  // "Midg camera", "Lapita pot": a word that English has not keeps its capital, and there may be several.
  if (!isCommonWord(small) && / \p{Ll}\S*$/u.test(title))
    return words.some((word) => isKindOfThing(word)) ? `${articleFor(first)} ${first}${rest}` : said;
  return words.length < 4 && words.every((word) => /^\p{Lu}/u.test(word)) && NAMED_SINGLY.test(head)
    ? `the ${title}`
    : null;
}
