import { anyOf, type Chance } from '../works/random.ts';
import { before, behind, bracketed, capitals, joined, type Part, piece } from '../works/pieces.ts';
import { lifePart } from './life-lines.ts';
import { POST_NOMINALS } from '../works/object-pools.ts';
import type { Work } from '../works/work.ts';

/** The parts of a work, ready to be put into lines. */
interface Parts {
  readonly artist: Part;
  /** Nation and years without brackets, and in brackets. */
  readonly life: Part;
  readonly lifeIn: Part;
  readonly years: Part;
  readonly yearsIn: Part;
  readonly nation: Part;
  readonly origin: Part;
  readonly period: Part;
  readonly title: Part;
  readonly original: Part;
  readonly date: Part;
  readonly medium: Part;
  readonly size: Part;
  readonly credit: Part;
  readonly accession: Part;
  readonly prose: Part;
  readonly sitterYears: Part;
  readonly town: Part;
  readonly others: readonly Part[];
  readonly chance: Chance;
}

/** A way of printing: the lines of a label, empty ones left out later. */
export interface Layout {
  readonly name: string;
  /** Whether it is for works of a maker whose name is known, of none, or both. */
  readonly of: 'maker' | 'origin' | 'both';
  readonly lines: (parts: Parts) => Part[];
}

const one = <T>(chance: Chance, first: T, second: T, share = 0.5): T => (chance() < share ? first : second);

/** Credit and number as they end most labels. */
export function end({ credit, accession, chance }: Parts): Part[] {
  const at = chance();
  if (at < 0.35) return [joined(one(chance, ', ', ' '), credit, accession)];
  if (at < 0.5) return [joined(' ', credit, bracketed(accession))];
  if (at < 0.6) return [accession, credit];
  return [credit, accession];
}

const object = ({ origin, period, date }: Parts): Part => joined(', ', origin, period, date);
const titled = ({ title, date, chance }: Parts): Part => joined(one(chance, ', ', '. ', 0.9), title, date);

const MAKER_LAYOUTS: readonly [name: string, lines: (parts: Parts) => Part[]][] = [
  ['artist; life; title, date; medium', (p) => [p.artist, p.life, titled(p), p.medium, p.size, ...end(p)]],
  [
    'artist; life; title; date; medium',
    (p) => [p.artist, p.life, p.title, p.date, p.medium, p.size, ...end(p)],
  ],
  [
    'artist; life in brackets; title; date',
    (p) => [p.artist, p.lifeIn, p.title, p.date, p.medium, ...end(p)],
  ],
  [
    'artist and life in brackets on a line',
    (p) => [joined(' ', p.artist, p.lifeIn), titled(p), p.medium, p.size, ...end(p)],
  ],
  [
    'artist and years',
    (p) => [joined(' ', p.artist, p.years), joined(' ', p.title, p.date), p.medium, ...end(p)],
  ],
  [
    'artist, years in brackets, title date',
    (p) => [
      joined(' ', p.artist, p.yearsIn),
      joined(one(p.chance, ' ', ', '), p.title, p.date),
      p.medium,
      ...end(p),
    ],
  ],
  [
    'artist, life after a comma',
    (p) => [joined(', ', p.artist, p.life), titled(p), p.medium, p.size, ...end(p)],
  ],
  ['title first, artist below', (p) => [titled(p), p.artist, p.life, p.medium, ...end(p)]],
  [
    'title first, artist and life in brackets',
    (p) => [titled(p), joined(' ', p.artist, p.lifeIn), p.medium, p.size, ...end(p)],
  ],
  ['title, date, medium, artist, life', (p) => [titled(p), p.medium, p.artist, p.life, ...end(p)]],
  [
    'title; date; artist; life; medium',
    (p) => [p.title, p.date, p.artist, p.life, p.medium, p.size, ...end(p)],
  ],
  ['title; artist, date', (p) => [p.title, joined(', ', p.artist, p.date), p.medium, ...end(p)]],
  ['title; artist; medium', (p) => [p.title, p.artist, p.medium, p.date, ...end(p)]],
  [
    'title; by artist',
    (p) => [titled(p), before(one(p.chance, 'by ', 'By '), p.artist), p.life, p.medium, ...end(p)],
  ],
  ['artist; title; medium; date', (p) => [p.artist, p.title, p.medium, p.date, p.size, ...end(p)]],
  ['artist; title; medium only', (p) => [p.artist, p.title, p.medium]],
  ['artist; title; date only', (p) => [p.artist, p.title, p.date]],
  ['title; artist; date only', (p) => [p.title, p.artist, p.date]],
  ['artist; title, date only', (p) => [p.artist, titled(p)]],
  [
    'nation; artist; title',
    (p) => [p.nation, joined(' ', p.artist, p.yearsIn), titled(p), p.medium, ...end(p)],
  ],
  ['artist; nation; years', (p) => [p.artist, p.nation, p.years, p.title, p.date, p.medium, ...end(p)]],
  ['artist; date; title', (p) => [p.artist, p.life, p.date, p.title, p.medium, ...end(p)]],
  ['artist in capitals', (p) => [capitals(p.artist), p.life, titled(p), p.medium, p.size, ...end(p)]],
  ['title in capitals', (p) => [capitals(p.title), p.artist, p.life, p.date, p.medium, ...end(p)]],
  [
    'medium and date on a line',
    (p) => [p.artist, p.life, p.title, joined(', ', p.date, p.medium), ...end(p)],
  ],
  [
    'medium, date on a line',
    (p) => [p.artist, p.lifeIn, p.title, joined(', ', p.medium, p.date), p.size, ...end(p)],
  ],
  [
    'medium and size on a line',
    (p) => [p.artist, p.life, titled(p), joined(one(p.chance, ', ', '; '), p.medium, p.size), ...end(p)],
  ],
  [
    'one line by commas',
    (p) => [joined(', ', p.artist, p.title, p.date, p.medium, p.size, p.credit, p.accession)],
  ],
  [
    'one line by full stops',
    (p) => [joined('. ', joined(' ', p.artist, p.lifeIn), titled(p), p.medium, p.credit, p.accession)],
  ],
  [
    'caption with bars',
    (p) => [joined(one(p.chance, ' | ', ' · '), p.artist, p.title, p.date, p.medium, p.credit)],
  ],
  [
    'title first, one line',
    (p) => [joined(', ', p.title, p.date, p.artist), joined(', ', p.medium, p.credit)],
  ],
  [
    'full stops between fields',
    (p) => [
      joined('. ', p.artist, p.life),
      joined('. ', p.title, p.date),
      joined('. ', p.medium, p.size),
      ...end(p),
    ],
  ],
  ['number first', (p) => [p.accession, p.artist, p.life, titled(p), p.medium, p.credit]],
  ['prose above', (p) => [p.prose, p.artist, p.life, titled(p), p.medium, ...end(p)]],
  ['prose after the title', (p) => [p.artist, p.life, titled(p), p.prose, p.medium, ...end(p)]],
  [
    'prose before the credit',
    (p) => [joined(' ', p.artist, p.lifeIn), titled(p), p.medium, p.prose, ...end(p)],
  ],
  ['prose last', (p) => [p.artist, p.life, titled(p), p.medium, ...end(p), p.prose]],
  [
    'title and prose, then tombstone',
    (p) => [p.title, p.prose, joined(', ', p.artist, p.date), p.medium, ...end(p)],
  ],
  [
    'makers with their roles below the title',
    (p) => [titled(p), p.artist, p.life, ...p.others, p.medium, ...end(p)],
  ],
  [
    'further makers below the artist',
    (p) => [p.artist, p.life, ...p.others, p.title, p.date, p.medium, ...end(p)],
  ],
  ['further makers below the medium', (p) => [p.artist, p.life, titled(p), p.medium, ...p.others, ...end(p)]],
  ['title in its own language', (p) => [p.artist, p.life, p.title, p.original, p.date, p.medium, ...end(p)]],
  [
    'title, other title, artist',
    (p) => [joined(', ', p.title, p.date), p.original, p.artist, p.life, p.medium, ...end(p)],
  ],
  [
    'artist; nation in brackets; years',
    (p) => [joined(' ', p.artist, bracketed(p.nation)), p.years, p.title, p.date, p.medium, ...end(p)],
  ],
  ['credit before medium', (p) => [p.artist, p.life, titled(p), p.credit, p.medium, p.accession]],
  ['date first', (p) => [p.date, p.artist, p.title, p.medium, p.credit]],
  ['medium below the artist', (p) => [p.artist, p.life, p.medium, p.title, p.date, ...end(p)]],
  ['artist, title on a line', (p) => [joined(', ', p.artist, p.title, p.date), p.medium, ...end(p)]],
  ['artist: title', (p) => [joined(': ', p.artist, p.title), joined(', ', p.date, p.medium), ...end(p)]],
  [
    'town and date below the title',
    (p) => [p.artist, p.life, p.title, joined(', ', p.town, p.date), p.medium, p.size, ...end(p)],
  ],
  [
    'title; artist; town, date',
    (p) => [p.title, p.artist, joined(', ', p.town, p.date), p.medium, p.size, ...end(p)],
  ],
  [
    'title; artist; nation, town, date',
    (p) => [p.title, p.artist, joined(', ', p.nation, p.town, p.date), p.medium, ...end(p)],
  ],
  [
    'title; town, date; artist',
    (p) => [p.title, joined(', ', p.town, p.date), p.artist, p.life, p.medium, ...end(p)],
  ],
  ['title; town; artist', (p) => [titled(p), p.town, p.artist, p.medium, ...end(p)]],
  ['artist, town; title', (p) => [joined(', ', p.artist, p.town), p.title, p.date, p.medium, ...end(p)]],
  ['artist, town, date', (p) => [p.title, joined(', ', p.artist, p.town, p.date), p.medium, ...end(p)]],
  [
    'sitter with years; artist',
    (p) => [
      joined(one(p.chance, ' ', ', '), p.title, p.sitterYears),
      p.artist,
      p.life,
      joined(', ', p.medium, p.date),
      ...end(p),
    ],
  ],
  [
    'sitter; years; prose; artist',
    (p) => [
      p.title,
      p.sitterYears,
      p.prose,
      joined(' ', p.artist, p.lifeIn),
      joined(', ', p.medium, p.date),
      ...end(p),
    ],
  ],
  [
    'sitter (years); artist',
    (p) => [joined(' ', p.title, bracketed(p.sitterYears)), p.artist, p.date, p.medium, ...end(p)],
  ],
  [
    'credit first words',
    (p) => [p.artist, p.life, titled(p), p.medium, p.size, joined('; ', p.credit, p.accession)],
  ],
];

const ORIGIN_LAYOUTS: readonly [name: string, lines: (parts: Parts) => Part[]][] = [
  ['title; origin, date; medium', (p) => [p.title, object(p), p.medium, p.size, ...end(p)]],
  ['title, date; origin; medium', (p) => [titled(p), p.origin, p.period, p.medium, ...end(p)]],
  ['title; date; origin; medium', (p) => [p.title, p.date, p.origin, p.medium, ...end(p)]],
  [
    'origin; title; date; medium',
    (p) => [p.origin, p.title, joined(', ', p.period, p.date), p.medium, p.size, ...end(p)],
  ],
  ['origin; title, date', (p) => [p.origin, titled(p), p.medium, ...end(p)]],
  [
    'origin, period; title; date',
    (p) => [joined(', ', p.origin, p.period), p.title, p.date, p.medium, ...end(p)],
  ],
  [
    'title; origin; period, date',
    (p) => [p.title, p.origin, joined(', ', p.period, p.date), p.medium, p.size, ...end(p)],
  ],
  ['origin in capitals', (p) => [capitals(p.origin), p.title, p.date, p.medium, ...end(p)]],
  ['title in capitals; origin', (p) => [capitals(p.title), object(p), p.medium, ...end(p)]],
  ['title; medium; origin, date', (p) => [p.title, p.medium, object(p), ...end(p)]],
  [
    'title; origin; date; medium, size',
    (p) => [p.title, p.origin, p.date, joined(', ', p.medium, p.size), ...end(p)],
  ],
  [
    'title. origin. date.',
    (p) => [
      joined('. ', p.title, p.origin, joined(', ', p.period, p.date)),
      joined('. ', p.medium, p.credit),
    ],
  ],
  [
    'one line',
    (p) => [joined(', ', p.title, p.origin, p.date, p.medium), joined(', ', p.credit, p.accession)],
  ],
  ['caption with bars', (p) => [joined(' | ', p.title, p.origin, p.date, p.medium)]],
  ['title; medium; origin', (p) => [p.title, p.medium, p.origin]],
  ['title and date and medium', (p) => [p.title, p.date, p.medium, ...end(p)]],
  ['title; medium', (p) => [p.title, p.medium, ...end(p)]],
  ['number first', (p) => [p.accession, p.title, object(p), p.medium, p.credit]],
  ['prose below', (p) => [p.title, object(p), p.medium, ...end(p), p.prose]],
  ['prose after the title', (p) => [titled(p), p.prose, p.origin, p.medium, ...end(p)]],
  ['prose above the credit', (p) => [p.title, p.origin, p.date, p.medium, p.prose, ...end(p)]],
  ['prose above all', (p) => [p.prose, p.title, object(p), p.medium, ...end(p)]],
  ['origin and title on a line', (p) => [joined(', ', p.origin, p.title), p.date, p.medium, ...end(p)]],
  ['date first', (p) => [p.date, p.title, p.origin, p.medium, p.credit]],
  ['title; other title; origin', (p) => [p.title, p.original, object(p), p.medium, ...end(p)]],
  [
    'title; date, period; origin',
    (p) => [p.title, joined(', ', p.date, p.period), p.origin, p.medium, ...end(p)],
  ],
];

/** One of the orders in which the head of a label may stand, its parts on lines of their own or joined at random. */
function anyOrder(p: Parts): Part[] {
  const { chance } = p;
  const town = chance() < 0.1 ? p.town : [];
  const makers = chance();
  const life = makers < 0.3 ? p.lifeIn : makers < 0.75 ? p.life : chance() < 0.5 ? p.years : [];
  const maker: Part[] =
    p.artist.length === 0
      ? [joined(', ', p.origin, p.period)]
      : chance() < 0.5
        ? [joined(life === p.lifeIn ? ' ' : one(chance, ', ', ' '), p.artist, life)]
        : [p.artist, life];
  const work: Part[] =
    chance() < 0.45
      ? [joined(one(chance, ', ', ' ', 0.85), p.title, p.date)]
      : [p.title, joined(', ', town, p.date)];
  if (chance() < 0.15) work.splice(1, 0, p.original);
  const head = chance() < 0.55 ? [...maker, ...work] : [...work, ...maker];
  const body: Part[] = [p.medium, p.size];
  if (chance() < 0.15) body.reverse();
  if (chance() < 0.1) head.splice(Math.floor(chance() * (head.length + 1)), 0, ...body.splice(0, 1));
  const tail = chance() < 0.2 ? end(p).toReversed() : end(p);
  const lines = [...head, ...p.others, ...body, ...tail];
  lines.splice(Math.floor(chance() * (lines.length + 1)), 0, p.prose);
  const together = chance() < 0.2 ? 0.3 : 0;
  const result: Part[] = [];
  for (const line of lines.filter((part) => part.length > 0)) {
    const last = result.at(-1);
    if (last && chance() < together)
      result[result.length - 1] = joined(anyOf(chance, [', ', '. ', '; ', ' | ', ' ']), last, line);
    else result.push(line);
  }
  return result;
}

export const LAYOUTS: readonly Layout[] = [
  { name: 'any order', of: 'both', lines: anyOrder },
  ...MAKER_LAYOUTS.map(([name, lines]): Layout => ({ name, of: 'maker', lines })),
  ...ORIGIN_LAYOUTS.map(([name, lines]): Layout => ({ name: `object: ${name}`, of: 'origin', lines })),
];

const QUOTES = [
  ['“', '”'],
  ['"', '"'],
  ['‘', '’'],
  ["'", "'"],
] as const;

/** The title as one house prints titles: plain, quoted, with its series or translation behind it. */
function titlePart(chance: Chance, { title, alternate }: Work): Part {
  if (alternate !== '' && chance() < 0.5) return quoted(chance, `${title} (${alternate})`);
  if (chance() >= 0.025) return quoted(chance, title);
  const series = `from the series ${anyOf(chance, SERIES)}`;
  return joined(', ', quoted(chance, title), piece('other', series));
}

const SERIES = [
  'Views of the City',
  'The Four Seasons',
  'Los Caprichos',
  'One Hundred Famous Views',
  'Fairy Tales',
  'Ten Portraits',
] as const;

function quoted(chance: Chance, title: string): Part {
  const quotes = chance() < 0.04 ? anyOf(chance, QUOTES) : undefined;
  return quotes ? before(quotes[0], behind(piece('title', title), quotes[1])) : piece('title', title);
}

/** The maker's name, now and then with what a society lets its members print behind it, which is no part of the name. */
function withPostNominal(chance: Chance, { artist, named }: Work): Part {
  if (!named || chance() > 0.015) return artist;
  return joined(one(chance, ' ', ', '), artist, piece('other', anyOf(chance, POST_NOMINALS)));
}

/** The parts of a work as the label of one house prints them. */
export function partsOf(chance: Chance, work: Work): Parts {
  const life = (brackets: boolean): Part => (work.named ? lifePart(chance, work, brackets) : []);
  const years = work.named ? piece('life', work.years) : [];
  return {
    artist: withPostNominal(chance, work),
    life: life(false),
    lifeIn: life(true),
    years,
    yearsIn: bracketed(years),
    nation: piece('origin', work.named ? work.nation : ''),
    origin: work.origin,
    period: piece('date', work.period),
    title: titlePart(chance, work),
    original: piece('original', work.alternate),
    date: piece('date', work.date),
    medium: piece(
      'medium',
      chance() < 0.5 ? work.medium : work.medium.charAt(0).toUpperCase() + work.medium.slice(1),
    ),
    size: piece('dimensions', work.dimensions),
    credit: piece('credit', work.credit),
    accession: piece('accession', work.accession),
    prose: piece('prose', work.prose),
    sitterYears: piece('other', work.sitterYears),
    town: piece('origin', work.town),
    others: work.others,
    chance,
  };
}
