import { SEGMENT_KINDS, type SegmentKind } from './kinds.ts';
import type { LabelTokens } from '../label-tokens.ts';
import { bestTags, type Chain, stretchProbability, sumReadings, TAGS, wordProbability } from './chain.ts';
import { featuresOf, joinAt } from './features.ts';
import { type Network, networkScores } from './network.ts';

/** A stretch of words of one kind: from word `from` up to but without word `to`, and how likely it is exactly that. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly from: number;
  readonly to: number;
  readonly certainty: number;
  /** Of each of its words, how likely it is of this kind, wherever the stretch begins and ends. */
  readonly words: readonly number[];
}

/** Words that are read, several times those of a wall text. What stands behind them in a longer text is prose. */
const MOST_READ = 600;

/** What the network says of each word of a label. */
const chainOf = (label: LabelTokens, network: Network): Chain => ({
  length: label.tokens.length,
  scores: networkScores(network, featuresOf(label)),
  joins: Uint8Array.from(label.tokens, (_, at) => joinAt(label, at)),
  follow: network.follow,
});

/** A stretch whose kind is known before the search. */
export type KnownStretch = Pick<Segment, 'kind' | 'from' | 'to'>;

/** What no reading outweighs. */
const NEVER = -1e6;

/** The same chain without any reading of a stretch but as a whole one of its kind. */
function holding(chain: Chain, known: readonly KnownStretch[]): Chain {
  const scores = chain.scores.slice();
  for (const { kind, from, to } of known) {
    const begins = 2 * SEGMENT_KINDS.indexOf(kind);
    for (let at = from; at < to; at += 1)
      for (let tag = 0; tag < TAGS; tag += 1)
        if (tag !== (at === from ? begins : begins + 1)) scores[at * TAGS + tag] = NEVER;
    if (to < chain.length) scores[to * TAGS + begins + 1] = NEVER;
  }
  return { ...chain, scores };
}

/** A search in one label: the most likely way of parting its words into stretches, each with its probability, where some are `known`. */
type Search = (known: readonly KnownStretch[]) => Segment[];

/** Readies the search in a label, which costs most and serves every search in it. It finds nothing in a label of no words. */
export function searchIn(whole: LabelTokens, network: Network): Search {
  const { length } = whole.tokens;
  if (length === 0) return () => [];
  const label = length > MOST_READ ? { ...whole, tokens: whole.tokens.slice(0, MOST_READ) } : whole;
  const unread: Segment[] =
    length > MOST_READ
      ? [
          {
            kind: 'prose',
            from: MOST_READ,
            to: length,
            certainty: 1,
            words: Array.from({ length: length - MOST_READ }, () => 1),
          },
        ]
      : [];
  const read = chainOf(label, network);
  return (stretches) => {
    const known = stretches.filter(({ to }) => to <= MOST_READ);
    const chain = known.length === 0 ? read : holding(read, known);
    const tags = bestTags(chain);
    const lattice = sumReadings(chain);
    const starts = [...tags].flatMap((tag, at) => (tag % 2 === 0 || at === 0 ? [at] : []));
    const found = starts.map((from, index): Segment => {
      const to = starts[index + 1] ?? tags.length;
      const kind = (tags[from] ?? 0) >> 1;
      return {
        kind: SEGMENT_KINDS[kind] ?? 'other',
        from,
        to,
        certainty: stretchProbability(lattice, kind, from, to),
        words: Array.from({ length: to - from }, (_, at) => wordProbability(lattice, kind, from + at)),
      };
    });
    return [...found, ...unread];
  };
}
