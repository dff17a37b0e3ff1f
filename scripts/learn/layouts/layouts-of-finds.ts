import * as pools from '../works/pools.ts';
import * as things from '../works/object-pools.ts';
import { behind, bracketed, capitals, joined, type Part, piece } from '../works/pieces.ts';
import { type Chance, dash } from '../works/random.ts';
import { type Way, some, maybe, town, number, other, finding, collecting, store } from './object-parts.ts';

/** Two sides of a coin. */
function sides(chance: Chance): Part[] {
  const [front, back] = [some(chance, things.COIN_SIDES), some(chance, things.COIN_SIDES)];
  const way = chance();
  if (way < 0.3) return [other(`Obv. ${front}; rev. ${back}`)];
  if (way < 0.6) return [other(`Obverse: ${front}`), other(`Reverse: ${back}`)];
  if (way < 0.8) return [other(`Obverse: ${front}. Reverse: ${back}.`)];
  return [other(`Obv: ${front}`), other(`Rev: ${back}`)];
}

const place = (chance: Chance): Part =>
  piece(
    'origin',
    some(chance, [
      `${some(chance, pools.LANDS)}, ${some(chance, pools.REGIONS)}, ${town(chance)}.`,
      `${some(chance, pools.LANDS)}, ${town(chance)}.`,
      `${some(chance, pools.LANDS)}.`,
      `${town(chance)}, ${some(chance, pools.LANDS)}`,
    ]),
  );

const thing = (chance: Chance): Part => piece('title', some(chance, things.GIVEN_THINGS));

/** How things are printed that were collected, dug up or struck. */
export const WAYS_OF_FINDS: readonly Way[] = [
  [
    'collected: PLACE; thing; made of; came',
    'origin',
    (p) => [
      capitals(place(p.chance)),
      joined(p.chance() < 0.5 ? '. ' : ', ', thing(p.chance), behind(p.medium, '.')),
      p.prose,
      collecting(p.chance),
      store(p.chance),
    ],
  ],
  [
    'collected: thing; people, place; made of',
    'origin',
    (p) => [
      thing(p.chance),
      joined(', ', piece('origin', some(p.chance, things.PEOPLES)), place(p.chance), p.date),
      p.medium,
      collecting(p.chance),
      store(p.chance),
      p.prose,
    ],
  ],
  [
    'collected: place, thing, prose',
    'origin',
    (p) => [place(p.chance), thing(p.chance), p.prose, collecting(p.chance), store(p.chance)],
  ],
  [
    'excavated: thing; stone; era; site; dig',
    'origin',
    (p) => [
      p.chance() < 0.4 ? capitals(p.title) : p.title,
      p.medium,
      piece(
        'date',
        `${some(p.chance, things.ERAS_OF_EGYPT)}${p.chance() < 0.5 ? ` (c. ${2000 + number(p.chance, 600)}${dash(p.chance).trim()}${1500 + number(p.chance, 450)} BC)` : ''}`,
      ),
      piece('origin', some(p.chance, things.SITES)),
      finding(p.chance),
      store(p.chance),
      p.prose,
    ],
  ],
  [
    'excavated: thing; era, date; site',
    'origin',
    (p) => [
      p.title,
      joined(', ', piece('date', some(p.chance, things.ERAS_OF_EGYPT)), p.date),
      piece('origin', some(p.chance, things.SITES)),
      p.medium,
      p.credit,
      store(p.chance),
      p.prose,
    ],
  ],
  [
    'excavated: thing; people. era; site; made of',
    'origin',
    (p) => [
      p.title,
      joined(
        p.chance() < 0.6 ? '. ' : ', ',
        piece('origin', some(p.chance, things.CULTURES_OF_AMERICA)),
        piece(
          'date',
          `${some(p.chance, things.ERAS_OF_AMERICA)}${p.chance() < 0.7 ? `, AD ${400 + number(p.chance, 900)}` : ''}`,
        ),
      ),
      piece('origin', some(p.chance, things.SITES)),
      p.medium,
      store(p.chance),
      p.prose,
    ],
  ],
  [
    'excavated: thing; land, site; people, era; date',
    'origin',
    (p) => [
      p.title,
      piece('origin', `Mesoamerica, ${some(p.chance, pools.LANDS)}, ${town(p.chance)}`),
      joined(
        ', ',
        piece('origin', some(p.chance, things.CULTURES_OF_AMERICA)),
        piece('date', some(p.chance, things.ERAS_OF_AMERICA)),
      ),
      p.date,
      p.medium,
      store(p.chance),
      p.prose,
    ],
  ],
  [
    'excavated: thing. place. date.',
    'origin',
    (p) => [
      joined(
        '. ',
        joined(', ', p.title, p.medium),
        piece('origin', `From ${town(p.chance)}, ${some(p.chance, pools.REGIONS)}`),
        p.date,
      ),
      joined(' ', p.credit, bracketed(p.accession)),
    ],
  ],
  [
    'coin: piece; people, date; sides; found',
    'origin',
    (p) => [
      piece('title', some(p.chance, things.DENOMINATIONS)),
      joined(
        ', ',
        piece('origin', some(p.chance, [...pools.CULTURES, 'Durotriges', 'Iceni', 'Corieltauvi', 'Parisii'])),
        p.date,
      ),
      ...sides(p.chance),
      maybe(p.chance, 0.6, finding(p.chance)),
      collecting(p.chance),
      store(p.chance),
    ],
  ],
  [
    'coin: piece of ruler; mint, date; sides',
    'origin',
    (p) => [
      piece('title', `${some(p.chance, things.DENOMINATIONS)} of ${some(p.chance, things.RULERS)}`),
      joined(
        ', ',
        piece(
          'origin',
          some(p.chance, ['', 'Mint of ', 'Minted at ', 'Struck in ', 'Minted in ']) +
            some(p.chance, things.MINTS),
        ),
        p.date,
      ),
      ...sides(p.chance),
      p.medium,
      p.credit,
      store(p.chance),
    ],
  ],
  [
    'coin: piece; ruler; mint; date',
    'origin',
    (p) => [
      piece('title', some(p.chance, things.DENOMINATIONS)),
      other(`Ruler: ${some(p.chance, things.RULERS)}`),
      other(`Mint: ${some(p.chance, things.MINTS)}`),
      p.date,
      p.medium,
      ...sides(p.chance),
      p.accession,
    ],
  ],
];
