import type { LabelFacts } from '../facts.ts';
import type { NoteBook } from '../notes/note-book.ts';

/** "Lime wood", "Oak": what pictures were painted on before canvas. */
const WOOD_ALONE =
  /^(?:(?:oak|lime|linden|poplar|walnut|pine|fir|beech|spruce|chestnut|cypress)(?:[- ]?wood)?|(?:soft|hard)wood|wood)$/i;
/** What nobody carved and called so. */
const TITLE_OF_PICTURE = /^(?:Self-?[Pp]ortrait|View of|Landscape|Still [Ll]ife|\p{Lu}\p{Ll}+ Landscape)\b/u;
/** After these years a painter's piece of wood may be carved or put together. */
const LATEST = 1700;

/** Whether a note on the maker tells of a painter who carved nothing. */
function isPainters(facts: LabelFacts, notes: NoteBook): boolean {
  const texts = notes
    .match(facts)
    .filter(({ note }) => note.kind === 'artist')
    .flatMap(({ note }) => note.sentences.map(({ text }) => text));
  const all = texts.join(' ');
  return /\bpaint(?:er|ed|s|ings?)\b/.test(all) && !/\b(?:sculpt\w*|carv\w*)\b/.test(all);
}

/** The same, where wood alone is named under an old painter or a picture's title: it is what the picture is painted on. */
export function onSupport(facts: LabelFacts, notes: NoteBook | undefined): LabelFacts {
  const { medium, title, years } = facts;
  if (medium === null || !WOOD_ALONE.test(medium) || title === null) return facts;
  const last = years?.[1] ?? Number(/\d{4}/.exec(facts.died ?? '')?.[0] ?? LATEST);
  if (last >= LATEST) return facts;
  // A note knows a painter by a line of the heading, whom the parser does not take for the maker.
  return (facts.artist !== null && TITLE_OF_PICTURE.test(title)) ||
    (notes !== undefined && isPainters(facts, notes))
    ? { ...facts, medium: `on ${medium.toLowerCase()}` }
    : facts;
}
