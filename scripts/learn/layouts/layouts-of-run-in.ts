import * as pools from '../works/pools.ts';
import * as things from '../works/object-pools.ts';
import { behind, bracketed, joined, type Part, piece } from '../works/pieces.ts';
import { type Chance } from '../works/random.ts';
import { type Parts, type Way, maybe, nobody, some, thing, town, yearFrom } from './object-parts.ts';

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

/** "Lowe, Edith": surname first, as an index prints a name. */
const inverted = ({ artist }: Parts): Part => {
  const [only, ...more] = artist;
  const words = only?.text.split(' ') ?? [];
  const last = words.at(-1) ?? '';
  return more.length === 0 && words.length > 1 && words.length < 4 && /^\p{Lu}\p{L}+$/u.test(last)
    ? piece('artist', `${last}, ${words.slice(0, -1).join(' ')}`)
    : artist;
};

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
      p.credit,
      p.accession,
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
      p.credit,
      p.accession,
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
];
