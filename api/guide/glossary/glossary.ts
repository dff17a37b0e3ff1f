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
  /^(?:oil|oil paint|paint|acrylic|acrylic paint|canvas|paper|printed paper|cardboard|wood|panel|board|ink|pencil|pen|glass|gold|silver|iron|stone|metal|plastic|tape|cotton|wool|silk|cloth|fabric|leather|print|photograph|drawing|video|film|bowl|vase|jar|cup|dish|plate|chair|table|box|book|clock|dress|coat|hat|ring|knife|mask|sword|steel|aluminium|aluminum|bead|glass bead|jug|mug|shoe|doll|portrait)s?$/;

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
