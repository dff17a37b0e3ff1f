import type { LabelFacts } from '../../facts.ts';
import { wordsOf } from '../breaks/whole-lines.ts';
import { seriesLines } from '../known-lines.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import type { Segment } from '../../search/search-label.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { hasMaterial, isLikeMaterials } from '../../vocabulary/things-and-materials.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';

/** Kinds that the rest of somebody's name is taken for. */
const LIKE_NAMES: ReadonlySet<Segment['kind']> = new Set(['maker', 'artist', 'other']);

/** Small letters with which something else than the rest of a title begins. */
const BEGINS_OTHER =
  /^(?:between|before|since|until|late|early|mid|near|for|by|after|attributed|from|with|and|c\.|ca\.|circa|about|around|edition|ed\.|signed|dated|oil|acrylic|ink|mixed|on|in|born|b\.|active|unknown|anonymous|unidentified|designed|made|printed|published|cast|gift|lent|bequest|bequeathed|purchased|presented|loan|photo|courtesy)$/;

/** Whether a title goes on with the words of a stretch below it: "Pye portable / gas chromatograph", "There Came a Soul / Called Ida". */
function goesOn(label: LabelTokens, title: Segment, below: Segment): boolean {
  const { tokens } = label;
  const { kind, from, to, certainty } = below;
  const first = tokens[from];
  const last = tokens[title.to - 1]?.plain ?? '';
  if (first?.startsLine !== true || first.startsBlock || /[.,:;)!?]$/.test(last)) return false;
  const words = wordsOf(label, below).join(' ');
  const isCalled = /^(?:Called|Named)$/.test(first.plain) && to - from > 1;
  const isSmall =
    /^\p{Ll}{3,}/u.test(first.plain) &&
    !BEGINS_OTHER.test(first.plain) &&
    isCommonWord(first.plain) &&
    !isLikeMaterials(words);
  // What is no material was taken for one because it stands in its place.
  const isOther = kind === 'other' || kind === 'title' || (kind === 'medium' && !hasMaterial(words));
  return (isCalled || isSmall) && (isOther || certainty < LEAST_SURE);
}
/** So sure a stretch is of another kind that no title goes on with it. */
const LEAST_SURE = 0.9;

/**
 * The stretches of a label, a title with the rest of a name whose first part it ends with: "Self-Portrait with Two Pupils,
 * Marie / Gabrielle Capet".
 */
export function withWholeNames(label: LabelTokens, segments: readonly Segment[]): Segment[] {
  const { tokens, hasLines } = label;
  const series = new Set(seriesLines(label).map(({ from }) => from));
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
    const isSplit =
      hasLines &&
      title?.kind === 'title' &&
      title.to === segment.from &&
      !series.has(segment.from) &&
      goesOn(label, title, segment);
    if (!isCut && !isSplit) {
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
