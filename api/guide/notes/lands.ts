/** A land, people or region by the words that labels and notes have for it, and what it lies in: "Zulu" in "South Africa" and "Africa". */
interface Land {
  readonly within: readonly string[];
  readonly words: RegExp;
}

/** Those of Latin script: hundreds of patterns with all letters of all scripts would take the first label 0.2 s. */
const LETTER = '[A-Za-z\u00C0-\u024F\u1E00-\u1EFF]';

const whole = (words: string): RegExp => new RegExp(`(?<!${LETTER})(?:${words})(?!${LETTER})`);

/** Lands and peoples whose things are not told of beside those of their neighbours. */
const LANDS: Land[] = [];
/** Regions and parts of the world: what is said of one is told of all lands and peoples in it. */
const REGIONS: (Land & { readonly name: string })[] = [];

const addLands = (within: readonly string[], ...words: readonly string[]): void => {
  LANDS.push(...words.map((each) => ({ within, words: whole(each) })));
};

/** A region of a part of the world, and the peoples or lands in it. */
const addRegion = (part: string, words: string, ...peoples: readonly string[]): void => {
  const within = part === words ? [words] : [words, part];
  REGIONS.push({ name: words, within, words: whole(words) });
  addLands(within, ...peoples);
};

/** A part of the world by its own words. */
const addPart = (name: string, words: string): void => {
  REGIONS.push({ name, within: [name], words: whole(words) });
};

addPart(
  'Europe',
  'Europe\\w*|[Mm]edieval|Middle Ages|Renaissance|Mass|[Bb]ishops?|Pope|[Cc]athedrals?|[Mm]onks?',
);
addLands(
  ['Europe'],
  'Greek\\w*|Greece|Athen\\w+|Attic\\w*|Corinth\\w*|Hellenistic|Cypr\\w+|Minoan|Mycenaean|Diogenes|Homer',
  'Rom(?:e|an\\w*)|Pompeii|Latin|Pliny|Caesars?|Augustus|Nero',
  'Ital\\w+|Venet\\w+|Venice|Floren\\w+|Tuscan\\w*|Siena|Milan\\w*|Naples|Neapolitan|Genoa|Medici',
  'France|French\\w*|Paris\\w*|Versailles|Sèvres|Limoges|Louis (?:X[IV]*|Philippe)|Napoleon\\w*|Marie-Antoinette|Nancy|Lyon',
  'England|English\\w*|Brit(?:ain|ish(?! Columbia))|Victorian?|Tudor|Georgian|Scot\\w*|Wales|Welsh|London|Wedgwood|Staffordshire|Bristol|Sheffield',
  'Ireland|Irish|Dublin',
  'German\\w*|Meissen|Saxon\\w*|Nuremberg|Augsburg|Prussia\\w*|Bavaria\\w*|Dresden',
  'Dutch|Netherland\\w*|Holland|Delft\\w*|Amsterdam|Flemish|Flanders|Antwerp|Belgi\\w+|Brussels|Bruges',
  'Spain|Spanish|Catal\\w+|Castil\\w+|Portug\\w+|Lisbon',
  'Russia\\w*|Moscow|Petersburg|Ukrain\\w*',
  'Austria\\w*|Vienn\\w+|Hungar\\w+|Bohemia\\w*|Czech|Prague|Poland|Polish',
  'Swiss|Switzerland|Geneva',
  'Swed\\w+|Danish|Denmark|Norw\\w+|Finland|Finnish|Iceland\\w*|Viking\\w*|Norse',
  'Byzantin\\w*|Constantinople',
  'Etruscan\\w*|Etruria',
  'Celt\\w*|Bronze Age',
);
addLands(
  ['America'],
  'United States|U\\.S\\.(?:A\\.)?|USA|Boston|Philadelphia|New York|Massachusetts|Pennsylvania|Connecticut|New England|Virginia|Ohio|(?<!Native |North |South |African |Latin )American(?! Indian| First)s?|Shakers?',
  'Canad\\w+|Québec|Quebec',
);
addLands(['Australia'], 'Austral(?:ia|ian)s?', 'New Zealand\\w*|Aotearoa|Māori|Maori');
addLands(
  ['China'],
  'Chin(?:a|ese)|Ming|Qing|Tang|(?:Song|Sui|Yuan|Liao|Jin|Wei|Qi|Xia|Han) [Dd]ynasty|Kangxi|Qianlong|Yongzheng|Zhou|Shang|Warring States|Jingdezhen|Beijing|Canton',
);
addLands(
  ['Japan'],
  'Japan\\w*|Edo(?! people| peoples)|Meiji|Tokyo|Kyoto|samurai|shogun\\w*|Momoyama|Muromachi|Heian|Kamakura|Shinto|kimonos?|netsuke|ukiyo-e|urushi-?e|Utagawa|Katsushika|Kitagawa|Nihon',
);
addLands(['Korea'], 'Korea\\w*|Joseon|Choson|Goryeo|Koryo|Silla');
addPart('South Asia', 'South Asia\\w*|Buddhist India');
addRegion(
  'South Asia',
  'India(?!ns?\\b)|Indian(?! \\w* ?Territory| Ocean)|Hindu\\w*',
  'Mughal\\w*',
  'Rajput\\w*|Rajasthan\\w*|Mewar|Pahari|Kangra',
  'Tamil\\w*|Chola|Vijayanagara?|Hoysala|Karnataka|Kerala',
  'Gupta|Kushan|Pala|Mathura|Harappan?|Mohenjo-?daro',
  'Gujarat\\w*|Maharashtra|Orissa|Odisha|Punjab\\w*',
  'Bengal\\w*|Kalighat',
  'Kashmir\\w*',
  'Naga(?:land)?',
);
addRegion('South Asia', 'Pakistan\\w*', 'Gandhara\\w*');
addLands(['South Asia'], 'Nepal\\w*|Tibet\\w*|Bhutan\\w*|Himalaya\\w*', 'Sri Lanka\\w*|Ceylon');
addPart('South-East Asia', 'South-?[Ee]ast Asia\\w*');
addLands(
  ['South-East Asia'],
  'Thai\\w*|Siam\\w*',
  'Khmer|Cambodia\\w*|Angkor\\w*',
  'Vietnam\\w*|Viet',
  'Burm\\w+|Myanmar',
  'Philippin\\w+|Filipin\\w+',
);
addRegion(
  'South-East Asia',
  'Indonesia\\w*',
  'Java\\w*',
  'Bali(?:nese)?',
  'Batak|Sumatra\\w*',
  'Borneo|Dayak|Iban|Kayan',
  'Toraja|Sulawesi',
  'Sumba\\w*',
  'Timor\\w*',
  'Nias',
);
addPart('Islamic world', 'Islam\\w*|Muslim\\w*|[Cc]aliphs?|[Cc]aliphate');
addLands(
  ['Islamic world'],
  'Ottoman\\w*|Turk(?!m)\\w*|Iznik|Istanbul',
  'Iran\\w*|Persia\\w*|Safavid\\w*|Qajar',
  'Syria\\w*|Mamluk\\w*|Cairo|Damascus|Iraq|Arab\\w*|Middle East\\w*',
  'Morocc\\w+|Tunisia\\w*|Algeria\\w*|Maghreb|Berber|Amazigh',
  'Turkmen\\w*',
  'Uzbek\\w*|Bukhara|Samarkand',
);
addLands(
  ['Ancient East'],
  'Egypt\\w*|[Pp]haraoh\\w*|Nubia\\w*|Dynasty [\\dIVX]+|\\d{1,2}(?:st|nd|rd|th) Dynasty|Predynastic|Ptolemaic|Meroitic|Saqqara|Abydos|Thebes, Deir|Akhmim|Fayum|Faiyum',
  'Mesopotamia\\w*|Sumer\\w*|Assyria\\w*|Babylon\\w*|Akkad\\w*|Near East\\w*|Phoenicia\\w*|Ur|Elam\\w*|Luristan|Hittite\\w*|Urart\\w+|Sasanian|Achaemenid|Parthian',
);
addPart('Africa', 'Africa\\w*');
addRegion('Africa', 'Ghana\\w*', 'Asante', 'Akan', 'Fante', 'Ewe');
addRegion(
  'Africa',
  'Nigeria\\w*',
  'Yoruba',
  'Benin|Edo peoples?',
  'Igbo\\S*',
  'Hausa',
  'Nok',
  'Ibibio',
  'Ijo|Ijaw',
  'Tiv',
);
addRegion('Africa', 'South Africa\\w*', 'Zulu', 'Xhosa|Mfengu', 'Ndebele', 'Sotho', 'Tsonga');
addRegion(
  'Africa',
  'Congo\\w*|Zaire|Angola\\w*',
  'Kuba|Bushoong',
  'Kongo',
  'Luba',
  'Songye',
  'Chokwe',
  'Pende',
  'Yaka',
  'Mangbetu',
  'Lega',
  'Teke',
  'Hemba',
);
addRegion('Africa', 'Gabon\\w*', 'Fang', 'Kota', 'Punu', 'Kwele');
addRegion('Africa', 'Cameroon\\w*', 'Bam(?:um|un|oun)', 'Bamileke', 'Bangwa', 'Grassfields');
addRegion('Africa', 'Mali(?:an)?', 'Dogon', 'Bamana|Bambara');
addRegion('Africa', 'Ivory Coast|Côte d.Ivoire', 'Baule', 'Dan', 'Senufo', 'Guro', 'B[eé]t[eé]');
addRegion('Africa', 'Burkina\\w*', 'Bwa', 'Mossi', 'Lobi', 'Bobo');
addRegion('Africa', 'Sierra Leone|Liberia\\w*', 'Mende', 'Temne', 'Mano', 'Loma', 'Vai');
addRegion('Africa', 'Kenya\\w*|Tanzania\\w*', 'Maasai', 'Kamba', 'Turkana', 'Samburu', 'Makonde');
addLands(
  ['Africa'],
  'Ethiop\\w*',
  'Coptic',
  'Zimbabwe\\w*|Shona',
  'Sudan\\w*',
  'Madagascar|Malagasy',
  'Tuareg',
  'Fulani|Fulbe',
);
addPart(
  'Native America',
  'Native (?:North )?American\\w*|American Indian\\w*|First Nations?|Indigenous American\\w*',
);
addRegion(
  'Native America',
  // "Adelaide Plains" are elsewhere.
  '(?<!\\b(?!Great|High|North|South|Central|The|Northern|Southern)[A-Z][a-z]{2,15} )Plains',
  'Lakota|Sioux|Dakota',
  'Cheyenne',
  'Kiowa',
  'Crow|Apsáalooke',
  'Arapaho',
  'Blackf[eo]o?t|Siksika',
  'Comanche',
  'Pawnee',
  'Osage',
  'Mandan|Hidatsa|Arikara',
);
addRegion(
  'Native America',
  'Pueblo\\w*',
  'Hopi',
  'Zuni',
  'Acoma',
  'Laguna Pueblo',
  'Cochiti',
  'San Ildefonso',
  'Santa Clara',
  'Taos Pueblo',
  'Zia',
);
addLands(
  ['Native America'],
  'Navajo|Diné',
  'Apache',
  'Cherokee',
  'Seminole',
  'Muscogee|Creek',
  'Choctaw',
  'Mimbres',
  'Nez Perce|Nimi.ipuu|Yakama|Shoshone|Ute',
  'Paiute|Washoe|Western Mono|Yokuts|Miwok|Maidu|Cahuilla',
  'Tohono O.odham|Akimel O.odham|Pima|Yavapai',
  'Powhatan|Algonquian|Lenape|Delaware people|Catawba',
);
addRegion(
  'Native America',
  'Northwest Coast',
  'Haida',
  'Tlingit',
  'Kwakwa\\S*',
  'Tsimshian',
  'Salish',
  'Nuu-chah-nulth',
  'Makah',
  'Heiltsuk|Nuxalk|Nisga.a|Gitxsan|Haisla',
  'Chinook|Wasco|Wishram|Quinault|Quileute',
);
addRegion(
  'Native America',
  'Woodlands?|Great Lakes',
  'Ojibwe|Anishinaabe|Chippewa',
  'Cree',
  'Iroquois|Haudenosaunee|Seneca|Mohawk|Onondaga|Oneida|Tuscarora',
  'Potawatomi',
  'Menominee',
  'Ho-Chunk|Winnebago',
  'Penobscot|Passamaquoddy|Wabanaki|Mi.kmaq',
);
addRegion('Native America', 'Arctic|Alaska\\w*', 'Inuit|Inuk', 'Yup.ik', 'I[ñn]upia[tq]', 'Aleut|Unanga\\S*');
addRegion('Native America', 'Native Californ\\w*', 'Pomo', 'Yurok', 'Hupa', 'Karuk', 'Chumash');
addPart('Ancient America', 'Mesoamerica\\w*');
addLands(
  ['Ancient America'],
  'Maya\\w*|Guatemala\\w*',
  'Costa Rica\\w*',
  'Colombia\\w*|Tairona|Muisca|Quimbaya|Calima',
  'Panama\\w*|Coclé',
);
addRegion(
  'Ancient America',
  'Mexic(?:o|an)\\w*|Oaxaca\\w*',
  'Aztec\\w*|Mexica',
  'Olmec',
  'Zapotec',
  'Mixtec',
  'Teotihuac\\S*',
  'Colima|Nayarit|Jalisco',
  'Veracruz|Totonac',
  'Huichol|Wixárika',
);
addRegion(
  'Ancient America',
  'Peru\\w*|Ande(?:s|an)\\w*|Bolivia\\w*|Ecuador\\w*',
  'Inca\\w*|Inka',
  'Moche|Mochica',
  'Na[sz]ca',
  'Paracas',
  'Chim[uú]',
  'Wari|Huari',
  'Chancay',
  'Ti(?:wanaku|ahuanaco)',
  'Chav[ií]n',
  'Lambayeque|Sicán',
);
addPart('Oceania', 'Oceania\\w*|Pacific');
addRegion(
  'Oceania',
  'Polynesia\\w*',
  'Hawai\\S*',
  'Samoa\\w*',
  'Tonga\\w*',
  'Marquesas|Marquesan',
  'Rapa Nui|Easter Island',
  'Tahiti\\w*|Society Islands?',
  'Cook Islands?|Rarotonga\\w*|Mangaia\\w*',
  'Māori|Maori',
);
addRegion(
  'Oceania',
  'Papua\\w*|New Guinea|Melanesia\\w*',
  'Sepik',
  'Asmat',
  'Abelam',
  'Massim|Trobriand',
  'Solomon Islands?',
  'New Ireland|[Mm]alagan',
  'New Britain|Baining|Tolai',
  'Vanuatu|New Hebrides',
  'New Caledonia|Kanak',
);
addLands(['Oceania'], 'Fiji\\w*', 'Torres Strait\\w*');
addRegion(
  'Oceania',
  'Aboriginal\\w*',
  'Tiwi',
  'Arnhem\\w*|Yolŋu|Yolngu',
  'Warlpiri',
  'Pintupi',
  'Anmatyerr\\S*',
  'Arrernte',
  'Kaurna|Ngarrindjeri|Wurundjeri|Noongar|Wiradjuri|Palawa|Gija|Pitjantjatjara',
  'Kimberley',
);

/** Whoever settled there brought the things of Europe along. */
const SETTLED_FROM_EUROPE: ReadonlySet<string> = new Set(['America', 'Australia']);

/** "The word bank comes from the Italian for a bench": what is told of an English word is no news of a thing from elsewhere. */
const ON_WORD = /^(?:The|Our|Its) (?:English )?(?:word|name|term)\b/;

interface Whereabouts {
  readonly here: readonly Land[];
  /** Names of the regions and parts of the world. */
  readonly around: readonly string[];
}

/** Of the label that was asked about last: dozens of sentences are held against one after the other. */
let asked: { readonly label: string; readonly whereabouts: Whereabouts } | undefined;

function whereIs(label: string): Whereabouts {
  if (asked?.label === label) return asked.whereabouts;
  const here = LANDS.filter(({ words }) => words.test(label));
  const regions = REGIONS.filter(({ words }) => words.test(label));
  const whereabouts = { here, around: [...here, ...regions].flatMap(({ within }) => within) };
  asked = { label, whereabouts };
  return whereabouts;
}

interface Named {
  readonly there: readonly Land[];
  /** Names of the regions. */
  readonly regions: readonly string[];
}

/** The same sentences of notes are held against every label. */
const namedBy = new Map<string, Named>();
const MOST_KEPT = 5_000;

function namedIn(said: string): Named {
  const known = namedBy.get(said);
  if (known) return known;
  const named = {
    there: LANDS.filter(({ words }) => words.test(said)),
    regions: REGIONS.filter(({ words }) => words.test(said)).map(({ name }) => name),
  };
  if (namedBy.size >= MOST_KEPT) namedBy.clear();
  namedBy.set(said, named);
  return named;
}

/** Words by which a label speaks of a people whose name is not known here. */
const OF_A_PEOPLE =
  /\b(?:peoples?|First Nations?|Indigenous|Aboriginal|M\u00E9tis|[Tt]rib(?:e|al)|tangata whenua|Aotearoa)\b|\b(?:iwi|hap\u016B|taonga|t[o\u014D]tara|pounamu)\b|(?<!\p{L})(?:Ng[a\u0101]i?ti?|Te [\u0100A]tiawa|Te Arawa)(?!\p{L})/u;

/** Whether a label places its work outside Europe and the lands settled from there, or with a people of such a land. */
export const isBeyondEurope = (label: string): boolean =>
  OF_A_PEOPLE.test(label) ||
  whereIs(label).around.some((name) => name !== 'Europe' && !SETTLED_FROM_EUROPE.has(name));

/** Parts of the world of which Europe has told and painted as of its own. */
const TOLD_IN_EUROPE: ReadonlySet<string> = new Set(['Europe', 'Ancient East', 'Islamic world']);

/** Whether a note tells of a part of the world whose gods and heroes Europe has not long painted. */
export const isFarFromEurope = (said: string): boolean =>
  whereIs(said).around.some((name) => !TOLD_IN_EUROPE.has(name) && !SETTLED_FROM_EUROPE.has(name));

/** Whether a label says by a land, a people or a part of the world where its work is from. */
export const isPlaced = (label: string): boolean => whereIs(label).around.length > 0;

/**
 * Whether a sentence on a kind of thing can be told of one from where a label places it: it names no land or people, or
 * that of the label, or a region in which that lies. Beside a label that names no land nothing is told of one.
 */
export function isOfLand(said: string, label: string): boolean {
  const { here, around } = whereIs(label);
  if (ON_WORD.test(said)) return !isBeyondEurope(label);
  const { there, regions } = namedIn(said);
  if (there.length + regions.length === 0) return true;
  if (there.length > 0) return there.some((land) => here.includes(land));
  return around.some(
    (name) => regions.includes(name) || (regions.includes('Europe') && SETTLED_FROM_EUROPE.has(name)),
  );
}
