/**
 * For each line whether it is in the second of two states: the run with the most evidence, less what its changes cost
 * (Viterbi 1967).
 * @param evidence what speaks for the second state, line by line; less than nothing speaks for the first
 * @param costs of a change between two lines, and of being in the second state at an end
 */
export function likeliestRun(
  evidence: readonly number[],
  { change, atEnds }: { change: number; atEnds: number },
): boolean[] {
  let [first, second] = [0, -atEnds];
  const cameFrom: { first: boolean; second: boolean }[] = [];
  for (const value of evidence) {
    const [toFirst, toSecond] = [second - change > first, first - change >= second];
    cameFrom.push({ first: toFirst, second: !toSecond });
    [first, second] = [Math.max(first, second - change), Math.max(second, first - change) + value];
  }
  const inSecond: boolean[] = [];
  let at = second - atEnds > first;
  for (const from of cameFrom.toReversed()) {
    inSecond.push(at);
    at = at ? from.second : from.first;
  }
  return inSecond.toReversed();
}
