import { inventedName } from '../works/names.ts';
import * as pools from '../works/pools.ts';
import * as things from '../works/object-pools.ts';
import { before, behind, joined, type Part, piece } from '../works/pieces.ts';
import { type Chance, dash, shuffled } from '../works/random.ts';
import {
  type Way,
  maybe,
  NATIONS,
  nobody,
  number,
  other,
  some,
  thing,
  town,
  yearFrom,
} from './object-parts.ts';

/** Dates of several parts of a thing, each with what it dates. */
const datesOfParts = (chance: Chance): Part[] =>
  [
    some(chance, ['sword', 'case', 'frame', 'body', 'stand']),
    some(chance, ['lock', 'movement', 'mounts', 'lid']),
  ].map((part) =>
    piece('date', `${some(chance, ['c. ', 'about ', 'ca. ', ''])}${yearFrom(chance, 1500, 400)} (${part})`),
  );

const activeYears = (chance: Chance): Part =>
  piece(
    'bio',
    `${some(chance, NATIONS)}, active ${yearFrom(chance, 1500, 200)}${dash(chance).trim()}${yearFrom(chance, 1700, 200)}`,
  );

const DRESSES = [
  'Evening gown',
  'Ball gown',
  'Evening dress',
  'Day dress',
  'Wedding dress',
  'Reception dress',
  'Walking suit',
  'Tea gown',
  'Frock coat',
  'Waistcoat',
  'Bonnet',
  'Cape',
];

/** Who wore it, as museums of dress tell it. */
const wornBy = (chance: Chance): Part =>
  other(
    some(chance, [
      `Worn by ${inventedName(chance)}, grandmother of Mrs. ${some(chance, pools.SURNAMES)}`,
      `Worn by the donor's aunt, Mrs. ${some(chance, pools.SURNAMES)}, of ${town(chance)}`,
      `Worn by Mrs. ${inventedName(chance)}`,
      `Worn at the wedding of ${inventedName(chance)}, ${yearFrom(chance, 1840, 110)}`,
    ]),
  );

/** How small houses and those of dress, arms and finds print, and inventories read as labels. */
export const WAYS_OF_SMALL_HOUSES: readonly Way[] = [
  [
    'parts: thing / nobody / land / dates of parts / medium',
    'origin',
    (p) => [
      thing(p),
      maybe(p.chance, 0.6, nobody(p.chance)),
      piece('origin', some(p.chance, pools.LANDS)),
      ...datesOfParts(p.chance),
      p.medium,
      p.size,
      p.accession,
    ],
  ],
  [
    'parts: thing / nation, active / date / medium',
    'origin',
    (p) => [thing(p), activeYears(p.chance), p.date, p.medium, p.size, p.credit, p.accession],
  ],
  [
    'parts: thing / made in town / date / woods',
    'maker',
    (p) => [
      thing(p),
      joined(', ', p.artist, p.years),
      piece('origin', `Made in ${town(p.chance)}, ${some(p.chance, pools.LANDS)}`),
      p.date,
      p.medium,
      p.size,
      p.credit,
      p.accession,
    ],
  ],
  [
    'list: number. thing / period, date / number',
    'origin',
    (p) => [
      [...other(`${number(p.chance, 60)}.`), ...thing(p)],
      joined(', ', piece('date', some(p.chance, pools.PERIODS)), p.date),
      maybe(p.chance, 0.5, p.medium),
      p.accession,
      p.prose,
    ],
  ],
  [
    'no title: people, period / date / medium / credit',
    'origin',
    (p) => [
      joined(
        ', ',
        piece('origin', some(p.chance, pools.CULTURES)),
        piece('date', some(p.chance, pools.PERIODS)),
      ),
      p.date,
      p.medium,
      joined(', ', p.credit, p.accession),
      p.prose,
    ],
  ],
  [
    'sitter / artist / medium, date / house; gift',
    'maker',
    (p) => [
      piece(
        'title',
        p.chance() < 0.7 ? inventedName(p.chance) : `${inventedName(p.chance)} and ${inventedName(p.chance)}`,
      ),
      p.artist,
      joined(', ', p.medium, p.date),
      joined('; ', piece('credit', some(p.chance, pools.HOUSE_NAMES)), p.credit),
      p.accession,
      p.prose,
    ],
  ],
  [
    'thing / prose / site, date / medium / dig / number',
    'origin',
    (p) => [
      thing(p),
      p.prose,
      joined(', ', piece('origin', some(p.chance, things.SITES)), p.date),
      p.medium,
      maybe(p.chance, 0.5, other(`Excavation: ${inventedName(p.chance)}, ${yearFrom(p.chance, 1880, 140)}`)),
      p.accession,
    ],
  ],
  [
    'database: thing / nobody, date, land in any order / medium',
    'origin',
    (p) => [
      thing(p),
      ...shuffled(p.chance, [nobody(p.chance), p.date, piece('origin', some(p.chance, pools.LANDS))]),
      p.medium,
      p.credit,
      p.accession,
      p.prose,
    ],
  ],
  [
    'dress: thing / firm, town / date / prose / gift / worn by',
    'maker',
    (p) => [
      piece('title', some(p.chance, DRESSES)),
      p.chance() < 0.5
        ? piece('artist', `${some(p.chance, things.FIRMS)}, ${town(p.chance)}`)
        : joined(', ', nobody(p.chance), p.date),
      p.date,
      ...(p.chance() < 0.5 ? [p.prose, p.credit, wornBy(p.chance)] : [p.credit, wornBy(p.chance)]),
      p.accession,
    ],
  ],
  [
    'inventory: thing / stuff, date. prose / gift and number',
    'origin',
    (p) => [
      thing(p),
      behind(joined(', ', p.medium, p.date), '.'),
      p.prose,
      joined(' ', p.credit, p.accession),
    ],
  ],
  [
    'inventory: thing / stuff. prose / gift',
    'origin',
    (p) => [thing(p), [...behind(p.medium, '.'), ...p.prose], p.credit],
  ],
  [
    'inventory: number, thing; date / credit / prose',
    'origin',
    (p) => [joined('; ', joined(', ', p.accession, thing(p)), p.date), p.credit, p.prose],
  ],
  [
    'house below: thing / date / people / house / town, land',
    'origin',
    (p) => [
      thing(p),
      p.date,
      piece('origin', some(p.chance, pools.CULTURES)),
      maybe(p.chance, 0.5, p.medium),
      [
        ...piece('credit', some(p.chance, pools.HOUSE_NAMES)),
        ...piece('credit', `${town(p.chance)}, ${some(p.chance, pools.LANDS)}`),
      ],
      p.prose,
    ],
  ],
  [
    'painted by: title / Painted by artist in date / prose / courtesy',
    'maker',
    (p) => [
      p.title,
      joined(
        ' ',
        before(some(p.chance, ['Painted by ', 'Drawn by ', 'By ', 'by ']), p.artist),
        before('in ', p.date),
      ),
      p.prose,
      p.credit,
    ],
  ],
];
