import type { LabelFacts } from '../../facts.ts';
import { isSpecies } from '../../lines/nature/species.ts';
import { mediumPhrase, sayMedium } from '../../speech/medium/medium.ts';
import { articleFor, closed } from '../../speech/text.ts';
import { fromLabel, spansOf, type Statement } from '../statement.ts';

/** The mark of what the label doubts. */
export const DOUBTED = / ?\(\?\)$/;

/** A later print or cast, and when one was made: no date of the work is its own. */
export const REPRINTED = /\b(?:modern|later|posthumous|digital) (?:print|cast)\b| and (?:printed|cast) /;

/** Years of photographs between the pigment prints of old and those of the inkjet printer. */
const [FIRST_WITHOUT, LAST_WITHOUT] = [1935, 1988];
/** "1956, pigment print": a photograph that was taken in the year of its label, and printed in a way of later years. */
export const isPrintedLater = ({ medium, years }: Pick<LabelFacts, 'medium' | 'years'>): boolean =>
  /^(?:archival )?(?:pigment|inkjet|ink-jet|gicl\u00E9e|digital)(?: (?:pigment|inkjet|chromogenic|C-))? ?print\b/i.test(
    medium ?? '',
  ) &&
  (years?.[0] ?? 0) >= FIRST_WITHOUT &&
  (years?.[1] ?? LAST_WITHOUT) < LAST_WITHOUT;

/** Whether a work is dated after its maker's death, as a later print from the plate is: nobody made it then. */
export const isAfterDeath = ({ died, years }: Pick<LabelFacts, 'died' | 'years'>): boolean =>
  died !== null && years !== null && /^\d{4}$/.test(died) && (years[0] ?? 0) > Number(died);

/** "The Birch Hoard", "Hoard of Roman coins": things of many makers that somebody laid together, and nobody made. */
export const isHoard = ({ title, heading }: Pick<LabelFacts, 'title' | 'heading'>): boolean =>
  /^(?:The )?(?:\p{L}[\p{L}'\u2019-]* ){0,4}(?:hoard|grave (?:goods|group)|treasure trove)(?:$|,| (?:of|from) )/iu.test(
    title ?? heading[0]?.text ?? '',
  );

/** "Phar Lap's skeleton", "Asian elephant": what nobody made. */
const OF_NATURE =
  /\b(?:skeletons?|fossils?|specimens?|meteorites?|taxidermy|colossal squid|dodo|coelacanth|ammonites?|trilobites?|dinosaurs?|ichthyosaurs?|plesiosaurs?|mammoths?|elephants?,|Asian elephant|African elephant|nuggets?|diamond)\b/i;
/** "Phar Lap's heart", "The Egtved Girl": a part of somebody, or somebody, where no material is told of which a figure of them is made. */
const OF_BODY =
  /(?:['\u2019]s (?:heart|brain|hide|skull|hair|tooth|teeth|jaw|bones?|body|skin|remains|hand)|^(?:The )?\p{Lu}[\p{L}-]+ (?:Girl|Boy|Man|Woman|Child|Lady|Mummy))$|^(?:The )?(?:Hair|HAIR|Skull|SKULL|Remains|REMAINS|Bones|BONES|Teeth|TEETH|Mummy|MUMMY|Jaw|JAW) (?:of|OF) (?:an?|AN?|the|THE) /u;
/** "His hide was mounted in New York": an animal that was stuffed. */
const MOUNTED = /\b(?:hide|skin) (?:was|is|has been) (?:mounted|stuffed|preserved)\b/;
export const isOfNature = ({
  species,
  title,
  artist,
  heading,
  given,
  medium,
}: Pick<LabelFacts, 'species' | 'title' | 'artist' | 'heading' | 'given' | 'medium'>): boolean =>
  artist === null &&
  (species !== null ||
    OF_NATURE.test(title ?? heading[0]?.text ?? '') ||
    (medium === null && (OF_BODY.test(title ?? '') || MOUNTED.test(given))) ||
    given.split('\n').slice(1, 2).some(isSpecies));

/** What the work is made of, in a sentence of its own; empty where the label does not say. */
export function mediumStatement(facts: LabelFacts): Statement[] {
  if (facts.medium !== null && isOfNature(facts))
    return [
      fromLabel(
        closed(`It is listed as \u201C${facts.medium.toLowerCase()}\u201D`),
        'medium',
        spansOf(facts, 'medium'),
      ),
    ];
  return facts.medium === null
    ? []
    : [fromLabel(closed(mediumSentence(facts.medium)), 'medium', spansOf(facts, 'medium'))];
}

/** "rosewood and modern velvet upholstery": a part that is not of the work's date. */
export const LATER_PART = /\b(?:modern|later|replaced|replacement|restored|new) \p{Ll}/u;

/** "Celadon glaze": what a thing has, and is not made of. */
const GLAZE_ALONE = /^(?!.*(?:ware|stone|porcelain|clay|terracotta)\b)(?:\p{L}+[ -]){1,2}glaze$/iu;

/** What it is made of; what the label itself doubts as perhaps. */
const mediumSentence = (medium: string): string =>
  // "Ivory, iron, copper (?)": the last of them is in doubt.
  DOUBTED.test(medium) && medium.includes(', ')
    ? mediumSentence(medium.replace(DOUBTED, '').replace(/, (?:and )?([^,]+)$/, ' and perhaps $1'))
    : DOUBTED.test(medium)
      ? `It is perhaps ${mediumPhrase(sayMedium(medium.replace(DOUBTED, '')))}`
      : GLAZE_ALONE.test(medium)
        ? `It has ${articleFor(medium)} ${medium.toLowerCase()}`
        : `It is ${mediumPhrase(sayMedium(medium))}`;
