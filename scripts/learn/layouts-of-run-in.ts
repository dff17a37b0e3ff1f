import { inventedName } from './names.ts';
import * as pools from './pools.ts';
import * as things from './object-pools.ts';
import { before, behind, bracketed, joined, type Part, piece } from './pieces.ts';
import { type Chance, dash, shuffled } from './random.ts';
import {
  type Parts,
  type Way,
  maybe,
  NATIONS,
  nobody,
  number,
  other,
  some,
  town,
  yearFrom,
} from './object-parts.ts';

const CONTINENTS = [
  'Asia',
  'East Asia',
  'South Asia',
  'Africa',
  'West Africa',
  'Europe',
  'North America',
  'Oceania',
];

const landAndContinent = (chance: Chance): Part =>
  piece(
    'origin',
    some(chance, [
      `${some(chance, pools.LANDS)}, ${some(chance, CONTINENTS)}`,
      `${some(chance, CONTINENTS)}, ${some(chance, pools.LANDS)}`,
      `${some(chance, CONTINENTS)}, ${some(chance, pools.LANDS)}, ${town(chance)}`,
      `${town(chance)}, ${some(chance, pools.REGIONS)}, ${some(chance, pools.LANDS)}, ${some(chance, CONTINENTS)}`,
    ]),
  );

/** A place as a database exports it: town, county, state and land by semicolons, the doubt behind them. */
const placeOfFile = (chance: Chance): Part =>
  piece(
    'origin',
    `${town(chance)}, ${some(chance, pools.REGIONS)}; ${some(chance, pools.SURNAMES)} County; ${some(chance, pools.REGIONS)}; ${some(chance, pools.LANDS)}${some(chance, ['', '', ' (inferred)', ' (probably)', ' (possibly)'])}`,
  );

const people = (chance: Chance): Part =>
  piece('origin', some(chance, [`${some(chance, things.PEOPLES)} peoples`, some(chance, things.PEOPLES)]));

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

/** What was done to a thing, where no stuff is named. */
const work = (chance: Chance): Part =>
  piece(
    'medium',
    some(chance, [
      'blown, stained, enameled',
      'hot-worked, cased, cut, assembled',
      'blown, cut, engraved',
      'mold-blown, gilded',
      'cast, fire-polished, acid-etched',
      'kiln-formed, ground, polished',
      'thrown, glazed',
      'carved, painted',
      'embossed and gilt',
    ]),
  );

const thing = (p: Parts): Part =>
  p.chance() < 0.5 ? piece('title', some(p.chance, [...pools.OBJECTS, ...things.GIVEN_THINGS])) : p.title;

/** "Lowe, Edith": surname first, as an index prints a name. */
const inverted = ({ artist }: Parts): Part => {
  const [only, ...more] = artist;
  const words = only?.text.split(' ') ?? [];
  const last = words.at(-1) ?? '';
  return more.length === 0 && words.length > 1 && words.length < 4 && /^\p{Lu}\p{L}+$/u.test(last)
    ? piece('artist', `${last}, ${words.slice(0, -1).join(' ')}`)
    : artist;
};

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

/** How houses print that run several fields in on a line, end lines with commas or print the columns of a database. */
export const WAYS_RUN_IN: readonly Way[] = [
  [
    'run in: title, artist (life), / medium, date, credit, number',
    'maker',
    (p) => [
      behind(joined(', ', p.title, joined(' ', p.artist, p.chance() < 0.7 ? p.yearsIn : p.lifeIn)), ','),
      joined(', ', p.medium, p.date, p.credit, p.accession),
    ],
  ],
  [
    'run in: artist (life), title, date / medium, credit',
    'maker',
    (p) => [
      joined(', ', joined(' ', p.artist, p.yearsIn), p.title, p.date),
      joined(', ', p.medium, p.size),
      joined(', ', p.credit, p.accession),
    ],
  ],
  [
    'run in: title, medium / land, town, artist (life), date',
    'maker',
    (p) => [
      behind(joined(', ', p.title, p.chance() < 0.6 ? work(p.chance) : p.medium), '.'),
      behind(
        joined(
          ', ',
          piece('origin', `${some(p.chance, pools.LANDS)}, ${town(p.chance)}`),
          maybe(p.chance, 0.4, piece('maker', some(p.chance, things.FIRMS))),
          joined(' ', p.artist, p.lifeIn),
          p.date,
        ),
        '.',
      ),
      behind(joined(' ', p.size, bracketed(p.accession)), '.'),
      behind(p.credit, '.'),
    ],
  ],
  [
    'run in: surname first / title, town, date / medium, size',
    'maker',
    (p) => [
      inverted(p),
      joined(', ', p.title, maybe(p.chance, 0.5, p.town), p.date),
      joined(', ', p.medium, p.size),
      ...[p.credit, p.accession],
    ],
  ],
  [
    'run in: surname first. title. medium. date.',
    'maker',
    (p) => [behind(joined('. ', inverted(p), p.title, p.medium, p.date), '.'), p.credit, p.accession],
  ],
  [
    'run in: thing, date, land, maker unknown, firm',
    'origin',
    (p) => [
      behind(
        joined(
          ', ',
          thing(p),
          p.date,
          piece('origin', some(p.chance, pools.LANDS)),
          nobody(p.chance),
          maybe(p.chance, 0.4, piece('maker', some(p.chance, things.FIRMS))),
        ),
        '.',
      ),
      behind(p.credit, '.'),
      p.accession,
    ],
  ],
  [
    'run in: thing, kind; date / materials by semicolons',
    'origin',
    (p) => [
      joined('; ', thing(p), p.date),
      joined('; ', p.medium, maybe(p.chance, 0.3, p.size)),
      p.credit,
      p.accession,
    ],
  ],
  [
    'commas: people, / thing, / date, / medium, / number',
    'origin',
    (p) => [
      behind(people(p.chance), ','),
      behind(thing(p), ','),
      behind(p.date, ','),
      behind(p.medium, ','),
      p.accession,
    ],
  ],
  [
    'commas: artist, / title, / date, / medium, / number',
    'maker',
    (p) => [
      behind(p.artist, ','),
      behind(p.title, ','),
      behind(p.date, ','),
      behind(p.medium, ','),
      maybe(p.chance, 0.5, behind(p.credit, ',')),
      p.accession,
    ],
  ],
  [
    'database: thing / nobody / land, continent, date / medium',
    'origin',
    (p) => [
      thing(p),
      nobody(p.chance),
      joined(', ', landAndContinent(p.chance), p.date),
      p.medium,
      p.size,
      p.credit,
      p.accession,
    ],
  ],
  [
    'database: thing / land, continent / date / medium',
    'origin',
    (p) => [
      thing(p),
      landAndContinent(p.chance),
      p.date,
      p.medium,
      p.size,
      maybe(p.chance, 0.4, nobody(p.chance)),
      ...[p.credit, p.accession],
    ],
  ],
  [
    'database: thing, date / nobody / continent, land, people / medium',
    'origin',
    (p) => [
      joined(', ', thing(p), p.date),
      nobody(p.chance),
      joined(', ', landAndContinent(p.chance), people(p.chance)),
      p.medium,
      p.credit,
      p.accession,
      p.prose,
    ],
  ],
  [
    'database: thing / date / nobody / land / medium',
    'origin',
    (p) => [
      thing(p),
      p.date,
      nobody(p.chance),
      piece('origin', some(p.chance, pools.LANDS)),
      p.medium,
      p.credit,
    ],
  ],
  [
    'database: thing / artist, people, born / date / place; county; state / medium',
    'maker',
    (p) => [
      thing(p),
      joined(', ', p.artist, people(p.chance), piece('life', `b. ${yearFrom(p.chance, 1850, 140)}`)),
      p.date,
      placeOfFile(p.chance),
      p.medium,
      p.size,
      p.accession,
    ],
  ],
  [
    'database: thing / people / place; county; state / date / medium',
    'origin',
    (p) => [
      thing(p),
      people(p.chance),
      ...(p.chance() < 0.5 ? [placeOfFile(p.chance), p.date] : [p.date, placeOfFile(p.chance)]),
      p.medium,
      p.size,
      p.accession,
    ],
  ],
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
      ...[p.credit, p.accession],
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
