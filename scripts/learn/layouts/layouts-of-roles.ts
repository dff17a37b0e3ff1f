import { inventedName } from '../works/names.ts';
import * as things from '../works/object-pools.ts';
import { maybe, number, other, type Parts, some, store, town, type Way, yearFrom } from './object-parts.ts';
import { joined, type Part, piece } from '../works/pieces.ts';
import * as pools from '../works/pools.ts';
import { type Chance, dash } from '../works/random.ts';

const list = (text: string): readonly string[] => text.split('; ');

const ROLES = list(
  'designer; decorator; manufacturer; potter; engraver; printer; publisher; carver; weaver; embroiderer; cabinetmaker; modeler; retailer; maker; author; lithographer; founder; goldsmith; glassmaker; photographer; architect',
);
const NATIONS = list(
  'American; English; French; German; Italian; Japanese; Danish; Austrian; British; Finnish; Swedish; Scottish; Canadian; Dutch',
);
const IWI = list(
  'Ngāpuhi; Ngāti Porou; Te Arawa; Ngāi Tahu; Tainui; Te Rarawa; Tūhoe; Ngāti Kahungunu; Ngāti Hau; Te Aupōuri; Ngāti Raukawa; Ngāti Toa Rangatira; Taranaki; Te Ātiawa; Rongowhakaata; Ngāi Tūāhuriri; Kāi Tahu; Ngāti Maniapoto',
);
const BOOKS = list(
  'Shahnama; Divan of Hafiz; Khamsa of Nizami; Book of Kings; Ramayana; Bhagavata Purana; Akbarnama; Qur’an; Book of Hours; Gradual; Antiphonary; Missal; Razmnama; Gita Govinda; Bustan of Sa‘di; Hamzanama; Bestiary; Psalter; Baburnama; Kalila wa Dimna',
);
const PAINTERS = list(
  'Raphael; Titian; Rubens; Michelangelo; William Hogarth; Joshua Reynolds; Antoine Watteau; Pieter Bruegel the Elder; Hans Holbein; Rembrandt; Guido Reni; Nicolas Poussin; J. M. W. Turner; Joseph Wright; Angelica Kauffmann; Francesco Parmigianino',
);

const years = (chance: Chance): string => {
  const born = yearFrom(chance, 1480, 420);
  return `${born}${dash(chance).trim()}${born + 30 + number(chance, 50)}`;
};

/** "Anna Lowe (American, 1849-1932), decorator": one of several who had a hand in it. */
const inRole = (chance: Chance, name: string): Part =>
  other(
    some(chance, [
      `${name} (${some(chance, NATIONS)}, ${years(chance)}), ${some(chance, ROLES)}`,
      `${name} (${years(chance)}), ${some(chance, ROLES)}`,
      `${name} (${some(chance, NATIONS)}, ${years(chance)}) ${some(chance, ROLES)}`,
      `${name}, ${some(chance, ROLES)} (${some(chance, NATIONS)}, ${years(chance)})`,
    ]),
  );

const firmInRole = (chance: Chance): Part => inRole(chance, some(chance, things.FIRMS));

const after = (chance: Chance): Part =>
  other(
    some(chance, [
      `after ${some(chance, PAINTERS)} ${years(chance)}`,
      `after ${some(chance, PAINTERS)} (${years(chance)})`,
      `After ${some(chance, PAINTERS)} (${some(chance, NATIONS)}, ${years(chance)})`,
      `after ${inventedName(chance)} ${years(chance)}`,
      `after a design by ${inventedName(chance)} (${years(chance)})`,
    ]),
  );

const leaf = (chance: Chance): Part =>
  other(
    some(chance, [
      `Folio from a manuscript of the ${some(chance, BOOKS)}`,
      `Folio from a ${some(chance, BOOKS)}`,
      `Leaf from a ${some(chance, BOOKS)}`,
      `Page from a dispersed ${some(chance, BOOKS)}`,
      `Illustration to the ${some(chance, BOOKS)}`,
      `From a ${some(chance, BOOKS)} manuscript`,
      `from the series One Hundred Views of the ${some(chance, ['Capital', 'River', 'Moon', 'Harbor'])}`,
      `Plate ${number(chance, 80)} from the series The ${some(chance, pools.SURNAMES)} Disasters`,
    ]),
  );

const iwi = (chance: Chance): Part =>
  piece(
    'origin',
    Array.from({ length: number(chance, 3) }, () => some(chance, chance() < 0.6 ? IWI : things.PEOPLES)).join(
      ', ',
    ),
  );

/** A credit line that begins with its year. */
const dated = (chance: Chance): Part =>
  piece(
    'credit',
    `${yearFrom(chance, 1820, 200)} ${some(chance, ['Geschenk von', 'gift of', 'Gift of', 'bequest of', 'Bequest of', 'Given by', 'given by', 'purchased from', 'Purchased from', 'acquired from', 'Vermächtnis', 'Schenkung', 'erworben von', 'Don de', 'Legs', 'presented by', 'Presented by', 'donated by'])} ${inventedName(chance)}`,
  );

/** "100 BC-AD 400" */
const across = (chance: Chance): Part =>
  piece(
    'date',
    some(chance, [
      `${100 * number(chance, 9)} BC${dash(chance).trim()}AD ${100 * number(chance, 6)}`,
      `${100 * number(chance, 9)} BCE${dash(chance).trim()}${100 * number(chance, 6)} CE`,
      `AD ${100 * number(chance, 6)}${dash(chance).trim()}${700 + 100 * number(chance, 6)}`,
    ]),
  );

const county = (chance: Chance): Part =>
  piece(
    'origin',
    `${some(chance, things.PEOPLES)} ${some(chance, ['culture', 'people', 'peoples', ''])}, ${some(chance, pools.SURNAMES)} County, ${some(chance, pools.REGIONS)}`.replace(
      ' ,',
      ',',
    ),
  );

const name = ({ chance }: Parts): string => inventedName(chance);

/** How labels name several hands with their parts in a work, a maker's peoples, and what a work is a piece of. */
export const WAYS_OF_ROLES: readonly Way[] = [
  [
    'roles: maker (life), role; firm (life), role; thing, date',
    'both',
    (p) => [
      inRole(p.chance, name(p)),
      firmInRole(p.chance),
      joined(', ', piece('title', some(p.chance, things.DESIGNS)), p.date),
      p.medium,
      p.credit,
      p.accession,
      p.prose,
    ],
  ],
  [
    'roles: thing; maker (life), role; place; date',
    'both',
    (p) => [
      piece('title', some(p.chance, things.DESIGNS)),
      inRole(p.chance, name(p)),
      maybe(p.chance, 0.4, firmInRole(p.chance)),
      maybe(p.chance, 0.6, piece('origin', town(p.chance))),
      p.date,
      p.medium,
      p.credit,
    ],
  ],
  [
    'after: artist years; after another years; title; date',
    'maker',
    (p) => [
      joined(' ', p.artist, p.chance() < 0.6 ? p.years : p.yearsIn),
      after(p.chance),
      p.title,
      p.date,
      p.medium,
      p.credit,
      p.accession,
    ],
  ],
  [
    'after: title, date; artist (life); after another',
    'maker',
    (p) => [
      joined(', ', p.title, p.date),
      joined(' ', p.artist, p.lifeIn),
      after(p.chance),
      p.medium,
      p.credit,
      p.accession,
    ],
  ],
  [
    'peoples: artist; life; peoples; title',
    'maker',
    (p) => [p.artist, p.life, iwi(p.chance), p.title, p.date, p.medium, p.prose, p.credit],
  ],
  [
    'peoples: artist years; peoples; title, date',
    'maker',
    (p) => [
      joined(' ', p.artist, p.yearsIn),
      iwi(p.chance),
      joined(', ', p.title, p.date),
      p.medium,
      p.credit,
      p.accession,
    ],
  ],
  [
    'leaf: maker; title; folio from; place, date',
    'both',
    (p) => [
      p.artist,
      p.life,
      p.title,
      leaf(p.chance),
      joined(', ', p.origin, p.date),
      p.medium,
      p.credit,
      p.accession,
    ],
  ],
  [
    'leaf: title, folio from; date',
    'both',
    (p) => [joined(', ', p.title, leaf(p.chance)), p.artist, p.origin, p.date, p.medium, p.credit],
  ],
  [
    'case: number; thing; prose; place, date; made of; number',
    'both',
    (p) => [
      maybe(p.chance, 0.6, other(String(number(p.chance, 30)))),
      p.title,
      p.prose,
      p.origin,
      p.date,
      p.medium,
      p.accession,
    ],
  ],
  [
    'credit by its year: artist; life; title, date; made of',
    'maker',
    (p) => [p.artist, p.life, joined(', ', p.title, p.date), p.medium, dated(p.chance), p.accession],
  ],
  [
    'credit by its year: title; date; artist',
    'both',
    (p) => [p.title, p.date, p.artist, p.medium, dated(p.chance)],
  ],
  [
    'attributed below the date: thing; date; attributed to; place',
    'both',
    (p) => [
      p.title,
      p.date,
      other(`Attributed to ${inventedName(p.chance)} (${years(p.chance)})`),
      piece('origin', `${town(p.chance)}, ${some(p.chance, pools.REGIONS)}, ${some(p.chance, pools.LANDS)}`),
      p.medium,
      piece('credit', `Collected by ${inventedName(p.chance)}, ${yearFrom(p.chance, 1870, 90)}`),
      store(p.chance),
      p.prose,
    ],
  ],
  [
    'dig: thing; culture, county; dates across the eras; made of; collected',
    'origin',
    (p) => [
      piece('title', some(p.chance, things.GIVEN_THINGS)),
      county(p.chance),
      across(p.chance),
      p.medium,
      other(
        `${some(p.chance, pools.SURNAMES)} ${some(p.chance, ['Mound Group', 'Site', 'Village', 'Cave', 'Ruin'])}; collected by ${inventedName(p.chance)}, ${yearFrom(p.chance, 1880, 60)}`,
      ),
      store(p.chance),
    ],
  ],
];
