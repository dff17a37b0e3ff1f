import { bare } from '../../bare-word.ts';
import type { LabelFacts, PrintedPart, TextSpan } from '../../facts.ts';
import { forgetField, forgetFieldsIn } from '../forget-fields.ts';
import { type Line, linesOf, overlap } from '../lines-of-text.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { isNamed } from '../../speech/artist.ts';
import { isPlaceLine, spokenPlaceLine } from '../../speech/place-line.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { isLivingThing } from '../../vocabulary/living-things.ts';
import { hasMaterial } from '../../vocabulary/things-and-materials.ts';
import { isNickname } from '../names/nicknames.ts';
import { isInvitation } from '../invitations.ts';
import { isHabitLine, isOfRange } from './habits.ts';
import { isRockUnit } from '../../dates/rock-units.ts';

/** "Thylacinus cynocephalus", "Equus quagga quagga": the Latin name of a species, which no other words end like. */
const SPECIES =
  /^\(?\p{Lu}\p{Ll}{3,20} (?:\p{Ll}{3,20} )?\p{Ll}{2,20}(?:us|is|um|ii|ae|ens|oides|ica|ina|ana|ata|osa|eri|gga|alia)\)?(?: \(?(?:\p{Lu}\. ?){0,3}\p{Lu}\p{L}+(?: (?:&|and) (?:\p{Lu}\. ?){0,3}\p{Lu}\p{L}+)?,? \d{4}\)?)?$/u;
/** "(Linnaeus, 1758)": who gave the name. */
const AUTHORITY =
  / \(?(?:\p{Lu}\. ?){0,3}\p{Lu}\p{L}+(?: (?:&|and) (?:\p{Lu}\. ?){0,3}\p{Lu}\p{L}+)?,? \d{4}\)?$/u;
/** What is Latin, or ends so, and names no animal or plant. */
const NO_SPECIES =
  /^(?:Cultura|Civiltas|Terra|Opus|Sacra|Mater|Pater|Venus|Virgo|Maria|Christus|Natura|Ars|Vera|Ecce|Memento|Agnus|Vanitas|Anno|Dies|Pax) /;

/** "Homo erectus": early people, whose names end in many ways. */
const HOMININ =
  /^(?:Homo|Australopithecus|Paranthropus|Ardipithecus|Kenyanthropus) [a-z]{5,20}(?: [a-z]{5,20})?$/;

export const isHominin = (line: string): boolean => HOMININ.test(line);

/** Whether a line gives the Latin name of a species, and nothing else: no "Roman sarcophagus", "Silver denarius", "Royal album". */
export const isSpecies = (line: string): boolean =>
  (SPECIES.test(line) || HOMININ.test(line)) &&
  !NO_SPECIES.test(line) &&
  !hasMaterial(line) &&
  !startsOrigin(withOriginsMarked(line), 0) &&
  line
    .replace(AUTHORITY, '')
    .split(' ')
    .every((word) => !isCommonWord(bare(word).toLowerCase()));

/** "Ursus arctos", "Giraffa camelopardalis tippelskirchi", "Tyrannosaurus rex": two or three words that end as such names do, and not as "Grauwe gans", "Vanlig groda", "Cani neri". */
const FORM = /^[A-Z][a-zëæœ]{1,20}(?:us|[amnrsolyx])(?: (?!spp?\b)[a-zëæœ]{1,20}(?:[aeimnrslox]|ys)){1,2}$/u;
/** "Gatto nero", "Ours brun", "Jirafa africana": an animal in a language of today. */
const OF_TODAY =
  /^(?:Gatt|Orso|Oso|Ours|Cane|Perr|Gato|Loup|Lobo|Lupo|Lup[ae]|Volpe|Zorr|Renard|Cerv[oi] |Cerf|Ciervo|Balen|Ballen|Tart|Tort|Jiraf|Girafe|Cheva|Caval|Caball|Tigre|Leone|Le[oó]n |Lion|Pant[eè]r[ae] |Uccell|P[aá]jaro|Oiseau|Farfall|Maripos|Papillon|Pesce|Pez|Poisson|Serp|Lapin|Conej|Conigli|Vac[ah]|Mucca|Vache|Ove|Aguil|[ÁA]guil|Éléph|Elef)| (?:ross[oa]|negr[oa]|bianc[oa]|blanc[oa]?|blanche|verde|vert|azul|azzurr[oa]|bleue?|brune?|bruno|gris|roux|rousse|pardo|parda|nero|nera|noire?|giall[oa]|mayor|menor|roj[oa]|com[uú]n|comm?un|comune|europe[oa]|reale?|d[’']\p{L}+)$/u;

/** "Unidentified whaleman": somebody at work. */
const OF_PEOPLE = /^(?:Unknown|Unidentified|Anonymous|Various) |(?:man|men|maker|makers|smith|ing|tion)$/;

/** "Lutra lutra" */
const isSameTwice = (words: string): boolean =>
  /^(\p{Lu}\p{Ll}+)(?: \1)+$/iu.test(words) && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(words);

/** Whether words have the form of such a name, as one knows it beside the common one. */
const hasForm = (words: string): boolean => {
  const [genus = '', ...others] = words.split(' ');
  return (
    isSameTwice(words) ||
    (FORM.test(words) &&
      !NO_SPECIES.test(words) &&
      !OF_PEOPLE.test(words) &&
      // "King penguin"
      !others.some(isLivingThing) &&
      !OF_TODAY.test(words) &&
      // "Orso bruno" is no Latin.
      !(genus.endsWith('o') && others.some((each) => each.endsWith('o'))) &&
      words
        .toLowerCase()
        .split(' ')
        .every(
          (each, at) =>
            !isCommonWord(each) ||
            LATIN_AND_ENGLISH.test(each) ||
            (at > 0 && AFTER_SOMEBODY.test(each)) ||
            (at === 0 && isLivingThing(each)),
        ) &&
      !startsOrigin(withOriginsMarked(words), 0))
  );
};
/** Words of such names that English texts have too. */
const LATIN_AND_ENGLISH =
  /^(?:rex|alba|pan|cancer|mays|minor|major|canis|bison|gorilla|lynx|iris|vulgaris|grandis|sapiens|regalis|leo|imperator|magnus|commune|communis)$/;

/** "markmitchelli": so long a word that ends so is called after somebody, be it in a list of common words or not. */
const AFTER_SOMEBODY = /^[a-z]{8,}i$/;

/** Materials that a specimen has, and what it is kept in. */
const OF_SPECIMENS =
  /\b(?:bones?|ivory|horns?|tooth|teeth|shells?|skins?|fur|feathers?|alcohol|spirit|taxidermy|resin|chalk|limestone|shale|amber|wood)\b/i;
/** What a label says of fossils alone, and of species. */
const OF_ROCK =
  /\bmillion years\b|\b(?:Jurassic|Cretaceous|Triassic|Permian|Carboniferous|Devonian|Silurian|Ordovician|Cambrian|Eocene|Miocene|Pliocene|Pleistocene)\b|\b(?:fossils?|ammonites?|trilobites?|belemnites?|dinosaurs?|\p{L}{3,12}saurs?)\b/iu;
/** "APOCYNACEAE": a family of plants or animals on a line by itself. */
const OF_FAMILY = /^(?:[Ff]amily:? )?\p{Lu}\p{L}{3,20}(?:ACEAE|aceae|IDAE|idae)$/u;
/** "Madagascar periwinkle": a common name that ends with a small word. */
const COMMON_IN_SMALL = /^\p{Lu}[\p{L}'\u2019-]+(?: [\p{L}'\u2019-]+){0,2}? \p{Ll}[\p{Ll}'\u2019-]{2,20}$/u;
const OF_NATURE = /\b(?:[Ee]xtinct(?:ion)?|[Ss]pecies|[Hh]abitats?|[Tt]axidermy)\b/;
/** "Brown bear", "Masai giraffe", "'Gerald' the giraffe", "Père David's deer": what a common name can look like. */
const COMMON =
  /^['\u2018\u201C"]?\p{Lu}[\p{L}'\u2019\u2018\u201D" -]{2,40}(?: \(\p{L}[\p{L}'\u2019 -]{2,30}\))?$/u;

/** A part by which an animal or a plant is shown: "Leopard skin". */
const PART =
  /^(?:skulls?|skeletons?|skins?|eggs?|tusks?|jaws?|tooth|teeth|horns?|antlers?|shells?|nests?|feathers?|cones?|seeds?|leaf|leaves|claws?|bones?|cubs?|chicks?|pups?)$/i;

/** Whether a line is the common name of an animal, a plant or a fossil: it ends with the word for one, and is none of a mask of one. */
export function namesLivingThing(line: string): boolean {
  // "Masai giraffe, 'Gerald'"
  const name = line.replace(
    /(?:,? ['\u2018\u201C][^'\u2018\u2019\u201C\u201D]{2,20}['\u2019\u201D]| \([^()]*\))$/u,
    '',
  );
  const words = name.split(/[ -]/);
  const last = words.at(-1) ?? '';
  return (
    COMMON.test(name) &&
    words.length < 7 &&
    (isLivingThing(last) ||
      isLivingThing(line.split(' ').at(-1) ?? '') ||
      (PART.test(last) && words.slice(0, -1).some(isLivingThing)))
  );
}

/** A common name and the scientific one beside it. */
interface Pair {
  readonly common: Line;
  readonly species: Line;
}

/** "Snow leopard (Panthera uncia)" */
function pairOn({ text, start }: Line): Pair[] {
  const [, name = '', species = ''] =
    /^(\p{Lu}[^()\d]{2,40}) \((\p{Lu}\p{Ll}+(?: \p{Ll}+){1,2})\)$/u.exec(text) ?? [];
  if (species === '' || !namesLivingThing(name) || !hasForm(species)) return [];
  const at = start + text.indexOf('(') + 1;
  return [
    {
      common: { text: name, start, end: start + name.length },
      species: { text: species, start: at, end: at + species.length },
    },
  ];
}

/** The pairs of names on a label: the common one stands above the scientific one most often, else below. */
function pairsIn(facts: LabelFacts): Pair[] {
  const lines = linesOf(facts.given);
  const isProse = (line: Line): boolean => facts.sentenceReadings.some((each) => overlap(each, line));
  const hasFamily = lines.some(({ text }) => OF_FAMILY.test(text));
  const isOfNature =
    hasFamily ||
    OF_NATURE.test(facts.given) ||
    isOfFossil(facts.given) ||
    lines.some(({ text }) => isHabitLine(text));
  return lines.flatMap((line, at) => {
    const both = pairOn(line);
    if (both.length > 0 || isProse(line)) return both;
    const text = line.text.replace(AUTHORITY, '').replace(/^\(([^()]+)\)$/, '$1');
    const isSure = isSpecies(line.text) && !OF_TODAY.test(text);
    if (!isSure && !hasForm(text)) return [];
    // "Trilobite / ‘The Lowe Bug’ / Calymene dahlii"
    const above = lines[isNickname(lines[at - 1]?.text ?? '') ? at - 2 : at - 1];
    const below = lines[at + 1];
    const lead = line.text.indexOf(text);
    const species: Line = { text, start: line.start + lead, end: line.start + lead + text.length };
    const common = [above, below].find(
      (each) => each !== undefined && namesLivingThing(each.text) && !isProse(each) && !hasForm(each.text),
    );
    // Below "Coelacanth" there need be no word of our list.
    const unlisted =
      isSure &&
      above !== undefined &&
      (isOfNature ||
        text.endsWith('ii') ||
        (HOMININ.test(text) && /^\p{Lu}\S*(?: \p{Lu}\S*){1,2}$/u.test(above.text))) &&
      COMMON.test(above.text) &&
      above.text.split(' ').length < 4 &&
      !isInvitation(above.text) &&
      !isProse(above)
        ? above
        : undefined;
    // "Catharanthus dahlii / Birch's periwinkle / Apocynaceae": beside a family what stands below the Latin name is its common one.
    const unlistedBelow =
      at === 0 &&
      hasFamily &&
      below !== undefined &&
      COMMON_IN_SMALL.test(below.text) &&
      !PART.test(below.text.split(' ').at(-1) ?? '') &&
      !/ (?:of|by|from|in|on|at|and) /.test(below.text) &&
      !isProse(below)
        ? below
        : undefined;
    const name = common ?? unlisted ?? unlistedBelow;
    return name === undefined ? [] : [{ common: name, species }];
  });
}

/**
 * Reads the common and the scientific name of the one animal, plant or fossil that a label is on, and takes them for no title
 * in two languages, maker or material; beside a maker's name or the materials of a picture they may be a title. Lines on where
 * such a species lives are no place of finding.
 */
export function readSpecies(facts: LabelFacts): void {
  if (facts.foreign !== null) return;
  const found = pairsIn(facts);
  // Of "Lontra europea / European otter / Lutra lutra" the surest name is the scientific one.
  const sure = found.filter(({ species }) => isSpecies(species.text) || isSameTwice(species.text));
  const pairs =
    found.every(({ common }) => common.start === found[0]?.common.start) && sure.length === 1 ? sure : found;
  const [pair] = pairs;
  const { readings } = facts;
  forgetHabits(facts);
  if (pair === undefined) readAlone(facts);
  if (pair === undefined || pairs.length > 1) return;
  const { common, species } = pair;
  const isOurs = (span: TextSpan | undefined): boolean =>
    span !== undefined && (overlap(span, common) || overlap(span, species));
  if (isNamed(facts.artist) && !isOurs(readings.artist)) return;
  const stuff =
    facts.medium !== null && readings.medium
      ? facts.given.slice(readings.medium.start, readings.medium.end)
      : '';
  if (stuff !== '' && !isOurs(readings.medium) && !OF_SPECIMENS.test(stuff)) return;
  const mayBeMade = linesOf(facts.given).some(
    (line) =>
      line.start !== common.start &&
      SOMEBODY.test(line.text) &&
      !isRockUnit(line.text, isOfFossil(facts.given)) &&
      isGivenName(line.text.split(' ', 1)[0]?.toLowerCase() ?? ''),
  );
  if (mayBeMade) return;
  for (const field of ['artist', 'nationality', 'date', 'credit', 'dimensions', 'medium'] as const)
    if (isOurs(readings[field])) forgetField(facts, field);
  facts.title = common.text;
  readings.title = { start: common.start, end: common.end, certainty: 1 };
  facts.species = partOf(species);
  facts.otherMakers = facts.otherMakers.filter((maker) => !isOurs(maker));
  readPlaceAndYear(facts);
  if (
    facts.originalTitle !== null &&
    (isOurs(facts.originalTitle) || namesLivingThing(facts.originalTitle.text))
  )
    facts.originalTitle = null;
  if (facts.findSpot !== null && isOfRange(facts.findSpot.text, isOfFossil(facts.given)))
    facts.findSpot = null;
}

/** "Birch Moor, Lowe, 1829": where an animal or a plant was taken, and when. */
const PLACE_AND_YEAR =
  /^(\p{Lu}[\p{L}.'\u2019-]*(?:,? \p{Lu}[\p{L}.'\u2019-]*){0,6}), ((?:c\. ?|about )?\d{4})$/u;

/** Reads such a place and year together as that where it is from: nobody made it then. */
function readPlaceAndYear(facts: LabelFacts): void {
  const { date, nationality } = facts.readings;
  const line = linesOf(facts.given).find((each) =>
    date === undefined
      ? /^\p{Lu}[^,]+, \p{Lu}[^,]+, \d{4}$/u.test(each.text) &&
        !facts.sentenceReadings.some((sentence) => overlap(sentence, each))
      : overlap(each, date),
  );
  const [, place, year] = PLACE_AND_YEAR.exec(line?.text ?? '') ?? [];
  if (line === undefined || place === undefined || year === undefined || facts.findSpot !== null) return;
  const isSomebody =
    /^(?:Collected|Found|Shot|Hunted|Caught|Died|Born|Bred|Prepared|Mounted|Zoo|Gift|Presented)\b/.test(
      place,
    ) ||
    (isGivenName(place.split(' ', 1)[0]?.toLowerCase() ?? '') && !isPlaceLine(place));
  if (isSomebody || (nationality !== undefined && !overlap(nationality, line))) return;
  forgetField(facts, 'date');
  forgetField(facts, 'nationality');
  // "Male, Lowe, Java" begins with the sex.
  const there = place.replace(/^(?:(?:Adult|Juvenile) )?(?:Male|Female), /, '');
  facts.findSpot = {
    ...partOf(line),
    text: `From ${isPlaceLine(there) ? spokenPlaceLine(there) : there}, ${year}`,
  };
}

/** Reads a species above its age, its rock or its family for what the thing is: nobody gave it that as a title. */
function readAlone(facts: LabelFacts): void {
  const [first, second] = linesOf(facts.given);
  const { title, artist } = facts.readings;
  if (first === undefined || second === undefined || facts.originalTitle !== null) return;
  const isElsewhere = [title, artist].some((span) => span !== undefined && !overlap(span, first));
  const text = first.text.replace(AUTHORITY, '');
  const isOfNature = OF_FAMILY.test(second.text) || isOfFossil(facts.given);
  if (isElsewhere || !isOfNature || !(isSpecies(text) || hasForm(text))) return;
  forgetFieldsIn(facts, first, ['artist', 'nationality', 'medium', 'credit']);
  facts.title = text;
  facts.readings.title = { start: first.start, end: first.end, certainty: 1 };
  facts.thing = { text, start: first.start, end: first.end, certainty: 1 };
}

/** "Eats: grass, bark" is no list of materials. */
function forgetHabits(facts: LabelFacts): void {
  for (const field of ['medium', 'nationality', 'dimensions', 'date'] as const) {
    const reading = facts.readings[field];
    if (reading === undefined) continue;
    const line = linesOf(facts.given).find((each) => overlap(each, reading));
    if (line !== undefined && isHabitLine(line.text)) forgetField(facts, field);
  }
}

/** "Ada Birch", "Ada Birch, 1905": a line with somebody's name. */
const SOMEBODY = /^\p{Lu}\p{Ll}+ (?:\p{Lu}\S* ){0,2}\p{Lu}[\p{L}'\u2019-]+(?:,? \(?\d.*)?$/u;

/** "was not a separate species", "a subspecies of the plains zebra" */
const IS_NO_SPECIES = /\bsub-?species\b|\b(?:not|never|no) (?:an? |its )?(?:\p{Ll}+ )?species\b/u;

/** Whether a label's text says that what it is on is less than a species: "The species is extinct" would gainsay it. */
export const isNoSpecies = (given: string): boolean => IS_NO_SPECIES.test(given.replaceAll(/\s+/g, ' '));

/** Whether a label speaks of animals or plants as those do who study them. */
export const isOfWildlife = (given: string): boolean => OF_NATURE.test(given);

/** Whether a label is on what was dug out of the rock. */
export const isOfFossil = (given: string): boolean => OF_ROCK.test(given);

const partOf = ({ text, start, end }: Line): PrintedPart => ({ text, start, end, certainty: 1 });
