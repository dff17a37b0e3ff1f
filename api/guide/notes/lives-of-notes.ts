import type { LabelFacts } from '../facts.ts';
import type { Life } from '../tell/reckoned/reckon.ts';
import type { Note } from './note.ts';

/** The years of a note's life: "about 1370-1426" -> 1370 to 1426; null for "active ...". */
export function yearsOfLife(life: string | null): Life | null {
  const [, about, born, bce, died] =
    /^(about )?(\d{2,4})( BCE)?-(?:about )?(\d{2,4})?/.exec(life ?? '') ?? [];
  if (born === undefined || bce !== undefined) return null;
  return {
    born: Number(born),
    died: died === undefined ? null : Number(died),
    about: about !== undefined || /about/.test(life ?? ''),
  };
}

/** Years around a maker's known time of work in which a work may be dated. */
const AROUND_ACTIVE = 10;

/** Whether a note is on a workshop or a company: its life is "firm 1759-2020". */
export const isFirm = ({ life }: Note): boolean => life?.startsWith('firm ') === true;

/** Whether a note's "active 1794-1795" holds the year of the work, and the label prints no life that says otherwise. */
function isOfActiveYears(note: Note, facts: LabelFacts): boolean {
  const [, from, to] = /^(?:active|firm) (?:about )?(\d{4})-(?:about )?(\d{4})$/.exec(note.life ?? '') ?? [];
  const [first, last] = facts.years ?? [null, null];
  if (from === undefined || to === undefined || first === null || last === null) return false;
  return (
    // What is printed behind a company's name is when it began and ended.
    (isFirm(note) || (facts.born === null && facts.died === null)) &&
    first >= Number(from) - AROUND_ACTIVE &&
    last <= Number(to) + AROUND_ACTIVE
  );
}

/** Whether what the label prints of the maker's life and of the work's date can be the note's artist. */
export function isSame(note: Note, facts: LabelFacts): boolean {
  const life = yearsOfLife(note.life);
  const printed = [facts.born, facts.died].map((year) => Number(/\d{4}/.exec(year ?? '')?.[0] ?? Number.NaN));
  const [born = Number.NaN, died = Number.NaN] = printed;
  if (!life) return isOfActiveYears(note, facts);
  if (Number.isFinite(born) || Number.isFinite(died)) {
    const slack = life.about ? 12 : 2;
    const agrees = (label: number, year: number | null): boolean =>
      !Number.isFinite(label) || (year !== null && Math.abs(label - year) <= slack);
    return agrees(born, life.born) && agrees(died, life.died ?? (died > 2015 ? died : null));
  }
  const [first, last] = facts.years ?? [null, null];
  const year = first ?? last;
  return year !== null && year >= life.born + 12 && year <= (life.died ?? 2100) + 3;
}
