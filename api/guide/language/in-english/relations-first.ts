import { isKnownArtist } from '../../notes/known-artists.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';

const NAME =
  "\\p{Lu}[\\p{L}.'\\u2019-]*(?: (?:\\p{Lu}[\\p{L}.'\\u2019-]*|de|da|di|du|van|von|der|den|la|le|del|della|the)){0,6}";
const LIFE = ' \\([^()]{0,60}\\d{4}[^()]{0,30}\\)';
const RELATION =
  '(?:[Aa]ttributed to|(?:[Cc]opy |[Ee]ngraved |[Pp]rinted )?[Aa]fter|(?:[Ff]ollower|[Cc]ircle|[Ww]orkshop|[Ss]tudio|[Ss]chool|[Mm]anner|[Ss]tyle|[Ii]mitator|[Pp]upil|[Aa]ssistant)(?: of)?)';
/** "Frans Hals, follower of", "Frans Hals (1582-1666), after", "Frans Hals (circle of)", "Frans Hals, workshop, 1582-1666" */
const TURNED = new RegExp(
  `^(${NAME})(${LIFE})?(?:, (${RELATION})| \\((${RELATION})\\))((?:, \\(?\\d{4} ?[-\\u2013] ?\\d{2,4}\\)?|${LIFE})?)$`,
  'u',
);
/** "Frans Hals (1582-1666) and workshop" */
const WITH_WORKSHOP = new RegExp(
  `^(${NAME})(${LIFE})(,? and (?:[Ww]orkshop|[Ss]tudio|[Aa]ssistants?))$`,
  'u',
);

/** What a work has to do with a maker, in other languages: "Taller de Frans Hals", "Umkreis Frans Hals". */
const IN_OTHERS: readonly (readonly [string, string])[] = [
  [
    'Werkstatt(?: von| des)?|Taller de|Atelier (?:de|van)|Bottega (?:di|del)|Werkplaats van|Oficina de|Taller d\u2019',
    'Workshop of',
  ],
  [
    'Umkreis(?: von| des)?|Entourage de|Cercle de|C\u00EDrculo de|Cerchia di|Omgeving van|Kring van',
    'Circle of',
  ],
  ['Nachfolger(?: von| des)?|Suiveur de|Seguidor de|Seguace di|Navolger van', 'Follower of'],
  ["Kopie nach|Nach|(?:Copie )?[Dd][\u2019']apr\u00E8s|Copia (?:de|da)|Kopie naar|Naar", 'After'],
  [
    'Zugeschrieben an|Attribu\u00E9 \u00E0|Atribuido a|Atribu\u00EFt a|Attribuito a|Toegeschreven aan',
    'Attributed to',
  ],
];
/** The same words where a line begins with a small letter: "toegeschreven aan Frans Hals". */
const inSmall = (words: string): string =>
  words.replaceAll(/(?<=^|\|)\p{Lu}/gu, (letter) => `[${letter}${letter.toLowerCase()}]`);
const RELATIONS_IN_OTHERS = IN_OTHERS.map(
  ([words, english]) =>
    [new RegExp(`^(?:${inSmall(words)}) (?=(${NAME})(?:$|,| \\())`, 'u'), english] as const,
);

/** "Ada Birch, Werkstatt / workshop": the relation in two languages. */
const IN_TWO =
  /(?<=^\p{Lu}[^,/]{2,60}, )(?:Werkstatt|Atelier|Taller|Bottega|Werkplaats|Oficina|Umkreis|Entourage|Cercle|C\u00EDrculo|Cerchia|Kring|Nachfolger|Suiveur|Seguidor|zugeschrieben|attribu\u00E9|atribuido|attribuito|toegeschreven) ?\/ ?(?=(?:workshop|studio|circle|follower|attributed)\b)/iu;

/** "Ada Birch (1571-1638), ascribed to", "Ascribed to Ada Birch" */
const ASCRIBED = /^Ascribed(?= to \p{Lu})|(?<=[,(] ?)ascribed(?= to\)?$)/u;

/** Whether a name is that of a person: it begins with a given name, or is known. */
const isPerson = (name: string): boolean =>
  isKnownArtist(name) || (name.includes(' ') && isGivenName(name.split(' ', 1)[0]?.toLowerCase() ?? ''));

/** A maker's line with what the work has to do with that maker in front: "Frans Hals, follower of" -> "Follower of Frans Hals". */
export function relationFirst(printed: string): string {
  const line = printed
    .replace(IN_TWO, '')
    .replace(ASCRIBED, (said) => (said.startsWith('A') ? 'Attributed' : 'attributed'));
  for (const [words, english] of RELATIONS_IN_OTHERS) {
    const [said = '', named = ''] = words.exec(line) ?? [];
    if (said !== '' && isPerson(named)) return `${english} ${line.slice(said.length)}`;
  }
  const [, master = '', years = '', hands = ''] = WITH_WORKSHOP.exec(line) ?? [];
  if (master !== '' && isPerson(master)) return `${master}${hands.replace(/^,/, '')}${years}`;
  const [, name = '', life = '', behind, bracketed, rest = ''] = TURNED.exec(line) ?? [];
  const relation = behind ?? bracketed ?? '';
  if (relation === '' || !isPerson(name)) return line;
  const said = relation.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return `${said}${/(?: of| to|fter)$/.test(said) ? '' : ' of'} ${name}${life}${rest}`;
}
