import type { GlossaryEntry } from '../facts.ts';
import { MATERIALS } from './materials.ts';
import { OBJECTS } from './objects.ts';
import { TECHNIQUES } from './techniques.ts';

const BRITISH: readonly (readonly [string, string])[] = [
  ['colour', 'color'],
  ['grey', 'gray'],
  ['fibre', 'fiber'],
  ['armour', 'armor'],
  ['lustre', 'luster'],
  ['mould', 'mold'],
];

/** Terms that everybody knows. */
const WELL_KNOWN =
  /^(?:oil|oil paint|paint|acrylic|acrylic paint|canvas|paper|printed paper|cardboard|wood|panel|board|ink|pencil|pen|glass|gold|silver|iron|stone|metal|plastic|tape|cotton|wool|silk|cloth|fabric|leather|print|photograph|drawing|painting|mixed media|video|film|bowl|vase|jar|cup|dish|plate|chair|table|box|book|clock|dress|coat|hat|ring|knife|mask|sword|steel|aluminium|aluminum|bead|glass bead|jug|mug|shoe|doll|portrait|textile|fiber|fibre|rubber|brass|tile|teapot|paperboard|string|rope|wire|hide|feather|shell|clay|thread|marble|copper|nail|beech|pigment|oak|walnut|maple|birch|ash|elm|pine|cedar|cypress|spruce|linen|velvet|satin|limestone|sandstone|granite|bronze|cast iron|lead|tin|zinc|glaze|glazed|fur|bone|horn|ivory|hair|screw|pearl|ruby|diamond|coral|amber|linen canvas|card|chestnut|poplar|teak|mahogany|concrete|cement|plaster|wax|asphalt|foam|latex|neon|enamel|lacquer|mirror|necklace|earring|brooch|pendant|bracelet|crown|coin|medal|stamp|poster|flag|drum|flute|violin|harp|guitar|piano|lamp|candlestick|spoon|fork|basket|bag|pouch|hat|cap|skirt|shirt|jacket|robe|sandal|boot|glove|fan|umbrella|toy|game|globe|map|letter|bottle|bucket|tray|stool|bench|desk|cabinet|chest|bed|door|window|wheel|boat|canoe|saddle|dagger|spear|shield|bow|arrow|head|bust|torso|statue|statuette|figurine|fragment|rug|carpet|quilt|blanket|pillow|curtain|cape|cloak|belt|comb|figure|buddha|lace|screen|cherry|fir|willow|plate|pot|panel painting|portrait bust|armchair|settee|sofa|jewel|jewelry|shoes|button|sail|rope|cord|ribbon|resin|single-channel video|watercolor|oil on canvas|gold leaf|ceramic|pottery|painted wood|carved wood|wooden base|softwood|hardwood|pin|plywood|turquoise|crystal|copper alloy|copper-alloy|stainless steel|chromed steel|hardboard|masonite|basalt|graphite|charcoal|gilding|gilt|gilded|emerald|garnet|sapphire|amethyst|topaz|gem|precious stone|semiprecious stone|rattan|cane|straw|reed|nylon|polyester|vinyl|other material|household object|dust|earth|soil|sugar|salt|sculpture|bust|medal|plaque|jug|pitcher|headdress|sound|colour|color|digital video|hd video|wood and paint)s?$/;

const ENTRIES = new Map(
  [TECHNIQUES, MATERIALS, OBJECTS].flatMap((list) => list.trim().split('\n').flatMap(entriesOf)),
);

/** "etching, etchings | An etching is ..." */
function entriesOf(line: string): [string, GlossaryEntry][] {
  const [terms = '', sentence = ''] = line.split(' | ');
  return terms.split(', ').map((term) => [plainTerm(term), { sentence, wellKnown: WELL_KNOWN.test(term) }]);
}

/**
 * Explains a material, a technique or a kind of object, in the singular or plural and in either spelling.
 * This is general knowledge: it is not on the label. Undefined for a term it does not know.
 */
export function lookUpTerm(term: string): GlossaryEntry | undefined {
  const plain = plainTerm(term);
  const forms = [plain, plain.replace(/s$/, ''), plain.replace(/es$/, ''), plain.replace(/ies$/, 'y')];
  return forms.map((form) => ENTRIES.get(form)).find((entry) => entry !== undefined);
}

/** Small letters, one spelling for two, no accents and no punctuation. */
function plainTerm(term: string): string {
  const small = term
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '');
  const american = BRITISH.reduce((text, [from, to]) => text.replaceAll(from, to), small);
  return american.replaceAll(/[^a-z-]+/g, ' ').trim();
}
