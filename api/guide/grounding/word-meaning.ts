/**
 * Words that say the same, so that a sentence may use one where its source has another: forms that no ending explains, and
 * a few pairs that mean no more. Nothing here is knowledge of a work.
 */
const GROUPS = `
be is are was were been being am|have has had having|do does did done doing|
give gave given gift donate donated donation donor present presented presents|leave left bequest bequeath bequeathed bequeaths will|buy bought buys purchase purchased|sell sold sells sale|
lend lent loan loaned|come came comes|go went gone goes|take took taken|make made makes making maker makers|write wrote written writes writer author|draw drew drawn drawing drawings|build built building|
wear wore worn|sit sat seated sitting|stand stood standing|hold held|weave wove woven weaver weavers|keep kept|find found finds|see saw seen|tell told|know knew known knowledge|
grow grew grown|begin began begun start started|die died dead death dies|bear born birth|live lived life lives alive|lose lost loss|sing sang sung|sink sank sunk|ring rang rung|
break broke broken|choose chose chosen choice|become became|steal stole stolen theft|teach taught teacher|think thought thinks|fight fought|catch caught|throw threw thrown thrown|
fall fell fallen|fly flew flown|ride rode ridden|run ran|speak spoke spoken speech|swim swam swum|drive drove driven|eat ate eaten|feed fed|meet met|pay paid|say said|send sent|
show shown showed exhibit exhibited exhibition exhibitions|sleep slept asleep sleeping|spend spent|strike struck|sew sewn sewed|tear tore torn|understand understood|win won|bend bent|burn burned burnt|
cut cuts cutting|let lets|cast casts|set sets|put puts|hang hung|lie lay lain|lead led|feel felt|hide hid hidden|rise rose risen|shoot shot|sweep swept|learn learned learnt|dig dug|freeze froze frozen|
child children|man men|woman women|foot feet|tooth teeth|person people persons peoples|
colour colours color colors coloured colored|centre center|grey gray|centimetre centimetres centimeter centimeters cm|metre metres meter meters|millimetre millimetres mm|inch inches|
about around approximately circa roughly ca nearly almost some|probable probably likely presumably|perhaps maybe possibly may might|
wide width breadth|high height tall|long length lengthen lengthened longer|deep depth|large larger size big|
wed wedding marry married marriage husband wife wives bride|acquire acquired acquisition|lift lifted raise raised brought bring|old older elder age aged|young younger youth|
photograph photographs photographed photographer photography photo photos|sculpt sculptor sculpture sculptures sculptural|self herself himself|mold mould|plate plated plates|model models modeled modelled|
tube tubes tubular|each every|before after until|because since therefore so|work works worked working|enough sufficient|year years|month months|minute minutes|hour hours|day days|century centuries
`;

const CANONICAL = new Map<string, string>();
for (const group of GROUPS.trim().split('|')) {
  const [first = '', ...others] = group.trim().split(/\s+/);
  for (const word of [first, ...others]) if (!CANONICAL.has(word)) CANONICAL.set(word, `=${first}`);
}

/** Endings of English, the longest first. */
const ENDINGS =
  'ations ation ments ment ness ened iest ings ing ions ion ists ist isms ism ers ors er or ies ied ely ily est ly ed en es al s y e'.split(
    ' ',
  );
/** So much of a word is left of it at the least. */
const LEAST_STEM = 3;

/** A word without its ending: "painter", "painted" and "paintings" have the same. */
function stemOf(key: string): string {
  let stem = key;
  for (let times = 0; times < 2; times += 1) {
    const from = stem;
    const ending = ENDINGS.find((each) => from.endsWith(each) && from.length - each.length >= LEAST_STEM);
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return /([^aeiou])\1$/.test(stem) && stem.length > LEAST_STEM ? stem.slice(0, -1) : stem;
}

/** What words are compared by: the same for all that say the same. Takes a word's key (`words.ts`). */
export function meaningOf(key: string): string {
  const single = key.replace(/ies$/, 'y').replace(/(?<=..)s$/, '');
  return CANONICAL.get(key) ?? CANONICAL.get(single) ?? CANONICAL.get(stemOf(key)) ?? stemOf(key);
}
