import type { LabelFacts } from '../facts.ts';
import { isSupportAlone } from '../speech/medium/medium.ts';

/** How a work was done, as far as its medium line tells: what its maker did, and how one may look at it. */
export type Technique =
  | 'intaglio'
  | 'relief print'
  | 'lithograph'
  | 'screenprint'
  | 'photograph'
  | 'watercolour'
  | 'drawing'
  | 'fresco'
  | 'painting'
  | 'video'
  | 'textile'
  | 'ceramic'
  | 'glass'
  | 'metal'
  | 'stone'
  | 'wood'
  | 'installation';

/** What a medium line names; what it names first tells. */
const SIGNS: readonly (readonly [Technique, RegExp])[] = [
  ['video', /\b(?:video|film|animation|projection)\b/i],
  [
    'installation',
    /\b(?:installation|sound|audio|software|digital file|found objects?|assemblage|neon|LEDs?)\b/i,
  ],
  [
    'photograph',
    /\b(?:photographs?|photo(?![- ]?(?:lithograph|gravure|mechanical|screen|etching|offset|relief))|silver[- ]gelatin|gelatin|silver print|albumen|daguerreotype|ambrotype|tintype|cyanotype|chromogenic|c-print|platinum print|palladium|carbon print|salted paper|calotype|autochrome|inkjet|pigment print|polaroid|dye transfer|(?:silver )?dye (?:bleach|destruction|coupler|diffusion)|cibachrome|ilfochrome|type c\b|(?:glass (?:plate )?|film |paper )negatives?)\b/i,
  ],
  [
    'intaglio',
    /\b(?:etching|engraving|drypoint|mezzotint|aquatint|intaglio|photogravure|roulette|stipple)\b/i,
  ],
  [
    'relief print',
    /\b(?:woodcut|wood ?blocks?|stonecut|linocut|linoleum|wood engraving|nishiki-e|relief (?:print|etching|engraving)|type-metal|zinc (?:etching|engraving|cut|relief))\b/i,
  ],
  ['lithograph', /\blithograph/i],
  ['screenprint', /\b(?:screenprint|silkscreen|serigraph|screen print)/i],
  ['fresco', /\bfresco\b/i],
  [
    'painting',
    /^enamel (?:over|on)\b|\bwatercolou?rs? on ivory\b|\b(?:oils?|acrylic|tempera|encaustic|distemper|casein|egg|synthetic polymer|enamel paint|magna|pigments?|ochres?)\b.{0,60}\b(?:on|canvas|panel|board|wood|paper|copper|linen|masonite|bark|hide)\b|\boil paint|^oils?$/i,
  ],
  ['watercolour', /\b(?:watercolou?rs?|gouache|body ?colou?r)\b/i],
  [
    'drawing',
    /\b(?:chalk|charcoal|graphite|pencil|pastel|crayon|pen|ink|conté|silverpoint|metalpoint|wash)\b/i,
  ],
  [
    'textile',
    /\b(?:silk|wool|cotton|linen|tapestry|embroider|lace|velvet|quilt|woven|weave|yarn|satin|damask|ikat|batik|beadwork|carpet|rug)/i,
  ],
  [
    'ceramic',
    /\b(?:ceramic|earthenware|stoneware|porcelain|terracotta|terra-?cotta|faience|fritware|maiolica|majolica|clay|pottery|(?:bone )?china|creamware|delftware|celadon|glazed(?! oil))\b/i,
  ],
  ['glass', /\bglass\b/i],
  ['metal', /\b(?:bronze|silver|gold|copper|brass|iron|steel|pewter|lead|aluminium|aluminum|gilt|tin)\b/i],
  [
    'stone',
    /\b(?:marble|limestone|granite|alabaster|basalt|sandstone|jade|stone|schist|porphyry|diorite|granodiorite|steatite|obsidian|lapis)\b/i,
  ],
  [
    'wood',
    /\b(?:wood|oak|walnut|mahogany|pine|lime ?wood|boxwood|ebony|maple|cedar|juniper|birch|beech|elm|cypress|teak|sandalwood|pearwood|poplar|willow|kauri|totara|bamboo|lacquer|rosewood|ivory|bone)\b/i,
  ],
];

/** A material that is a colour before a cloth. */
const COLOUR_OF_CLOTH =
  /\b(?:ivory|bone|gold|silver|copper|bronze|pewter|lead|steel|brass|stone|jade|lime|tin)(?:[- ]colou?red)? (?=(?:\w+ )?(?:silk|wool|cotton|linen|satin|velvet|damask|chiffon|taffeta|organza|crepe|crêpe|jersey|lace|tulle|faille|brocade)\b)/i;

/** What a medium line says of the technique by what it names first; null where that says too little. */
export function techniqueOf(medium: string | null): Technique | null {
  if (medium !== null && isSupportAlone(medium)) return 'painting';
  // "Pigment prints on cotton rag" may be a photograph or not, and is no painting.
  if (medium === null || /\b(?:pigment|inkjet|gicl[e\u00E9]e) (?:prints?|inks?)\b/i.test(medium)) return null;
  if (isBuilt(medium)) return null;
  // "Rawhide, glass beads" is no work of glass; "Pen and ink, brush on paper" is a drawing throughout.
  const [printed = ''] = medium.split(/[,;(]/, 1);
  // "Ivory silk jersey" is no work of ivory.
  const main = printed.replace(COLOUR_OF_CLOTH, '');
  let first: { technique: Technique; at: number } | null = null;
  for (const [technique, sign] of SIGNS) {
    const at = main.search(sign);
    if (at >= 0 && (first === null || at < first.at)) first = { technique, at };
  }
  return first?.technique ?? null;
}

const STUFF_TO_BUILD_WITH =
  /^(?:wood|cardboard|copper|iron|steel|tin|metal|sheet metal|wire|plaster|plastic|glass|string|aluminium|aluminum|zinc|lead|brass|bronze|concrete|rubber|plywood|papier-m\u00E2ch\u00E9)$/i;

/** "Gouache, oil, wood, copper and iron": paint among stuffs to build with, upon none of which it lies. */
const isBuilt = (medium: string): boolean =>
  OF_OBJECTS.test(medium) ||
  (!/ on /.test(medium) &&
    medium.split(/, and |, | and /).filter((part) => STUFF_TO_BUILD_WITH.test(part)).length > 1 &&
    /^(?:gouache|oil|tempera|acrylic|paint|enamel|watercolou?r|ink)(?:,| and )/i.test(medium));

/** "Oil on canvas with stuffed goat and tyre": objects upon or beside a picture. */
const OF_OBJECTS =
  /\b(?:stuffed|taxiderm\p{L}*|found objects?|tyres?|tires?|tennis balls?|light ?bulbs?|bicycles?|pillows?)\b/iu;

/** "Miners' lodge banner", "Regimental drum": what is painted to be carried, beaten or driven, and hangs in no frame. */
const PAINTED_TO_USE =
  /\p{L} (?:[Bb]anner|flag|ensign|pennant|shield|drum|signboard|backdrop|costume|sleigh|carriage|coach|wagon)s?$/u;

/** What is painted and carries itself, and the share of its longest side from which a work is no flat one. */
const ON_METAL = /\bon (?:\p{Ll}+ )?(?:steel|iron|metal|alumini?um|bronze)\b/u;
const LEAST_DEPTH = 0.25;

/** "Oil on steel, 40 x 64 x 40 cm": a body that is painted, and no picture. */
function isInTheRound(medium: string | null, dimensions: string | null): boolean {
  const sides = (dimensions?.match(/\d+(?:[.,]\d+)?(?=[^\d.,]|$)/g) ?? [])
    .slice(0, 3)
    .map((side) => Number(side.replace(',', '.')));
  return (
    ON_METAL.test(medium ?? '') &&
    sides.length === 3 &&
    Math.min(...sides) >= LEAST_DEPTH * Math.max(...sides)
  );
}

/** The technique of a work: a printed wallpaper, a painted banner or a painted sculpture is no picture, whatever it is of. */
export function techniqueOfWork({
  title,
  heading,
  medium,
  dimensions,
}: Pick<LabelFacts, 'title' | 'heading' | 'medium' | 'dimensions'>): Technique | null {
  const technique = techniqueOf(medium);
  const named = title ?? heading[0]?.text ?? '';
  if (/\b(?:wallpaper|sidewall|wall ?covering)\b/i.test([title, heading[0]?.text].join(' '))) return null;
  return technique === 'painting' && (PAINTED_TO_USE.test(named) || isInTheRound(medium, dimensions))
    ? null
    : technique;
}

/** Whether a work is painted as pictures are and is none. */
export const isPaintedThing = (facts: Parameters<typeof techniqueOfWork>[0]): boolean =>
  techniqueOf(facts.medium) === 'painting' && techniqueOfWork(facts) === null;

const PICTURES: ReadonlySet<Technique> = new Set([
  'painting',
  'watercolour',
  'drawing',
  'fresco',
  'photograph',
  'intaglio',
  'relief print',
  'lithograph',
  'screenprint',
  'video',
]);

/** Whether works of a technique are pictures, whose titles name what is to be seen. */
export const isPicture = (technique: Technique): boolean => PICTURES.has(technique);

/** "Letter to a friend", "Captain Birch's Antarctic diary": what is written. */
const WRITTEN =
  /^(?:(?:autograph|last|first|draft|signed|final|unfinished|handwritten) ){0,2}(?:letter|diary|journal|notebook|logbook|telegram|memoir)s?\b|['\u2019]s (?:\p{L}+ ){0,2}(?:letter|diary|journal|notebook|logbook)s?$/iu;

/** What its one maker did: "painted"; "made" where the medium does not say. */
export function deedOf(technique: Technique | null, medium: string, title: string): string {
  if ((technique === null || technique === 'drawing') && WRITTEN.test(title)) return 'wrote';
  if (technique === 'painting' || technique === 'fresco') return 'painted';
  if (technique === 'watercolour')
    return /\b(?:ink|pen|chalk|graphite|pencil|etching|print|lithograph|collage|pasted|cut paper|photograph)\b/i.test(
      medium,
    )
      ? 'made'
      : 'painted';
  const isDrawn =
    technique === 'drawing' &&
    /\b(?:chalk|charcoal|graphite|pencil|pen)\b/i.test(medium) &&
    !/collage|silk|scroll|gold/i.test(medium);
  return isDrawn ? 'drew' : 'made';
}

/** Ways of looking at a technique that claim nothing of the work. */
export const WAYS_TO_LOOK: Readonly<Record<Technique, readonly string[]>> = {
  intaglio: [
    'Come as close as you may: the press often leaves the edge of the plate as a shallow dent in the paper.',
    'Pick one dark place and see whether it is made of lines or of tone.',
  ],
  'relief print': ['See whether dark or light takes up more room in it.'],
  lithograph: [
    'Come close and look for the grain of the stone or plate in the drawing.',
    'See whether the line looks like a pen, a brush or a crayon to you.',
  ],
  screenprint: [
    'See whether one colour lies over another anywhere.',
    'Tilt your head: printed ink of this kind sometimes has an edge that you can see.',
  ],
  photograph: [
    'See whether all of it is sharp, or only a part.',
    'Ask who else was there when it was taken.',
    'Look for what the photographer could not have planned.',
  ],
  watercolour: [
    'See whether one colour ran into another anywhere.',
    'See whether the paper itself was left to shine anywhere.',
  ],
  drawing: [
    'See whether a place was left unfinished, and if so, whether it was meant.',
    'Find the one line that it could not do without.',
    'See whether bare paper does some of the work.',
  ],
  fresco: [
    'See whether there is a seam in the plaster, which may show how far one day’s work went.',
    'Step back as far as you can; walls were not painted for one pace away.',
  ],
  painting: [
    'See whether the paint lies thicker in some places than in others.',
    'See whether a colour comes back somewhere else.',
    'Find the hardest edge in it, and then the softest.',
    'See whether light comes in from one side, and if so, from which.',
    'If there is a background, look at that alone for ten seconds.',
    'Pick a spot that may have been painted last, and ask why you think so.',
    'Go to one side, so that the light falls across it, and see whether strokes of the brush show.',
    'Come close until it falls apart into paint, and step back until it comes together.',
    'Find the brightest spot. Your eye went there first; ask why.',
    'Start at the lower left corner and let your eye walk up.',
  ],
  video: [
    'Look away for a moment, and ask what you still see.',
    'Watch it once without thinking what it means.',
  ],
  textile: ['Go as near as you may and look for single threads, then step back until they are gone.'],
  ceramic: [
    'See whether the surface is the same all over, or changes from place to place.',
    'See whether there is a mark of the hand, such as a ridge or the print of a finger.',
  ],
  glass: [
    'Move a little to the left and to the right: glass is never the same twice.',
    'Look through it, not only at it.',
  ],
  metal: [
    'Find the place that hands would have rubbed most.',
    'Move your head and watch the light travel over it.',
  ],
  stone: [
    'Find the smoothest place, and the roughest.',
    'See whether the tool left marks, most likely where nobody was meant to look.',
  ],
  wood: [
    'See which way the grain runs, and whether the shape follows it.',
    'See whether there is a joint, a peg or a crack.',
  ],
  installation: [
    'See whether there is a thing in it that you have at home.',
    'Ask what would be lost if one part were taken away.',
  ],
};
