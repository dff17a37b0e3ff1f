/**
 * Names that say the same: who comes from Italy is Italian, the Madonna is the Virgin Mary. A text may use one
 * where the label prints another. Nothing here needs knowledge of a work: Florence does not make a work Italian.
 */
const GROUPS = `
afghanistan afghan|africa african africans|albania albanian|algeria algerian|america american americans usa us united states|
argentina argentine argentinian|armenia armenian|asia asian|assyria assyrian|athens athenian athenians|australia australian|austria austrian austrians|babylonia babylon babylonian|
bangladesh bangladeshi|bavaria bavarian|belgium belgian belgians|bengal bengali|bohemia bohemian|bolivia bolivian|brazil brazilian|
britain british briton britons|brittany breton|bulgaria bulgarian|burgundy burgundian|burma burmese|byzantium byzantine|cambodia cambodian|
cameroon cameroonian|canada canadian|catalonia catalan|chile chilean|china chinese|colombia colombian|congo congolese|corinth corinthian|crete cretan|croatia croatian|
cuba cuban|cyprus cypriot|czechia czech|denmark danish dane danes|ecuador ecuadorian|egypt egyptian egyptians|england english englishman englishwoman|estonia estonian|
ethiopia ethiopian|etruria etruscan etruscans|europe european europeans|finland finnish finn|flanders flemish fleming|florence florentine florentines|france french frenchman frenchwoman|genoa genoese|
georgia georgian|germany german germans|ghana ghanaian|greece greek greeks|guatemala guatemalan|haiti haitian|hawaii hawaiian|hungary hungarian|iceland icelandic|india indian indians|
indonesia indonesian|iran iranian|iraq iraqi|ireland irish irishman irishwoman|israel israeli|italy italian italians|jamaica jamaican|japan japanese|java javanese|kenya kenyan|korea korean koreans|
laos laotian|latvia latvian|lebanon lebanese|liberia liberian|libya libyan|lithuania lithuanian|lombardy lombard|london londoner londoners|madrid madrilenian|malaysia malaysian|mali malian|malta maltese|mexico mexican mexicans|
milan milanese|mongolia mongolian|morocco moroccan|mozambique mozambican|naples neapolitan|nepal nepalese nepali|netherlands dutch dutchman dutchwoman holland|nigeria nigerian|normandy norman|norway norwegian norwegians|
nubia nubian|pakistan pakistani|palestine palestinian|paris parisian parisians|persia persian persians|peru peruvian|philippines philippine filipino|poland polish pole poles|polynesia polynesian|portugal portuguese|
provence provencal|prussia prussian|rome roman romans|romania romanian|russia russian russians|saxony saxon|scotland scottish scot scots scotsman|senegal senegalese|serbia serbian|siam siamese|sicily sicilian|siena sienese|
slovakia slovak|slovenia slovenian slovene|spain spanish spaniard|sudan sudanese|sumer sumerian|sweden swedish swede swedes|switzerland swiss|syria syrian|taiwan taiwanese|thailand thai|tibet tibetan|
tunisia tunisian|turkey turkish turk turks|tuscany tuscan|uganda ugandan|ukraine ukrainian|umbria umbrian|uruguay uruguayan|venezuela venezuelan|venice venetian venetians|vienna viennese|vietnam vietnamese|
wales welsh welshman|yemen yemeni|zambia zambian|zimbabwe zimbabwean|new york yorker|
saint st saints sts|mister mr|mistress mrs|doctor dr|mount mt|company co|junior jr|senior sr|bros brothers|
january jan|february feb|march mar|april apr|june jun|july jul|august aug|september sep sept|october oct|november nov|december dec|
monday mon|tuesday tue tues|wednesday wed|thursday thu thurs|friday fri|saturday sat|sunday sun`;

const KINDRED = new Map<string, readonly string[]>(
  GROUPS.split('|').flatMap((group) => {
    const names = group.trim().split(/\s+/);
    return names.map((name): [string, readonly string[]] => [name, names]);
  }),
);

/** Who is in a scene by its very name: a Madonna holds the Christ Child. */
const IN_SCENE = new Map<string, readonly string[]>([
  [
    'christ',
    'christ jesus madonna virgin mary nativity crucifixion annunciation pieta lamentation resurrection'.split(
      ' ',
    ),
  ],
  ['virgin', 'virgin madonna mary nativity annunciation pieta'.split(' ')],
]);
for (const [name, scenes] of [
  ['jesus', 'christ'],
  ['mary', 'virgin'],
  ['madonna', 'virgin'],
] as const)
  IN_SCENE.set(name, IN_SCENE.get(scenes) ?? []);

/** The names that may stand for this one, itself included. */
export function kindredNames(key: string): readonly string[] {
  return IN_SCENE.get(key) ?? KINDRED.get(key) ?? [key];
}
