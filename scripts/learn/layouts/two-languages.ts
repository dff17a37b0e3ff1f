import type { Part, Piece } from '../works/pieces.ts';
import { behind, piece } from '../works/pieces.ts';
import { anyOf, type Chance } from '../works/random.ts';
import { inventedName } from '../works/names.ts';

/** What a label in a language prints beside the English: material, how it was acquired, a date, a sentence. */
interface Language {
  readonly media: readonly string[];
  readonly credits: readonly string[];
  readonly dates: (date: string) => string;
  readonly titles: readonly string[];
  readonly sentences: readonly string[];
}

const list = (text: string): string[] => text.trim().split(/\s*;\s*/);

const about = (word: string) => (date: string) =>
  date.replace(/^(?:c\.|ca\.|about|around|circa) ?/, `${word} `);

/** All sentences and titles are made up; the words of material and acquisition are those of the trade. */
const LANGUAGES: readonly Language[] = [
  {
    media: list(
      `Huile sur toile; Huile sur bois; Huile sur carton; Bois; Bois, pigments; Bronze; Marbre; Calcaire; Terre cuite; Plâtre; Aquarelle sur papier; Gouache; Eau-forte; Pierre noire et sanguine; Épreuve gélatino-argentique; Or, émail; Ivoire; Soie; Laine; Verre; Papier; Fusain sur papier; Encre sur papier; Argent; Faïence; Porcelaine; gravure sur bois en couleurs sur papier; acrylique sur toile; Bois, fibres végétales, plumes`,
    ),
    credits: list(
      `Acquis en 1930; Achat, 1978; Don de la famille Moreau, 1912; Don de l'artiste; Legs Lefebvre, 1906; Dépôt de la Ville; Collection particulière; Ancienne collection Moreau; Donation Castillo, 1971; Don des Amis du musée; Saisie révolutionnaire; Fonds national; Acquis avec l'aide des Amis du musée`,
    ),
    dates: about('vers'),
    titles: list(
      `Le Pont neuf; La Femme au chapeau; Nature morte aux pommes; Le Port, le soir; Les Deux Sœurs; Étude de tête; Portrait d'une dame âgée; L'Hiver; Les Baigneuses; Le Jardin du couvent; La Danse; Soir d'automne; Le Repos; Autoportrait; Vue de la rivière; La Chouette; Jeune fille lisant; L'Atelier`,
    ),
    sentences: [
      'La rivière a gelé tôt cette année-là.',
      'Le masque était porté à la fin du deuil et réunissait tout le village.',
      'Elle a peint la même colline chaque matin pendant un an.',
      "On ne sait pas qui a posé pour ce portrait, mais la bague montre qu'elle était fiancée.",
    ],
  },
  {
    media: list(
      `olieverf op doek; olieverf op paneel; Olieverf op koper; zilver; verguld zilver; hout; eikenhout; brons; marmer; papier; ets; gravure; pen in bruin, op papier; aquarel; porselein; aardewerk; glas; zijde; ivoor; goud; krijt op papier; doek; Paneel`,
    ),
    credits: list(
      `Aankoop; Aankoop 1800; Aankoop met steun van de Vereniging Rembrandt; Bruikleen van de gemeente; Schenking van de familie de Groot; Legaat van de heer Van Houten; Geschenk van de vrienden van het museum; Aangekocht, 1896; Bruikleen particuliere collectie`,
    ),
    dates: about('ca.'),
    titles: list(
      `De bedreigde haan; Het meisje met de brief; Stilleven met kaas; Gezicht op de rivier; De vrolijke huishouding; Winterlandschap met schaatsers; Het straatje; De oude kerk; Portret van een man; Zeegezicht; De zwaan; Lezende vrouw; De molen`,
    ),
    sentences: [
      'De kan is uit één stuk zilver gedreven.',
      'Het masker werd gedragen aan het eind van de rouw.',
      'Een oude bediende houdt de wacht bij de deur.',
      'Het schilderij hoort bij een reeks van twaalf maanden.',
    ],
  },
  {
    media: list(
      `Öl auf Leinwand; Öl auf Holz; Öl auf Eichenholz; Lindenholz, gefasst; Bronze; Marmor; Kupferstich; Radierung; Holzschnitt; Feder in Braun; Aquarell; Tempera auf Leinwand; Silber, vergoldet; Gold, Email; Elfenbein; Ebenholz; Porzellan; Glas; Seide; Eisen; Drei Heizkörper, Kupferrohr, Wasser; Zweikanal-Video, Farbe, ohne Ton; Mischtechnik auf Papier; Fotografie`,
    ),
    credits: list(
      `Ankauf 1930; Erworben 1912; Geschenk des Künstlers; Geschenk der Familie Weber; Vermächtnis Schuster, 1921; Leihgabe aus Privatbesitz; Dauerleihgabe der Stadt; Aus altem Bestand; Courtesy die Künstlerin; Privatsammlung; Schenkung der Freunde des Museums`,
    ),
    dates: about('um'),
    titles: list(
      `Das Mädchen mit dem Brief; Der Mönch am Fluss; Stillleben mit Fischen; Die Brücke; Bildnis einer Frau; Der Winter; Abend am See; Selbstbildnis; Zwei Schwestern; Die Jäger; Der Garten; Restlicht; Kopf eines Mannes; Mondaufgang`,
    ),
    sentences: [
      'Der Fluss fror in jenem Jahr früh zu.',
      'Die Maske wurde am Ende der Trauerzeit getragen.',
      'Das Bild gehört zu einer Folge von zwölf Monaten.',
      'Wer für dieses Bildnis saß, ist nicht bekannt.',
    ],
  },
  {
    media: list(
      `Óleo sobre lienzo; Óleo sobre tabla; Óleo sobre tela; Bronce; Mármol; Madera policromada; Aguafuerte; Acuarela; Plata; Oro; Barro cocido; Cerámica; Seda; Lana; Piedra; Tinta sobre papel; Temple sobre tabla; Gelatina de plata sobre papel; Acrílico sobre tela`,
    ),
    credits: list(
      `Colección Real; Adquirido en 1991; Donación de la familia Herrera; Legado Villanueva, 1930; Colección particular; Depósito del Estado; Adquirido con fondos del legado Castillo, 1991; Donación del artista; Compra, 1978`,
    ),
    dates: about('hacia'),
    titles: list(
      `La familia del pintor; Bodegón de frutas; El puente viejo; Retrato de una dama; Las hilanderas; La siega; El invierno; Niña leyendo; Vista del río; Autorretrato; El mercado; Mujer con abanico`,
    ),
    sentences: [
      'El río se heló pronto aquel año.',
      'La máscara se llevaba al final del luto.',
      'El cuadro pertenece a una serie de doce meses.',
      'No se sabe quién posó para este retrato.',
    ],
  },
  {
    media: list(
      `Olio su tela; Olio su tavola; Tempera su tavola; Marmo; Bronzo; Terracotta; Acquaforte; Incisione; Argento; Oro; Legno; Avorio; Affresco; Seta; Vetro; Penna e inchiostro su carta; Olio su rame`,
    ),
    credits: list(
      `Acquisto, 1930; Dono degli eredi Castellani; Lascito Moretti, 1906; Collezione privata; Dono dell'artista; Deposito del Comune; Acquistato nel 1912`,
    ),
    dates: about('circa'),
    titles: list(
      `Natura morta con frutta; Il ponte vecchio; Ritratto di giovane; La primavera; Veduta del porto; La lettera; Autoritratto; Il riposo; Due sorelle; Madonna col Bambino`,
    ),
    sentences: [
      'Il fiume gelò presto quell’anno.',
      'La maschera si portava alla fine del lutto.',
      'Il dipinto appartiene a una serie di dodici mesi.',
    ],
  },
];

/** Most words of a title that has a translation; a longer one is printed alone. */
const LONGEST_TITLE = 60;

const isOf = (part: Part, kind: Piece['kind']): boolean =>
  part.length > 0 && part.every((each) => each.kind === kind);

/**
 * The lines of a label with those of another language beside them: on one line with a stroke between, above or below,
 * or as a block of its own above the English one. What repeats the English belongs to no field.
 */
export function inTwoLanguages(chance: Chance, lines: readonly Part[]): Part[] {
  const language = anyOf(chance, LANGUAGES);
  if (!language) return [...lines];
  const other = (kind: Piece['kind'], text: string): string =>
    kind === 'medium'
      ? (anyOf(chance, language.media) ?? '')
      : kind === 'credit'
        ? (anyOf(chance, language.credits) ?? '')
        : kind === 'prose'
          ? (anyOf(chance, language.sentences) ?? '')
          : language.dates(text);
  const way = chance();
  const foreign: Part[] = [];
  const english: Part[] = [];
  for (const line of lines) {
    const text = line.map((each) => each.text).join(' ');
    const [first] = line;
    const kind = first?.kind ?? 'other';
    if (kind === 'title' && isOf(line, 'title') && text.length < LONGEST_TITLE) {
      const original = piece('original', anyOf(chance, language.titles));
      if (way < 0.75) {
        english.push(...(chance() < 0.6 ? [original, line] : [line, original]));
      } else {
        foreign.push(original);
        english.push(line);
      }
    } else if (first && (kind === 'medium' || kind === 'credit' || kind === 'prose') && isOf(line, kind)) {
      const same = piece('other', other(kind, text));
      if (way < 0.4 && kind !== 'prose') english.push([...behind(same, ' /'), ...line]);
      else if (way < 0.75) english.push(...(chance() < 0.7 ? [same, line] : [line, same]));
      else {
        foreign.push(same);
        english.push(line);
      }
    } else {
      if (way >= 0.75 && kind === 'artist' && chance() < 0.5)
        foreign.push(piece('other', chance() < 0.9 ? text : inventedName(chance)));
      english.push(line);
    }
  }
  return [...foreign, ...english];
}
