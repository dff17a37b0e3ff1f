import type { LabelFacts } from '../facts.ts';
import { countWords } from '../speech-text.ts';
import { type Chooser, chooserOf } from './choose.ts';
import { creditStatement, hasCreditStory } from './credit.ts';
import { doubtMeaning } from './doubt.ts';
import { gather, isBare, type Knowledge, type Material } from './material.ts';
import {
  ageStatement,
  agoStatement,
  printedStatements,
  furtherStatements,
  hasOneMaker,
  laterStatement,
  lifeStatements,
  namingStatements,
  sizeStatement,
} from './naming.ts';
import { readOutStatements, isTold } from './read-out.ts';
import { roundYears } from './reckon.ts';
import { spansOf, type Statement, talk } from './statement.ts';
import { ANY_WAY_TO_LOOK, thingToFind, WAYS_TO_LOOK } from './techniques.ts';

/** A stop of up to 90 seconds: 75 s for a label without prose (docs/behaviour.md#length). */
const MOST_WORDS = 215;
const MOST_WORDS_OF_TOMBSTONE = 180;

/** The spoken description of a work: what the label says, what is known beside it, and a way to look. Never empty. */
export function soundBite(facts: LabelFacts, knowledge: Knowledge): Statement[] {
  if (!isTold(facts)) return readOutStatements(facts);
  const material = gather(facts, knowledge);
  const choose = chooserOf(facts.text);
  const body = ordered(material, choose);
  return withinWords(body, material.prose.length > 0 ? MOST_WORDS : MOST_WORDS_OF_TOMBSTONE);
}

/** A statement and how dear it is: what is dearest stays when there is no room for all. */
interface Weighed {
  readonly statement: Statement;
  readonly worth: number;
}

const weigh = (worth: number, statements: readonly Statement[]): Weighed[] =>
  statements.map((statement) => ({ statement, worth }));

/** Drops the least dear until the piece fits. */
function withinWords(weighed: readonly Weighed[], most: number): Statement[] {
  let rest = weighed;
  const words = (): number => rest.reduce((sum, { statement }) => sum + countWords(statement.text), 0);
  while (words() > most) {
    const least = Math.min(...rest.map(({ worth }) => worth));
    if (least >= NEEDED) break;
    const at = rest.findLastIndex(({ worth }) => worth === least);
    rest = rest.filter((_, index) => index !== at);
  }
  return rest.map(({ statement }) => statement);
}

const NEEDED = 10;

/** "Beyond the label: ...": so that one hears what is not printed there. */
function beyond(statements: readonly Statement[], choose: Chooser, leads: readonly string[]): Statement[] {
  const [first, ...rest] = statements;
  if (!first) return [];
  return [{ ...first, text: `${choose.of('beyond', leads)} ${first.text}` }, ...rest];
}

const BEYOND = [
  'Beyond the label:',
  'What the books add:',
  'Something to know beside it:',
  'From beyond the label:',
  'And, not from the label:',
] as const;
const BEYOND_MAKER = [
  'Beyond the label:',
  'What is known of the maker:',
  'From the books:',
  'Not on the label, but in the books:',
  'The books say of the maker:',
] as const;

const THAT_YEAR = [
  'In the same year, elsewhere:',
  'To place that year:',
  'The same year, not on the label:',
  'Elsewhere in that year:',
  'What else that year held:',
] as const;

/** The sentences on the maker, the whole of them or those that fit beside much prose. */
function makerNotes({ maker }: Material): { who: Statement[]; more: Statement[] } {
  const some = (...tags: readonly ('who' | 'known for' | 'story')[]): Statement[] =>
    tags.flatMap((tag) => maker.get(tag) ?? []);
  return { who: some('who'), more: some('known for', 'story') };
}

function ordered(material: Material, choose: Chooser): Weighed[] {
  const { facts, subject, style, place, term, prose, reckoning, year } = material;
  const { who, more } = makerNotes(material);
  // Of a label without a name what is printed comes first, in place of the name.
  const isNameless = facts.title === null && facts.artist === null;
  const printed = weigh(NEEDED, isNameless ? [] : printedStatements(facts));
  const naming = (isMakerKnown: boolean): Weighed[] => [
    ...weigh(NEEDED, namingStatements(material, choose, isMakerKnown)),
    ...printed,
  ];
  const age = ageStatement(material, choose);
  const life = age.length > 0 || who.length > 0 ? [] : lifeStatements(facts);
  const further = weigh(8, furtherStatements(facts, who.length > 0));
  const later = weigh(7, laterStatement(material));
  const ago = weigh(5, who.length > 0 || age.length > 0 ? [] : agoStatement(material, choose));
  const context = [...weigh(6, style.slice(0, 2)), ...weigh(5, style.length > 0 ? [] : place.slice(0, 2))];
  const told = weigh(9, introduced(prose, choose));
  const terms = weigh(prose.length > 2 ? 2 : 4, term);
  const look = weigh(6, lookOf(material, choose));
  const size = weigh(3, sizeStatement(material));
  const end = weigh(1, hasCreditStory(facts) ? creditStatement(facts) : []);
  const meanwhile = weigh(5, year && isBare(material) ? beyond([year], choose, THAT_YEAR) : []);
  const isAncient = reckoning.yearsAgo !== null && reckoning.yearsAgo > 700 && !hasOneMaker(facts);
  const canBeFirst = (statements: readonly Statement[]): boolean =>
    statements.length > 0 && statements.every(({ text }) => countWords(text) < 27);
  const shapes = [
    ...(who.length > 0 ? ['maker', 'maker', 'work'] : ['work']),
    ...(canBeFirst(subject) ? ['subject', 'subject'] : []),
    ...(isAncient ? ['time', 'time'] : []),
    ...(isTechniqueExplained(material) && prose.length === 0 && who.length === 0 && !isAncient
      ? ['term']
      : []),
  ];
  const rest = (...parts: readonly (readonly Weighed[])[]): Weighed[] => [
    ...parts.flat(),
    ...told,
    ...size,
    ...look,
    ...end,
  ];
  switch (choose.of('shape', shapes.length > 1 ? shapes : ['work'])) {
    case 'maker':
      return [
        ...weigh(
          7,
          beyond(who, choose, [
            'Beyond the label:',
            'Not on the label, but in the books:',
            'What is known of the maker:',
            'From the books, before the label:',
            'Known of the person:',
          ]),
        ),
        ...naming(true),
        ...weigh(7, age),
        ...further,
        ...later,
        ...weigh(7, more),
        ...meanwhile,
        ...rest(weigh(5, subject), context, terms),
      ];
    case 'subject':
      return [
        ...weigh(
          6,
          beyond(subject, choose, [
            'Beyond the label:',
            'The title’s story, out of the books:',
            'Not on the label, but behind its title:',
          ]),
        ),
        ...naming(false),
        ...weigh(6, life),
        ...weigh(7, age),
        ...meanwhile,
        ...further,
        ...later,
        ...weigh(7, beyond([...who, ...more], choose, BEYOND_MAKER)),
        ...rest(context, terms),
      ];
    case 'time':
      return [
        ...ancient(material),
        ...naming(false),
        ...further,
        ...rest(
          weigh(
            6,
            beyond([...style.slice(0, 2), ...(style.length > 0 ? [] : place.slice(0, 2))], choose, BEYOND),
          ),
          weigh(5, subject),
          terms,
        ),
      ];
    case 'term':
      return [
        ...weigh(
          6,
          beyond(term, choose, [
            'Beyond the label:',
            'A word about the making, which is not on the label:',
            'From the workshop rather than the label:',
          ]),
        ),
        ...naming(false),
        ...ago,
        ...weigh(6, life),
        ...weigh(7, age),
        ...meanwhile,
        ...further,
        ...later,
        ...rest(weigh(5, subject), context),
      ];
    default:
      return [
        ...naming(false),
        ...ago,
        ...weigh(6, life),
        ...weigh(7, age),
        ...doubt(material, choose),
        ...meanwhile,
        ...further,
        ...later,
        ...weigh(7, beyond([...who, ...more], choose, BEYOND_MAKER)),
        ...rest(
          weigh(5, who.length > 0 ? subject : beyond(subject, choose, BEYOND)),
          who.length + subject.length > 0 ? context : bare(context, choose),
          terms,
        ),
      ];
  }
}

function bare(context: readonly Weighed[], choose: Chooser): Weighed[] {
  const led = beyond(
    context.map(({ statement }) => statement),
    choose,
    BEYOND,
  );
  return context.map(({ worth }, index) => ({ worth, statement: led[index] ?? talk('') }));
}

/** "Somebody made this about 3,300 years ago." */
function ancient({ reckoning, facts }: Material): Weighed[] {
  const years = reckoning.yearsAgo;
  if (years === null) return [];
  return weigh(7, [
    {
      text: `Somebody made this ${roundYears(years)} ago.`,
      origin: 'derived',
      field: 'years ago',
      spans: spansOf(facts, 'date'),
    },
  ]);
}

/** What the label's own doubt about the maker means. */
function doubt({ facts }: Material, choose: Chooser): Weighed[] {
  const meaning = doubtMeaning(facts, choose);
  return meaning === null ? [] : weigh(6, [meaning]);
}

const FIRST_PERSON = /(?:^|\s)(?:I|my|me|we|our|us)\b/;

/** The label's own sentences with a word before them, so that one hears whose they are. */
function introduced(prose: readonly Statement[], choose: Chooser): Statement[] {
  const [first, ...rest] = prose;
  if (!first) return [];
  // What somebody is quoted with is said to be so.
  const printed = prose
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/["\u201C][^"\u201C\u201D]*["\u201D]/g, '');
  const isPersonal = FIRST_PERSON.test(printed);
  const lead = isPersonal
    ? 'In the words on the label:'
    : choose.of('prose', [
        'The label tells this:',
        'The label says:',
        'In the label’s words:',
        'This is what the label tells:',
        'The museum writes:',
        'From the label:',
      ]);
  return [{ ...first, text: `${lead} ${first.text}` }, ...rest];
}

/** One way to look: for what the title promises, what a note says, or what the technique invites to. */
export function lookOf({ facts, looks, technique }: Material, choose: Chooser): Statement[] {
  const [fromNote] = looks;
  const thing =
    facts.title === null ||
    !(
      technique === 'painting' ||
      technique === 'watercolour' ||
      technique === 'drawing' ||
      technique === 'intaglio' ||
      technique === 'relief print' ||
      technique === 'lithograph'
    )
      ? null
      : thingToFind(facts.title);
  const found =
    thing === null
      ? []
      : [
          `The title speaks of ${withArticle(thing)}. See how long it takes you to find ${thing.endsWith('s') ? 'them' : 'it'}.`,
          `Somewhere the title’s ${thing} should be: look for ${thing.endsWith('s') ? 'them' : 'it'}.`,
        ];
  if (fromNote && (thing === null || choose.oneIn('look', 2))) return [fromNote];
  if (found.length > 0)
    return [{ ...talk(choose.of('find', found)), field: 'title', spans: spansOf(facts, 'title') }];
  return [talk(choose.of('way to look', technique === null ? ANY_WAY_TO_LOOK : WAYS_TO_LOOK[technique]))];
}

const withArticle = (thing: string): string =>
  /(?<!s)s$/.test(thing) ? thing : `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;

/** Whether the word that is explained is one of the medium line. */
function isTechniqueExplained({ term, termName, facts }: Material): boolean {
  return term.length > 0 && facts.medium?.toLowerCase().includes(termName.toLowerCase()) === true;
}
