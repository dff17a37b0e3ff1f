import { dateOf, yearOf } from './dates.ts';
import { anyOf, type Chance, dash, oneIn } from './random.ts';
import { before, behind, type Part, piece } from './pieces.ts';
import { inventedName } from './names.ts';
import { originOf } from './origins.ts';
import { PEOPLES } from './object-pools.ts';
import * as pools from './pools.ts';
import type { WorkRecord } from './records.ts';

/** A work's fields in the words of one museum's label. */
export interface Work {
  readonly artist: Part;
  /** Whether the maker has a name of its own. */
  readonly named: boolean;
  /** The name without any role in front of it, for prose and headings. */
  readonly name: string;
  readonly others: readonly Part[];
  /** Where the maker came from, in one word or more: "American". */
  readonly nation: string;
  readonly years: string;
  /** Where the work comes from, where nobody's name is known. */
  readonly origin: Part;
  readonly period: string;
  readonly title: string;
  readonly alternate: string;
  readonly date: string;
  readonly medium: string;
  readonly dimensions: string;
  readonly credit: string;
  readonly accession: string;
  readonly prose: string;
  /** The years of the person whom a portrait shows. */
  readonly sitterYears: string;
  /** A town of a named maker's work, printed with the date. */
  readonly town: string;
}

const ROLE_LEADS = [
  'Attributed to',
  'Workshop of',
  'Circle of',
  'Follower of',
  'After',
  'Studio of',
  'Manner of',
  'School of',
  'Copy after',
  'Designed by',
  'Made by',
  'Possibly by',
  'Style of',
  'After',
  'Attributed to',
  'Designed by',
  'Made by',
  'Photographed by',
  'Written by',
  'Cast by',
  'Cut by',
  'Copied by',
  'Engraved by',
  'Built by',
  'Modelled by',
  'Probably by',
] as const;

const DEED_LEADS = [
  'Manufactured by',
  'Made by',
  'Printed by',
  'Published by',
  'Decorated by',
  'Engraved by',
  'Woven by',
  'Cast by',
  'Produced by',
  'Carved by',
] as const;
const TRADES = [
  'Design',
  'Execution',
  'Designer',
  'Manufacturer',
  'Publisher',
  'Printer',
  'Maker',
  'Engraver',
  'Architect',
  'Photographer',
  'Retailer',
] as const;

function inventedAccession(chance: Chance): string {
  const digits = (most: number): number => 1 + Math.floor(chance() * most);
  const year = 1900 + digits(124);
  const forms: readonly (() => string)[] = [
    () => `${year}.${digits(400)}`,
    () => `${year}.${digits(90)}.${digits(60)}`,
    () => `${String(year).slice(2)}.${digits(300)}.${digits(20)}`,
    () => `${year}.${digits(400)}a-b`,
    () => `NG${digits(6600)}`,
    () => `SK-A-${digits(4000)}`,
    () => `inv. ${digits(9000)}`,
    () => `Inv. no. ${digits(900)}.${digits(90)}`,
    () => `M.${digits(300)}-${year}`,
    () => `EA ${digits(40_000)}`,
    () => `${1800 + digits(120)},${String(digits(1200)).padStart(4, '0')}.${digits(90)}`,
    () => `F${year}.${digits(60)}`,
    () => `RCIN ${400_000 + digits(9000)}`,
    () => `TR:${digits(900)}-${year}`,
    () => `L.${year}.${digits(80)}`,
    () => `P.${year}.GP.${digits(400)}`,
    () => `Museum no. ${digits(900)}-${year}`,
    () => `AF ${digits(9000)}`,
    () => `${String(year).slice(2)}.PA.${digits(400)}`,
    () => `Acc. No. ${year}.${digits(80)}`,
    () => `Add. MS ${digits(40_000)}`,
    () => `Kat. Nr. ${digits(900)}`,
    () => `BK-${year}-${digits(400)}`,
    () => `AK-MAK-${digits(900)}`,
    () => `RF ${digits(3000)}`,
    () => `R.F. ${year} ${digits(40)}`,
    () => `GO ${digits(3000)}`,
    () => `BELUM.T${digits(3000)}`,
    () => `${digits(9)}/${digits(4000)}`,
    () => `No. ${digits(900)}`,
    () => `WB.${digits(300)}`,
    () => `(y${year}-${digits(90)})`,
    () => `${digits(900)}.${year}`,
    () => `${digits(900)}.${year}.a-b`,
    () => `JE ${digits(60_000)}`,
    () => `EA${year}.${digits(300)}`,
    () => `B${digits(90)}P${digits(300)}+`,
    () => `F${year}.${digits(90)}a-b`,
    () => `Inv.-Nr. KK ${digits(900)}`,
    () => `Inv. ${digits(900)}`,
    () => `Object no. ${year}-${digits(90)}`,
    () => `Museum no. T.${digits(300)}&A-${year}`,
    () => `Ms. ${digits(90)} (${String(year).slice(2)}.MS.${digits(40)}), recto`,
    () => `GR ${1800 + digits(120)}.${digits(9)}-${digits(28)}.${digits(200)} (Vases B ${digits(300)})`,
    () => `${year}-${digits(60)}-${digits(9)}-a/c`,
    () => `H.NS ${digits(90)}`,
    () => `${digits(9000)}.${digits(9)}-D${digits(9)}`,
    () => `(${String(year).slice(2)}.${digits(200)}.${digits(9)})`,
    () => `(${String(year).slice(2)}.${digits(200)}.${digits(9)}a-y)`,
    () => `OL${String(digits(900)).padStart(6, '0')}`,
    () => `${year}.${digits(400)}.1–.${digits(90)}`,
    () => `71.${year}.${digits(300)}.${digits(90)}`,
  ];
  return anyOf(chance, forms)?.() ?? '';
}

/** The house's name in front of its credit line. */
function creditOf(chance: Chance, record: WorkRecord): string | undefined {
  const credit = chance() < 0.5 ? record.credit : inventedCredit(chance);
  if (credit === undefined || !oneIn(chance, 12)) return credit;
  return `${anyOf(chance, pools.HOUSE_NAMES) ?? ''}${chance() < 0.7 ? ', ' : ' '}${credit}`;
}

function inventedCredit(chance: Chance): string {
  if (chance() < 0.45) return anyOf(chance, pools.CREDITS) ?? '';
  const lead = anyOf(chance, pools.CREDIT_LEADS) ?? '';
  const name = inventedName(chance);
  const surname = anyOf(chance, pools.SURNAMES) ?? '';
  const givers = [
    name,
    `Mr. and Mrs. ${name}`,
    `Mrs. ${name}`,
    `the ${surname} family`,
    `Dr. ${name}`,
    `${name} and ${inventedName(chance)}`,
    `the estate of ${name}`,
    `the Friends of the Museum`,
    `the ${surname} Foundation`,
    `${name} in memory of her husband`,
    `${name} in honor of ${inventedName(chance)}`,
    `the artist`,
  ];
  if (chance() < 0.2)
    return `${name} ${anyOf(chance, ['Fund', 'Collection', 'Bequest', 'Memorial Fund', 'Endowment', 'Purchase Fund'])}`;
  return `${lead} ${anyOf(chance, givers)}`;
}

const UNNAMED = [
  'Unknown artist',
  'Unidentified artist',
  'Artist unknown',
  'Anonymous',
  'Unknown maker',
  'Maker unknown',
  'Artist Unknown',
  'Unknown photographer',
  'Once known artist',
  'Artist once known',
  'Maker once known',
  'Unrecorded artist',
  'Unidentified maker',
] as const;

function artistOf(chance: Chance, record: WorkRecord): { artist: Part; name: string; named: boolean } {
  const name =
    record.maker === undefined || chance() < 0.12
      ? (anyOf(chance, [inventedName(chance), ...pools.MAKERS]) ?? '')
      : record.maker;
  if (/^(?:unknown|unidentified|anonymous|\[)/i.test(name) || chance() < 0.03) {
    const unnamed = anyOf(chance, UNNAMED) ?? '';
    return { artist: piece('artist', unnamed), name: unnamed, named: false };
  }
  if (chance() < 0.1)
    return { artist: piece('artist', `${anyOf(chance, ROLE_LEADS)} ${name}`), name, named: true };
  if (chance() < 0.02) return { artist: piece('artist', `${name} (attributed to)`), name, named: true };
  if (chance() < 0.02) return { artist: piece('artist', `${name} and workshop`), name, named: true };
  if (chance() < 0.02)
    return { artist: piece('artist', `${anyOf(chance, TRADES)}: ${name}`), name, named: true };
  if (chance() < 0.015) {
    const trade = (anyOf(chance, [...TRADES, 'Manufacturer', 'Modeller', 'Weaver']) ?? '').toLowerCase();
    return { artist: piece('artist', `${name}${chance() < 0.5 ? ',' : ''} ${trade}`), name, named: true };
  }
  if (oneIn(chance, 40))
    return {
      artist: piece(
        'artist',
        `${name} (${anyOf(chance, ['called ', 'known as ', '', ''])}${inventedName(chance)})`,
      ),
      name,
      named: true,
    };
  return { artist: piece('artist', name), name, named: true };
}

function yearsOf(chance: Chance, record: WorkRecord): string {
  const d = dash(chance);
  if (record.born === undefined)
    return record.life?.replace('–', d) ?? (chance() < 0.3 ? `active ${yearOf(chance, record)}` : '');
  const { born, died } = record;
  if (died === undefined || died <= born)
    return (
      anyOf(chance, [
        `born ${born}`,
        `b. ${born}`,
        `b.${born}`,
        `born ${born}`,
        `Born ${born}`,
        `${born}${d.trim()}`,
      ]) ?? ''
    );
  if (oneIn(chance, 60))
    return `c.${chance() < 0.5 ? ' ' : ''}${born}/${String(born + 2).slice(2)}${d}${died}`;
  const about = oneIn(chance, 14) ? (anyOf(chance, ['c. ', 'ca. ', 'c.', 'about ']) ?? '') : '';
  const short =
    oneIn(chance, 10) && String(born).slice(0, 2) === String(died).slice(0, 2)
      ? String(died).slice(2)
      : String(died);
  return `${about}${born}${d}${about !== '' && chance() < 0.3 ? about : ''}${short}`;
}

function nationOf(chance: Chance, record: WorkRecord): string {
  if (oneIn(chance, 40)) return anyOf(chance, pools.CULTURES) ?? '';
  if (oneIn(chance, 40)) return anyOf(chance, PEOPLES) ?? '';
  return (record.nationality ?? '').replace(/^\(|\)$/g, '');
}

/** What a label might say of a record; many fields are left out or put in other words at random. */
export function workFrom(
  chance: Chance,
  record: WorkRecord,
  prose: readonly string[],
  titles: readonly string[],
): Work {
  const { artist, name, named } = artistOf(chance, record);
  const nameless = record.maker === undefined || chance() < 0.02;
  const old = nameless && chance() < 0.5;
  const others = (record.makers ?? []).slice(1, 3).map((other) => otherMaker(chance, other));
  if (oneIn(chance, 25)) others.push(otherMaker(chance, inventedName(chance)));
  const given = record.title ?? anyOf(chance, titles) ?? '';
  const base = nameless && chance() < 0.45 ? (anyOf(chance, pools.OBJECTS) ?? given) : given;
  const title = withName(
    chance,
    chance() < 0.85 ? base.charAt(0).toUpperCase() + base.slice(1) : base,
    nameless,
  );
  const sitter = !nameless && chance() < 0.04 ? sitterOf(chance) : null;
  const keep = (share: number, value: string | undefined): string =>
    value !== undefined && chance() < share ? value : '';
  const period =
    nameless && chance() < 0.5 ? (record.dynasty ?? record.period ?? anyOf(chance, pools.PERIODS) ?? '') : '';
  return {
    artist: nameless ? [] : artist,
    named: named && !nameless,
    name,
    others: nameless ? [] : others,
    nation: nameless ? '' : nationOf(chance, record),
    years: nameless ? '' : yearsOf(chance, record),
    origin: nameless ? originOf(chance, record) : [],
    period,
    title: sitter?.title ?? (chance() < 0.02 ? (anyOf(chance, pools.TITLE_LEADS) ?? title) : title),
    sitterYears: sitter?.years ?? '',
    town: chance() < 0.5 ? (anyOf(chance, pools.TOWNS) ?? '') : (anyOf(chance, pools.LANDS) ?? ''),
    alternate: record.alternateTitle ?? '',
    date: chance() < 0.88 ? dateOf(chance, record, old) : '',
    medium: keep(
      0.96,
      nameless && chance() < 0.5
        ? anyOf(chance, pools.MATERIALS)
        : (record.medium ?? anyOf(chance, pools.MATERIALS)),
    ),
    dimensions: keep(0.25, record.dimensions),
    credit: keep(0.88, creditOf(chance, record)),
    accession: keep(0.75, chance() < 0.5 ? record.accession : inventedAccession(chance)),
    prose: chance() < 0.38 ? aboutIt(chance, someProse(chance, prose), sitter?.title ?? title, name) : '',
  };
}

/** What a thing is called beside what it is, and whose it was: 'Mantle ("The Blue Veil")', "Armor of John Lowe (1558–1605)". */
function withName(chance: Chance, title: string, nameless: boolean): string {
  if (!nameless || title.length > 40) return title;
  if (oneIn(chance, 30)) return `${title} ("${anyOf(chance, pools.TITLE_LEADS) ?? ''}")`;
  if (!oneIn(chance, 30)) return title;
  const born = 1500 + Math.floor(chance() * 300);
  const years = chance() < 0.6 ? ` (${born}–${born + 40 + Math.floor(chance() * 30)})` : '';
  const rank = anyOf(chance, ['', ', Third Earl of Lowe', ', King of France', ', Duke of Urbino', '']) ?? '';
  return `${title} of ${inventedName(chance)}${years}${rank}`;
}

const RANKS = [
  '',
  '',
  '',
  'Sir ',
  'Mrs. ',
  'Mrs ',
  'Captain ',
  'General ',
  'Lady ',
  'Dr. ',
  'Portrait of ',
  'Portrait of ',
  'Self-Portrait with ',
  'Madame ',
  'Miss ',
  'The Reverend ',
  'Saint ',
  'Bust of ',
  'Head of ',
] as const;

/** A portrait's title, which is a name as its maker's is. */
function sitterOf(chance: Chance): { title: string; years: string } {
  const name = chance() < 0.3 ? (anyOf(chance, pools.MAKERS) ?? '') : inventedName(chance);
  const born = 1500 + Math.floor(chance() * 450);
  return {
    title: `${anyOf(chance, RANKS)}${name}${chance() < 0.15 ? ', Archbishop of York' : chance() < 0.1 ? ' and His Family' : ''}`,
    years: chance() < 0.4 ? `${born}–${born + 30 + Math.floor(chance() * 50)}` : '',
  };
}

/** One to four sentences of one or more texts about works. */
function someProse(chance: Chance, prose: readonly string[]): string {
  const sentences = (anyOf(chance, prose) ?? '').split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const from = Math.floor(chance() * sentences.length);
  return sentences.slice(from, from + 1 + Math.floor(chance() * 4)).join(' ');
}

/** A text that now and then names the work or its maker again, as those on real works do. */
function aboutIt(chance: Chance, text: string, title: string, name: string): string {
  if (chance() > 0.4) return text;
  const surname = name.split(' ').at(-1) ?? name;
  const sentence = anyOf(chance, [
    `${surname} began the work in ${anyOf(chance, pools.TOWNS)} and finished it two years later.`,
    `For ${surname}, the place was a memory rather than a view.`,
    `${surname}’s sister sat for the figure on the left.`,
    `In ${title}, everything happens in the foreground.`,
    `${title} hung in the hall of the house for a century.`,
    `Of all that is left of ${surname}, ${title} is the best known.`,
    `${name} was then in his forties, and had given up hope of a pension.`,
    `${title} is one of three; the others are lost.`,
  ]);
  return chance() < 0.6 ? `${sentence} ${text}` : `${text} ${sentence}`;
}

/** A further maker on a line of its own. */
function otherMaker(chance: Chance, name: string): Part {
  const years = `${1700 + Math.floor(chance() * 200)}–${1800 + Math.floor(chance() * 200)}`;
  const town = anyOf(chance, pools.TOWNS);
  const led =
    chance() < 0.7
      ? before(`${anyOf(chance, DEED_LEADS)} `, piece('maker', name))
      : before(`${anyOf(chance, TRADES)}: `, piece('maker', name));
  const more = chance();
  if (more < 0.25) return behind(led, ` (${years})`);
  if (more < 0.4) return behind(led, `, ${town}`);
  if (more < 0.5)
    return behind(
      led,
      `, ${anyOf(chance, ['American', 'French', 'German', 'British', 'Italian'])}, ${years}`,
    );
  return led;
}
