/** What says in other languages which part of a century is meant: German, French, Spanish, Italian, Dutch, Portuguese. */
const PARTS: readonly (readonly [string, string])[] = [
  [
    '(?:anfang|beginn|frühes)|début|(?:a )?(?:principios|inicios|comienzos)|inizi(?:o)?|begin|início',
    'early ',
  ],
  ['mitte|milieu|(?:a )?mediados|metà|midden|meados', 'mid-'],
  ['ende|spätes|fin|(?:a )?(?:finales|fines)|fine|eind(?:e)?|fim|finais', 'late '],
  [
    '(?:erste|1\\.) hälfte|(?:première|1[eè]?re) moitié|primera mitad|prima metà|eerste helft|primeira metade',
    'first half of the ',
  ],
  [
    '(?:zweite|2\\.) hälfte|(?:seconde|deuxième|2e) moitié|segunda mitad|seconda metà|tweede helft|segunda metade',
    'second half of the ',
  ],
  [
    '(?:erstes|1\\.) viertel|premier quart|primer cuarto|primo quarto|eerste kwart|primeiro quartel',
    'first quarter of the ',
  ],
  [
    '(?:zweites|2\\.) viertel|deuxième quart|segundo cuarto|secondo quarto|tweede kwart|segundo quartel',
    'second quarter of the ',
  ],
  [
    '(?:drittes|3\\.) viertel|troisième quart|tercer cuarto|terzo quarto|derde kwart|terceiro quartel',
    'third quarter of the ',
  ],
  [
    '(?:letztes|4\\.) viertel|(?:dernier|quatrième) quart|último cuarto|ultimo quarto|laatste kwart|último quartel',
    'last quarter of the ',
  ],
  ['(?:erstes|1\\.) drittel|premier tiers|primer tercio|primo terzo', 'first third of the '],
  ['(?:letztes|3\\.) drittel|dernier tiers|último tercio|ultimo terzo', 'last third of the '],
];
const PART = PARTS.map(([words]) => `(${words})`).join('|');
const OF = "(?:des|du|del|dell['\u2019]|do|van de|de)";
const NUMBER = '(?:\\d{1,2}\\.|\\d{1,2}(?:e|de|ste)?|[ivx]+(?:er|e)?)';
const NUMBERS = `(${NUMBER})(?: ?(?:[-\u2013/]|bis|al|y|et|und|e) ?(${NUMBER}))?`;
const CENTURY = '(?:jahrhunderts?|jhdt?s?\\.?|jhs?\\.?|siècles?|s\\.|eeuw|secol[oi]|sec\\.)';
const HUNDRED = '(?:siglos?|séculos?|secol[oi]|sec\\.|segles?)';
const ERAS = [
  [
    '(?:v\\. ?Chr\\.?|vor Christus|av(?:ant|\\.) ?J\\.?[ -]{0,2}C\\.?|avant notre ère|a\\. ?C\\.?|a\\. ?e\\. ?c\\.)',
    ' BC',
  ],
  ['(?:n\\. ?Chr\\.?|ap(?:rès|r?\\.) ?J\\.?[ -]{0,2}C\\.?|d\\. ?C\\.?)', ' AD'],
] as const;
const ERA = `(?: ?(?:${ERAS.map(([words]) => `(${words})`).join('|')}))?`;

const OF_CENTURIES = new RegExp(
  `^(?:(?:${PART}) (?:${OF} ?)?)?(?:${NUMBERS} ${CENTURY}|${HUNDRED} ${NUMBERS})${ERA}$`,
  'iu',
);
/** "1700-talet", "1800-tallet" */
const OF_HUNDREDS = /^(\d{1,2})00-tal(?:et|let)?$/i;
/** "1 a 700 d.C.", "2592-2543 a.C." */
const OF_YEARS = new RegExp(
  `^\\(?(c\\. )?(\\d{1,4})(?: ?(?:a|bis|à|al|[-\u2013]) ?(\\d{1,4}))?${ERA}\\)?$`,
  'iu',
);
/** "500 a.C. \u2013 600 d.C." */
const ACROSS_ERAS = /^(\d[^\u2013-]{3,20}?) ?(?:[-\u2013]|bis|à) ?(\d[^\u2013-]{3,20})$/iu;
/** "Fin du XVe \u2013 d\u00E9but du XVIIe si\u00E8cle": the word of both stands behind the second. */
const ACROSS_CENTURIES = new RegExp(
  `^([^\\d,\\u2013]{0,25}(?:\\d{1,2}|[IVX]{1,5})[^,\\u2013]{0,4}?) ?[\\u2013-] ?([^,\\u2013]{3,40}? (${CENTURY}))$`,
  'iu',
);
const OF_DYNASTY =
  /^(?:(\d{1,2})\. dynastie|([ivx]+)e dynastie|(?:dinast[ií]a ([ivx]+)|([ivx]+) dinast[ií]a))$/iu;

/** Ages of the past by their name. */
const AGES = new Map(
  `altes reich|ancien empire|imperio antiguo|antico regno: Old Kingdom
mittleres reich|moyen empire|imperio medio|medio regno: Middle Kingdom
neues reich|nouvel empire|imperio nuevo|nuovo regno: New Kingdom
spätzeit|basse époque|baja época|epoca tarda: Late Period
bronzezeit|âge du bronze|edad del bronce|età del bronzo|bronstijd|bronzealder|bronsåldern: Bronze Age
eisenzeit|âge du fer|edad del hierro|età del ferro|ijzertijd|jernalder|järnåldern: Iron Age
jungsteinzeit|néolithique|neolítico|neolitico|neolithicum: Neolithic
vikingatid|vikingatiden|vikingetid|vikingetiden|vikingtid|vikingtiden|wikingerzeit: Viking Age
preclásico|formativo: Preclassic
preclásico medio|formativo medio: Middle Preclassic
preclásico temprano|formativo temprano: Early Preclassic
preclásico tardío|formativo tardío: Late Preclassic
clásico: Classic
clásico temprano: Early Classic
clásico tardío: Late Classic
clásico terminal: Terminal Classic
posclásico|postclásico: Postclassic
posclásico temprano|postclásico temprano: Early Postclassic
posclásico tardío|postclásico tardío: Late Postclassic
intermedio temprano: Early Intermediate period
intermedio tardío: Late Intermediate period
horizonte temprano: Early Horizon
horizonte medio: Middle Horizon
horizonte tardío: Late Horizon
mittelalter|moyen âge|edad media|medioevo|middeleeuwen: Middle Ages`
    .split('\n')
    .flatMap((line) => {
      const [words = '', english = ''] = line.split(': ');
      return words.split('|').map((word) => [word, english] as const);
    }),
);

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function valueOf(numeral: string): number {
  const figures = /^\d+/.exec(numeral)?.[0];
  if (figures !== undefined) return Number(figures);
  const values = [...numeral.replace(/er?$/i, '').toUpperCase()].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

function ordinal(number: number): string {
  const ending = number > 10 && number < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

const eraOf = (found: readonly (string | undefined)[]): string =>
  ERAS.find((_, at) => found[at] !== undefined)?.[1] ?? '';

/** "Fin du XVe \u2013 d\u00E9but du XVIIe si\u00E8cle" -> "late 15th century \u2013 early 17th century". */
function acrossCenturies(part: string): string | null {
  const [, first, second, word = ''] = ACROSS_CENTURIES.exec(part) ?? [];
  if (first === undefined || second === undefined) return null;
  const [from, to] = [centuryInEnglish(`${first} ${word}`), centuryInEnglish(second)];
  return from !== null && to !== null ? `${from} \u2013 ${to}` : null;
}

/**
 * A date in words of another language, said in English: "Segunda mitad del siglo XV" -> "second half of the 15th century",
 * "IIIe dynastie" -> "3rd Dynasty", "1 a 700 d.C." -> "1–700 AD". Null where it is none of these.
 */
export function centuryInEnglish(part: string): string | null {
  const age = AGES.get(part.toLowerCase().replace(/^per[ií]odo /, ''));
  // By itself it says that a work is a classic.
  if (age !== undefined && !/^clásico$/i.test(part)) return age;
  // "Posclásico Tardío (1250–1521 d.C.)"
  const [, named = '', bracket = ''] = /^([^()]+) \(([^()]+)\)$/.exec(part) ?? [];
  const ofBracket = bracket === '' ? null : centuryInEnglish(bracket);
  const ofName = AGES.get(named.toLowerCase());
  if (ofName !== undefined && ofBracket !== null) return `${ofName} (${ofBracket})`;
  const hundreds = OF_HUNDREDS.exec(part)?.[1];
  if (hundreds !== undefined) return `${ordinal(Number(hundreds) + 1)} century`;
  const dynasty = OF_DYNASTY.exec(part)
    ?.slice(1)
    .find((number) => number !== undefined);
  if (dynasty !== undefined) return `${ordinal(valueOf(dynasty))} Dynasty`;
  const years = OF_YEARS.exec(part);
  if (years !== null) {
    const [, about = '', from = '', to, ...eras] = years;
    const era = eraOf(eras);
    if (era !== '') return `${about}${from}${to === undefined ? '' : `\u2013${to}`}${era}`;
  }
  const [, before, after] = ACROSS_ERAS.exec(part) ?? [];
  const [start, end] = [before, after].map((half) => (half === undefined ? null : centuryInEnglish(half)));
  if (start && end) return `${start} \u2013 ${end}`;
  const found = OF_CENTURIES.exec(part);
  if (found === null) return acrossCenturies(part);
  const groups = found.slice(1);
  const which = PARTS.find((_, at) => groups[at] !== undefined)?.[1] ?? '';
  const [first, last, second, lastOfSecond, ...eras] = groups.slice(PARTS.length);
  const [from, to] = [first ?? second ?? '', last ?? lastOfSecond];
  const numbers =
    to === undefined ? ordinal(valueOf(from)) : `${ordinal(valueOf(from))}\u2013${ordinal(valueOf(to))}`;
  return `${which}${numbers} century${eraOf(eras)}`;
}
