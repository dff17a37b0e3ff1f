import { type Part, bracketed, piece } from '../works/pieces.ts';
import * as pools from '../works/pools.ts';
import { anyOf, type Chance, dash, oneIn } from '../works/random.ts';
import type { Work } from '../works/work.ts';

/** Years with the places where a life began and ended. */
function lifeWithPlaces(chance: Chance, { born, died }: { born: string; died: string }): string {
  const place = (): string => {
    const town = anyOf(chance, pools.TOWNS) ?? '';
    if (chance() < 0.7) return town;
    const land = anyOf(chance, pools.LANDS) ?? '';
    return chance() < 0.7 ? `${town}, ${land}` : `${town} (${land})`;
  };
  if (died === '')
    return (
      anyOf(chance, [
        `born ${place()}, ${born}`,
        `born ${born}, ${place()}`,
        `Born ${born} in ${place()}`,
        `b. ${born}, ${place()}`,
        `born in ${place()} in ${born}`,
        `born ${born} ${place()}; lives in ${place()}`,
        `${born}, ${place()}`,
        `born ${place()} ${born}`,
        `born in ${born}, ${place()}`,
        `*${born} in ${place()}`,
        `*${born} in ${place()}, lives and works in ${anyOf(chance, pools.TOWNS)}`,
        `born ${born}, ${place()}; active ${anyOf(chance, pools.TOWNS)}`,
        `b. ${born}; ${place()}`,
        `b. ${born}, ${place()}; lives in ${place()}`,
        `born ${born} in ${place()}, lives and works in ${place()}`,
        `${born}, ${place()}. Lives in ${place()}`,
        `Born ${born}, ${place()}. Lives and works in ${place()} and ${place()}`,
        `born ${place()}, ${born}; based in ${place()}`,
        `born ${born}, ${place()}, lives ${place()}`,
      ]) ?? ''
    );
  const d = dash(chance).trim();
  return (
    anyOf(chance, [
      `${place()} ${born}${d}${died} ${place()}`,
      `born ${place()}, ${born}; died ${place()}, ${died}`,
      `born ${place()} ${born}${d}died ${place()} ${died}`,
      `${born} ${place()} ${d} ${died} ${place()}`,
      `${place()}, ${born} ${d} ${place()}, ${died}`,
      `${born}, ${place()}${d}${died}, ${place()}`,
      `born ${place()}, ${born}${d}${died}`,
      `b. ${born}, ${place()}; d. ${died}, ${place()}`,
      `${place()} ${born}${d}${place()} ${died}`,
      `born ${born}, ${place()}; died ${died}, ${place()}`,
      `${born} ${place()}${d}${died} ${place()}`,
      `${place()} ${born}${d}${died} ${place()}`,
      `b. ${born}; ${place()} d. ${died}; ${place()}`,
      `${place()}, about ${born}${d}${died}, ${place()}`,
      `b. ${born}, ${place()}; d. ${died}, ${place()}`,
      `Born ${place()}, ${born}; died ${place()}, ${died}`,
      `born ${place()} ${born}; died ${place()} ${died}`,
    ]) ?? ''
  );
}

/** What the label says of the maker's life: nation and years, one of them, in one of the many ways. */
export function lifePart(
  chance: Chance,
  { nation, years }: Pick<Work, 'nation' | 'years'>,
  brackets: boolean,
): Part {
  const lands = (): string => anyOf(chance, pools.LANDS) ?? '';
  if (years !== '' && oneIn(chance, 45)) {
    const text = anyOf(chance, [
      `${lands()}, ${lands()}, ${years}`,
      `${lands()}, ${years}`,
      `${years}, ${lands()}`,
      `${years}, ${lands()}, active in ${lands()}`,
    ]);
    return brackets ? bracketed(piece('bio', text)) : piece('bio', text);
  }
  if (years !== '' && oneIn(chance, 25)) {
    const [first = '', last = ''] = years.match(/\d{4}/g) ?? [];
    const from = nation === '' ? lands() : nation;
    const span = last === '' ? first : `${first}${dash(chance).trim()}${last}`;
    const text = anyOf(chance, [
      `Active ${lands()}, around ${span}`,
      `${from}, active ${span}`,
      `${from}, active c. ${span}`,
      `active ${anyOf(chance, pools.TOWNS)}, ${span}`,
      `${from}, flourished ${span}`,
      `${from}, ${years}, active in ${lands()}`,
      `${from}, ${years}, worked in ${lands()}`,
      `${from}, b. ${lands()}, ${years}`,
    ]);
    return brackets ? bracketed(piece('bio', text)) : piece('bio', text);
  }
  const [born = '', died = ''] =
    /^\D*(\d{4})\D+(\d{2,4})$|^\D*(\d{4})\D*$/
      .exec(years)
      ?.slice(1)
      .filter((year) => year !== undefined) ?? [];
  const long = born !== '' && chance() < 0.2 ? lifeWithPlaces(chance, { born, died }) : years;
  if (nation === '' && long === '') return [];
  const bornAbroad =
    oneIn(chance, 14) && nation !== '' ? `${nation} (born ${anyOf(chance, pools.LANDS)})` : nation;
  const from =
    oneIn(chance, 20) && nation !== '' ? `${nation}, born ${anyOf(chance, pools.LANDS)}` : bornAbroad;
  const active =
    oneIn(chance, 24) && nation !== '' ? `${nation}, active in ${anyOf(chance, pools.TOWNS)}` : from;
  const inner =
    nation === ''
      ? piece('life', long)
      : long === ''
        ? piece('origin', active)
        : piece(
            'bio',
            `${active}${oneIn(chance, 40) ? `, master before ${born || '1700'},` : ''}${chance() < 0.88 ? ',' : chance() < 0.5 ? '' : ';'} ${brackets || chance() < 0.92 ? long : `(${long})`}`,
          );
  return brackets ? bracketed(inner, oneIn(chance, 20) ? ['[', ']'] : ['(', ')']) : inner;
}
