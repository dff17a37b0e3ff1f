import { mediumWordKind } from '../vocabulary/materials.ts';
import { plainName } from '../notes/plain-name.ts';
import { withEnglishDates } from './words-of-tombstones.ts';

/** "auf leinwand: on canvas" by lines; without a colon the words are the same in English. */
const table = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [words = '', english = words] = line.split(':').map((part) => part.trim());
        return words.split('|').map((word) => [plainName(word), english] as const);
      }),
  );

/** How a work is made, in the languages of Europe's museums: German, French, Spanish, Italian, Dutch, Portuguese. */
const TECHNIQUES = table(`
öl|huile|óleo|olio|olieverf|ölgemälde|huiles|olja|olje|olie|öljy|öljyväri|olaj|olej|ulje|ulei|õli|oli|olew: oil
öl und tempera|huile et tempera|óleo y temple|olio e tempera: oil and tempera
tempera|temppera|détrempe|temple|eitempera|têmpera: tempera
mischtechnik|technique mixte|técnica mixta|tecnica mista|gemengde techniek|técnica mista|blandteknikk|blandteknik|sekatekniikka|technika mieszana|kombinovaná technika|vegyes technika: mixed technique
acryl|acrylique|acrílico|acrilico|acrylverf: acrylic
aquarell|aquarelle|acuarela|acquerello|aquarel|aquarela|akvarelli|vesiväri|akvarell|akwarela|akvarel|dyfrlliw|aquarel·la: watercolor
gouache|aguada|guazzo|guache|guassi|gwasz|kvaš: gouache
pastell|pastel|pastello|pastelli|pasztell: pastel
kohle|fusain|carboncillo|carboncino|houtskool|carvão|hiili|kol|kull|węgiel|uhel|szén: charcoal
kreide|craie|tiza|gesso nero|krijt|krita|kritt|kridt|kreda|křída: chalk
schwarze kreide|pierre noire|matita nera|zwart krijt|lápiz negro: black chalk
rötel|sanguine|sanguina|rood krijt: red chalk
bleistift|mine de plomb|crayon|crayon graphite|lápiz|matita|potlood|lyijykynä|blyerts|blyant|ołówek|tužka|ceruza: pencil
feder|plume|pluma|penna|pen: pen
tinte|tusche|encre|tinta|inchiostro|inkt|tusch|tusj|tussi|tusz|tuš|tus|atrament: ink
feder in braun|plume et encre brune|pluma y tinta parda|penna e inchiostro bruno|pen in bruin: pen and brown ink
radierung|eau-forte|eaux-fortes|aguafuerte|acquaforte|ets|água-forte|etsaus|etsning|radering|rézkarc|lept|akwaforta: etching
kupferstich|burin|gravure au burin|gravure sur cuivre|buril|bulino|kopergravure: engraving
holzschnitt|gravure sur bois|xilografía|xilografia|houtsnede|puupiirros|träsnitt|tresnitt|træsnit|drzeworyt|dřevoryt|fametszet|fusta gravada: woodcut
lithographie|lithografie|litografía|litografia|litografi|litho|kivipiirros|kőnyomat: lithograph
farblithographie|farblithografie|lithographie en couleurs|litografia a colori|litografía en color|kleurenlithografie|kleurenlitho|färglitografi|fargelitografi|farvelitografi|värilitografia|litografia barwna|barevná litografie|színes litográfia|litografia em cores: color lithograph
farbholzschnitt|gravure sur bois en couleurs|xilografía en color|xilografia a colori|kleurenhoutsnede|färgträsnitt|fargetresnitt|farvetræsnit|drzeworyt barwny|barevný dřevoryt|színes fametszet: color woodcut
kaltnadel|pointe sèche|punta seca|puntasecca|droge naald|tørrnål|torrnål|koldnål|kuivaneula|sucha igła|suchá jehla|hidegtű: drypoint
aquatinta|aquatinte|aguatinta|akvatint|akvatinta: aquatint
siebdruck|sérigraphie|serigrafía|serigrafia|zeefdruk|serigrafi|silketrykk|silketryk|screentryck|szitanyomat: screenprint
fotografie|photographie|fotografía|fotografia|foto|fotografi|valokuva|fénykép: photograph
silbergelatineabzug|épreuve gélatino-argentique|tirage gélatino-argentique|gelatina de plata|stampa alla gelatina ai sali d'argento|gelatinezilverdruk|silbergelatine-abzug|silbergelatinepapier|sølvgelatintrykk|silvergelatinfotografi|sølvgelatine: gelatin silver print
albuminabzug|épreuve sur papier albuminé|tirage albuminé|stampa all'albumina|albúmina|albuminedruk: albumen print
fresko|fresque|fresco|affresco|freskomalerei: fresco
collage
video|vidéo|vídeo: video
`);

const SUPPORTS = table(`
leinwand|toile|lienzo|tela|doek|linnen|duk|lærred|lerret|kankaalle|kangas|vászon|vászonra|płótno|płótnie|plátno|plátně|platnu|lõuend|gynfas: canvas
holz|bois|madera|legno|hout|madeira|puulle|trä|tre|træ|fa|fára|drewno|drewnie|dřevo|dřevě|fusta: wood
eichenholz|bois de chêne|roble|eikenhout|eiken paneel: oak
pappelholz|bois de peuplier|pioppo: poplar
lindenholz|bois de tilleul: limewood
nogal|tabla de nogal|tavola di noce|nussbaumholz|bois de noyer|notenhout: walnut
tabla de roble: oak
tafel|panneau|tabla|tavola|paneel|holztafel|banel: panel
papier|papel|carta|papper|papir|paperille|paperi|papír|papírra|papierze|papíře|bapur: paper
pappe|karton|carton|cartón|cartone|cartão|papp|pap|pahville|tektura|tekturze|lepenka: cardboard
kupfer|cuivre|cobre|rame|koper: copper
pergament|parchemin|pergamino|pergamena|perkament: parchment
seide|soie|seda|seta|zijde: silk
hartfaser|hartfaserplatte|isorel|tablex: hardboard
aluminium: aluminum
schiefer|ardoise|pizarra|lavagna|lei: slate
glas|verre|vidrio|vetro: glass
`);

const MATERIALS = table(`
eichenholz|bois de chêne|eikenhout|eiche|chêne|roble|quercia|eik: oak
pappelholz|bois de peuplier|legno di pioppo: poplar
lindenholz|bois de tilleul|lindehout: limewood
fichtenholz|bois d'épicéa: spruce
nussbaumholz|bois de noyer|notenhout|nussbaum|noyer|nogal|noce: walnut
birnbaumholz|bois de poirier: pearwood
leinwand: canvas
bronze|bronce|bronzo|brons|pronssi|bronz|brąz|bronse|efydd: bronze
marmor|marbre|mármol|marmo|marmer|mármore|marmori|marmur|mramor|márvány: marble
kalkstein|calcaire|pierre calcaire|caliza|piedra caliza|pietra calcarea|kalksteen: limestone
sandstein|grès rose|arenisca|arenaria|zandsteen: sandstone
alabaster|albâtre|alabastro|albast: alabaster
holz|bois|madera|legno|hout|madeira|puu|trä|drewno: wood
lindenholz, gefasst|bois polychrome|madera policromada|legno policromo: painted wood
elfenbein|ivoire|marfil|avorio|ivoor: ivory
gips|plâtre|yeso|gesso|pleister|kipsi|sádra: plaster
terrakotta|terre cuite|terracota|terracotta|barro cocido: terracotta
ton|argile|arcilla|argilla|klei: clay
keramik|céramique|cerámica|ceramica|keramiek: ceramic
fayence|faïence|mayólica|maiolica|faience: faience
porzellan|porcelaine|porcelana|porcellana|porselein|porslin|porcelæn|porselen|posliini|porcelán: porcelain
steinzeug|grès|gres|steengoed|stengods|stentøj|steintøy|kivitavara|kamenina: stoneware
silber|argent|plata|argento|zilver|prata|hopea|srebro|ezüst|sølv|stříbro: silver
gold|or|oro|goud|ouro|kulta|guld|złoto|arany|gull|zlato: gold
silber, vergoldet|argent doré|vermeil|plata dorada|argento dorato: silver gilt
eisen|fer|hierro|ferro|ijzer|järn|jern|rauta|żelazo|železo|vas: iron
basalt|basalte|basalto: basalt
stuck|stuc|estuco|stucco: stucco
bergkristall|cristal de roche|cristal de roca|cristallo di rocca|bergkristal: rock crystal
wachs|cire|cera|was: wax
filz|feutre|fieltro|feltro|vilt: felt
glas|verre|vidrio|vetro|lasi|szkło|sklo|üveg|vidro: glass
seide|soie|seda|seta|zijde: silk
wolle|laine|lana|wol|ull|uld|villa|wełna|vlna|gyapjú: wool
baumwolle|coton|algodón|cotone|katoen|bomull|bomuld|puuvilla|bawełna|bavlna|pamut: cotton
leinen|lino|linnen: linen
leder|cuir|cuero|cuoio|leer|läder|lær|læder|nahka|skóra: leather
beton|béton|hormigón|betong|betoni: concrete
stahl|acier|acero|acciaio|staal|stål|teräs|ocel|acél|aço: steel
stahlrohr|tube d'acier|tubo de acero|tubolare d'acciaio|stalen buis|stålrør|stålrör: tubular steel
stoff|tissu|tessuto|stof|tyg: fabric
aluminium|aluminio|alluminio|alumínio|alumiini: aluminium
edelstahl|acier inoxydable|acero inoxidable|acciaio inossidabile|roestvrij staal|rostfritt stål|rustfrit stål|rustfritt stål: stainless steel
kunststoff|plastique|plástico|plastica|plastik|plast|muovi: plastic
messing|laiton|latón|ottone|mässing|messinki|mosiądz: brass
kupfer|cuivre|cobre|rame|koper|koppar|kobber|kupari|miedź: copper
ebenholz|ébène|ébano|ebano|ebbenhout|ibenholt: ebony
buche|buchenholz|hêtre|faggio|beuken|bok|bøg|pyökki: beech
birke|birkenholz|bouleau|björk|koivu: birch
mahagoni|acajou|caoba|mogano|mahonie|mahonki: mahogany
email|émail|emaille|esmalte|smalto|emalj|emalje|emali: enamel
perlen|perles|perlas|perle|parels|pärlor: pearls
edelsteine|pierres précieuses|piedras preciosas|pietre preziose|edelstenen|ädelstenar: gemstones
sperrholz|contreplaqué|compensato|kryssfaner|krydsfiner|vaneri|contrachapado: plywood
aufglasurfarben|aufglasurmalerei: overglaze colours
`);

const ON = /^(.{2,60}) (?:auf|sur|sobre|su|op|on|en|på|na|ar|s\/) (.{3,40})$/;
const AROUND = /\b(?:circa|ca\.|c\.) (?=\d{3,4}\b)/gi;
const YEARS = /^(?:c\. )?\d{3,4}(?: ?[-\u2013\u2014/] ?(?:c\. )?\d{2,4})?$/;
const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
const CENTURY =
  /^(?:(\d{1,2})\. jahrhundert|(?:siglo|secolo|século) ([ivx]+)|([ivx]+)e siècle|(\d{1,2})(?:de|ste|e) eeuw)$/i;

/** Sizes and their unit, with the comma of a decimal: "38,8 x 23,2 cm". */
const SIZE =
  /^(?:cm )?\d{1,4}(?:,\d{1,2})?(?: ?[x\u00D7] ?\d{1,4}(?:,\d{1,2})?){1,2}(?: ?cm)?(?: \([^()]*\))?$/i;

function ofRoman(numeral: string): number {
  const values = [...numeral.toUpperCase()].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

function ordinal(number: number): string {
  const ending = ['', 'st', 'nd', 'rd'][number % 10] ?? '';
  return `${number}${ending === '' || (number > 10 && number < 14) ? 'th' : ending}`;
}

/** Years with "c." for the word that says "about" in another language, before or behind them. */
export const withAbout = (text: string): string =>
  withEnglishDates(text)
    .replaceAll(AROUND, 'c. ')
    .replaceAll(/\b(\d{3,4}) (?:circa|ca\.)(?!\p{L})/gu, 'c. $1');

/** A part of a line; null where it is not known. */
function partInEnglish(part: string): string | null {
  const date = withAbout(part);
  if (YEARS.test(date)) return date;
  const [, german, romance, french, dutch] = CENTURY.exec(part) ?? [];
  const arabic = german ?? dutch;
  const roman = romance ?? french;
  if (arabic !== undefined) return `${ordinal(Number(arabic))} century`;
  if (roman !== undefined) return `${ordinal(ofRoman(roman))} century`;
  if (SIZE.test(part)) return part.replaceAll(/(?<=\d),(?=\d)/g, '.');
  const plain = plainName(part);
  const [, technique = '', support = ''] = ON.exec(part) ?? [];
  const how = TECHNIQUES.get(plainName(technique));
  const what = SUPPORTS.get(plainName(support));
  if (how !== undefined && what !== undefined) return `${how} on ${what}`;
  const [, before = '', behind = ''] = /^(\S+) (\S+)$/.exec(part) ?? [];
  return TECHNIQUES.get(plain) ?? MATERIALS.get(plain) ?? besideSupport(before, behind);
}

/** "öljy kankaalle", "vászon, olaj": a technique and a support side by side. */
function besideSupport(first: string, second: string): string | null {
  const how = TECHNIQUES.get(plainName(first)) ?? TECHNIQUES.get(plainName(second));
  const what = SUPPORTS.get(plainName(second)) ?? SUPPORTS.get(plainName(first));
  const isEach = TECHNIQUES.has(plainName(first)) !== TECHNIQUES.has(plainName(second));
  return isEach && how !== undefined && what !== undefined ? `${how} on ${what}` : null;
}

/** "ton.", "was.": the last word of an English sentence on a line of its own. */
const LAST_WORD = /^\p{Ll}{1,12}[.!?]$/u;

/** What was asked for lately: each line of a label is asked for again and again, by what stands beside it. */
const asked = new Map<string, string | null>();
const MOST_ASKED = 200;

/**
 * A line of a tombstone in another language, said in English: "Öl auf Leinwand" -> "oil on canvas", "hacia 1435" ->
 * "c. 1435", "XVIIe siècle" -> "17th century". Null where a part of it is none of these.
 */
export function inEnglish(line: string): string | null {
  const known = asked.get(line);
  if (known !== undefined) return known;
  const said = saidInEnglish(line);
  if (asked.size >= MOST_ASKED) asked.clear();
  asked.set(line, said);
  return said;
}

function saidInEnglish(line: string): string | null {
  if (LAST_WORD.test(line.trim())) return null;
  const parts = line
    .trim()
    .replace(/[.;,]$/, '')
    .split(/, |; |(?<!\bca?)\. (?=\d|cm)/);
  const [first = '', second = ''] = parts;
  const both = parts.length === 2 ? besideSupport(first, second) : null;
  if (both !== null) return both;
  const english = parts.map(partInEnglish);
  return english.every((part) => part !== null) ? english.join(', ') : null;
}

/** Whether a line begins with a material or technique in another language, names and dates behind it: "brons, Tamil Nadu". */
export function beginsInForeign(line: string): boolean {
  const [first = ''] = line.trim().split(/, |; /, 1);
  const english = /\d/.test(first) ? null : inEnglish(first);
  // "Crayon" and "gesso" are English materials as well.
  const isEnglish = first.split(' ').every((word) => mediumWordKind(word.toLowerCase()) === 'material');
  return english !== null && !isEnglish && plainName(english) !== plainName(first);
}
