/** A land or people by the words that labels and notes have for it, and its part of the world. */
interface Land {
  readonly part: string;
  readonly words: RegExp;
}

const lands = (part: string, ...words: readonly string[]): Land[] =>
  words.map((each) => ({ part, words: new RegExp(`(?<!\\p{L})(?:${each})(?!\\p{L})`, 'u') }));

/** Lands and peoples whose things are not told of beside those of their neighbours. */
const LANDS: readonly Land[] = [
  ...lands(
    'Europe',
    'Greek\\w*|Greece|Athen\\w+|Attic\\w*|Corinth\\w*|Hellenistic|Cypr\\w+|Minoan|Mycenaean|Diogenes|Homer',
    'Rom(?:e|an\\w*)|Pompeii|Latin|Pliny|Caesars?|Augustus|Nero',
    'Ital\\w+|Venet\\w+|Venice|Floren\\w+|Tuscan\\w*|Siena|Milan\\w*|Naples|Neapolitan|Genoa|Medici',
    'France|French\\w*|Paris\\w*|Versailles|Sèvres|Limoges|Louis (?:X[IV]*|Philippe)|Napoleon\\w*|Marie-Antoinette|Nancy|Lyon',
    'England|English\\w*|Brit(?:ain|ish)|Victorian?|Tudor|Georgian|Scot\\w*|Wales|Welsh|London|Wedgwood|Staffordshire|Bristol|Sheffield',
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
  ),
  ...lands(
    'America',
    'United States|U\\.S\\.(?:A\\.)?|USA|Boston|Philadelphia|New York|Massachusetts|Pennsylvania|Connecticut|New England|Virginia|Ohio|(?<!Native |North |South |African |Latin )American(?! Indian| First)s?|Shakers?',
    'Canad\\w+|Québec|Quebec',
  ),
  ...lands('Australia', 'Austral(?:ia|ian)s?', 'New Zealand\\w*|Aotearoa|Māori|Maori'),
  ...lands(
    'China',
    'Chin(?:a|ese)|Ming|Qing|Tang|(?:Song|Sui|Yuan|Liao|Jin|Wei|Qi|Xia|Han) [Dd]ynasty|Kangxi|Qianlong|Yongzheng|Zhou|Shang|Warring States|Jingdezhen|Beijing|Canton',
  ),
  ...lands(
    'Japan',
    'Japan\\w*|Edo(?! people| peoples)|Meiji|Tokyo|Kyoto|samurai|shogun\\w*|Momoyama|Muromachi|Heian|Kamakura|Shinto|kimonos?|netsuke|ukiyo-e|urushi-?e|Utagawa|Katsushika|Kitagawa|Nihon',
  ),
  ...lands('Korea', 'Korea\\w*|Joseon|Choson|Goryeo|Koryo|Silla'),
  ...lands(
    'South Asia',
    'India(?!ns?\\b)|Indian(?! \\w* ?Territory| Ocean)|Mughal|Rajput|Rajasthan|Tamil|Chola|Hindu|Bengal\\w*|Kashmir\\w*|Pakistan|Gandhara\\w*',
    'Nepal\\w*|Tibet\\w*|Bhutan\\w*|Himalaya\\w*',
    'Sri Lanka\\w*|Ceylon',
  ),
  ...lands(
    'South-East Asia',
    'Thai\\w*|Siam\\w*',
    'Khmer|Cambodia\\w*',
    'Java\\w*|Indonesia\\w*|Bali\\w*|Sumatra\\w*|Borneo|Batak',
    'Vietnam\\w*|Viet',
    'Burm\\w+|Myanmar',
    'Philippin\\w+',
  ),
  ...lands(
    'Islamic world',
    'Ottoman\\w*|Turk\\w*|Iznik|Istanbul',
    'Iran\\w*|Persia\\w*|Safavid\\w*|Qajar',
    'Syria\\w*|Mamluk\\w*|Cairo|Damascus|Iraq|Arab\\w*|Middle East\\w*',
    'Morocc\\w+|Tunisia\\w*|Algeria\\w*|Maghreb',
  ),
  ...lands(
    'Ancient East',
    'Egypt\\w*|[Pp]haraoh\\w*|Nubia\\w*',
    'Mesopotamia\\w*|Sumer\\w*|Assyria\\w*|Babylon\\w*|Akkad\\w*|Near East\\w*|Phoenicia\\w*|Ur',
  ),
  ...lands(
    'Africa',
    'Asante|Akan|Ghana\\w*|Baule|Fante',
    'Yoruba|Nigeria\\w*|Benin|Edo peoples?|Igbo|Hausa',
    'Zulu|South Africa\\w*|Xhosa|Ndebele',
    'Kuba|Kongo|Congo\\w*|Luba|Songye|Chokwe|Angola\\w*',
    'Fang|Gabon\\w*|Cameroon\\w*|Kota',
    'Ethiop\\w*|Coptic',
    'Mali(?:an)?|Dogon|Bamana|Senufo|Burkina|Bwa|Mossi|Ivory Coast|Côte d.Ivoire|Sierra Leone|Mende',
    'Kenya\\w*|Maasai|Tanzania\\w*|Makonde|Zimbabwe\\w*|Shona|Sudan\\w*|Madagascar|Malagasy',
  ),
  ...lands(
    'Native America',
    'Lakota|Sioux|Dakota|Cheyenne|Kiowa|Plains|Crow|Apsáalooke|Arapaho|Blackfeet|Comanche|Pawnee',
    'Pueblo|Hopi|Zuni|Acoma',
    'Navajo|Diné|Apache',
    'Haida|Tlingit|Kwakwa\\S*|Tsimshian|Northwest Coast|Salish|Nuu-chah-nulth',
    'Ojibwe|Anishinaabe|Cree|Iroquois|Haudenosaunee|Seneca|Mohawk|Woodlands?',
    'Cherokee|Seminole|Muscogee|Creek|Choctaw',
    'Inuit|Yup.ik|Inuk|Arctic',
    'Pomo|California\\w*|Yurok|Hupa|Chumash',
  ),
  ...lands(
    'Ancient America',
    'Maya\\w*|Guatemala\\w*',
    'Aztec\\w*|Mexica|Mexic\\w*|Olmec|Zapotec|Mixtec|Oaxaca\\w*',
    'Inca\\w*|Inka|Moche|Mochica|Nasca|Nazca|Paracas|Peru\\w*|Ande\\w+|Chimú|Bolivia\\w*|Ecuador\\w*',
    'Costa Rica\\w*|Colombia\\w*|Panama\\w*',
  ),
  ...lands(
    'Oceania',
    'Hawai\\S*',
    'Papua\\w*|New Guinea|Sepik|Asmat|Solomon Islands?|Melanesia\\w*|New Ireland|Vanuatu',
    'Samoa\\w*|Tonga\\w*|Fiji\\w*|Marquesas|Rapa Nui|Tahiti\\w*|Polynesia\\w*',
    'Aboriginal|Tiwi|Torres Strait|Arnhem\\w*|Yolŋu|Warlpiri|Pintupi',
  ),
];

/** Words for a whole part of the world. */
const PARTS: readonly Land[] = [
  ...lands(
    'Europe',
    'Europe\\w*|[Mm]edieval|Middle Ages|Renaissance|Mass|[Bb]ishops?|Pope|[Cc]athedrals?|[Mm]onks?',
  ),
  ...lands('Islamic world', 'Islam\\w*|Muslim\\w*'),
  ...lands('Africa', 'Africa\\w*'),
  ...lands(
    'Native America',
    'Native (?:North )?American\\w*|American Indian\\w*|First Nations?|Indigenous American\\w*',
  ),
  ...lands('Ancient America', 'Mesoamerica\\w*'),
  ...lands('Oceania', 'Oceania\\w*|Pacific'),
  ...lands('South-East Asia', 'South-?[Ee]ast Asia\\w*'),
  ...lands('South Asia', 'South Asia\\w*|Buddhist India'),
];

/** Whoever settled there brought the things of Europe along. */
const SETTLED_FROM_EUROPE: ReadonlySet<string> = new Set(['America', 'Australia']);

/** "The word bank comes from the Italian for a bench": where a word comes from is said of things of all lands. */
const ON_WORD = /^(?:The|Our|Its) (?:English )?(?:word|name|term)\b/;

/**
 * Whether a sentence on a kind of thing can be told of one from where a label places it: it names no land, or that of the
 * label, or the part of the world in which that lies. Beside a label that names no land nothing is told of one.
 */
export function isOfLand(said: string, label: string): boolean {
  if (ON_WORD.test(said)) return true;
  const there = LANDS.filter(({ words }) => words.test(said));
  const parts = PARTS.filter(({ words }) => words.test(said)).map(({ part }) => part);
  if (there.length + parts.length === 0) return true;
  const here = LANDS.filter(({ words }) => words.test(label));
  return (
    there.some((land) => here.includes(land)) ||
    (there.length === 0 &&
      [...here, ...PARTS.filter(({ words }) => words.test(label))].some(
        ({ part }) => parts.includes(part) || (parts.includes('Europe') && SETTLED_FROM_EUROPE.has(part)),
      ))
  );
}
