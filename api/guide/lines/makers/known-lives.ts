import { isDateText } from '../../dates/date-line.ts';
import { startsOrigin } from '../../find-origin.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { endsInThing, type Line, linesOf, textOf } from '../by-form.ts';
import {
  behind,
  DATE_BEHIND,
  isLikeMaterials,
  isYear,
  NO_NAME,
  startsWithGivenName,
  whole,
} from '../line-forms.ts';
import { makerBetweenTowns } from './lives-between-towns.ts';
import { makerOfPeople } from './makers-of-peoples.ts';
import { makerWithPeople } from './people-first.ts';
import { artistOfRegion } from '../places/regions-of-peoples.ts';
import { isTwoLives } from '../../lives-of-pairs.ts';
import { makersTogether } from './makers-together.ts';
import { sitterAndMaker, sitterInPart, sittersAndMaker, titleAndPictureBy } from './sitters.ts';

/** Two to four words of a name; part of patterns. */
export const NAME =
  "\\p{Lu}[\\p{L}.'\\u2019-]{1,20}(?: (?:\\p{Lu}[\\p{L}.'\\u2019-]{0,20}|de|da|do|dos|das|del|della|di|du|van|von|der|den|ter|ten|zu|zur|af|la|le|bin|ibn|al|y|e)){1,3}";
/** Lines of a label among which its maker's is. */
export const MOST_LINES = 5;

/** "died Perth 1989", "arrived Australia 1883": what a life goes on with on the next line. */
const LIFE_GOES_ON =
  /^(?:(?:[Dd]ied|[Dd]\.|[Aa]rrived|[Cc]ame to|[Mm]oved to|[Ss]ettled in|to|[Ll]ived|[Ww]orked|[Aa]ctive) (?=.*\d{4}).{2,60}|[Dd]ied in .{2,40})$/u;
/** "Lived and worked in Sharjah", "Based in Lagos": where somebody is or was at home. */
const AT_HOME =
  /^(?:[Ll]ive[ds]?|[Ww]ork(?:s|ed)|[Bb]ased|[Rr]eside[ds]|[Ss]ettled)(?: and (?:work(?:s|ed)|live[ds]))? (?:in|between|near) \p{Lu}.{1,40}$/u;
/** "1898-1966" below "Rio de Janeiro, Brazil," */
const YEARS_ALONE = /^\(?(?:born |b\. ?|c\. ?|ca\. ?)?\d{4}(?: ?[-\u2013] ?(?:c\. ?)?(?:\d{4})?)?\)?$/;
/** A year, or a word with which a line tells of a life. */
const TELLS_LIFE =
  /\b\d{4}\b|^(?:[Bb]orn|[Bb]\.|[Dd]ied|[Dd]\.|[Ll]ive[ds]|[Ww]ork(?:s|ed)|[Bb]ased|[Rr]eside[ds]|[Aa]ctive)\b/;
/** A line that goes on below with a place or a year. */
const OPEN_LIFE = /[,;\u2013-]$|\b(?:in|and|New|South|North|died|born|the)$/;
/** "Ng\u0101ti Hine, Ng\u0101puhi", "Kokatha and Nukunu peoples": whose a maker is, between the name and the life or behind it. */
export const PEOPLE_LINE =
  /^(?:(?:Ng[a\u0101][it]i?|Te|K[a\u0101]i|Ng\u0101) \p{Lu}[\p{L}-]{2,20}(?: \p{L}{2,12}){0,3}|Ng[a\u0101]puhi)(?:, (?:\p{Lu}[\p{L}-]{2,20} ?){1,4}){0,3}$|^\p{Lu}[\p{L} '\u2019/-]{2,40} (?:peoples?|Nations?|Tribe|iwi)$/u;

/** "1984", "c. 1930-35": a year by itself, or a span that is no life's. */
function isYearOfWork(text: string): boolean {
  const [, from, to = from] =
    /^(?:c\.? ?|ca\.? ?|about |circa )?(\d{4})(?:[-\u2013](\d{2,4}))?$/.exec(text) ?? [];
  return from !== undefined && (to?.length !== 4 || Number(to) - Number(from) < SHORTEST_LIFE);
}
const SHORTEST_LIFE = 20;

/** The lines between a maker's and an empty one, where a title stands behind that: all of them tell of the maker. */
function restOfBlock(label: LabelTokens, at: number): Line | null {
  const lines = linesOf(label);
  const end = lines.findIndex((line, index) => index > at && label.tokens[line.from]?.startsBlock === true);
  const rest = lines.slice(at + 1, Math.max(at + 1, end));
  const [first, last, next] = [rest[0], rest.at(-1), lines[end]];
  if (rest.length < 2 || rest.length > MOST_LINES || !first || !last || !next) return null;
  const isOfLife = rest.every((line, index) => {
    const text = textOf(label, line);
    const above = rest[index - 1];
    return (
      !isMaterials(text) &&
      !isYearOfWork(text) &&
      (TELLS_LIFE.test(text) ||
        OPEN_LIFE.test(text) ||
        PEOPLE_LINE.test(text.normalize('NFC')) ||
        startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0) ||
        (above !== undefined && OPEN_LIFE.test(textOf(label, above))))
    );
  });
  const below = textOf(label, next);
  // What follows is a title, and no date or material that would follow one, nor a text.
  const isTitleBelow =
    !isDateText(below) && !isMaterials(below) && /^["'\u2018\u201C([]?\p{L}[^]{1,70}(?<![.!?])$/u.test(below);
  return isOfLife && isTitleBelow && /\d{4}/.test(textOf(label, { from: first.from, to: last.to }))
    ? { from: first.from, to: last.to }
    : null;
}

/**
 * Whether a line below an open life, "American, 1972-", is its other half: a year, a death, or a place and a year above
 * another line that may be the title. Who lives is not said to have died in the year of "The Nets, 2007".
 */
function isRestOfLife(label: LabelTokens, line: Line): boolean {
  const text = textOf(label, line);
  if (/^(?:\d|[Dd]ied |[Dd]\. )/.test(text)) return true;
  const next = linesOf(label).find(({ from }) => from === line.to);
  const below = next ? textOf(label, next) : '';
  const isOneLine = label.tokens[line.from]?.startsBlock !== true;
  return (
    isOneLine &&
    /^\p{L}/u.test(below) &&
    !isMaterials(below) &&
    !isYearOfWork(below) &&
    !isLikeMaterials(below)
  );
}

/** The line below a maker's, with those that go on with the life: "born Sydney 1898 / died Perth 1989", "Geelong 1875 - / Sydney 1963". */
export function lifeBelow(label: LabelTokens, at: number): Line | undefined {
  const lines = linesOf(label);
  const first = lines[at + 1];
  if (!first) return undefined;
  const block = restOfBlock(label, at);
  if (block !== null) return block;
  let { to } = first;
  for (const next of lines.slice(at + 2, at + 4)) {
    const above = textOf(label, { from: first.from, to });
    const below = textOf(label, next);
    const last = textOf(label, lines[lines.indexOf(next) - 1] ?? first);
    const isOpen =
      // "Lived and worked in Lagos, / Nigeria"
      (AT_HOME.test(last) &&
        last.endsWith(',') &&
        startsOrigin(label.marked, label.tokens[next.from]?.start ?? 0)) ||
      (/\d{4} ?[-\u2013]$/.test(above) && /\d{4}$/.test(below) && isRestOfLife(label, next)) ||
      (above.endsWith(',') && !/\d/.test(above) && YEARS_ALONE.test(below));
    if (!LIFE_GOES_ON.test(below) && !AT_HOME.test(below) && !isOpen) break;
    to = next.to;
  }
  return { from: first.from, to };
}

/** "Attributed to Duncan Ward (1768-1854)", "Workshop of Ada Birch, 1840-1926": who made a work by the museum's guess, with a life. */
const RELATED = new RegExp(
  `^((?:Attributed to|Workshop of|Circle of|Follower of|Manner of|Style of|Studio of) (?:the )?${NAME})(?: \\([^()]{0,90}\\d{4}[^()]{0,90}\\)|, (?:b\\. |born )?\\d{4}(?: ?[-\\u2013] ?\\d{2,4})?)?$`,
  'u',
);
const RELATION_ALONE = /^(?:Attributed to|Workshop of|Circle of|Follower of|Manner of|Style of|Studio of)$/;

/** The maker of such a line, and the title above it where that is the first line. */
function relatedMaker(label: LabelTokens): KnownStretch[] {
  const lines = linesOf(label).slice(0, MOST_LINES);
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const isWrapped = RELATION_ALONE.test(textOf(label, line)) && next !== undefined;
    const to = isWrapped ? next.to : line.to;
    const text = textOf(label, { from: line.from, to });
    const [, name] = RELATED.exec(text) ?? [];
    if (name === undefined) continue;
    // "Workshop of Ada Birch" at the top needs no life: "Circle of Dancing Women" is no maker.
    const [, person = ''] = / of (?:the )?(.{1,80})$/.exec(name) ?? [];
    const isSure = isWrapped || (at === 0 && (startsWithGivenName(person) || isKnownArtist(person)));
    if (name === text && !isSure) continue;
    const life = behind(line.from, name);
    const [top] = lines;
    const isTitleAbove = at === 1 && top !== undefined && /^\p{Lu}[^\d:;]{2,80}$/u.test(textOf(label, top));
    return [
      ...(isTitleAbove ? [whole('title', top)] : []),
      { kind: 'artist', from: line.from, to: life },
      ...(life < to ? [{ kind: 'life', from: life, to } as const] : []),
    ];
  }
  return [];
}

/** What parts the names of several makers on a line. */
export const BETWEEN_NAMES = /(?:,? (?:and|&|with|in collaboration with)|,| \/| \+) /;
export const NAME_ONLY = new RegExp(`^${NAME}$`, 'u');
/** So many names side by side are nobody's title. */
const MANY_NAMES = 3;
/** Words with which a place begins that has the form of a name. */
export const OF_A_TOWN = /^(?:New|Saint|St\.?|San|Santa|Los|Las|Mount|North|South|East|West|Old)\b/;

/** "Chelenge Rampel, Sanaa Gateru, and Michael Soy" above "Shared Meal, 2021": several makers on the first line. */
function makersInList(label: LabelTokens): KnownStretch[] {
  const [top, next, third] = linesOf(label);
  if (!top || !next) return [];
  const names = textOf(label, top).split(BETWEEN_NAMES);
  const isNamed =
    names.length > 1 &&
    names.every(
      (name) =>
        NAME_ONLY.test(name) &&
        !NO_NAME.test(name) &&
        !OF_A_TOWN.test(name) &&
        !endsInThing(name) &&
        !isMaterials(name),
    ) &&
    (names.length >= MANY_NAMES || names.some((name) => startsWithGivenName(name))) &&
    !names.some((name) => startsOrigin(label.marked, label.plain.indexOf(name)));
  const below = textOf(label, next);
  // "(1925-1991 / 1930-2002)" below "Jan Birch / Ada Lowe"
  if (isNamed && isTwoLives(below)) return [whole('artist', top), whole('life', next)];
  const isDated = DATE_BEHIND.test(below) || (third !== undefined && isYear(textOf(label, third)));
  // "Romeo Lowe and Juliet Birch / Ada Birch, 1926": a maker's name stands below a title.
  return isNamed && isDated && !startsWithGivenName(below) && /^["'\u2018\u201C]?\p{L}/u.test(below)
    ? [whole('artist', top)]
    : [];
}
/** "Yoruba artist. Pair of Twin Figures": somebody of a people, whose name nobody knows, with whom a label begins. */
function unnamedOfPeople(label: LabelTokens): KnownStretch[] {
  const [words] =
    /^[\uE000-\uE002]+ (?:artist|maker|weaver|potter|carver|sculptor|painter|photographer)s?[.,]?(?= |$)/.exec(
      label.marked,
    ) ?? [];
  return words === undefined
    ? []
    : [{ kind: 'artist', from: 0, to: behind(0, label.printed.slice(0, words.length)) }];
}

/** "Master of the Zaragoza / Annunciation", "Upper Rhenish Master": a maker of whom only such a name is known. */
const MASTER = /^Master of (?:the )?\p{Lu}|^(?:\p{Lu}\p{L}+ ){1,3}(?:Master|School)$/u;

/** Such a maker on the first line, with the name's rest on the next one. */
function master(label: LabelTokens): KnownStretch[] {
  const [top, next] = linesOf(label);
  if (!top || !next || !MASTER.test(textOf(label, top))) return [];
  const below = textOf(label, next);
  const isTold = /^(?:\(?(?:\p{Lu}\p{L}+, )?[Aa]ctive|\(?c\. ?\d|\(?\d{4}|[Dd]ocumented)/u.test(below);
  const third = linesOf(label)[2];
  const end = third ? textOf(label, third) : '';
  // "Master of Ta\u00FCll / Apse of the church / Around 1123": between the maker and a date stands the title alone.
  const isAboveTitle =
    textOf(label, top).startsWith('Master of ') &&
    /^\p{Lu}[^\d:;]{3,80}$/u.test(below) &&
    !/^\p{Lu}\./u.test(below) &&
    !startsWithGivenName(below) &&
    !isMaterials(below) &&
    (isDateText(end) || isMaterials(end));
  const isWrapped =
    !isTold &&
    label.tokens[next.from]?.startsBlock !== true &&
    /^(?:of |the )?\p{Lu}[\p{L} ]{2,30}$/u.test(below) &&
    third !== undefined &&
    (label.tokens[third.from]?.startsBlock === true || /^\(?[Aa]ctive/.test(textOf(label, third)));
  return isTold || isWrapped || isAboveTitle || label.tokens[next.from]?.startsBlock === true
    ? [{ kind: 'artist', from: 0, to: isWrapped ? next.to : top.to }]
    : [];
}

/** Letters behind a name by which a society honours somebody: "RHA", "O.B.E.". */
const HONOURS = ',? (?:\\p{Lu}{2,5}|(?:\\p{Lu}\\.){2,4})(?: \\p{Lu}{2,5}){0,3}';
/** "S\u00E9amus Lowe RHA (1896-1974)"; "BERNARDO DA LOWE (1452-1519)" is all name. */
const HONOURED = new RegExp(
  `^(?=\\P{Ll}{0,60}\\p{Ll}{2})(${NAME})(${HONOURS}) \\((?:b\\. ?|born )?\\d{4}(?: ?[-\\u2013] ?\\d{4})?\\)$`,
  'u',
);
/** "Zuan Lowe (Venice, documented 1506-1541)": years in which somebody is named, who was born in none of them. */
const DOCUMENTED = new RegExp(
  `^(${NAME}) \\((?=[^()]*\\d{4})[^()]*\\b(?:documented|doc\\.|recorded|mentioned|traceable|notices|master(?: in)?)(?= )[^()]*\\)$`,
  'u',
);
/** "Romanus Lowe (active in Bergen, 1640s-1680s)" */
const ACTIVE = new RegExp(`^(${NAME}) \\((?:[Aa]ctive|fl\\.)(?= )[^()]{0,40}\\d{4}[^()]{0,20}\\)$`, 'u');
const DOCUMENTED_BELOW =
  /^\(?(?:[^()\d]{0,40}, )?(?:[Dd]ocumented|[Dd]oc\.|[Rr]ecorded|[Mm]entioned|[Tt]raceable|[Mm]aster in)(?= )[^()]{0,90}\d{4}[^()]{0,90}\)?$/;
/** "JONES, Thomas (Welsh, 1873-1940)" */
const SURNAME_AND_LIFE =
  /^(\p{Lu}[\p{Lu}'\u2019-]+, \p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*){0,2}) \((?=[^()]*\d{4})[^()]{4,60}\)$/u;

/** "Sch\u00FCler (1650-1720)": a surname whose given names stand on the line above. */
const SURNAME_WITH_LIFE = /^(\p{Lu}[\p{L}'\u2019-]{2,20}) \((?:c\. ?)?\d{4} ?[-\u2013] ?(?:c\. ?)?\d{4}\)$/u;
/** "Johann Valentin", "Paul de" */
const GIVEN_NAMES =
  /^\p{Lu}\p{L}{2,15}(?: \p{Lu}\p{L}{2,15})?(?: (?:de|da|di|du|van|von|der|den|ter|la|le|del))?$/u;

/** A maker whose name goes on in the next line, with the years of the life behind it. */
function wrappedMaker(label: LabelTokens): KnownStretch[] {
  const lines = linesOf(label);
  for (const [at, line] of lines.entries()) {
    const [above, text] = [lines[at - 1], textOf(label, line)];
    const [, surname] = SURNAME_WITH_LIFE.exec(text) ?? [];
    const isApart = label.tokens[line.from]?.startsBlock === true;
    const isOrigin = startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0);
    if (surname === undefined || !above || isApart || isOrigin) continue;
    const given = textOf(label, above);
    if (!GIVEN_NAMES.test(given) || !startsWithGivenName(given) || endsInThing(given)) continue;
    const to = behind(line.from, surname);
    return [
      { kind: 'artist', from: above.from, to },
      { kind: 'life', from: to, to: line.to },
    ];
  }
  return [];
}

/** A maker on one of the first lines by honours, by years of mention, or by the surname before a comma. */
function makerByForm(label: LabelTokens): KnownStretch[] {
  const lines = linesOf(label).slice(0, 3);
  for (const [at, line] of lines.entries()) {
    const text = textOf(label, line);
    const [, honoured, letters = ''] = at === 0 ? (HONOURED.exec(text) ?? []) : [];
    if (honoured !== undefined) {
      const [name, life] = [behind(line.from, honoured), behind(line.from, `${honoured}${letters}`)];
      return [
        { kind: 'artist', from: line.from, to: name },
        { kind: 'other', from: name, to: life },
        { kind: 'life', from: life, to: line.to },
      ];
    }
    const [, documented] = DOCUMENTED.exec(text) ?? [];
    const [, turned] = SURNAME_AND_LIFE.exec(text) ?? [];
    const [, active] = ACTIVE.exec(text) ?? [];
    const named = documented ?? active ?? turned;
    if (named !== undefined) {
      const to = behind(line.from, named);
      return [
        { kind: 'artist', from: line.from, to },
        { kind: turned === undefined ? 'other' : 'bio', from: to, to: line.to },
      ];
    }
    const next = lines[at + 1];
    if (
      at === 0 &&
      next &&
      DOCUMENTED_BELOW.test(textOf(label, next)) &&
      /^\p{Lu}[^\d(),]{4,50}$/u.test(text)
    )
      return [whole('artist', line), whole('other', next)];
  }
  return [];
}

/** The makers whom the form of a line tells, and who need no line of a life below. */
export const relatedMakers = (label: LabelTokens): KnownStretch[] => [
  ...artistOfRegion(label),
  ...unnamedOfPeople(label),
  ...makerWithPeople(label),
  ...makersTogether(label),
  ...sitterAndMaker(label),
  ...sittersAndMaker(label),
  ...sitterInPart(label),
  ...titleAndPictureBy(label),
  ...makerBetweenTowns(label),
  ...makerOfPeople(label),
  ...makersInList(label),
  ...relatedMaker(label),
  ...master(label),
  ...wrappedMaker(label),
  ...makerByForm(label),
];
