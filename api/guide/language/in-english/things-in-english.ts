import type { LanguageGuess } from '../guess-language.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { plainWord } from '../plain-word.ts';

/**
 * Nouns of a title by language, each with what English calls the thing: those that mean one kind of thing and no more. A hyphen before
 * a noun says that longer words may end with it: "-schale" of "Silberschale".
 */
const NOUNS: Readonly<Partial<Record<LanguageGuess['language'], string>>> = {
  de: `gebetsnische: prayer niche; teppich|-teppich: carpet; -schale|schale: bowl; teller: plate; becher|-becher: beaker; krug: jug;
    pokal|-pokal: goblet; kanne: jug; kaffeekanne: coffee pot; teekanne: teapot; schüssel: bowl; vase: vase; flasche: bottle; stuhl|-stuhl: chair;
    sessel: armchair; tisch: table; schrank|-schrank: cupboard; truhe|-truhe: chest; kommode: chest of drawers; schreibschrank: writing cabinet;
    leuchter|-leuchter: candlestick; spiegel: mirror; maske|-maske: mask; halskette: necklace; armreif|armring: bracelet; fingerring: ring;
    ohrring: earring; schwert: sword; dolch: dagger; helm: helmet; rüstung: suit of armour; büste|-büste: bust; statuette: statuette;
    wandteppich|bildteppich: tapestry; kelch: chalice; monstranz: monstrance; reliquiar|-reliquiar: reliquary; taufbecken: font; trommel|-trommel: drum;
    spinnrad: spinning wheel; webstuhl: loom; globus|-globus: globe; hörrohr: ear trumpet; fernrohr: telescope; sonnenuhr: sundial; taschenuhr: pocket watch;
    schlitten: sledge; kutsche: carriage; bildnis|-bildnis: portrait; selbstbildnis: self-portrait; stillleben|stilleben|-stillleben: still life;
    selbstporträt: self-portrait; landschaft: landscape; flügelaltar: winged altarpiece; handschrift: manuscript; dose: box; schatulle: casket`,
  fr: `tapis: carpet; assiette: plate; bol: bowl; cruche: jug; aiguière: ewer; gobelet: beaker; bouteille: bottle; chaise: chair; fauteuil: armchair;
    armoire: wardrobe; coffre: chest; coffret: casket; commode: chest of drawers; miroir: mirror; masque: mask; collier: necklace; bague: ring; épée: sword;
    casque: helmet; statue: statue; statuette: statuette; buste: bust; tapisserie: tapestry; calice: chalice; reliquaire: reliquary; tambour: drum;
    théière: teapot; cafetière: coffee pot; soupière: tureen; chandelier: candlestick; paravent: folding screen; vitrail: stained-glass window; lit: bed;
    berceau: cradle; rouet: spinning wheel; clavecin: harpsichord; pendule: clock; cadran solaire: sundial; autoportrait: self-portrait; nature morte: still life;
    paysage: landscape; poupée: doll; marionnette: puppet; bouclier: shield; appuie-tête: headrest`,
  es: `biombo: folding screen; bote: jar; jarra: jug; jarrón: vase; plato: plate; cuenco: bowl; vaso: vessel; botella: bottle; silla: chair; sillón: armchair;
    mesa: table; armario: wardrobe; arca|arcón: chest; arqueta|cofre: casket; espejo: mirror; máscara: mask; collar: necklace; anillo: ring; espada: sword;
    puñal: dagger; casco: helmet; estatuilla: statuette; estatua: statue; busto: bust; tapiz: tapestry; alfombra: carpet; cáliz: chalice; relicario: reliquary;
    retablo: altarpiece; retrato: portrait; autorretrato: self-portrait; bodegón: still life; paisaje: landscape; tambor: drum; pila bautismal: font;
    urna: urn; escudo: shield; abanico: fan; muñeca: doll; candelabro: candelabrum; azulejo: tile`,
  it: `tappeto: carpet; arazzo: tapestry; vaso: vase; piatto: plate; coppa: cup; ciotola: bowl; brocca: jug; bottiglia: bottle; sedia: chair; poltrona: armchair;
    tavolo: table; armadio: wardrobe; cassone: marriage chest; cofanetto: casket; specchio: mirror; maschera: mask; collana: necklace; anello: ring;
    spada: sword; pugnale: dagger; elmo: helmet; statuetta: statuette; statua: statue; busto: bust; calice: chalice; reliquiario: reliquary; ritratto: portrait;
    autoritratto: self-portrait; natura morta: still life; paesaggio: landscape; tamburo: drum; cratere: krater; anfora: amphora; paravento: folding screen;
    teiera: teapot; candelabro: candelabrum; orologio: clock; polittico: polyptych; trittico: triptych; presepe: nativity scene`,
  pt: `biombo: folding screen; prato: plate; jarro: jug; jarra: vase; taça: cup; tigela: bowl; garrafa: bottle; cadeira: chair; mesa: table; armário: wardrobe;
    arca: chest; cofre: casket; espelho: mirror; máscara: mask; colar: necklace; anel: ring; espada: sword; punhal: dagger; estatueta: statuette;
    estátua: statue; busto: bust; tapeçaria: tapestry; tapete: carpet; cálice: chalice; custódia: monstrance; relicário: reliquary; retábulo: altarpiece;
    retrato: portrait; auto-retrato|autorretrato: self-portrait; natureza-morta: still life; paisagem: landscape; tambor: drum; leque: fan; pulseira: bracelet`,
  nl: `tapijt|-tapijt: carpet; wandtapijt: tapestry; bord: plate; schaal|-schaal: dish; beker|-beker: beaker; kan: jug; theepot: teapot; koffiepot: coffee pot; vaas|-vaas: vase;
    fles: bottle; stoel|-stoel: chair; armstoel|leunstoel: armchair; tafel: table; kast|-kast: cupboard; kabinet: cabinet; kist: chest; spiegel: mirror;
    masker|-masker: mask; halsketting: necklace; zwaard: sword; dolk: dagger; helm: helmet; beeldje: statuette; buste: bust; kelk: chalice; trommel: drum;
    wereldbol: globe; spinnewiel: spinning wheel; slee: sledge; poppenhuis: dolls' house; portret: portrait; zelfportret: self-portrait; stilleven: still life;
    landschap: landscape; klavecimbel: harpsichord; kandelaar: candlestick; wieg: cradle`,
  sv: `stol: chair; fåtölj: armchair; skåp: cupboard; kista|-kista: chest; skål: bowl; vas: vase; tallrik: plate; bägare: beaker; kanna: jug; svärd: sword;
    hjälm: helmet; spegel: mirror; dryckeshorn: drinking horn; porträtt: portrait; självporträtt: self-portrait; stilleben: still life; landskap: landscape;
    spinnrock: spinning wheel; symaskin: sewing machine; flygel: grand piano; trumma: drum; släde: sledge`,
  da: `stol: chair; lænestol: armchair; skab: cupboard; kiste: chest; skål: bowl; vase: vase; tallerken: plate; bæger: beaker; kande: jug; sværd: sword;
    hjelm: helmet; spejl: mirror; drikkehorn: drinking horn; portræt: portrait; selvportræt: self-portrait; landskab: landscape; symaskine: sewing machine;
    flygel: grand piano; tromme: drum; slæde: sledge; økse: axe; jernmeteorit: iron meteorite`,
  no: `stol: chair; lenestol: armchair; skap: cupboard; kiste: chest; skål: bowl; vase: vase; tallerken: plate; beger: beaker; mugge: jug; sverd: sword;
    hjelm: helmet; speil: mirror; drikkehorn: drinking horn; portrett: portrait; selvportrett: self-portrait; landskap: landscape; symaskin: sewing machine;
    flygel: grand piano; tromme: drum; slede: sledge; øks: axe`,
};

const table = (nouns: string): ReadonlyMap<string, string> =>
  new Map(
    nouns.split(';').flatMap((entry) => {
      const [words = '', english = ''] = entry.trim().split(': ');
      return words.split('|').map((word) => [plainWord(word), english] as const);
    }),
  );
const TABLES = new Map(Object.entries(NOUNS).map(([language, nouns]) => [language, table(nouns)] as const));

/** The languages whose nouns are known. */
export const LANGUAGES_OF_THINGS = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no'] as const;

/** Languages in which what a thing is like stands before the noun, and what it is with behind a preposition. */
const NOUN_LAST = new Set(['de', 'nl', 'sv', 'da', 'no']);
/** Where the name of a thing ends: "Schale mit Deckel", "Stol med armstöd". */
const ENDS =
  / (?:mit|aus|von|vom|des|der|für|auf|in|im|zu|zum|als|und|met|van|uit|voor|op|en|med|av|af|fra|från|till|til|på|og|och|i|för) |[,(:;«“"]/u;

function nounOf(title: string, language: string, nouns: ReadonlyMap<string, string>): string | null {
  const words = title.split(ENDS, 1)[0]?.trim().split(' ') ?? [];
  const plain = words.map(plainWord);
  const two = nouns.get(plain.slice(0, 2).join(' '));
  if (two !== undefined) return two;
  const [first = ''] = plain;
  if (!NOUN_LAST.has(language)) return nouns.get(first) ?? null;
  const head = plain.length > 3 ? '' : (plain.at(-1) ?? '');
  const longer = [...nouns].find(
    ([noun]) => noun.startsWith('-') && head.length > noun.length + 1 && head.endsWith(noun.slice(1)),
  );
  return nouns.get(head) ?? longer?.[1] ?? null;
}

/**
 * What kind of thing a title in another language names, in English: "Tappeto di caccia" -> "carpet". Null where its noun is not known.
 */
export function thingInEnglish(title: string, { language }: LanguageGuess): string | null {
  const nouns = TABLES.get(language);
  return nouns === undefined ? null : nounOf(title, language, nouns);
}

/** Pictures by what they show. */
const PICTURE = /^(?:portrait|self-portrait|still life|landscape)$/;
/** Whether a kind of thing is one of pictures, which a painting is; of any other a painting is a picture. */
export const isKindOfPicture = (thing: string): boolean => PICTURE.test(thing);

/** What says in other languages that nobody knows who made a work. */
const NOBODY =
  /^(?:An[o\u00F3]n[iy]mo?|Anonyme|Unbekannter? ?(?:K\u00FCnstler|Meister)?|Ignoto|Onbekend|Ukendt|Ukjent|Ok\u00E4nd|Autor desconocido|Auteur inconnu|Autore ignoto|Autor desconhecido|Kunstenaar onbekend)$/iu;
export const isNobody = (line: string): boolean => NOBODY.test(line.trim());

/** The first lines of a label that may be its title: without one for nobody, or a town above a thing: "Tabriz (?) / Tappeto con animali". */
export function headingInLanguage<Part extends { readonly text: string }>(
  heading: readonly Part[],
  guess: LanguageGuess,
): Part[] {
  const named = heading.filter(({ text }) => !isNobody(text));
  const thing = named.findIndex(({ text }) => thingInEnglish(text, guess) !== null);
  return named.filter(({ text }, at) => at >= thing || !isTownName(text.replace(/ ?\(\?\)$/, '')));
}
