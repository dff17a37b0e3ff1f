import type { LabelFacts } from '../../api/guide/facts.ts';
import { type LabelTokens, tokenizeLabel } from '../../api/guide/label-tokens.ts';
import { parseLabel } from '../../api/guide/parse-label.ts';
import type { SegmentKind } from '../../api/guide/search/kinds.ts';
import type { Network } from '../../api/guide/search/network.ts';
import { formedPlace } from '../../api/guide/well-formed.ts';
import { searchIn } from '../../api/guide/search/search-label.ts';
import { readCorpus } from '../learn/corpus.ts';
import { drawnLabels } from '../learn/draw-labels.ts';
import type { TaughtLabel } from '../learn/labels.ts';
import { chanceFrom } from '../learn/works/random.ts';
import { recordsOf } from '../learn/works/records.ts';
import { root } from '../setup/paths.ts';

/** Houses and layouts that `npm run learn -- --leave-out ... --leave-layouts` leaves out. */
const HELD_OUT = ['tate', 'ima', 'princeton'] as const;
const isHeldOut = (index: number): boolean => index % 4 === 0;

const KINDS = ['artist', 'title', 'date', 'medium', 'credit', 'origin', 'bio', 'life', 'dimensions'] as const;
const THRESHOLDS = [0.7, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97, 0.99] as const;

type HeldOutLabel = TaughtLabel & { layout: string; house: string };

interface Stretch {
  readonly kind: SegmentKind;
  readonly from: number;
  readonly to: number;
}

/** The true stretches of a label. */
function stretchesOf({ kinds, begins }: TaughtLabel): Stretch[] {
  const starts = kinds.flatMap((_, at) =>
    at === 0 || begins[at] === true || kinds[at] !== kinds[at - 1] ? [at] : [],
  );
  return starts.map((from, index) => ({
    kind: kinds[from] ?? 'other',
    from,
    to: starts[index + 1] ?? kinds.length,
  }));
}

/** The titles of which one form stands right behind the other: whoever hears both hears no wrong one. */
const inBothForms = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.flatMap((one, index) => {
    const next = stretches[index + 1];
    return next !== undefined &&
      one.to === next.from &&
      `${one.kind} ${next.kind}`.match(/^(?:title original|original title)$/)
      ? [{ kind: 'title' as const, from: one.from, to: next.to }]
      : [];
  });

const keyOf = ({ kind, from, to }: Stretch): string => `${kind} ${from} ${to}`;

interface Told {
  readonly field: string;
  readonly kinds: readonly SegmentKind[];
  readonly start: number;
  readonly end: number;
  /** Whether it may be a part of the true stretch. */
  readonly isPart: boolean;
}

/** What the facts would tell, with the kinds of stretch that it may rest on. */
function toldOf({ readings, sentenceReadings, otherMakers }: LabelFacts): Told[] {
  const whole = (['artist', 'title', 'date', 'medium', 'dimensions', 'credit'] as const).flatMap((field) => {
    const reading = readings[field];
    return reading
      ? [
          {
            field,
            kinds: field === 'artist' ? (['artist', 'maker'] as const) : [field],
            ...reading,
            isPart: false,
          },
        ]
      : [];
  });
  const lives = (['nationality', 'born', 'died'] as const).flatMap((field) => {
    const reading = readings[field];
    return reading ? [{ field, kinds: ['origin', 'bio', 'life'] as const, ...reading, isPart: true }] : [];
  });
  return [
    ...whole,
    ...lives,
    ...sentenceReadings.map((reading) => ({
      field: 'prose',
      kinds: ['prose'] as const,
      ...reading,
      isPart: true,
    })),
    ...otherMakers.map((reading) => ({
      field: 'maker',
      kinds: ['maker', 'artist'] as const,
      ...reading,
      isPart: true,
    })),
  ];
}

/** Whether what is told stands where a stretch of its kind does, whole, save for the punctuation at its ends. */
function isRight({ tokens, given: text }: LabelTokens, stretches: readonly Stretch[], told: Told): boolean {
  const words = tokens.flatMap(({ given }, at) =>
    given.start < told.end && told.start < given.end ? [at] : [],
  );
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return false;
  return stretches.some(({ kind, from, to }) => {
    // "Signed and dated 1788" dates a work, and is no field of it.
    if (told.field === 'date' && kind === 'other' && from <= first && last < to)
      return /signed|dated/i.test(text.slice(tokens[from]?.given.start, told.start));
    if (!told.kinds.includes(kind)) return false;
    if (told.isPart) return from <= first && last < to;
    // Marks that the reader made of a card's edge stand at a stretch's end and are told by nobody.
    let end = to - 1;
    while (end > from && !/[\p{L}\d]/u.test(tokens[end]?.plain ?? '')) end -= 1;
    return from === first && last === end;
  });
}

/** What is told of a label whose stretches are known, each with whether it is right. */
export function judgedTold(
  label: TaughtLabel,
  tokens: LabelTokens,
  facts: LabelFacts,
): (Told & { readonly right: boolean })[] {
  const stretches = stretchesOf(label);
  const all = [...stretches, ...inBothForms(stretches)];
  return toldOf(facts).map((each) => ({ ...each, right: isRight(tokens, all, each) }));
}

class Tally {
  labels = 0;
  wrong = 0;
  readonly #fields = new Map<string, { right: number; told: number; printed: number }>();
  of(field: string): { right: number; told: number; printed: number } {
    const found = this.#fields.get(field) ?? { right: 0, told: 0, printed: 0 };
    this.#fields.set(field, found);
    return found;
  }
  row(name: string): string {
    const fields = ['artist', 'title', 'date', 'medium', 'credit', 'nationality', 'prose'].map((field) => {
      const { right, told, printed } = this.of(field);
      const recall = printed === 0 || field === 'prose' ? '' : `/${(right / printed).toFixed(2)}`;
      return `${field} ${told === 0 ? '-' : (right / told).toFixed(3)}${recall}`;
    });
    return `${name.padEnd(30)} ${String(this.labels).padStart(5)} labels, ${((100 * this.wrong) / this.labels).toFixed(1)} % wrong; ${fields.join(', ')}`;
  }
}

/** What kind of thing a layout is for; one from a made-up label, or for any work. */
const groupOf = (layout: string): string =>
  layout.startsWith('as printed')
    ? 'made-up labels'
    : (/^([^:;]+): /.exec(layout)?.[1] ?? 'works of any kind');

/** Precision and recall of the well-formed stretches that are as sure as each threshold, by kind. */
function riskAndCoverage(
  readings: readonly { label: HeldOutLabel; tokens: LabelTokens }[],
  network: Network,
): void {
  const found = new Map<string, { certainty: number; right: boolean }[]>();
  const printed = new Map<string, number>();
  for (const { label, tokens } of readings) {
    const truth = new Set(stretchesOf(label).map(keyOf));
    for (const { kind } of stretchesOf(label)) printed.set(kind, (printed.get(kind) ?? 0) + 1);
    for (const segment of searchIn(tokens, network)([])) {
      if (formedPlace(tokens, segment) === null) continue;
      found.set(segment.kind, [
        ...(found.get(segment.kind) ?? []),
        { certainty: segment.certainty, right: truth.has(keyOf(segment)) },
      ]);
    }
  }
  for (const kind of KINDS) {
    const cells = THRESHOLDS.map((threshold) => {
      const sure = (found.get(kind) ?? []).filter(({ certainty }) => certainty >= threshold);
      const right = sure.filter((each) => each.right).length;
      return `${threshold} ${(right / sure.length).toFixed(3)}/${(right / (printed.get(kind) ?? 0)).toFixed(2)}`;
    });
    console.log(`  ${kind.padEnd(10)} ${cells.join('  ')}`);
  }
}

/**
 * Measures a network on labels of houses, and in layouts, that it was not learned from; prints tables: what is told and
 * whether it is right, by house and kind of thing, by lines and without; precision and recall by how sure a stretch is.
 */
export function measureHouses(network: Network, records: string, count: number, show: boolean): void {
  const drawn = drawnLabels(
    chanceFrom(99),
    HELD_OUT.map((house) => recordsOf(records, house)),
    count,
    {
      templates: readCorpus(`${root}api/guide/corpus/learned-from`).filter((_, index) => isHeldOut(index)),
      layouts: isHeldOut,
    },
  );
  measureKnown(network, drawn, show);
}

/** The same on the labels of a folder of text files whose stretches are marked, as those of the corpus are. */
export function measureMarked(network: Network, folder: string, show: boolean): void {
  measureKnown(
    network,
    readCorpus(folder).map((label) => ({ ...label, layout: 'marked', house: folder })),
    show,
  );
}

function measureKnown(network: Network, labels: readonly HeldOutLabel[], show: boolean): void {
  for (const hasLines of [true, false]) {
    console.log(hasLines ? 'by lines' : 'joined');
    const tallies = new Map<string, Tally>();
    const readings = labels.flatMap((label) => {
      const text = label.lines.map((line) => line.text).join(' ');
      const input = hasLines ? { text, lines: label.lines } : { text };
      const tokens = tokenizeLabel(input);
      return tokens.tokens.length === label.kinds.length ? [{ label, tokens, input }] : [];
    });
    for (const { label, tokens, input } of readings) {
      const groups = ['all', label.house, groupOf(label.layout)].map((name) => {
        const tally = tallies.get(name) ?? new Tally();
        tallies.set(name, tally);
        return tally;
      });
      const told = judgedTold(label, tokens, parseLabel(input, network));
      const faults = told.filter(({ right }) => !right);
      if (show && faults.length > 0)
        console.log(
          `  ${faults.map(({ field, start, end }) => `${field}: ${tokens.given.slice(start, end)}`).join(' | ')} [${label.lines
            .map((line) => line.text)
            .join(' / ')
            .slice(0, 300)}]`,
        );
      for (const tally of groups) {
        tally.labels += 1;
        tally.wrong += faults.length > 0 ? 1 : 0;
        for (const { field, right } of told) {
          tally.of(field).told += 1;
          tally.of(field).right += right ? 1 : 0;
        }
        for (const kind of new Set(label.kinds)) tally.of(kind).printed += 1;
      }
    }
    for (const [name, tally] of [...tallies].toSorted(([, a], [, b]) => b.labels - a.labels))
      console.log(`  ${tally.row(name)}`);
    console.log(
      hasLines ? '  precision/recall by certainty, by lines' : '  precision/recall by certainty, joined',
    );
    riskAndCoverage(readings, network);
  }
}
