import type { LabelFacts, TextSpan } from '../../facts.ts';
import { ANY_WORK, type Match } from '../../notes/note-book.ts';
import { plainName } from '../../notes/plain-name.ts';
import { OBJECT_WORDS } from '../../vocabulary/objects.ts';
import { isAbstract, isOfMeans, isThatThing, ofThisKind, ofThisMaterial } from '../fits.ts';
import { noteTalk, typeset } from '../note-talk.ts';
import { type Statement, talk } from '../statement.ts';
import { isSort } from './sorts.ts';
import { isPicture, type Technique } from '../techniques.ts';

/** A way to look at a work, and what is known of all such works that makes it worth looking. */
export interface Way {
  readonly fact: Statement;
  readonly look: Statement;
  /** What one says who was sent to look; empty where nothing was written. */
  readonly reply: string;
  /** Whether one may look at any work so, of whatever kind. */
  readonly isOfAny: boolean;
}

/** What only pictures show: "The River" in bronze holds no water to look at. */
const SCENE =
  /^(?:landscapes?|views?|streets?|city|town|village|rivers?|lakes?|sea|seascapes?|coast|bay|harbou?r|beach|mountains?|hills?|canyon|valley|still life|flowers?|fruit|house|church|building|tower|interiors?|rooms?)$/;

/** Techniques that are looked at by their material, and the sign that there is more than one. */
const OF_A_MATERIAL: ReadonlySet<Technique> = new Set([
  'textile',
  'ceramic',
  'glass',
  'metal',
  'stone',
  'wood',
]);
const MIXED = /[,;]|\b(?:and|with|gilt|gilded|gold|paint|painted|lacquer|over|machine)\b/i;
/** "Bronze, cast": what was done to the one material. */
const HOW_MADE = /, (?:cast|carved|blown|hammered|glazed|unglazed|woven|fired|thrown|knitted|embroidered)$/i;

/** Prints of one colour, in which none is looked for. */
const ONE_COLOUR =
  /\bone (?:block|stencil|screen|stone|plate)\b|\b(?:black|brown|sepia) ink\b|\bmonochrome\b|^(?:wood )?engraving/i;

/** "Ink on paper" may be a print or a book: then nobody looks for the hand that drew. */
const MAY_BE_PRINTED = /^(?:ink|printed ink)(?:,| and| on)? ?(?:paper|leather)/i;
const OF_A_HAND = /unfinished|drawn twice|drawing began|hand pressed/;

/** Colours that cover, with which no layer shines through another. */
const OPAQUE = /\b(?:opaque|gouache|body ?colou?r|ink|gold)\b/i;

/** Glass that nobody looks through. */
const NO_CLEAR_GLASS =
  /\b(?:bead(?:s|ed|work)?|mosaic|enamel(?:led|ed)?|mirror|paste|opaque|milk glass|necklace|apron)\b/i;

/** Things too small to walk around or to step back from. */
const SMALL =
  /\b(?:coin|stater|drachm|tetradrachm|denarius|aureus|solidus|mohur|dinar|penny|medal|ring|earring|brooch|bead|seal|amulet|scarab|gem|cameo|netsuke|jewel|pendant)s?\b/i;

/** Charcoal hung on wires is no drawing in charcoal. */
const NO_DRAWING =
  /\b(?:wires?|nails?|pins|thread|fishing line|burn(?:t|ed)|steel|plywood|suspended|found)\b/i;

/** Whether a work may be looked at as those of its technique are: it is of one material, of some size and of transparent colour. */
export function isOfPlainTechnique({ title, heading, medium }: LabelFacts, technique: Technique): boolean {
  const name = title ?? heading.map(({ text }) => text).join(', ');
  return (
    !SMALL.test(name) &&
    !((technique === 'drawing' || technique === 'watercolour') && OF_A_BOOK.test(name)) &&
    !(technique === 'drawing' && NO_DRAWING.test(medium ?? '')) &&
    !(technique === 'glass' && NO_CLEAR_GLASS.test(`${name} ${medium ?? ''}`)) &&
    !(technique === 'watercolour' && OPAQUE.test(medium ?? '')) &&
    !(OF_A_MATERIAL.has(technique) && MIXED.test((medium ?? '').replace(HOW_MADE, '')))
  );
}

/** Books and what is in them, which nobody drew or painted as a picture. */
const OF_A_BOOK =
  /\b(?:qur.?an|koran|bible|gospels?|psalter|missal|hours|codex|manuscripts?|book|leaf|folio|page|sutra|scroll|gradual|antiphonary|haggadah|torah|letter|map|certificate)\b/i;
/** What is painted on otherwise than a panel or a canvas is. */
const OTHER_GROUND = /\b(?:bark|paper|ivory|copper|silk|vellum|parchment|hide|glass|slate|cloth)\b/i;

/** What a picture lies on in the place of paper: "watercolour on ivory", "ink on silk". */
const NO_PAPER =
  /^(?!.*\bpaper\b).*\bon (?:ivory|silk|vellum|parchment|canvas|panel|cotton|linen|card|plastic)\b/i;
/** What is painted on a wall, and what only pictures have that hang on one. */
const ON_A_WALL =
  /\b(?:fresco(?:es)?|secco|murals?|wall paintings?|on (?:\p{Ll}+ )?(?:plaster|stucco|walls?))\b/iu;
const OF_WHAT_HANGS = /\b(?:frames?|backs?|canvas(?:es)?|panels?|planks?|oil)\b/i;
/** Plaster on which nobody painted while it was wet shows no day's work. */
const BY_DAYS = /\bseam in the plaster\b/;

/** Whether a way of looking asks for nothing that a medium line shuts out: a second colour, the stroke of a hand. */
export const isOfMedium = (way: string, medium: string | null): boolean =>
  !(OF_WHAT_HANGS.test(way) && ON_A_WALL.test(medium ?? '')) &&
  !(BY_DAYS.test(way) && !/\bfresco/i.test(medium ?? '')) &&
  !(/\bcolours?\b/.test(way) && ONE_COLOUR.test(medium ?? '')) &&
  !(/\b(?:canvas|panels?)\b/i.test(way) && OTHER_GROUND.test(medium ?? '')) &&
  !(/\bpaper\b/i.test(way) && NO_PAPER.test(medium ?? '')) &&
  !(/\bpictures?\b/.test(way) && /\b(?:leather|bound|binding)\b/i.test(medium ?? '')) &&
  !(OF_A_HAND.test(way) && MAY_BE_PRINTED.test(medium ?? ''));

/** Whether a way of looking at what a title names is one for this work: a painted basket is looked at as a picture. */
function isOfTitle(match: Match, title: string, technique: Technique | null): boolean {
  const name = plainName(match.name);
  // A head on a coin is no head to walk around.
  if (SMALL.test(title) && !SMALL.test(name)) return false;
  if (technique === null) return true;
  const isThing = OBJECT_WORDS.has(name) || OBJECT_WORDS.has(name.replace(/s$/, ''));
  return isPicture(technique) ? !isThing || isThatThing(match, technique) : !SCENE.test(name);
}

/** The ways of looking that fit a work as a whole, of its technique and of what its title names. */
export function waysFor(
  matches: readonly Match[],
  { facts, technique, whence }: { facts: LabelFacts; technique: Technique | null; whence: string },
  spansFor: (match: Match) => TextSpan[],
): Way[] {
  const wayOf = (match: Match): Way[] => {
    const note = noteTalk(match, spansFor(match));
    const [known] = note.parts;
    const look = match.note.sentences.find(({ tag }) => tag === 'look');
    if (!known || !look) return [];
    const said = `${known.statement.text} ${look.text}`;
    const isFit =
      match.field === 'title'
        ? !isAbstract(facts) && isOfTitle(match, facts.title ?? '', technique)
        : match.name === ANY_WORK ||
          isSort(match.name) ||
          (technique !== null && isOfPlainTechnique(facts, technique));
    const fits =
      isFit &&
      ofThisKind(note, whence, facts) !== null &&
      (technique === null ||
        (isOfMeans(note, technique) && ofThisMaterial(note, technique, facts) !== null)) &&
      isOfMedium(said, facts.medium);
    return fits
      ? [
          {
            fact: known.statement,
            look: { ...talk(typeset(look.text)), field: match.field, spans: known.statement.spans },
            reply: note.reply,
            isOfAny: match.name === ANY_WORK || match.name === 'thing',
          },
        ]
      : [];
  };
  const ways = matches.filter(({ name }) => name !== ANY_WORK).flatMap(wayOf);
  return ways.length > 0 ? ways : matches.filter(({ name }) => name === ANY_WORK).flatMap(wayOf);
}
