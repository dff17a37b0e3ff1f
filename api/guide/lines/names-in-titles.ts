import type { LabelFacts } from '../facts.ts';
import type { LabelTokens } from '../label-tokens.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import type { Segment } from '../search/search-label.ts';
import { isGivenName } from '../vocabulary/given-names.ts';

/** Kinds that the rest of somebody's name is taken for. */
const LIKE_NAMES: ReadonlySet<Segment['kind']> = new Set(['maker', 'artist', 'other']);

/**
 * The stretches of a label, a title with the rest of a name whose first part it ends with: "Self-Portrait with Two Pupils,
 * Marie / Gabrielle Capet".
 */
export function withWholeNames({ tokens, hasLines }: LabelTokens, segments: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (const segment of segments) {
    const title = whole.at(-1);
    const [joint, name] = title ? tokens.slice(Math.max(title.from, title.to - 2), title.to) : [];
    const first = tokens[segment.from];
    const isCut =
      hasLines &&
      title?.kind === 'title' &&
      title.to === segment.from &&
      LIKE_NAMES.has(segment.kind) &&
      /(?:,|^and)$/.test(joint?.plain ?? '') &&
      isGivenName(name?.plain.toLowerCase() ?? '') &&
      first?.startsLine === true &&
      !first.startsBlock &&
      /^\p{Lu}/u.test(first.plain);
    if (!isCut) {
      whole.push(segment);
      continue;
    }
    whole[whole.length - 1] = { ...title, to: segment.to, words: [...title.words, ...segment.words] };
  }
  return whole;
}

/** "Folio from a Ragamala set": what a leaf is from, which is told below its title. */
const LEAF_FROM = /^(?:Folio|Leaf|Page|Plate|Sheet|Illustration|Miniature) (?:\S{1,5} )?from (?:an?|the) /i;

/** Takes the line above such words for the title, where it names nobody who is known: "Megha Raga / Folio from a Ragamala set". */
export function nameLeaf(facts: LabelFacts): void {
  const { title, artist, readings, born } = facts;
  if (title === null || artist === null || !LEAF_FROM.test(title) || born !== null) return;
  const isAbove = (readings.artist?.end ?? 0) < (readings.title?.start ?? 0);
  const [first = ''] = artist.toLowerCase().split(/[ ,]/, 1);
  if (!isAbove || isKnownArtist(artist) || isGivenName(first)) return;
  facts.title = artist;
  if (readings.artist) readings.title = readings.artist;
  facts.artist = null;
  delete readings.artist;
}
