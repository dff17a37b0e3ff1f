import type { LabelFacts } from '../../facts.ts';
import { isSpecies } from '../../lines/nature/species.ts';
import { namedThing } from '../../notes/head-noun.ts';
import { isLivingThing } from '../../vocabulary/living-things.ts';
import { nameOf } from '../name-of.ts';
import { isPicture, type Technique } from '../techniques.ts';

/** What a thing is that no artist made as art, so far as its label tells: each is looked at otherwise than a picture or a vase. */
export type Sort = 'specimen' | 'machine' | 'document' | 'thing';
const SORTS: ReadonlySet<string> = new Set<Sort>(['specimen', 'machine', 'document', 'thing']);

/** Whether a word is the name of such a sort. */
export const isSort = (word: string): boolean => SORTS.has(word);

/** Things of nature, by what a title calls them. */
const SPECIMEN =
  /\b(?:fossils?|fossili[sz]ed|meteorites?|minerals?|specimens?|taxiderm\w*|skeletons?|skulls?|(?:lower |upper )?jaws?|teeth|tooth|antlers?|tusks?|vertebrae?|femurs?|eggs?(?! (?:cups?|boxe?s?|timers?|spoons?))|nests?|dinosaurs?|ammonites?|trilobites?|mammoths?|herbarium|amethysts?|quartz crystals?|crystals of|nuggets?|moon rock|fluorite|calcite|pyrite|malachite|azurite|corundum|beryl|tourmaline|topaz)\b/i;

/** "Corundum, variety sapphire": a mineral by the words of its science. */
const MINERAL = /(?<=\p{L}{3}), (?:variety|var\.) \p{Ll}{3}/iu;

/** What a label tells of an animal or a plant that was alive. */
const OF_NATURE =
  /\b(?:mounted on|stuffed|preserved|taxiderm\w*|skeleton|specimens?|species|extinct|fossil\w*|zoo|in the wild|hatched|captive|bred|was shot|was caught|killed by|family \p{L}+idae)\b/iu;

/** Machines, vehicles and instruments of science, which are looked at by how they work. */
const MACHINE =
  /\b(?:engines?|locomotives?|machines?|tractors?|motor ?(?:cars?|cycles?)|motorbikes?|automobiles?|bicycles?|tricycles?|trams?|aircraft|aero ?planes?|airplanes?|airliners?|gliders?|biplanes?|monoplanes?|helicopters?|flying boats?|spacecraft|satellites?|rockets?|capsules?|submarines?|computers?|minicomputers?|calculators?|calculating|typewriters?|printing press|telegraphs?|telephones?|radios?|wireless|televisions?|gramophones?|phonographs?|turbines?|generators?|dynamos?|pumps?|looms?|spinning wheels?|microscopes?|telescopes?|orrery|astrolabes?|sextants?|octants?|theodolites?|barometers?|thermometers?|chronometers?|seismographs?|x-ray|apparatus|respirators?|iron lung|transmitters?|receivers?|switchboards?|cash registers?|sewing machines?|steam (?:carriage|roller|hammer)|patent model)\b/i;
/** "Machine gun", "engine turned box", "telephone box": what is no machine to look at the working of. */
const NO_MACHINE =
  /\b(?:machine guns?|machine[- ](?:made|woven|sewn|knitted|embroidered)|engine[- ]turned|(?:telephone|radio|engine) (?:box|tower|driver|house|operator|plate)|press photograph)\b/i;

/** What somebody wrote or what was printed to be read. */
const DOCUMENT =
  /\b(?:letters?(?! (?:opener|box|rack|scales?|knife))|diar(?:y|ies)|journals?|notebooks?|log ?books?|telegrams?|typescripts?|passports?|tickets?|ration books?|identity cards?|certificates?|receipts?|ledgers?|deeds?|wills?(?= of\b)|treat(?:y|ies)|charters?|contracts?|petitions?|pamphlets?|leaflets?|newspapers?|postcards?|autograph|manuscript (?:of|for|draft)|draft of|memorand(?:um|a))\b/i;

/**
 * What sort of thing a work is that is no art by its label; null for what is pictured, carved, potted or woven.
 *
 * @param technique What its medium line tells of the technique: a painting called "The Letter" is no letter.
 */
export function sortOf(facts: LabelFacts, technique: Technique | null): Sort | null {
  const name = nameOf(facts);
  const isDrawn = technique !== null && isPicture(technique) && technique !== 'drawing';
  if (isDrawn) return null;
  // "Woman Reading a Letter" in chalk shows one; a letter is named first, or after whose it is.
  if (DOCUMENT.test(name) && (technique === null || technique === 'drawing'))
    return technique === null || NAMED_FIRST.test(name) ? 'document' : null;
  if (technique === 'drawing') return null;
  if (facts.species !== null || isSpecies(name) || MINERAL.test(facts.text)) return 'specimen';
  const last = name.replace(/,.*$/s, '').split(' ').at(-1)?.toLowerCase() ?? '';
  if (technique === null && facts.artist === null && isLivingThing(last) && OF_NATURE.test(facts.text))
    return 'specimen';
  const isByArtist = facts.artist !== null && (technique !== null || facts.medium !== null);
  // A shrine with a tooth is none.
  const thing = namedThing(name);
  if (SPECIMEN.test(thing) && !isByArtist) return 'specimen';
  if (MACHINE.test(thing) && !NO_MACHINE.test(name) && technique !== 'textile' && technique !== 'ceramic')
    return 'machine';
  // Somebody's work in bread and string is art; of what has no maker or no medium nobody knows, and one looks at it as at any thing.
  return technique === null && (facts.artist === null || facts.medium === null) ? 'thing' : null;
}

const NAMED_FIRST =
  /^(?:(?:the|an?|his|her|last|first|autograph|signed|open|unsent|handwritten|illustrated|illuminated|field|sea|ship['\u2019]?s|school|pocket) )*(?:letters?|diar(?:y|ies)|journals?|notebooks?|log ?books?|telegrams?|typescripts?|passports?|certificates?|receipts?|ledgers?|deeds?|treat(?:y|ies)|charters?|contracts?|petitions?|postcards?|draft|manuscript)\b|['\u2019]s? (?:\p{L}+ ){0,2}(?:letters?|diar(?:y|ies)|journals?|notebooks?|log ?books?)$/iu;
