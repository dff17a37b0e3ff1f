import { withOriginsMarked, startsOrigin } from '../../../find-origin.ts';
import { isEveryday } from '../../../notes/everyday.ts';
import { namedThing } from '../../../notes/head-noun.ts';
import { articleFor, lowered } from '../../../speech/text.ts';
import { mediumWordKind } from '../../../vocabulary/materials.ts';
import { hasMaterial } from '../../../vocabulary/things-and-materials.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';
import { isCommonWord } from '../../../vocabulary/common-word.ts';
import { OBJECT_WORDS } from '../../../vocabulary/objects.ts';

/** Things beside those by which a label is read. */
const MORE_THINGS = new Set(
  `motorcycle bicycle tricycle automobile coach cart wagon sledge sleigh lifeboat yacht raft locomotive tram bus tractor aeroplane airplane
  helicopter glider balloon rocket satellite spacesuit timekeeper chronometer pianoforte piano accordion concertina bugle cello violoncello
  clarinet saxophone synthesizer theremin gramophone phonograph television telegraph computer calculator projector lens thermometer
  thermostat hygrometer octant quadrant planetarium atlas stopwatch altar pulpit cenotaph menhir metope pilaster gargoyle bestiary
  homiliary lectionary papyrus letter ledger charter deed passport ticket pennant talisman coronet lance hauberk cuirass revolver cannon
  torpedo cot easel shuttle bobbin thimble corset fez mitten clog sock crutch wheelchair prosthesis scythe sickle rake anvil quern
  turbine pump boiler generator dynamo motor transformer robot automaton marionette dollhouse kite racket trophy lanx mazer trencher
  strainer sieve colander cask crate khipu quipu poporo lighter ashtray inkstone quill stylus bookplate scrapbook sketchbook meteorite
  skeleton diorama maquette banknote chessboard jigsaw belt saddle girdle wheel car bed screen carpet tapestry banner sword dress
  coat throne door gate cabinet clock watch chair table helmet shield hairdryer net lunula trombone tuba oboe fife bassoon lyre zither dulcimer
  harpsichord clavichord spinet harmonium xylophone tambourine distaff loom churn griddle skillet cauldron crock firkin barrel keg adze awl
  auger clamp spanner kiln crucible alembic barometer galvanometer switchboard teleprinter abacus keyboard joystick lantern snuffer sconce
  chandelier brazier stove grate fender poker samovar percolator mincer peeler grater whisk skimmer mortar pestle canister caddy
  hamper creel trug pannier bridle phaeton dray velocipede scooter sidecar thresher harrow flail quilt blade swift brick mixer cooler blender refrigerator sackbut cornett shawm
  rebec cittern celesta glockenspiel ophicleide euphonium flageolet andiron calendar prism maskette antefix portal frontal palette sign trap
  burner ketch sloop schooner brig barque dinghy lugger trawler tug longbow landau barouche lur peg clavicytherium aquamarine diamond sapphire emerald ruby ossuary sukkah longship ingot shackle manacle coatee bead badge uniform axehead componium orchestrion apollonicon panharmonicon oxhide`
    .trim()
    .split(/\s+/),
);
/** Things that are many, or no single thing. */
export const NO_ARTICLE =
  /(?<!dres|glas|mattres|compas|u|i)s$|^(?:armou?r|glass|horn|cloth|incense|mourning|canopic|coral|pair|salt|sugar|tobacco|chess|cream)$/;

/** Words that keep their capital, and are no nation's. */
export const OF_ATTICA =
  /^(?:Attic|Ionian|Doric|Ionic|Corinthian|Boeotian|Buddhist|Hindu|Muslim|Jain|Sikh|Shinto|Daoist|Taoist|Catholic|Shaker|Quaker|Amish|Windsor)$/;

/** Those after whom people call a kind of machine, instrument or plant, though the name is a word or stands in small letters alone. */
const NAMED_AFTER =
  /^(?:Watt|Newcomen|Davy|Crookes|Geissler|Leyden|Enigma|Maxim|Gatling|Bren|Sten|Bessemer|Stirling|Wimshurst|Bunsen|Petri|Singer|Jacquard|Marconi|Morse|Wardian|Geiger|Hollerith|Braille|Argand|Franklin|Faraday|Galton|Snellen|Liston|Norden|Brunsviga|Kodak|Bakelite|Colt|Winchester|Martini|Enfield|Bowie|Stradivari)(?:-\p{Lu}\p{L}+)?$/u;
/** Whether a word keeps its capital inside a sentence: "Watt", "RAF". */
export const keepsCapital = (word: string): boolean =>
  NAMED_AFTER.test(word) || /^\p{Lu}{2,5}(?:['\u2019]s)?$/u.test(word);

/** What shows something else: of those there are many. */
export const SHOWS =
  /^(?:statue|statuette|head|bust|figure|figurine|model|mask|herm|relief|plaque|medal|medallion|print|portrait|torso|plate|tile|panel|fragment|hand|foot|map|view|cast|copy|electrotype|replica|coin|stamp|poster|letter|photograph|drawing|painting|picture|sketch|scene|shabti|ushabti|amulet|scarab|page|leaf|folio|icon|piece|part|pair|set|sculpture|carving|cup|bowl|vase|dish|jar|cloth|box|textile|manuscript|book|game)$/;
/** Letters of a word by which it may end a longer one: "lovespoon". */
const LEAST_OF_END = 4;
const LAST_OF_END = 7;

const isThingWord = (word: string): boolean =>
  OBJECT_WORDS.has(word) || MORE_THINGS.has(word) || isEveryday(word);

/** Whether a word in small letters names a kind of thing, by itself or by its end: "lovespoon". */
export const isKindOfThing = (word: string): boolean =>
  isThingWord(word) ||
  // "bell-krater"
  isThingWord(word.split('-').at(-1) ?? word) ||
  (/^\p{Ll}+$/u.test(word) &&
    Array.from({ length: LAST_OF_END - LEAST_OF_END + 1 }, (_, more) =>
      word.slice(-LEAST_OF_END - more),
    ).some(
      (end) =>
        end.length + 2 < word.length && isThingWord(end) && !/^(?:ring|bell|ship|coat|card)$/.test(end),
    ));

/** The noun that says what a title is of, in small letters. */
const headOf = (title: string): string =>
  (namedThing(title).split(' ').at(-1) ?? '').toLowerCase().replace(/[\u2018\u2019\u201C\u201D'"]{1,3}$/, '');

const isSeveral = (word: string): boolean => /(?<![usi])s$/.test(word);

/** A name in quotation marks before the thing: "The \u2018Rubens Vase\u2019", "\u2018Merlin\u2019 wall clock". */
const QUOTED =
  /^(?:The )?[\u2018\u201C'"]\p{Lu}[^\u2018\u2019\u201C\u201D'"]{1,40}[\u2019\u201D'"](?: \p{L}+){0,3}$/u;
const WITH_ARTICLE = /^The (\p{L}[^,:;.]{2,70})$/u;
/** "Feather cloak of Kamehameha": a thing, and whose it was. */
const OF_SOMEBODY =
  /^(\p{Lu}[\p{L}'\u2019-]*(?: \p{Ll}[\p{L}'\u2019-]*){0,3}) of (?!the Month|an? )((?:the |Queen |King )?\p{Lu}.{2,60})$/u;
/** "Spangenhelm Type", "Youghal needle lace": what stands behind "of" and is nobody. */
const isSort = (owner: string): boolean =>
  / (?:type|style|form)$/i.test(owner) ||
  mediumWordKind(owner.split(' ').at(-1)?.toLowerCase() ?? '') === 'material';
/** "Marine timekeeper K1", "Fishing boat Lovisa": what it is, and which. */
const KIND_AND_NAME =
  /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}) ((?:\p{Lu}\p{L}*-?)?(?:\d[\d-]*)|\p{Lu}\p{Ll}{3,})$/u;
/** "R152 Contour chair": which, and what it is in small letters. */
const NAME_AND_KIND =
  /^(?=.* )\p{Lu}[\p{L}\d'\u2019.-]*(?: [\p{Lu}\d][\p{L}\d'\u2019.-]*){0,3} (?:\p{Ll}+ )?(\p{Ll}{3,})$/u;

/** "state bed", "Chinese robe": the name of a kind as it stands within a sentence. */
const within = (kind: string): string =>
  startsOrigin(withOriginsMarked(kind), 0) ||
  OF_ATTICA.test(kind.split(' ', 1)[0] ?? '') ||
  isGivenName(kind.split(/[ '\u2019]/, 1)[0]?.toLowerCase() ?? '')
    ? kind
    : lowered(kind);

/**
 * "the Tarkhan Dress", "the \u2018Rubens Vase\u2019", "the feather cloak of Kamehameha", "the R152 Contour chair": a single
 * thing that has a name, in whose title the article is missing or stands first. Null for what may be a picture's or a
 * sculpture's title.
 */
export function definiteThing(title: string, hasMaker: boolean): string | null {
  const head = headOf(title);
  if (isSeveral(head)) return null;
  if (QUOTED.test(title) && isKindOfThing(head)) return `the ${title.replace(/^The /, '')}`;
  const [, named] = WITH_ARTICLE.exec(title) ?? [];
  if (named !== undefined)
    return isKindOfThing(head) && / /.test(named) && !/ (?:and|with|in|on|of an?) /.test(named)
      ? `the ${named}`
      : null;
  const [, kind = '', owner] = OF_SOMEBODY.exec(title) ?? [];
  // "Grave stele of Pentelic marble" is one of many.
  if (owner !== undefined && !hasMaker && !hasMaterial(owner)) {
    const thing = kind.split(' ').at(-1)?.toLowerCase() ?? '';
    const isMaterial = mediumWordKind(thing) === 'material';
    // "Chest of Drawers"
    if (/^\p{Lu}\p{Ll}+s$/u.test(owner) && isCommonWord(owner.toLowerCase()))
      return `${articleFor(kind.toLowerCase())} ${title.toLowerCase()}`;
    return isKindOfThing(thing) && !isMaterial && !SHOWS.test(thing) && !isSeveral(thing) && !isSort(owner)
      ? `the ${within(kind)} of ${owner}`
      : null;
  }
  const [, sort = '', which] = KIND_AND_NAME.exec(title) ?? [];
  const sortHead = sort.split(' ').at(-1)?.toLowerCase() ?? '';
  if (which !== undefined && (/\d/.test(which) || / /.test(sort)))
    return isKindOfThing(sortHead) && !SHOWS.test(sortHead) ? `the ${within(sort)} ${which}` : null;
  const [, last] = NAME_AND_KIND.exec(title) ?? [];
  const hasName = /\d| \p{Lu}/u.test(title);
  return last !== undefined && hasName && isKindOfThing(last) && !SHOWS.test(last)
    ? `${/^[^,]{2,40}['\u2019]s? /u.test(title) ? '' : 'the '}${title}`
    : null;
}

/** "Sweater, Skirt", "Jacket and skirt" as "a sweater and a skirt"; null for what is not two things. */
export function twoThings(title: string): string | null {
  const [, first, second] = /^(\p{L}{3,15})(?:, | and )(\p{L}{3,15})$/u.exec(title) ?? [];
  const isThing = (word: string): boolean =>
    (OBJECT_WORDS.has(word) || isEveryday(word)) &&
    !NO_ARTICLE.test(word) &&
    mediumWordKind(word) !== 'material';
  const words = [first, second].map((word) => (word ?? '').toLowerCase());
  return words.every(isThing) ? words.map((word) => `${articleFor(word)} ${word}`).join(' and ') : null;
}
