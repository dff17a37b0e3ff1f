import { type Statement, talk } from './statement.ts';
import type { Chooser } from './choose.ts';
import type { Material } from './material.ts';
import { hasOwnLook } from './museum-talk.ts';
import { type Technique, WAYS_TO_LOOK } from './techniques.ts';
import { thingsDescribed } from './things-to-find.ts';

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

/** Prints of one colour, in which none is looked for. */
const ONE_COLOUR =
  /\bone (?:block|stencil|screen|stone|plate)\b|\b(?:black|brown|sepia) ink\b|\bmonochrome\b|^(?:wood )?engraving/i;

/** "Ink on paper" may be a print or a book: then nobody looks for the hand that drew. */
const MAY_BE_PRINTED = /^(?:ink|printed ink)(?:,| and| on)? ?(?:paper|leather)/i;
const OF_A_HAND = /unfinished|drawn twice|drawing began|hand pressed/;

/** Colours that cover, with which no layer shines through another. */
const OPAQUE = /\b(?:opaque|gouache|body ?colou?r|ink|gold)\b/i;

/** Things too small to walk around or to step back from. */
const SMALL =
  /\b(?:coin|stater|drachm|tetradrachm|denarius|aureus|solidus|mohur|dinar|penny|medal|ring|earring|brooch|bead|seal|amulet|scarab|gem|cameo|netsuke|jewel|pendant)s?\b/i;

const FROM_TEXT = [
  'The label speaks of *. Find # before you go on.',
  'Go and look for *, of which the label speaks.',
  'And now *: see whether you can find #.',
  'With that in your ear, look for *.',
  'See for yourself: where is *?',
  'Before you go, look once more for *.',
] as const;

const isMany = (thing: string): boolean => /(?<!s|u|i|bu)s$|^(?:geese|feet|stairs|cherries)$/.test(thing);

/** The word before a thing in a text, where that is an article or one small word: "the ring", "two dogs". */
function withItsWord(text: string, start: number, thing: string): string {
  const before = /(?:^|\s)(an?|the|two|three|four|five|six|seven|his|her|its|their) $/i.exec(
    text.slice(0, start),
  )?.[1];
  const word = before?.toLowerCase();
  // "two dogs" were spoken of, so that they are "the two dogs" now.
  return word === undefined || /^(?:an?|the|his|her|its|their)$/.test(word)
    ? `the ${thing}`
    : `the ${word} ${thing}`;
}

/**
 * One way to look: for what the label's text describes, what a note says, or what the technique invites to.
 *
 * @param isJustRead Whether the last sentence of that text is heard right before, so that nobody is sent to what it names.
 */
export function lookOf(
  { facts, looks, technique, prose, museum }: Material,
  choose: Chooser,
  isJustRead = true,
): Statement[] {
  if (hasOwnLook(museum)) return [];
  const [fromNote] = looks;
  if (fromNote) return [fromNote.statement];
  const fill = (text: string, thing: string): string =>
    text
      .replace('*', thing)
      .replace('where is', isMany(thing) ? 'where are' : 'where is')
      .replace('#', isMany(thing) ? 'them' : 'it');
  const described = prose
    .slice(0, isJustRead ? -1 : undefined)
    .flatMap((statement) => thingsDescribed(statement.text).map((named) => ({ named, statement })));
  const chosen = described[choose.number('thing') % Math.max(1, described.length)];
  if (chosen) {
    const { named, statement } = chosen;
    const thing = withItsWord(statement.text, named.start, named.thing);
    return [
      { ...talk(fill(choose.of('find in text', FROM_TEXT), thing)), field: 'prose', spans: statement.spans },
    ];
  }
  // A label with a text of its own has said where to look.
  if (
    technique === null ||
    prose.length > 1 ||
    SMALL.test(facts.title ?? '') ||
    (technique === 'watercolour' && OPAQUE.test(facts.medium ?? '')) ||
    (OF_A_MATERIAL.has(technique) && MIXED.test(facts.medium ?? ''))
  )
    return [];
  const ways = WAYS_TO_LOOK[technique].filter(
    (way) =>
      !(/\bcolours?\b/.test(way) && ONE_COLOUR.test(facts.medium ?? '')) &&
      !(OF_A_HAND.test(way) && MAY_BE_PRINTED.test(facts.medium ?? '')),
  );
  return ways.length === 0 ? [] : [talk(choose.of('way to look', ways))];
}
