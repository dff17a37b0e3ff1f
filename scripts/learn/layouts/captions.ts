import type { Layout } from './layouts.ts';
import { type Parts, maybe, nobody, number, other, some, town, yearFrom } from './object-parts.ts';
import * as things from '../works/object-pools.ts';
import { behind, bracketed, joined, type Part, piece } from '../works/pieces.ts';
import * as pools from '../works/pools.ts';
import type { Chance } from '../works/random.ts';

/** The house that has a work and its number there, as the end of a caption. */
function owner({ chance, credit, accession }: Parts): Part {
  const house = piece('credit', some(chance, pools.HOUSE_NAMES));
  const at = chance();
  if (at < 0.3) return joined(', ', credit, accession);
  if (at < 0.45) return joined(' ', credit, bracketed(accession));
  if (at < 0.6) return joined(', ', piece('credit', town(chance)), house, accession);
  if (at < 0.7) return joined(', ', house, credit, accession);
  if (at < 0.8) return bracketed(joined(', ', house, accession));
  if (at < 0.9) return joined('; ', credit, accession);
  return house;
}

/** Whose picture the caption's picture is. */
const rights = (chance: Chance): Part =>
  other(
    some(chance, [
      `\u00A9 ${some(chance, pools.SURNAMES)} Estate`,
      `\u00A9 ${yearFrom(chance, 1990, 35)} ${some(chance, pools.SURNAMES)} / Artists Rights Society (ARS), New York`,
      'Image courtesy of the artist',
      `Image courtesy the artist and ${some(chance, pools.SURNAMES)} Gallery ${town(chance)}`,
      `Photo: ${some(chance, pools.GIVEN)} ${some(chance, pools.SURNAMES)}`,
      `Edition of ${number(chance, 12)}`,
    ]),
  );

/** Fields in a row, a comma or a full stop between two, or a bar or semicolon between all. */
function inARow(chance: Chance, fields: readonly Part[]): Part {
  const way = chance();
  if (way < 0.12) return joined(' | ', ...fields);
  if (way < 0.24) return joined('; ', ...fields);
  if (way < 0.5) return joined(', ', ...fields);
  // Sentences: who and what; of what and how large; whose.
  const filled = fields.filter((field) => field.length > 0);
  return filled.flatMap((field, at) =>
    at === filled.length - 1
      ? behind(field, chance() < 0.7 ? '.' : '')
      : behind(field, chance() < 0.45 && at > 0 ? '.' : ','),
  );
}

/** The maker with the life behind the name, in brackets or by commas, or without. */
function makerOf({ chance, artist, life, lifeIn, years, yearsIn }: Parts): Part {
  const at = chance();
  if (at < 0.25) return joined(' ', artist, lifeIn);
  if (at < 0.45) return joined(' ', artist, yearsIn);
  if (at < 0.6) return joined(', ', artist, life);
  if (at < 0.68) return joined(', ', artist, years);
  return artist;
}

/** A caption on one line or two, the text below it where there is one. */
function caption(p: Parts): Part[] {
  const { chance, title, original, date, medium, size, prose } = p;
  const hasMaker = p.artist.length > 0;
  const thing =
    !hasMaker && chance() < 0.4
      ? piece('title', some(chance, [...pools.OBJECTS, ...things.GIVEN_THINGS]))
      : title;
  const origin = joined(', ', p.origin, p.period);
  const named = maybe(chance, 0.1, original);
  const head: Part[] = hasMaker
    ? chance() < 0.72
      ? [makerOf(p), thing, named, maybe(chance, 0.1, p.town), date]
      : [thing, named, ...(chance() < 0.5 ? [makerOf(p), date] : [date, makerOf(p)])]
    : chance() < 0.8
      ? [thing, maybe(chance, 0.12, nobody(chance)), ...(chance() < 0.7 ? [origin, date] : [date, origin])]
      : [origin, thing, date];
  const body: Part[] = chance() < 0.85 ? [medium, size] : [medium];
  const tail = owner(p);
  const more = maybe(chance, 0.15, rights(chance));
  const at = chance();
  if (at < 0.6) return [inARow(chance, [...head, ...body, tail, more]), prose];
  if (at < 0.85) return [inARow(chance, [...head, ...body]), tail, prose];
  return [inARow(chance, head), inARow(chance, [...body, tail]), prose];
}

/** Captions: all of a tombstone in a row. */
export const CAPTIONS: Layout = { name: 'caption', of: 'both', lines: caption };
