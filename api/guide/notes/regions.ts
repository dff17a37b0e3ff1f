/** Parts of the world by words that labels and notes have for their lands, peoples and times. */
const REGIONS: readonly RegExp[] = [
  // Europe, and those who came from there
  /\b(?:Europe\w*|England|English\w*|Britain|British|Victorian?|Tudor|Georgian|Scot\w*|Wales|Welsh|Ireland|Irish|France|French\w*|Paris\w*|German\w*|Ital\w+|Venet\w+|Venice|Floren\w+|Renaissance|Rome|Roman(?!o-)\w*|Greek\w*|Greece|Athen\w+|Attic\w*|Dutch|Netherland\w*|Flemish|Spain|Spanish|Portug\w+|Russia\w*|Austria\w*|Vienn\w+|Swiss|Swed\w+|Danish|Denmark|Norw\w+|Poland|Polish|Hungar\w+|Viking\w*|Byzantin\w*|Etruscan\w*|Celtic|London|Meissen|Sèvres|Anglo\w*|United States|U\.S\.|Boston|Philadelphia|New York|Massachusetts|Pennsylvania|Connecticut|(?<!Native |North |South |African |Latin )American(?! Indian| First)|Canad\w+|Austral\w+|New Zealand)\b/u,
  /\b(?:Chin(?:a|ese)|Ming|Qing|Tang|(?:Song|Sui|Yuan|Liao|Jin|Wei|Qi|Xia) [Dd]ynasty|Kangxi|Qianlong|Yongzheng|Zhou|Shang|Han [Dd]ynasty|Warring States)\b/u,
  /\b(?:Japan\w*|Edo|Meiji|Tokyo|Kyoto|samurai|shogun\w*|Momoyama|Muromachi|Heian|Kamakura|Shinto)\b/u,
  /\b(?:Korea\w*|Joseon|Goryeo|Silla)\b/u,
  /\b(?:India(?:n)?(?! \w* ?Territory)|Mughal|Rajput|Rajasthan|Tamil|Chola|Nepal\w*|Tibet\w*|Hindu|Sri Lanka\w*|Kashmir\w*|Pakistan)\b/u,
  /\b(?:Thai\w*|Khmer|Cambodia\w*|Java\w*|Indonesia\w*|Vietnam\w*|Burm\w+|Myanmar|Philippin\w+|Bali\w*)\b/u,
  /\b(?:Islam\w*|Muslim\w*|Ottoman\w*|Turk\w*|Iran\w*|Persia\w*|Safavid\w*|Syria\w*|Mamluk\w*|Arab\w*|Egypt\w*|Iraq|Morocc\w+|Iznik|Damascus|Cairo)\b/u,
  /\b(?:Egypt\w*|pharaoh\w*|Nubia\w*|Mesopotamia\w*|Sumer\w*|Assyria\w*|Babylon\w*|Akkad\w*|Near East\w*|Phoenicia\w*)\b/u,
  /\b(?:Africa\w*|Sahara\w*|Sahel|Asante|Akan|Yoruba|Zulu|Kuba|Kongo|Congo|Benin|Edo people|Ethiop\w*|Nigeria\w*|Ghana\w*|Mali|Luba|Fang|Baule|Senegal\w*|Cameroon|Kenya\w*|Angola\w*|Zimbabwe\w*|Sudan\w*)\b/u,
  /\b(?:Native (?:North )?American\w*|American Indian\w*|Lakota|Sioux|Cheyenne|Kiowa|Plains|Pueblo|Hopi|Zuni|Navajo|Diné|Apache|Haida|Tlingit|Kwakwa\S*|First Nations?|Canad\w+|Cree|Ojibwe|Cherokee|Pomo|Inuit|Yup.ik|Iroquois|Haudenosaunee)\b/u,
  /\b(?:Maya\w*|Aztec\w*|Mexica|Inca\w*|Moche|Mochica|Nasca|Nazca|Paracas|Peru\w*|Mexic\w*|Ande\w+|Costa Rica\w*|Colombia\w*|Guatemala\w*|Chimú|Olmec|Zapotec|Mixtec)\b/u,
  /(?<!\p{L})(?:Māori|Maori|Aotearoa|New Zealand|Austral\w+|Hawai\S*|Polynesia\w*|Melanesia\w*|Papua\w*|New Guinea|Samoa\w*|Tonga\w*|Rapa Nui|Aboriginal|Tiwi|Fiji\w*|Marquesas|Solomon Islands|Torres Strait)/u,
];

/** Words by which a sentence of a note tells of Europe where it names no land of it. */
const OF_EUROPE =
  /\b(?:medieval|Middle Ages|Mass|bishops?|Pope|cathedrals?|monks?|Louis|Marie-Antoinette|Napoleon|Versailles|Queen (?:Elizabeth|Victoria|Anne|Mary)|Henry the \w+|Charles the \w+)\b/u;

/** Artists by whose ways a sentence on a technique tells of those of Europe. */
const MASTERS =
  /(?<!\p{L})(?:D\u00FCrer|Rembrandt|Leonardo|Michelangelo|Raphael|Titian|Rubens|Vel\u00E1zquez|Goya|Turner|Constable|Gainsborough|Corot|Degas|Monet|C\u00E9zanne|Van Gogh|Picasso|Vasari|Cennini|Villard)(?!\p{L})/u;

const regionsOf = (text: string): boolean[] => REGIONS.map((region) => region.test(text));

/** The same for a sentence of a note. */
const regionsSaid = (said: string): boolean[] =>
  regionsOf(said).map((is, at, all) => is || (at === 0 && !all.includes(true) && OF_EUROPE.test(said)));

const BEGINS_WITH_PLACE = /^In (?:[a-z-]+ ){0,3}\p{Lu}/u;

/** Whether a sentence places what it tells at its beginning, where a label does not say whence its work is: "In Japan a bowl lives in a box." */
export const isPlacedBesideNone = (said: string, label: string): boolean =>
  BEGINS_WITH_PLACE.test(said) && regionsSaid(said).includes(true) && !regionsOf(label).includes(true);

/** Whether what is said of a kind of thing can be about one from where a label places it: it names no other part of the world alone. */
export function isOfRegion(said: string, label: string): boolean {
  const [there, here] = [regionsSaid(said), regionsOf(label)];
  return !there.includes(true) || !here.includes(true) || there.some((is, at) => is && here[at] === true);
}

/** Asia and the lands of Islam, which stand behind Europe: there one drew and printed in ways of one's own. */
const LANDS_OF_ASIA = 6;

/** Whether a sentence on a technique tells of a master of Europe beside a work of Asia; "on Japanese paper" makes none of an American's. */
export function isOfOtherMasters(said: string, label: string): boolean {
  if (!MASTERS.test(said)) return false;
  const [isOfEurope, ...others] = regionsOf(label);
  return isOfEurope !== true && others.slice(0, LANDS_OF_ASIA).includes(true);
}
