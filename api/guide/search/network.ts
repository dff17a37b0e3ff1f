import { SEGMENT_KINDS } from './kinds.ts';
import { TAGS } from './chain.ts';
import { featureNumber } from './feature-number.ts';

/**
 * A recurrent network over the words of a label: the facts of each word are embedded and summed, layers of gated recurrent
 * units (Cho et al. 2014) read the words forwards and backwards, and a score for each tag follows from both and
 * from the word itself (Huang, Xu and Yu 2015). It sees the whole label at every word: whether its house prints the maker
 * first, whether a title has come, which line is still without a kind.
 */
export interface Network {
  /** Of each fact's number the row of its embedding. */
  readonly rows: ReadonlyMap<number, number>;
  /** Numbers in an embedding, and units of each direction. */
  readonly width: number;
  readonly units: number;
  readonly embeddings: Float32Array;
  readonly bias: Float32Array;
  readonly layers: readonly { readonly forwards: Direction; readonly backwards: Direction }[];
  readonly out: Float32Array;
  readonly outBias: Float32Array;
  /** By join, kind before and kind that begins, as `followAt` counts them. */
  readonly follow: Float32Array;
}

/** The weights of one direction: by gate (reset, update, new), unit and number of the input or of the state before. */
interface Direction {
  readonly input: Float32Array;
  readonly state: Float32Array;
  readonly inputBias: Float32Array;
  readonly stateBias: Float32Array;
}

/** Steps of a weight to either side of nothing: with them a weight is one printable character. */
const MOST_STEPS = 44;
/** The character of the lowest step. */
const FIRST = 35;
/** Characters for those that end or open something in a raw template literal: backslash, backtick and dollar. */
const STANDS_FOR: ReadonlyMap<number, number> = new Map([
  [32, 92],
  [33, 96],
  [126, 36],
]);

/** Of each character the steps that it stands for. */
const STEP_OF = Int8Array.from(
  { length: 128 },
  (_, code) => (STANDS_FOR.get(code) ?? code) - FIRST - MOST_STEPS,
);

/** Reads the packed text of a network, from front to back. */
class Reader {
  readonly #lines: readonly string[];
  #at = 0;
  constructor(packed: string) {
    this.#lines = packed.split('\n');
  }
  line(): string {
    const line = this.#lines[this.#at] ?? '';
    this.#at += 1;
    return line;
  }
  numbers(): number[] {
    return this.line().split(' ').map(Number);
  }
  /** A matrix: a line with the size of a step for each of its rows, then its weights, row by row. */
  matrix(): Float32Array {
    const sizes = this.numbers();
    const text = this.line();
    const columns = text.length / sizes.length;
    const weights = new Float32Array(text.length);
    sizes.forEach((size, row) => {
      for (let at = row * columns; at < (row + 1) * columns; at += 1)
        weights[at] = (STEP_OF[text.charCodeAt(at)] ?? 0) * size;
    });
    return weights;
  }
  /** Numbers as they are. */
  vector(): Float32Array {
    return Float32Array.from(this.numbers());
  }
}

/** Reads a network as `scripts/learn/network.py` writes it. Throws where it was learned for other kinds than the guide knows today. */
export function unpackNetwork(packed: string): Network {
  const reader = new Reader(packed);
  const kinds = reader.line();
  if (kinds !== SEGMENT_KINDS.join(' '))
    throw new Error(
      `The network knows the kinds ${kinds}, not ${SEGMENT_KINDS.join(' ')}: run npm run learn.`,
    );
  const [width = 0, units = 0, layers = 0] = reader.numbers();
  const rows = new Map(
    reader
      .line()
      .split(' ')
      .map((gap, row) => [Number.parseInt(gap, 36), row]),
  );
  const direction = (): Direction => ({
    input: reader.matrix(),
    state: reader.matrix(),
    inputBias: reader.vector(),
    stateBias: reader.vector(),
  });
  return {
    rows,
    width,
    units,
    embeddings: reader.matrix(),
    bias: reader.vector(),
    layers: Array.from({ length: layers }, () => ({ forwards: direction(), backwards: direction() })),
    out: reader.matrix(),
    outBias: reader.vector(),
    follow: reader.vector(),
  };
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Adds a matrix's product with a vector: `into[i] += sum of matrix[i][j] * vector[from + j]`. Four rows at a time, of which
 * there must be a multiple, as each number of the vector is then read once for four.
 */
function addProduct(
  into: Float32Array,
  matrix: Float32Array,
  vector: Float32Array,
  from: number,
  columns: number,
): void {
  for (let row = 0; row < into.length; row += 4) {
    let [first, second, third, fourth] = [0, 0, 0, 0];
    let at = row * columns;
    for (let column = from; column < from + columns; column += 1) {
      const number = vector[column] ?? 0;
      first += (matrix[at] ?? 0) * number;
      second += (matrix[at + columns] ?? 0) * number;
      third += (matrix[at + 2 * columns] ?? 0) * number;
      fourth += (matrix[at + 3 * columns] ?? 0) * number;
      at += 1;
    }
    into[row] = (into[row] ?? 0) + first;
    into[row + 1] = (into[row + 1] ?? 0) + second;
    into[row + 2] = (into[row + 2] ?? 0) + third;
    into[row + 3] = (into[row + 3] ?? 0) + fourth;
  }
}

/** Writes the states of one direction at each word into `states`, of which each word has twice the units, from `place` on. */
function readOneWay(
  { input, state, inputBias, stateBias }: Direction,
  words: Float32Array,
  order: readonly number[],
  states: Float32Array,
  place: number,
): void {
  const units = stateBias.length / 3;
  const width = words.length / order.length;
  const seen = new Float32Array(3 * units);
  const kept = new Float32Array(3 * units);
  let before = new Float32Array(units);
  for (const at of order) {
    seen.set(inputBias);
    kept.set(stateBias);
    addProduct(seen, input, words, at * width, width);
    addProduct(kept, state, before, 0, units);
    const now = new Float32Array(units);
    for (let unit = 0; unit < units; unit += 1) {
      const reset = sigmoid((seen[unit] ?? 0) + (kept[unit] ?? 0));
      const update = sigmoid((seen[units + unit] ?? 0) + (kept[units + unit] ?? 0));
      const fresh = Math.tanh((seen[2 * units + unit] ?? 0) + reset * (kept[2 * units + unit] ?? 0));
      now[unit] = (1 - update) * fresh + update * (before[unit] ?? 0);
    }
    states.set(now, 2 * at * units + place);
    before = now;
  }
}

/** What the network says of each word and tag; `features` names what is known of each word. */
export function networkScores(network: Network, features: readonly (readonly string[])[]): Float64Array {
  const { rows, width, units, embeddings, bias, layers, out, outBias } = network;
  const length = features.length;
  const words = new Float32Array(length * width);
  features.forEach((names, at) => {
    words.set(bias, at * width);
    for (const name of names) {
      const row = rows.get(featureNumber(name));
      if (row === undefined) continue;
      for (let column = 0; column < width; column += 1) {
        const place = at * width + column;
        words[place] = (words[place] ?? 0) + (embeddings[row * width + column] ?? 0);
      }
    }
  });
  words.forEach((sum, place) => (words[place] = Math.tanh(sum)));
  const order = Array.from({ length }, (_, at) => at);
  const reversed = order.toReversed();
  let read = words;
  for (const { forwards, backwards } of layers) {
    const states = new Float32Array(2 * length * units);
    readOneWay(forwards, read, order, states, 0);
    readOneWay(backwards, read, reversed, states, units);
    read = states;
  }
  const scores = new Float64Array(length * TAGS);
  const seen = new Float32Array(2 * units + width);
  const said = new Float32Array(TAGS);
  for (let at = 0; at < length; at += 1) {
    seen.set(read.subarray(2 * at * units, 2 * (at + 1) * units));
    seen.set(words.subarray(at * width, (at + 1) * width), 2 * units);
    said.set(outBias);
    addProduct(said, out, seen, 0, seen.length);
    scores.set(said, at * TAGS);
  }
  return scores;
}
