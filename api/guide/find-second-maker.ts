import { type Candidate, matchAt } from './candidate.ts';
import { lifeCandidates, type LifeFacts, readLife } from './find-life.ts';
import { artistCandidates } from './find-people.ts';
import { type LabelTokens, plainAt } from './label-tokens.ts';
import { PARTNERS } from './maker-words.ts';

/** A name that is more than likely one. */
const SURE = 2.5;
/** "after a drawing by", "firm of" */
const JOINT = new RegExp(`(?:${PARTNERS}|[Aa]fter(?: an? \\p{Ll}+ by)?|[Ff]irm of|[Aa]ttributed to) `, 'uy');

/**
 * One more maker with a life, from word `from`, where `names` start: "and Jan Corver (1568-1625)", "after Jan Corver
 * (Dutch)", or a name and a life on lines below.
 */
export function secondMakerCandidates(
  label: LabelTokens,
  from: number,
  names: readonly Candidate[],
): Candidate[] {
  const [before, first] = [label.tokens[from - 1], label.tokens[from]];
  if (!before || !first) return [];
  const joint = jointWords(label, from);
  const joined = joint > 0;
  if (!joined && !first.startsLine && !/[\d;)]$/.test(before.plain)) return [];
  return (joined ? artistCandidates(label, from + joint) : names)
    .filter(({ score }) => score > (joined ? 0 : SURE))
    .flatMap((name) =>
      livesBehind(label, name.to, joined)
        .filter(({ to }) => !isSitter(label, to))
        .map((life): Candidate => ({
          kind: 'maker',
          to: withTown(label, life.to),
          score: name.score + life.score + 1,
        })),
    );
}

/** How many words join a maker to the one before. */
function jointWords({ plain, tokens }: LabelTokens, at: number): number {
  return (matchAt(JOINT, plain, tokens[at]?.start ?? 0)?.split(' ').length ?? 1) - 1;
}

/** "after Jan Corver (Dutch)": a land alone is a maker's where it stands in brackets and the maker is `joined`. */
function livesBehind(label: LabelTokens, at: number, joined: boolean): Candidate[] {
  const landAlone = joined && plainAt(label.tokens, at).startsWith('(');
  return lifeCandidates(label, at).filter(({ kind }) => landAlone || kind !== 'origin');
}

/** "James Stuart (1612-1655), Duke of Richmond": who is told more of behind the life was portrayed. */
function isSitter({ tokens, hasLines }: LabelTokens, to: number): boolean {
  const last = tokens[to - 1];
  return hasLines && last?.plain.endsWith('),') === true && last.lineEnd - to > 2;
}

/** "Thomas Lowe (1820-1890), London": up to the end of the line, where only a town is left of it. */
function withTown({ tokens, hasLines }: LabelTokens, to: number): number {
  const lineEnd = tokens[to - 1]?.lineEnd ?? to;
  const rest = tokens.slice(to, lineEnd);
  return hasLines && rest.length < 3 && rest.every(({ plain }) => /^\p{Lu}\p{L}+,?$/u.test(plain))
    ? lineEnd
    : to;
}

/** Splits a maker's words into the name, up to but without word `end`, and the life; null where no life is told. */
export function splitMaker(
  label: LabelTokens,
  from: number,
  to: number,
): { readonly end: number; readonly life: LifeFacts } | null {
  let best: (Candidate & { readonly end: number }) | null = null;
  for (let end = from + jointWords(label, from) + 1; end < to; end += 1)
    for (const life of livesBehind(label, end, true))
      if (withTown(label, life.to) === to && (!best || life.score > best.score)) best = { ...life, end };
  return best && { end: best.end, life: readLife(label, best.kind, best.end, best.to) };
}
