/** What a read character costs that is not the printed one: the same letter with another mark or in another case, any other, over a space. */
const COSTS = { same: 0.2, other: 1, space: 2, missing: 1 };

function plain(letter: string): string {
  const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return { ø: 'o', ł: 'l', đ: 'd', ı: 'i' }[base] ?? base;
}

function costOf(read: string, printed: string): number {
  if (read === printed) return 0;
  if (plain(read) === plain(printed)) return COSTS.same;
  return read === ' ' || printed === ' ' ? COSTS.space : COSTS.other;
}

/** How far a reading is from print, and of each read character the place of the printed one, -1 where there is none. */
export interface Alignment {
  cost: number;
  places: readonly number[];
}

/** Finds what is printed for each read character (an alignment of least cost: Needleman and Wunsch 1970). */
export function aligned(read: readonly string[], printed: readonly string[]): Alignment {
  const columns = printed.length + 1;
  const costs = new Float64Array((read.length + 1) * columns);
  const at = (i: number, j: number): number => costs[i * columns + j] ?? Infinity;
  for (let i = 0; i <= read.length; i++) {
    for (let j = 0; j <= printed.length; j++) {
      if (i === 0 || j === 0) costs[i * columns + j] = COSTS.missing * (i + j);
      else {
        const both = at(i - 1, j - 1) + costOf(read[i - 1] ?? '', printed[j - 1] ?? '');
        costs[i * columns + j] = Math.min(both, COSTS.missing + Math.min(at(i - 1, j), at(i, j - 1)));
      }
    }
  }
  const places = read.map(() => -1);
  for (let [i, j] = [read.length, printed.length]; i > 0 && j > 0;) {
    const both = at(i - 1, j - 1) + costOf(read[i - 1] ?? '', printed[j - 1] ?? '');
    if (Math.abs(at(i, j) - both) < 1e-6) {
      places[i - 1] = j - 1;
      i--;
      j--;
    } else if (Math.abs(at(i, j) - at(i - 1, j) - COSTS.missing) < 1e-6) i--;
    else j--;
  }
  return { cost: at(read.length, printed.length), places };
}
