import { end, type Layout } from './layouts.ts';
import { inventedName } from '../works/names.ts';
import * as pools from '../works/pools.ts';
import * as things from '../works/object-pools.ts';
import { before, behind, bracketed, capitals, joined, type Part, piece } from '../works/pieces.ts';
import { type Chance, oneIn } from '../works/random.ts';
import {
  type Parts,
  type Way,
  some,
  maybe,
  town,
  number,
  yearFrom,
  other,
  spread,
  store,
  edition,
  price,
  parts,
  screenMedium,
} from './object-parts.ts';
import { EAST_ASIAN_WAYS } from './layouts-of-east-asia.ts';
import { WAYS_OF_FINDS } from './layouts-of-finds.ts';
import { WAYS_OF_ROLES } from './layouts-of-roles.ts';
import { WAYS_RUN_IN } from './layouts-of-run-in.ts';
import { WAYS_OF_SMALL_HOUSES } from './layouts-of-small-houses.ts';

/** A long credit line, or the loan that stands for one. */
function longCredit(chance: Chance): Part {
  const name = inventedName(chance);
  return piece(
    'credit',
    some(chance, [
      `On indefinite loan to the National Gallery of ${some(chance, pools.LANDS)} from the ${some(chance, pools.SURNAMES)} Community, ${town(chance)}, ${some(chance, things.LOAN_TAILS)} ${name}, ${yearFrom(chance, 1950, 70)}`,
      `On long-term loan from the ${some(chance, pools.SURNAMES)} Collection, ${some(chance, things.LOAN_TAILS)} ${name}`,
      `Commissioned ${yearFrom(chance, 1980, 40)} with funds from the ${name} Charitable Trust through the ${some(chance, pools.LANDS)} Art Gallery Foundation`,
      `Commissioned by the British War Memorials Committee, Ministry of Information`,
      `Long-term loan: ${some(chance, pools.SURNAMES)} Collection`,
      `Purchased with the help of the ${name} Trust, the Art Fund (with a contribution from the ${some(chance, pools.SURNAMES)} Foundation) and Friends of the Gallery, ${yearFrom(chance, 1980, 40)}`,
      `${some(chance, pools.SURNAMES)} Collection, ${town(chance)}. By donation`,
      `Museum purchase with funds donated by public subscription and the ${name} Fund`,
      `Courtesy the artist; ${name} Gallery, ${town(chance)}`,
      `Courtesy of the artist and ${some(chance, pools.SURNAMES)} & ${some(chance, pools.SURNAMES)}`,
      `Acquired ${yearFrom(chance, 1920, 100)}`,
    ]),
  );
}

const maker = (chance: Chance): Part =>
  piece(
    'maker',
    some(chance, [
      `${some(chance, things.FIRMS)}, manufacturer`,
      `${some(chance, things.FIRMS)}, ${town(chance)}, manufacturer`,
      `Manufactured by ${some(chance, things.FIRMS)}, ${town(chance)}`,
      `Made by ${some(chance, things.FIRMS)}`,
      `Manufacturer: ${some(chance, things.FIRMS)}`,
      `Produced by ${some(chance, things.FIRMS)}, ${town(chance)}`,
      `For ${some(chance, things.FIRMS)}`,
    ]),
  );

const designer = ({ chance, artist }: Parts): Part =>
  chance() < 0.5
    ? behind(artist, some(chance, [', designer', ' (designer)', ', architect', ', maker']))
    : artist;

const design = ({ chance, title }: Parts): Part =>
  chance() < 0.6 ? piece('title', some(chance, things.DESIGNS)) : title;

const professionOf = (chance: Chance): Part => other(some(chance, things.PROFESSIONS));

const byArtist = ({ chance, artist, yearsIn, lifeIn }: Parts): Part =>
  joined(
    ' ',
    before(some(chance, ['', 'By ', 'by ', 'after ', 'attributed to ']), artist),
    chance() < 0.7 ? yearsIn : lifeIn,
  );

/** A maker's people and place beside the years. */
const people = ({ chance, years }: Parts): Part => {
  const text = years.map((each) => each.text).join(' ');
  const name = some(chance, things.PEOPLES);
  const where = some(chance, [
    'Australia NT',
    'Australia WA',
    'Aotearoa New Zealand',
    'Canada',
    `${town(chance)}, ${some(chance, pools.LANDS)}`,
    some(chance, pools.REGIONS),
  ]);
  return text === ''
    ? piece('origin', name)
    : piece(
        'bio',
        some(chance, [
          `${name}, ${text}`,
          `${where} ${text}`,
          `${name}, ${where}, ${text}`,
          `${where}, ${text}`,
        ]),
      );
};

const peopleIn = ({ chance, years }: Parts): Part => {
  const text = years.map((each) => each.text).join(' ');
  const name = some(chance, things.PEOPLES);
  return bracketed(text === '' ? piece('origin', name) : piece('bio', `${name}, ${text}`));
};

const series = ({ chance, title }: Parts): Part => {
  const [text = ''] = title.map((each) => each.text);
  const set = some(chance, [
    'The Seasons',
    'The River Series',
    'One Hundred Views of the Capital',
    'War Stories',
    'Women of Letters',
    'Signs of the City',
    'The Exodus Series',
    'Famous Places',
    'Songs of Home',
  ]);
  return piece(
    'title',
    some(chance, [
      `${set}, Panel no. ${number(chance, 60)}: ${text}`,
      `${set}, no. ${number(chance, 60)}: ${text}`,
      `${text}, from the series ${set}`,
      `${text}, from ${set}`,
      `${text} (${set}, plate ${number(chance, 80)})`,
      `${set}: ${text}`,
      `${text}, No. ${number(chance, 30)} from the series ${set}`,
    ]),
  );
};

/** Portraits, designs, makers by their people, series, things for sale and works on screens. */
const OTHER_WAYS: readonly Way[] = [
  [
    'portrait: sitter, years; profession; artist',
    'maker',
    (p) => [
      ...spread(p.chance, ' ', joined(', ', p.title, p.sitterYears)),
      professionOf(p.chance),
      byArtist(p),
      p.medium,
      p.date,
      p.prose,
      ...end(p),
    ],
  ],
  [
    'portrait: sitter (years); profession; artist; medium, date',
    'maker',
    (p) => [
      joined(' ', p.title, bracketed(p.sitterYears)),
      professionOf(p.chance),
      byArtist(p),
      joined(', ', p.medium, p.date),
      p.prose,
      ...end(p),
    ],
  ],
  [
    'portrait: SITTER years; profession',
    'maker',
    (p) => [
      joined(' ', capitals(p.title), p.sitterYears),
      professionOf(p.chance),
      p.artist,
      p.medium,
      other(
        some(p.chance, [
          'Inscribed 1578, painted about 1610',
          'Signed and dated 1788',
          'Replica of a portrait of 1799',
          '',
        ]),
      ),
      p.credit,
      p.accession,
      p.prose,
    ],
  ],
  [
    'design: designer; life; manufacturer; thing, date',
    'maker',
    (p) => [designer(p), p.life, maker(p.chance), joined(', ', design(p), p.date), p.medium, ...end(p)],
  ],
  [
    'design: thing, date; designer; manufacturer',
    'maker',
    (p) => [
      joined(', ', design(p), p.date),
      ...spread(p.chance, ' ', designer(p), p.chance() < 0.5 ? p.lifeIn : p.life),
      maker(p.chance),
      p.medium,
      ...end(p),
      p.prose,
    ],
  ],
  [
    'design: thing; date; designed by; made by; place',
    'maker',
    (p) => [
      design(p),
      p.date,
      before('Designed by ', p.artist),
      p.life,
      maker(p.chance),
      p.medium,
      ...end(p),
    ],
  ],
  [
    'design: designer / manufacturer',
    'maker',
    (p) => [
      [...designer(p), ...other('/'), ...maker(p.chance)],
      p.chance() < 0.5 ? joined(', ', design(p), p.date) : design(p),
      p.medium,
      p.credit,
      p.accession,
    ],
  ],
  [
    'peoples: artist; people; place and years; title, date',
    'maker',
    (p) => [
      p.chance() < 0.4 ? capitals(p.artist) : p.artist,
      maybe(p.chance, 0.5, piece('origin', some(p.chance, things.PEOPLES))),
      people(p),
      joined(p.chance() < 0.5 ? ' ' : ', ', p.title, p.date),
      p.medium,
      maybe(p.chance, 0.4, parts(p.chance)),
      p.prose,
      longCredit(p.chance),
      p.accession,
    ],
  ],
  [
    'peoples: title, date; artist; people; place',
    'maker',
    (p) => [
      joined(', ', p.title, p.date),
      p.artist,
      people(p),
      maybe(
        p.chance,
        0.5,
        piece(
          'origin',
          `${town(p.chance)}, ${some(p.chance, pools.REGIONS)}, ${some(p.chance, pools.LANDS)}`,
        ),
      ),
      p.medium,
      ...end(p),
    ],
  ],
  [
    'peoples: artist (people, years)',
    'maker',
    (p) => [
      p.artist,
      peopleIn(p),
      joined(', ', p.title, p.date),
      joined('; ', p.medium, maybe(p.chance, 0.5, edition(p.chance))),
      p.credit,
      p.accession,
    ],
  ],
  [
    'series: artist; life; series',
    'maker',
    (p) => [p.artist, p.chance() < 0.5 ? p.life : p.lifeIn, series(p), p.date, p.medium, p.prose, ...end(p)],
  ],
  [
    'series: artist (life); series, date',
    'maker',
    (p) => [joined(' ', p.artist, p.lifeIn), joined(', ', series(p), p.date), p.medium, ...end(p), p.prose],
  ],
  [
    'for sale: number; ARTIST years; title, date; made; signed; edition; size; price',
    'maker',
    (p) => [
      maybe(p.chance, 0.6, other(`${number(p.chance, 90)}.`)),
      joined(' ', capitals(p.artist), p.years),
      joined(', ', p.title, p.date),
      p.medium,
      other(some(p.chance, things.SIGNED)),
      maybe(p.chance, 0.6, edition(p.chance)),
      p.size,
      price(p.chance),
    ],
  ],
  [
    'for sale: artist; title; made; price',
    'maker',
    (p) => [p.artist, joined(', ', p.title, p.date), p.medium, maybe(p.chance, 0.5, p.size), price(p.chance)],
  ],
  [
    'screen: artist; born; title; date; made; long',
    'maker',
    (p) => [
      p.artist,
      p.life,
      p.title,
      p.date,
      screenMedium(p.chance),
      parts(p.chance),
      p.prose,
      longCredit(p.chance),
      p.accession,
    ],
  ],
  [
    'screen: artist (life); title, date; made, long',
    'maker',
    (p) => [
      joined(' ', p.artist, p.lifeIn),
      joined(', ', p.title, p.date),
      joined(', ', screenMedium(p.chance), parts(p.chance)),
      longCredit(p.chance),
      maybe(p.chance, 0.3, other(`© ${inventedName(p.chance)}`)),
      p.prose,
    ],
  ],
  [
    'long credit: artist (life); title, date',
    'maker',
    (p) => [
      joined(' ', p.artist, p.lifeIn),
      joined(', ', p.title, p.date),
      p.medium,
      p.prose,
      longCredit(p.chance),
      p.accession,
    ],
  ],
  [
    'long credit: title; date; artist',
    'maker',
    (p) => [
      p.title,
      p.date,
      joined(' ', p.artist, p.yearsIn),
      p.medium,
      longCredit(p.chance),
      store(p.chance),
    ],
  ],
  [
    'house: artist. life; title; date. made; number; room',
    'maker',
    (p) => [
      joined('. ', p.artist, p.life),
      p.title,
      joined('. ', p.date, p.medium),
      store(p.chance),
      maybe(p.chance, 0.6, other(some(p.chance, things.ROOMS))),
    ],
  ],
  [
    'house: artist, life, active in; title; date; made; land',
    'maker',
    (p) => [
      joined(', ', p.artist, p.life),
      p.title,
      p.date,
      p.medium,
      piece('origin', some(p.chance, pools.LANDS)),
      ...end(p),
    ],
  ],
  [
    'prose with no head but the title',
    'both',
    (p) => [oneIn(p.chance, 3) ? joined(', ', p.title, p.date) : p.title, p.prose, p.credit, p.accession],
  ],
];

/** Ways of printing that belong to one kind of thing. */
export const OBJECT_LAYOUTS: readonly Layout[] = [
  ...EAST_ASIAN_WAYS,
  ...WAYS_OF_FINDS,
  ...WAYS_OF_ROLES,
  ...WAYS_RUN_IN,
  ...WAYS_OF_SMALL_HOUSES,
  ...OTHER_WAYS,
].map(([name, of, lines]) => ({ name, of, lines }));
