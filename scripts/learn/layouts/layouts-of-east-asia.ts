import * as pools from '../works/pools.ts';
import * as things from '../works/object-pools.ts';
import { before, joined, type Part, piece } from '../works/pieces.ts';
import { type Chance, dash } from '../works/random.ts';
import {
  type Parts,
  type Way,
  some,
  maybe,
  number,
  yearFrom,
  other,
  finding,
  store,
} from './object-parts.ts';

const eastern = (chance: Chance): Part => piece('title', some(chance, things.TITLES_OF_EAST_ASIA));

const easternName = (chance: Chance): Part => piece('artist', some(chance, things.NAMES_OF_EAST_ASIA));

function easternDate({ chance, date }: Parts): Part {
  const era = some(chance, things.ERAS_OF_EAST_ASIA);
  const ordinal = some(chance, pools.ORDINALS);
  const year = yearFrom(chance, 1100, 770);
  const when = some(chance, [
    `${ordinal} century`,
    `${ordinal}${dash(chance).trim()}${some(chance, pools.ORDINALS)} century`,
    `late ${ordinal}${dash(chance).trim()}early ${some(chance, pools.ORDINALS)} century`,
    `dated ${year} (Kansei ${number(chance, 12)})`,
    `${year}/${number(chance, 12)}th month`,
    `${year}, ${number(chance, 12)}th month`,
    `late ${ordinal} century`,
    `(${year}${dash(chance).trim()}${year + 250})`,
  ]);
  return chance() < 0.15
    ? date
    : piece('date', chance() < 0.2 ? era : `${era}${when.startsWith('(') ? ' ' : ', '}${when}`);
}

const easternLife = (chance: Chance): Part => {
  const year = yearFrom(chance, 900, 900);
  return piece(
    'life',
    some(chance, [
      `(${year}${dash(chance).trim()}${year + 60})`,
      `(ca. ${year}${dash(chance).trim()}after ${year + 60})`,
      '(dates unknown)',
      `(${year}${dash(chance).trim()}after ${year + 55})`,
      `(active ${year}${dash(chance).trim()}${year + 30})`,
      `(d. ${year})`,
    ]),
  );
};

const rank = (chance: Chance): Part => other(some(chance, things.DESIGNATIONS));

/** How East Asian works are printed in English beside their own script. */
export const EAST_ASIAN_WAYS: readonly Way[] = [
  [
    'East Asian: rank; title; by',
    'both',
    (p) => [
      maybe(p.chance, 0.6, rank(p.chance)),
      eastern(p.chance),
      joined(' ', before('By ', easternName(p.chance)), maybe(p.chance, 0.5, easternLife(p.chance))),
      p.medium,
      easternDate(p),
      maybe(p.chance, 0.5, p.credit),
      store(p.chance),
      p.prose,
    ],
  ],
  [
    'East Asian: title; date; rank; number',
    'both',
    (p) => [
      eastern(p.chance),
      easternDate(p),
      maybe(p.chance, 0.6, finding(p.chance)),
      maybe(p.chance, 0.5, rank(p.chance)),
      store(p.chance),
      p.prose,
    ],
  ],
  [
    'East Asian: rank; title; found; date',
    'both',
    (p) => [rank(p.chance), eastern(p.chance), finding(p.chance), easternDate(p), store(p.chance), p.prose],
  ],
  [
    'East Asian: title; ware; dynasty',
    'both',
    (p) => [
      eastern(p.chance),
      maybe(p.chance, 0.6, other(some(p.chance, things.WARES))),
      easternDate(p),
      p.prose,
    ],
  ],
  [
    'East Asian: title; artist (life), dynasty',
    'both',
    (p) => [
      eastern(p.chance),
      joined(', ', joined(' ', easternName(p.chance), easternLife(p.chance)), easternDate(p)),
      p.medium,
      p.size,
      maybe(p.chance, 0.5, rank(p.chance)),
    ],
  ],
  [
    'East Asian: artist, dynasty; title',
    'both',
    (p) => [
      joined(
        ', ',
        joined(' ', easternName(p.chance), maybe(p.chance, 0.7, easternLife(p.chance))),
        easternDate(p),
      ),
      eastern(p.chance),
      p.medium,
      p.size,
      p.prose,
    ],
  ],
  [
    'East Asian: title; from album by; dynasty',
    'both',
    (p) => [
      eastern(p.chance),
      [
        ...other(some(p.chance, ['From Album of Genre Paintings by', 'From an album by', 'Attributed to'])),
        ...joined(' ', easternName(p.chance), easternLife(p.chance)),
      ],
      easternDate(p),
      p.medium,
      rank(p.chance),
      store(p.chance),
    ],
  ],
];
