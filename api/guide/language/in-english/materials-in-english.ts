import { plainName } from '../../notes/plain-name.ts';

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
öl|huile|óleo|olio|olieverf|ölgemälde|huiles|olja|olje|olie|öljy|öljyväri|olaj|olej|ulje|ulei|õli|oli|olew|aliejus|eļļa|olía|yağlıboya|yağlı boya|cat minyak|sơn dầu: oil
tuval üzerine yağlıboya|tuval üzerine yağlı boya|olioa mihisean|olio-pintura mihisean|olía á striga|cat minyak pada kanvas|cat minyak di atas kanvas: oil on canvas
kağıt üzerine mürekkep: ink on paper
sơn mài: lacquer
pigmentdruck|impression pigmentaire|pigmentový tisk|pigmenttryck|pigmenttrykk|stampa ai pigmenti|impresión pigmentada: pigment print
offset|offsetdruck: offset lithograph
farboffset|offset barwny|offset en couleurs|offset a colori|offset en color: color offset lithograph
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
strichätzung: line etching
vernis mou|weichgrundätzung|barniz blando|vernice molle: soft-ground etching
heliogravüre|héliogravure|heliograbado|fotoincisione: photogravure
lavis|lavierung|aguada de tinta: wash
linolschnitt|linogravure|linóleo|linoleografia|linosnede|linosnitt|linoleumsnit|linoryt: linocut
radierung|eau-forte|eaux-fortes|aguafuerte|acquaforte|ets|água-forte|etsaus|etsning|radering|rézkarc|lept|akwaforta: etching
kupferstich|burin|gravure au burin|gravure sur cuivre|buril|bulino|kopergravure: engraving
holzschnitt|xylographie|gravure sur bois|xilografía|xilografia|houtsnede|puupiirros|träsnitt|tresnitt|træsnit|drzeworyt|dřevoryt|fametszet|fusta gravada: woodcut
lithographie|lithografie|litografía|litografia|litografi|litho|kivipiirros|kőnyomat: lithograph
farblithographie|farblithografie|lithographie en couleurs|litografia a colori|litografía en color|kleurenlithografie|kleurenlitho|färglitografi|fargelitografi|farvelitografi|värilitografia|litografia barwna|barevná litografie|színes litográfia|litografia em cores: color lithograph
farbholzschnitt|gravure sur bois en couleurs|xilografía en color|xilografia a colori|kleurenhoutsnede|färgträsnitt|fargetresnitt|farvetræsnit|drzeworyt barwny|barevný dřevoryt|színes fametszet: color woodcut
kaltnadel|pointe sèche|punta seca|puntasecca|droge naald|tørrnål|torrnål|koldnål|kuivaneula|sucha igła|suchá jehla|hidegtű: drypoint
aquatinta|aquatinte|aguatinta|akvatint|akvatinta: aquatint
siebdruck|sérigraphie|serigrafía|serigrafia|zeefdruk|serigrafi|silketrykk|silketryk|screentryck|szitanyomat: screenprint
fotografie|photographie|fotografía|fotografia|foto|fotografi|valokuva|fénykép: photograph
silbergelatineabzug|gelatinesilberabzug|gelatinosilver|tirage argentique|épreuve gélatino-argentique|tirage gélatino-argentique|gelatina de plata|stampa alla gelatina ai sali d'argento|gelatinezilverdruk|silbergelatine-abzug|silbergelatinepapier|sølvgelatintrykk|silvergelatinfotografi|sølvgelatine: gelatin silver print
albuminabzug|tirage sur papier albuminé|papier albuminé|épreuve sur papier albuminé|tirage albuminé|stampa all'albumina|albúmina|albuminedruk: albumen print
tirage au charbon|kohledruck|kooldruk: carbon print
chromogener abzug|tirage chromogène|c-print: chromogenic print
zeichnung|dessin|dibujo|disegno|tekening|desenho|tegning|teckning: drawing
fresko|fresque|fresco|affresco|freskomalerei: fresco
collage
video|vidéo|vídeo: video
`);

const SUPPORTS = table(`
leinwand|toile|lienzo|tela|doek|linnen|duk|lærred|lerret|kankaalle|kangas|vászon|vászonra|płótno|płótnie|plátno|plátně|platnu|lõuend|gynfas|drobė|audekls|strigi|striga|tuval|kanvas: canvas
holz|bois|madera|legno|hout|madeira|puulle|trä|tre|træ|fa|fára|drewno|drewnie|dřevo|dřevě|fusta: wood
eichenholz|bois de chêne|roble|eikenhout|eiken paneel: oak
pappelholz|bois de peuplier|pioppo: poplar
lindenholz|bois de tilleul: limewood
nogal|tabla de nogal|tavola di noce|nussbaumholz|bois de noyer|notenhout: walnut
tabla de roble: oak
tafel|panneau|tabla|tavola|paneel|holztafel|banel|deska|desce|taula|pannå|træplade: panel
papier vélin|velinpapier: wove paper
papier vergé|büttenpapier: laid paper
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
stein|pierre|piedra|pietra|steen|pedra|sten|kivi|kő|kámen|kamień|taş|batu: stone
kiefer|kiefernholz|pin|pino|grenen|furu|fura|mänty|männyn puu|sosna: pine
renskinn|reinskinn|renhud: reindeer hide
raphia|rafia|raffia|bast: raffia
bronze|bronce|bronzo|brons|pronssi|bronz|brąz|bronse|efydd: bronze
marmor|marbre|mármol|marmo|marmer|mármore|marmori|marmur|mramor|márvány|mermer: marble
kalkstein|calcaire|pierre calcaire|caliza|piedra caliza|pietra calcarea|kalksteen: limestone
sandstein|grès rose|arenisca|arenaria|zandsteen: sandstone
alabaster|albâtre|alabastro|albast: alabaster
holz|bois|madera|legno|hout|madeira|puu|trä|drewno|ahşap|kayu|gỗ|koks|medis: wood
lindenholz, gefasst|bois polychrome|madera policromada|legno policromo: painted wood
elfenbein|ivoire|marfil|avorio|ivoor: ivory
gips|plâtre|yeso|gesso|pleister|kipsi|sádra: plaster
terrakotta|terre cuite|terracota|terracotta|barro cocido|pişmiş toprak: terracotta
ton|argile|arcilla|argilla|klei: clay
keramik|céramique|cerámica|ceramica|keramiek: ceramic
fayence|faïence|mayólica|maiolica|faience: faience
porzellan|porcelaine|porcelana|porcellana|porselein|porslin|porcelæn|porselen|posliini|porcelán: porcelain
steinzeug|grès|gres|steengoed|stengods|stentøj|steintøy|kivitavara|kamenina: stoneware
silber|argent|plata|argento|zilver|prata|hopea|srebro|ezüst|sølv|stříbro|gümüş|silfur: silver
gold|or|oro|goud|ouro|kulta|guld|złoto|arany|gull|zlato|altın|aur: gold
silber, vergoldet|argent doré|vermeil|plata dorada|argento dorato: silver gilt
eisen|fer|hierro|ferro|ijzer|järn|jern|rauta|żelazo|železo|vas: iron
basalt|basalte|basalto: basalt
stuck|stuc|estuco|stucco: stucco
bergkristall|cristal de roche|cristal de roca|cristallo di rocca|bergkristal: rock crystal
wachs|cire|cera|was: wax
filz|feutre|fieltro|feltro|vilt: felt
foukané sklo|mundgeblasenes glas|verre soufflé|vetro soffiato|vidrio soplado|vidro soprado|geblazen glas|blåst glass|blåst glas|puhallettu lasi: blown glass
glas|verre|vidrio|vetro|lasi|szkło|sklo|üveg|vidro: glass
bernstein|ambre|ámbar|ambra|barnsteen: amber
perlmutt|nacre|nácar|madreperla|paarlemoer|parelmoer|madrepérola: mother-of-pearl
schildpatt|écaille|écaille de tortue|carey|tartaruga|schildpad: tortoiseshell
koralle|korallen|corail|coral|corallo|koraal: coral
achat|agate|ágata: agate
jade|giada: jade
granit|granite|granito|graniet: granite
porphyr|porphyre|pórfido|porfido: porphyry
lapislazuli|lapis-lazuli|lapislázuli|lapislazzuli: lapis lazuli
quarzfritte|fritte|faïence siliceuse: fritware
loza|loiça: glazed earthenware
mosaik|mosaïque|mosaico|mozaïek: mosaic
blei|plomb|plomo|piombo|chumbo: lead
knochen|hueso|bein|osso: bone
horn|corne|cuerno|corno|hoorn|chifre: horn
federn|plumas|plumes|piume|veren|penas|fjer|fjær: feathers
muscheln|coquillages|conchas|conchiglie|schelpen: shells
stroh|paille|paja|paglia|stro|palha: straw
bambus|bambou|bambú|bambù|bamboe: bamboo
bakelit|bakélite|baquelita|bachelite|bakeliet: Bakelite
textil|textile|tejido|tessile|textiel: textile
metall|métal|metal|metallo|metaal: metal
gummi|caoutchouc|caucho|gomma: rubber
palisander|palissandre|palisandro|palissander: rosewood
bois de rose|palo de rosa|rosenholz: tulipwood
kirschbaum|merisier|cerezo|ciliegio|kersenhout: cherry
zeder|cèdre|cedro|cederhout: cedar
marketerie|marqueterie|marquetería|intarsio|marqueterie: marquetry
wirkerei|tapisserie|tapiz|arazzo|wandtapijt|tapeçaria: tapestry
stickerei|broderie|bordado|ricamo|borduurwerk: embroidery
samt|velours|terciopelo|velluto|fluweel|veludo: velvet
spitze|dentelle|encaje|merletto|renda: lace
taft|taffetas|tafetán|taffetà|tafetá: taffeta
brokat|brocart|brocado|broccato|brokaat: brocade
damast|damasco: damask
satin|raso|atlas: satin
loza con reflejo metálico|maiolica a lustro|lüsterfayence: lustreware
porcelaine tendre: soft-paste porcelain
porcelaine dure: hard-paste porcelain
bronze doré|bronce dorado|bronzo dorato|feuervergoldete bronze: gilt bronze
seide|soie|seda|seta|zijde: silk
wolle|laine|lana|wol|ull|uld|villa|wełna|vlna|gyapjú|yün: wool
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
makassar-ebenholz|makassarebenholz|ébène de macassar|ébano de macasar: Macassar ebony
ahornholz|ahorn|bois d'érable|érable|arce|esdoornhout|esdoorn: maple
ebenholz|ébène|ébano|ebano|ebbenhout|ibenholt: ebony
buche|buchenholz|hêtre|faggio|beuken|bok|bøg|pyökki: beech
birke|birkenholz|bouleau|björk|koivu: birch
mahagoni|acajou|caoba|mogano|mahonie|mahonki: mahogany
email|émail|emaille|esmalte|smalto|emalj|emalje|emali: enamel
perlen|perles|perlas|perle|parels|pärlor: pearls
edelsteine|pierres précieuses|piedras preciosas|pietre preziose|edelstenen|ädelstenar: gemstones
sperrholz|contreplaqué|compensato|kryssfaner|krydsfiner|vaneri|contrachapado: plywood
aufglasurfarben|aufglasurmalerei: overglaze colours
pigmente|pigments|pigmentos|pigmenti|pigmenten: pigments
pflanzenfasern|fibres végétales|fibras vegetales|fibre vegetali|plantaardige vezels|fibras vegetais: plant fibres
kristallglas|cristal|cristallo|kristal|kristall: crystal glass
acrylharz|résine acrylique|resina acrílica|resina acrilica: acrylic resin
kunstharz|résine|resina|hars: resin
haare|cheveux|pelo|capelli|haar|cabelo: hair
muschel|coquillage|concha|conchiglia|schelp: shell
samen|graines|semillas|semi|zaden|sementes: seeds
schilf|roseau|caña|canna|riet: reed
türkis|turquesa|turchese|turkoois: turquoise
sodalith|sodalita: sodalite
basalto de olivino|olivinbasalt|basalte à olivine: olivine basalt
toba volcánica|tuf volcanique|tufo vulcanico|vulkanischer tuff: volcanic tuff
obsidian|obsidiana|obsidienne: obsidian
zinn|étain|estaño|stagno|peltro|tin|estanho: pewter
fell|fourrure|piel|pelliccia|bont: fur
peau|pele|pelle: skin
`);

/** What was done to a material: before it in English, behind it in these languages. */
const FINISHES = table(`
vergoldet|doré|dorée|dorés|dorado|dorada|dorato|dorata|verguld|dourado|dourada|forgyldt|förgylld|forgylt: gilded
versilbert|argenté|argentée|plateado|plateada|argentato|argentata|verzilverd|prateado: silvered
bemalt|gefasst|gefaßt|peint|peinte|peints|pintado|pintada|dipinto|dipinta|beschilderd|malet|målad|malt|polychromé|polychrome|polychromée|policromado|policromada|policromo|policroma|gepolychromeerd: painted
unbemalt|unglasiert|ungefasst: unpainted
geschnitzt|sculpté|sculptée|tallado|tallada|intagliato|scolpito|scolpita|gesneden|entalhado|esculpido|udskåret|snidad|skåret: carved
modelliert|modelé|modelée|modelado|modelada|modellato|modellata|geboetseerd: modelled
bruñido|bruñida|brunito|brunita|bruni: burnished
gegossen|fondu|fondue|coulé|fundido|fundida|fuso|fusa|gegoten|støbt|gjuten|støpt: cast
getrieben|martelé|martelée|repoussé|repoussée|martillado|martillada|repujado|repujada|sbalzato|sbalzata|gedreven: hammered
graviert|gravé|gravée|grabado|grabada|inciso|incisa|gegraveerd: engraved
geätzt: etched
ziseliert|ciselé|ciselée|cincelado|cincelada|cesellato|cesellata: chased
emailliert|émaillé|émaillée|esmaltado|esmaltada|smaltato|smaltata|geëmailleerd: enamelled
glasiert|glaçuré|glaçurée|vernissé|vernissée|vidriado|vidriada|invetriato|invetriata|geglazuurd|vidrado|vidrada|glaseret|glaserad: glazed
patiniert|patiné|patinée|patinado|patinado|patinato|gepatineerd: patinated
lackiert|laqué|laquée|lacado|lacada|laccato|laccata|gelakt: lacquered
geschwärzt|noirci|ennegrecido|ebanizado|ebanizzato: blackened
poliert|poli|polie|pulido|pulida|levigato|gepolijst: polished
verchromt|chromé|cromado|cromato|verchroomd: chromed
gewebt|tissé|tissée|tejido|tejida|tessuto|geweven: woven
bestickt|brodé|brodée|bordado|bordada|ricamato|ricamata|geborduurd: embroidered
plissiert|plissé|plisado|plisada|plissettato: pleated
tauschiert|damasquiné|damasquinado|ageminato: inlaid
`);
const PARTLY =
  /^(?:teilweise|teils|partiellement|en partie|parcialmente|parzialmente|in parte|deels|gedeeltelijk) /i;
const AND = / (?:und|et|y|e|en|og|och) /i;
const ON = /^(.{2,60}) (?:auf|sur|sobre|su|op|on|en|på|na|ar|s\/) (.{3,40})$/;

/** "öljy kankaalle", "vászon, olaj": a technique and a support side by side. */
export function besideSupport(first: string, second: string): string | null {
  const how = TECHNIQUES.get(plainName(first)) ?? TECHNIQUES.get(plainName(second));
  const what = SUPPORTS.get(plainName(second)) ?? SUPPORTS.get(plainName(first));
  const isEach = TECHNIQUES.has(plainName(first)) !== TECHNIQUES.has(plainName(second));
  return isEach && how !== undefined && what !== undefined ? `${how} on ${what}` : null;
}

/** One material, technique or finish by its name, or a technique on a support. */
function named(part: string): string | null {
  const [, technique = '', support = ''] = ON.exec(part) ?? [];
  const how = TECHNIQUES.get(plainName(technique));
  const what = SUPPORTS.get(plainName(support)) ?? MATERIALS.get(plainName(support));
  if (how !== undefined && what !== undefined) return `${how} on ${what}`;
  const [, form = '', of = ''] = /^(\S+) (?:(?:de|di|aus|van) |d['\u2019])(\S+)$/.exec(part) ?? [];
  const [thing, stuff] = [MATERIALS.get(plainName(form)), MATERIALS.get(plainName(of))];
  const plain = plainName(part);
  const [, before = '', behind = ''] = /^(\S+) (\S+)$/.exec(part) ?? [];
  return (
    TECHNIQUES.get(plain) ??
    MATERIALS.get(plain) ??
    (thing !== undefined && stuff !== undefined ? `${stuff} ${thing}` : besideSupport(before, behind))
  );
}

/** A finish by its name: "teilweise vergoldet" -> "partly gilded". */
function finish(part: string): string | null {
  const found = FINISHES.get(plainName(part.replace(PARTLY, '')));
  return found === undefined ? null : PARTLY.test(part) ? `partly ${found}` : found;
}

/** A material or technique, and what was done to it. */
interface Worked {
  readonly stuff: string;
  readonly done: readonly string[];
}

/** "Calcaire peint": a material with what was done to it, or one of both alone. */
function worked(part: string): Worked | null {
  const alone = named(part) ?? finish(part);
  if (alone !== null) return { stuff: alone, done: [] };
  const [, material = '', done = ''] = /^(.{2,40}?) ((?:\S+ )?\S+)$/.exec(part) ?? [];
  const [stuff, how] = [named(material), finish(done)];
  return stuff !== null && how !== null ? { stuff, done: [how] } : null;
}

/**
 * A material or technique in another language, said in English: "Öl auf Leinwand" -> "oil on canvas", "Or fondu et
 * martelé" -> "cast and hammered gold". Null where a part of it is not known.
 */
export function materialInEnglish(part: string): string | null {
  const all: Worked[] = [];
  for (const each of part.split(AND)) {
    const found = worked(each);
    if (found === null) return null;
    const before = all.at(-1);
    // What is done is done to the material before it.
    if (before !== undefined && finish(each) !== null && finish(before.stuff) === null)
      all[all.length - 1] = { ...before, done: [...before.done, found.stuff] };
    else all.push(found);
  }
  return all.map(({ stuff, done }) => [done.join(' and '), stuff].join(' ').trim()).join(' and ');
}
