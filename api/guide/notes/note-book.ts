import { isNamesake } from './namesakes.ts';
import type { LabelFacts, TextSpan } from '../facts.ts';
import { hasRelation, isNamed, makersInRow, nameOnly } from '../speech/artist.ts';
import type { Note, NoteEntry, NoteKind } from './note.ts';
import type { Theme } from '../themes/theme.ts';
import { nameLikeness } from '../name-likeness.ts';
import { namedThing } from './head-noun.ts';
import { kindredCraft } from './kindred-crafts.ts';
import { isSame, yearsOfLife } from './lives-of-notes.ts';
import { plainName } from './plain-name.ts';
import { topicFinder, type TopicNamed } from './topics.ts';

/** A note that is about something on the label, and what of the label says so. */
export interface Match {
  readonly note: Note;
  readonly field: 'artist' | 'title' | 'date' | 'nationality' | 'medium' | 'credit';
  /** The name by which the label speaks of it; the note's own for an artist. */
  readonly name: string;
  /** Where an artist's name stands in the given text, who was known by a line with name and years and not by the parser. */
  readonly printed?: TextSpan | undefined;
}

const MADE_A_PART =
  /\), (?:mounts?|case|movement|dial|enamels?|frame|decoration|painting|carving|stand|setting|inlay|marquetry|panels?|embroidery|hilt|blade)$/;

/** Notes by their names. */
/** "every work": the name of ways to look at whatever nobody knows another way for. */
export const ANY_WORK = 'work';

export interface NoteBook {
  /** The notes that surely are about what the label names, the surest and rarest first. */
  readonly match: (facts: LabelFacts) => Match[];
  /** Ways to look at works of a technique ("painting"), and at what the title names. */
  readonly ways: (facts: LabelFacts, technique: string | null, sort?: string | null) => Match[];
  /** The notes on what a sentence of a label's own text names, in its order. */
  readonly topics: (sentence: string) => TopicNamed[];
  /** What is said to sentences of a label's own text. */
  readonly themes: readonly Theme[];
}

/** Words of the longest name that is looked for in a text. */
const LONGEST = 6;

/** Words of a title in which a common word may be the subject. */
const MOST_AROUND_A_WORD = 7;

/** Whoever designed a thing or made it is its maker; whoever printed, cast or published it is not. */
export const OWN_DEED =
  /^(?:(?:Designed|Made|Painted|Drawn|Carved|Photographed|Written|Etched|Engraved|Woven) by|Designer:|Photographer:|Architect:) /i;

/** A line that says of the name below it that it is not simply the maker's: "Attributed to". */
const GOES_ON_TO_NAME = /(?:\b(?:attributed|after|of|by|for|from|with|and|to|or|possibly|probably)|[:&])$/i;

/** Words of a line that names somebody whose work it may not be. */
const NOT_HIS_OWN =
  /\b(?:attributed|after|school|workshop|studio|circle|follower|manner|copy|copies|style)\b|\?/i;

/** Words that stand between two names of a title: "Diana and Actaeon", "Saint Jerome in the Wilderness". */
const JOINS =
  /^(?:and|with|in|at|on|of|the|as|from|by|or|to|before|after|over|under|near|for|between|reading|praying|holding)$/;

/** Names before which a rank stands, so that many bear them. */
const RANKED =
  /^(?:saints?|sts?|san|santa|blessed|king|queen|pope|prince|princess|duke|duchess|emperor|lady|lord) /;

/** A word of a text with what it is by itself. */
interface Word {
  readonly printed: string;
  readonly plain: string;
  readonly isName: boolean;
  readonly endsPart: boolean;
}

function wordsOf(text: string): Word[] {
  return (text.match(/\S+/g) ?? []).map((printed, at, all) => ({
    printed,
    plain: plainName(printed),
    isName: /^[("'\u2018\u201C[]?\p{Lu}/u.test(printed),
    endsPart:
      (/[,;:.)\]"\u201D]$/.test(printed) && !/^(?:Sts?|Mts?|Dr|Mrs?|Nos?)\.$/.test(printed)) ||
      /^[([]/.test(all[at + 1] ?? ''),
  }));
}

/** Prints of which no hand drew the plate. */
const BY_MACHINE = /\boffset\b|\bphoto-?(?:lithograph|mechanical)|\bphotocopy\b|\bnewsprint\b/i;

/** "Retirantes, 1944" */
const DATE_BEHIND = /,? \(?(?:c\. ?|ca\. ?|about )?\d{4}[^\p{L}]{0,12}$/u;

/** Words behind the metal of a plate. */
const OF_A_PLATE = /^(?:etchings?|engravings?|plates?|relief|salts?|gelatin|halides?|dye)$/;

const OF_PEOPLE = /^(?:heads?|portraits?|busts?|faces?)$/;
const ANIMAL =
  /^(?:antelope|bear|bison|buffalo|bull|cat|cow|deer|dog|eagle|elephant|elk|fox|goat|horse|leopard|lion|moose|monkey|owl|ox|pig|rabbit|ram|rhino|serpent|sheep|snake|tiger|wolf|zebra|bird|fish|animal|stag|hound)s?$/;

/** A note and the name by which a text speaks of it. */
type Named = Pick<Match, 'note' | 'name' | 'printed'>;

const printedName = (words: readonly Word[]): string =>
  words
    .map(({ printed }) => printed)
    .join(' ')
    .replace(/^(["'\u2018\u201C])(.*?)["'\u2019\u201D](?= )/, '$2')
    .replace(/^[("'\u2018\u201C[]+/, '')
    .replace(/(?<![,;:.?)\]"\u201D\u2019'])[,;:.?)\]"\u201D\u2019']{1,6}$/, '')
    // "watercolor on ivory (?)"
    .replace(/ \(\?{0,1}\)?$/, '')
    // "Stephenson's 'Rocket'": the mark that closed the name stood at its end.
    .replace(/(?<=^|\s)["'\u2018\u201C](?=\p{L}[^"'\u2019\u201D]*$)/u, '');

const as = (field: Match['field'], matched: readonly Named[]): Match[] =>
  matched.map((each) => ({ ...each, field }));

/** What a label calls the work; the heading's lines stand in the place of a title that is not sure. */
const nameOfWork = ({ title, heading }: LabelFacts): string =>
  title ?? heading.map(({ text }) => text).join(', ');

/** Whether a name is all that a text holds: "(Taman Sari)" is no sari. */
const isWholly =
  (text: string) =>
  ({ name }: Named): boolean =>
    plainName(name) === plainName(text);

/**
 * The words of a name that say what a thing is, the last of them its noun: a chest amulet is no chest. "Untitled
 * (self-portrait)" has a name all the same.
 */
const thingOf = (named: string): string => namedThing(named.replace(/^Untitled,? \((\p{L}[^()]+)\)$/u, '$1'));

/** Looks notes up by their names; the themes come with them. */
export function createNoteBook(entries: readonly NoteEntry[], themes: readonly Theme[] = []): NoteBook {
  const topicsIn = topicFinder(entries);
  const byName = new Map<string, NoteEntry[]>();
  for (const entry of entries)
    for (const plain of entry.names.map(plainName)) {
      const same = byName.get(plain);
      if (same === undefined) byName.set(plain, [entry]);
      // Two spellings of one name are the same note.
      else if (same.at(-1) !== entry) same.push(entry);
    }
  const found = (name: string, ...kinds: readonly NoteKind[]): Note[] =>
    (byName.get(plainName(name)) ?? []).filter(({ kind }) => kinds.includes(kind)).map(({ read }) => read());

  /** Names of notes that stand in a text as whole words, the longest first; a name that goes on beyond them is another. */
  const within = (
    text: string,
    isPhrase: boolean,
    isNamedIn: (by: string) => boolean,
    ...kinds: readonly NoteKind[]
  ): Named[] => {
    const words = wordsOf(text);
    const matches: (Named & { from: number; to: number })[] = [];
    for (let from = 0; from < words.length; from += 1)
      for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
        const name = words
          .slice(from, to)
          .map(({ plain }) => plain)
          .join(' ');
        const all = found(name, ...kinds).filter(({ by }) => by === '' || isNamedIn(by));
        // A note on this very work goes before one on works of its name.
        const ofWork = all.filter(({ by }) => by !== '');
        const [note, ...others] = ofWork.length > 0 ? ofWork : all;
        if (!note || others.length > 0 || words.slice(from, to - 1).some(({ endsPart }) => endsPart))
          continue;
        const [before, last, after] = [words[from - 1], words[to - 1], words[to]];
        const goesOn =
          after?.isName === true &&
          last?.endsPart !== true &&
          !JOINS.test(after.plain) &&
          after.printed !== 'No.';
        const began = before?.isName === true && !before.endsPart && !JOINS.test(before.plain) && from > 1;
        // "Saint Francis of Paola" is not the one of Assisi.
        const isOfTown = RANKED.test(name) && after?.plain === 'of' && words[to + 1]?.isName === true;
        if (isPhrase && (goesOn || began || isOfTown || words[from]?.isName !== true)) continue;
        matches.push({ note, name: printedName(words.slice(from, to)), from, to });
      }
    // "The Storm" leaves room for "Storm on the Sea".
    const longest: typeof matches = [];
    for (const match of matches.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
      if (longest.every(({ from, to }) => match.to <= from || match.from >= to)) longest.push(match);
    return longest;
  };

  /**
   * The artist with whose name a line begins and whose years stand behind it, or on the line below: "Titian (Pieve di
   * Cadore, about 1488-1576, Venice)".
   */
  const artistIn = (line: string, below = ''): Named[] => {
    const [, name = line, rest = ''] =
      /^([^,(]+?)(?:,| ?\(|\. (?=\p{Lu}\p{L}+, \d)| (?=\d{4} ?[-\u2013]))(.*)$/u.exec(line) ?? [];
    const years = (`${rest} ${below}`.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number);
    // "Ada Birch (1840-1926), mounts": who made a part is no maker of the work.
    if (MADE_A_PART.test(rest)) return [];
    const same = found(name, 'artist').filter((note) => {
      const life = yearsOfLife(note.life);
      return (
        life !== null &&
        life.died !== null &&
        Math.abs((years[0] ?? 0) - life.born) <= (life.about ? 12 : 2) &&
        Math.abs((years[1] ?? 0) - life.died) <= 2
      );
    });
    return same.length === 1
      ? same.map((note) => ({ note, name: note.names[0] ?? '', printed: { start: 0, end: name.length } }))
      : [];
  };

  /** The first artist whom a line of the text names with years. */
  const artistInLines = (given: string): Named[] => {
    const lines = given.split('\n');
    let start = 0;
    for (const [at, line] of lines.entries()) {
      const isMakers = !GOES_ON_TO_NAME.test(lines[at - 1] ?? '') && !NOT_HIS_OWN.test(line);
      const [named] = isMakers ? artistIn(line, lines[at + 1]) : [];
      if (named?.printed)
        return [
          { ...named, printed: { start: start + named.printed.start, end: start + named.printed.end } },
        ];
      start += line.length + 1;
    }
    return [];
  };

  /** The one artist whose whole name is a line of a heading, of whose time the work is: "Daniel Rogers / John Singleton Copley". */
  const artistInHeading = (facts: LabelFacts): Named[] => {
    const named = facts.heading.flatMap(({ text, start, end }): Named[] =>
      found(text, 'artist')
        .filter((note) => isSame(note, facts))
        .map((note) => ({ note, name: note.names[0] ?? '', printed: { start, end } })),
    );
    return named.length === 1 && facts.otherMakers.length === 0 ? named : [];
  };

  /** Of a label in another language: the artist whose name and years it prints, and the single work it names. */
  const matchForeign = ({ given }: LabelFacts, isOnLabel: (by: string) => boolean): Match[] => {
    const lines = given.split('\n');
    const artists = lines.flatMap((line, at) => artistIn(line, lines[at + 1]));
    const works = lines
      .flatMap((line) => within(line, true, isOnLabel, 'subject'))
      .filter(({ note }) => note.by !== '');
    return [
      ...artists.slice(0, 1).map(({ note, name }): Match => ({ note, name, field: 'artist' })),
      ...works.slice(0, 1).map(({ note, name }): Match => ({ note, name, field: 'title' })),
    ];
  };

  const artistOf = (facts: LabelFacts): Named[] => {
    const artist = (facts.artist ?? '').replace(OWN_DEED, '');
    if (artist === '') {
      if (facts.foreign !== null) return facts.heading.flatMap(({ text }) => artistIn(text));
      const inLines = artistInLines(facts.given);
      return inLines.length > 0 ? inLines : artistInHeading(facts);
    }
    if (!isNamed(artist) || makersInRow(artist).length > 1 || hasRelation(artist)) return [];
    const same = found(nameOnly(artist).replace(/ \([^()]*\)/g, ''), 'artist').filter((note) =>
      isSame(note, facts),
    );
    return same.length === 1 ? same.map((note) => ({ note, name: note.names[0] ?? '' })) : [];
  };

  /** All that is told of the material or technique that a medium line names first; "oil paint on" is "oil on". */
  const craftsIn = (medium: string): Named[] => {
    const words = wordsOf(medium.replace(/^(oil|acrylic|tempera|enamel) paint(?= on )/i, '$1'));
    // What is told of a stone is not of a newspaper page.
    if (BY_MACHINE.test(medium)) return [];
    for (let from = 0; from < words.length; from += 1) {
      // "Pen on film with wood frame": nor is what only carries or frames it.
      if (from > 0 && /^(?:with|on|over|mounted)$/.test(words[from]?.plain ?? ''))
        return kindredCrafts(words);
      for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
        const named = words.slice(from, to);
        // "Zinc etching": what the plate was of is no material of the print.
        if (OF_A_PLATE.test(words[to]?.plain ?? '')) continue;
        const notes = found(named.map(({ plain }) => plain).join(' '), 'craft');
        if (notes.length > 0) return notes.map((note) => ({ note, name: printedName(named) }));
      }
      // "Chairs, oak": what stands behind a comma is not what the work is made of first.
      if (words[from]?.endsPart === true) return kindredCrafts(words.slice(0, from + 1));
    }
    return kindredCrafts(words);
  };

  /** What is told of the kind that the first words of a medium line are of: of wood beside a carved willow. */
  const kindredCrafts = (words: readonly Word[]): Named[] => {
    const [first = ''] = words
      .map(({ plain }) => plain)
      .join(' ')
      .split(/ (?:with|on|and|in|over) /, 1);
    const kind = kindredCraft(first);
    return kind === null ? [] : found(kind, 'craft').map((note) => ({ note, name: kind }));
  };

  /** All that is told of things, or pictures, of the kind that the last words of a title name: of a jar, of a street. */
  const storiesOf = (kind: 'use' | 'motif' | 'way', thing: string): Named[] => {
    const words = wordsOf(thing);
    for (let from = Math.max(0, words.length - LONGEST); from < words.length; from += 1) {
      // "Antelope Head": what is told of heads and portraits is told of people's.
      if (OF_PEOPLE.test(words.at(-1)?.plain ?? '') && from > 0 && ANIMAL.test(words[from - 1]?.plain ?? ''))
        return [];
      const named = words.slice(from);
      const notes = found(named.map(({ plain }) => plain).join(' '), kind);
      if (notes.length > 0) return notes.map((note) => ({ note, name: printedName(named) }));
    }
    return [];
  };

  /** "Mether (communal drinking cup)": stories of the thing that the title names, or that its bracket does. */
  const usesOf = (thing: string, bracket: string): Named[] => {
    const named = storiesOf('use', thing);
    return named.length > 0 || bracket === '' ? named : storiesOf('use', thingOf(bracket));
  };

  const match = (facts: LabelFacts): Match[] => {
    const { date, nationality, medium } = facts;
    const named = nameOfWork(facts);
    const thing = thingOf(named);
    // One common word among many is no subject: "Ahijah Proclaiming that Dogs Will Eat the Dead".
    const isMainly = ({ note, name }: Named): boolean =>
      note.by !== '' ||
      plainName(name).includes(' ') ||
      nameLikeness(name) >= 0 ||
      named.split(' ').length <= MOST_AROUND_A_WORD;
    const isThing = ({ name }: Named): boolean => plainName(thing).endsWith(plainName(name));
    // "Man's cloth (kente)" names the thing twice.
    const [, bracket = ''] = /\(([^()]+)\)/.exec(named) ?? [];
    const label = ` ${plainName(facts.text)} `;
    // A note on a single work is not on a copy of it, nor on one from the workshop.
    const isOwnWork = facts.artist === null || !hasRelation(facts.artist.replace(OWN_DEED, ''));
    // Where the maker is told, a name in the label's own text is somebody else's: "Picasso told Birch to paint".
    const prose = facts.sentences.map((sentence) => ` ${plainName(sentence)} `).join('');
    const isInTextAlone = (name: string): boolean =>
      facts.artist !== null && prose.split(name).length >= label.split(name).length;
    const isOnLabel = (by: string): boolean => {
      const name = ` ${plainName(by)} `;
      return isOwnWork && label.includes(name) && !isInTextAlone(name);
    };
    const isEnglish = facts.foreign === null;
    const inForeign = isEnglish ? [] : matchForeign(facts, isOnLabel);
    const subjects = isEnglish ? within(named, true, isOnLabel, 'subject').filter(isMainly) : [];
    // "Retirantes, 1944 / [Migrants]": the name under which the work is known may be that in its own language.
    const inOwnWords =
      isEnglish && subjects.length === 0
        ? facts.given
            .split('\n')
            .map((line) => line.replace(DATE_BEHIND, ''))
            .flatMap((line) => within(line, true, isOnLabel, 'subject').filter(isWholly(line)))
            .filter(({ note }) => note.by !== '')
        : [];
    const all = [
      ...as('artist', artistOf(facts)),
      ...inForeign,
      ...as('title', [...subjects, ...inOwnWords.slice(0, 1)]),
      // In a title every word may have a capital: a common word is none that it speaks of.
      ...as('title', isEnglish ? topicsIn(named).filter(({ isProper }) => isProper) : []),
      ...as('date', date === null ? [] : within(date, false, isOnLabel, 'style')),
      ...as(
        'nationality',
        nationality === null || !isEnglish
          ? []
          : within(nationality, false, isOnLabel, 'place', 'style').filter(
              ({ name }) => !isNamesake(nationality, name),
            ),
      ),
      ...as('medium', medium === null ? [] : within(medium, false, isOnLabel, 'term')),
      ...as('medium', medium === null ? [] : craftsIn(medium)),
      // A word of a title in another language is no English one.
      ...as('title', isEnglish ? within(bracket, false, isOnLabel, 'term').filter(isWholly(bracket)) : []),
      ...as('title', isEnglish ? within(thing, false, isOnLabel, 'term').filter(isThing) : []),
      ...as('title', isEnglish ? [...usesOf(thing, bracket), ...storiesOf('motif', thing)] : []),
    ];
    const ids = new Set<string>();
    return all.filter(({ note }) => !ids.has(note.id) && Boolean(ids.add(note.id)));
  };

  const ways: NoteBook['ways'] = (facts, technique, sort = null) => {
    const named = as('title', facts.foreign === null ? storiesOf('way', thingOf(nameOfWork(facts))) : []);
    // A letter in pencil is not looked at as a drawing, nor a machine as a vase is.
    return sort === null
      ? [
          ...as('medium', technique === null ? [] : waysFor(technique)),
          ...named,
          ...as('medium', waysFor(ANY_WORK)),
        ]
      : [...named, ...as('medium', [...waysFor(sort), ...(sort === 'thing' ? [] : waysFor('thing'))])];
  };
  const waysFor = (technique: string): Named[] =>
    found(`every ${technique}`, 'way').map((note) => ({ note, name: technique }));
  return { match, ways, topics: topicsIn, themes };
}
