import type { TombstoneFields } from '../../api/guide/facts.ts';
import type { Random } from './random.ts';

/** What is printed on a label; null when it is not printed. */
export interface LabelFields extends TombstoneFields {
  paragraph: string | null;
}

const GIVEN = (
  'Adela Anselm Beatriz Bertil Cosima Dagny Edvin Elías Émile Fenella Gisèle Hanne Hedwig Ignacio Ilse ' +
  'Jarmila Joaquín Kasimir Leocadia Ludvík Maëlle Marguerite Nils Oriol Otmar Philippa Ragnhild Renée ' +
  'Silvan Tobias Ursula Viggo Wendela Zdena'
).split(' ');
const FAMILY = (
  'Abelgaard Brackenfield Castellvane Dornhofer Eastermoor Fallowdene Grimstock Haverlund Iversgaard ' +
  'Jessamond Krøyland Lindqvarn Marchetano Nørholt Oberwiesner Pellegrand Quillfeather Rosenthorne ' +
  'Sørbakken Tremaldi Ulvestad Vanderlooy Wexcombe Ysenbrandt Zaleskowa Müllerfeld Beauchênet Peñarol'
).split(' ');
const EASTERN = [
  ['Hayakawa Shinsetsu', 'Japanese'],
  ['Morikage Tōen', 'Japanese'],
  ['Lin Yuhe', 'Chinese'],
  ['Sun Baoqing', 'Chinese'],
  ['Han Seolgyu', 'Korean'],
  ['Mir Jalaluddin', 'Persian'],
] as const;
const NATIONALITIES = (
  'American Austrian Belgian British Czech Danish Dutch Finnish French German Italian Norwegian Polish ' +
  'Portuguese Spanish Swedish Swiss'
).split(' ');
const TITLE_HEADS = [
  'Harbour',
  'The Ferryman’s Daughter',
  'Still Life with Quinces',
  'Winter Road',
  'Portrait of a Glazier',
  'Orchard',
  'The Empty Chair',
  'Two Sisters Sewing',
  'Study of Clouds',
  'Interior with a Green Lamp',
  'The Weir',
  'Night Train',
  'Self-Portrait in a Grey Hat',
  'Pears on a Blue Cloth',
  'The Salt Gatherers',
  'Threshing Floor',
  'Boy with a Kite',
  'The Quarrel',
  'Lighthouse, Evening',
  'Bridge under Repair',
];
const TITLE_TAILS = [
  '',
  '',
  '',
  ' at Low Tide',
  ' after the Rain',
  ', Morning',
  ' (Study)',
  ', No. 3',
  ' near Ostervik',
  ' and Its Shadow',
  ', Second Version',
];
const OBJECTS = [
  'Covered jar with lotus scrolls',
  'Bowl with two fish',
  'Ceremonial axe head',
  'Standing figure of a guardian',
  'Incense burner in the form of a duck',
  'Prayer rug',
  'Pair of earrings',
  'Mask of an elder',
  'Tile with a running hare',
  'Flask with handles',
];
const CULTURES: readonly (readonly [place: string, dates: readonly string[]])[] = [
  ['China', ['Tang dynasty (618–907)', 'Ming dynasty, Wanli period', 'Qing dynasty, 18th century']],
  ['Japan', ['Edo period, c. 1780', 'Meiji era, 1868–1912', 'Momoyama period, late 16th century']],
  ['Korea', ['Goryeo dynasty, 12th century', 'Joseon dynasty (1392–1910)']],
  ['Iran', ['Safavid dynasty, 1620–1640', 'Qajar period, about 1845']],
  ['Egypt', ['New Kingdom, 1295–1186 BC', 'Ptolemaic period, 2nd century BC']],
  ['Nigeria, Yoruba', ['early 20th century', 'about 1930']],
  ['Peru, Nasca', ['AD 100–600', 'about 450']],
];
const MEDIA = [
  'Oil on canvas',
  'Oil on oak panel',
  'Watercolour and gouache on paper',
  'Etching with drypoint',
  'Gelatin silver print',
  'Tempera on wood',
  'Pastel on grey paper',
  'Acrylic and sand on canvas',
  'Lithograph, printed in five colours',
  'Charcoal and white chalk on paper',
];
const OBJECT_MEDIA = [
  'Stoneware with celadon glaze',
  'Bronze with gilding',
  'Carved wood, pigment',
  'Wool and cotton',
  'Porcelain painted in underglaze blue',
  'Limestone',
  'Silver with niello',
];
const DONORS = [
  'the Brackwater Family',
  'Mr. and Mrs. Osmund Tellier',
  'Dr. Leonie Harkavy',
  'the artist',
  'an anonymous donor',
  'Miss Eudora Finch-Lassiter',
  'the Friends of the Collection',
  'Captain J. R. Thornebury',
];
const FUNDS = [
  'Halvorsen',
  'Ostrander',
  'Pettibone Memorial',
  'William and Ada Crole',
  'Northgate Trust',
  'Meridian',
];
const OPENINGS = [
  'Painted in a single week, this picture was kept in the studio until the end of the artist’s life.',
  'The scene shows the old market on the morning after the flood of {year}.',
  'Few works of this kind survive, and none is in better condition.',
  'A neighbour sat for the figure on the left; the other was drawn from memory.',
  'This work was made for the dining room of a country house near Ostervik.',
  'The subject comes from a ballad that was sung in the valley for three hundred years.',
  'Look closely at the lower edge, where an earlier signature can still be seen.',
];
const SENTENCES = [
  'Light falls from a window that we cannot see, and the colours grow warmer towards the door.',
  'The maker cut the pattern by hand, then rubbed ash into the lines to darken them.',
  'By {year} the workshop employed more than {number} people, most of them women.',
  'Visitors called it unfinished, but the artist refused to add another stroke.',
  'X-rays show that the table was once covered with a white cloth.',
  'It was shown in public only twice, in {year} and again {number} years later.',
  'The thin layers of glaze gather in the hollows and give the surface its depth.',
  'Such pieces were given at weddings and passed from mother to daughter.',
  'The brushwork is quick and open, as if the weather might change at any moment.',
  'An inscription on the back reads: “For Agnes, who waited.”',
  'Critics compared it to music; one wrote that it should be heard rather than seen.',
  'Its blue pigment, made from ground glass, had travelled over 2,000 miles.',
  'Later owners trimmed the panel by about 4 cm on the right-hand side.',
  'The frame is original and was carved by the painter’s brother.',
];

function paragraph(random: Random, sentences: number): string {
  const chosen = [random.pick(OPENINGS)];
  while (chosen.length < sentences) {
    const sentence = random.pick(SENTENCES);
    if (!chosen.includes(sentence)) chosen.push(sentence);
  }
  return chosen
    .join(' ')
    .replaceAll('{year}', () => String(random.int(1620, 1960)))
    .replaceAll('{number}', () => String(random.int(12, 90)));
}

/** What stands beside or below the English of a label in two languages: Welsh, Spanish, French. */
export const FOREIGN: readonly (readonly string[])[] = [
  [
    'Olew ar gynfas, rhodd gan Gyfeillion y Casgliad.',
    'Mae’r golau yn dod o ffenestr na allwn ei gweld.',
    'Cafodd y darlun ei gadw yn y stiwdio hyd ddiwedd oes yr arlunydd.',
  ],
  [
    'Óleo sobre lienzo, donación de los Amigos de la Colección.',
    'La luz entra por una ventana que no podemos ver.',
    'El cuadro permaneció en el taller hasta la muerte de la pintora.',
  ],
  [
    'Huile sur toile, don des Amis de la collection.',
    'La lumière vient d’une fenêtre que nous ne voyons pas.',
    'Le tableau est resté dans l’atelier jusqu’à la mort de l’artiste.',
  ],
];

/** The paragraphs of a panel about a room: 150 to 250 words. */
export function inventPanel(random: Random): string[] {
  const lengths = [random.int(3, 5), random.int(4, 6), random.int(4, 6)];
  return lengths.map((sentences) => paragraph(random, sentences));
}

function dimensions(random: Random, small: boolean): string {
  const a = random.int(small ? 60 : 240, small ? 400 : 2100);
  const b = Math.round(a * random.between(0.6, 1.5));
  const cm = (mm: number): string => (mm / 10).toFixed(1);
  const inches = (mm: number): string => {
    const quarters = Math.max(1, Math.round(mm / 6.35));
    const whole = Math.floor(quarters / 4);
    const rest = ['', '1/4', '1/2', '3/4'][quarters % 4] ?? '';
    return [whole > 0 ? String(whole) : '', rest].filter((part) => part !== '').join(' ');
  };
  return random.pick([
    `${cm(a)} × ${cm(b)} cm`,
    `${a} × ${b} mm`,
    `${inches(a)} x ${inches(b)} in. (${cm(a)} x ${cm(b)} cm)`,
    `H. ${cm(a)} cm`,
  ]);
}

function accession(random: Random): string {
  const year = random.int(1889, 2019);
  return random.pick([
    `${year}.${random.int(1, 90)}.${random.int(1, 40)}`,
    `${String(year).slice(2)}.${random.int(10, 99)}`,
    `HM ${random.int(1000, 9999)}`,
    `T.${random.int(10, 400)}-${year}`,
    `P${String(random.int(1000, 99999)).padStart(5, '0')}`,
  ]);
}

function credit(random: Random): string {
  const year = random.int(1890, 2018);
  return random.pick([
    `Gift of ${random.pick(DONORS)}`,
    `Gift of ${random.pick(DONORS)}, ${year}`,
    `Presented by ${random.pick(DONORS)} ${year}`,
    `Bequest of ${random.pick(DONORS)}, ${year}`,
    `The ${random.pick(FUNDS)} Fund`,
    `Purchased with assistance from the ${random.pick(FUNDS)} Fund ${year}`,
  ]);
}

function workDate(random: Random, made: number): string {
  return random.pick([
    String(made),
    String(made),
    `c. ${made}`,
    `c.${made}`,
    `about ${made}`,
    `${made}–${made + random.int(1, 6)}`,
    `${made}-${String(made + random.int(1, 6)).slice(2)}`,
    `before ${made}`,
  ]);
}

/** Invents a work by a named artist: a picture with life dates, medium, credit line and the like. */
function inventPicture(random: Random, sentences: number): LabelFields {
  const birth = random.int(1590, 1950);
  const alive = birth > 1930;
  const [artist, nationality] = random.chance(0.12)
    ? random.pick(EASTERN)
    : ([`${random.pick(GIVEN)} ${random.pick(FAMILY)}`, random.pick(NATIONALITIES)] as const);
  return {
    artist,
    nationality: random.chance(0.6) ? nationality : null,
    born: String(birth),
    died: alive ? null : String(birth + random.int(31, 88)),
    title: random.pick(TITLE_HEADS) + random.pick(TITLE_TAILS),
    date: workDate(random, birth + random.int(22, 60)),
    medium: random.pick(MEDIA),
    dimensions: random.chance(0.4) ? dimensions(random, false) : null,
    credit: random.chance(0.85) ? credit(random) : null,
    accession: random.chance(0.7) ? accession(random) : null,
    paragraph: sentences > 0 ? paragraph(random, sentences) : null,
  };
}

/** Invents an object known by its culture or dynasty, without an artist's name. */
function inventObject(random: Random, sentences: number): LabelFields {
  const [place, dates] = random.pick(CULTURES);
  return {
    artist: null,
    nationality: place,
    born: null,
    died: null,
    title: random.pick(OBJECTS),
    date: random.pick(dates),
    medium: random.pick(OBJECT_MEDIA),
    dimensions: random.chance(0.5) ? dimensions(random, true) : null,
    credit: credit(random),
    accession: random.chance(0.8) ? accession(random) : null,
    paragraph: sentences > 0 ? paragraph(random, sentences) : null,
  };
}

/**
 * Invents what one label says; no work, person or fund in it is real.
 * @param interpretive whether it has a paragraph about the work; half of the labels when not given
 */
export function inventLabel(random: Random, interpretive = random.chance(0.5)): LabelFields {
  const sentences = interpretive ? random.int(2, 5) : 0;
  return random.chance(0.25) ? inventObject(random, sentences) : inventPicture(random, sentences);
}
