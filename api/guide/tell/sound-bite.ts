import type { LabelFacts } from '../facts.ts';
import { countWords } from '../speech/text.ts';
import { type Chooser, chooserOf } from './choose.ts';
import { creditStatement, hasCreditStory } from './credit.ts';
import { doubtMeaning } from './doubt.ts';
import { lookOf } from './looks.ts';
import { gather, type Knowledge, type Material } from './material.ts';
import {
  ageStatement,
  agoStatement,
  hasOneMaker,
  laterStatement,
  lifeStatements,
  livedStatement,
  sizeStatement,
} from './tombstone/naming.ts';
import { museumSaid, withoutLastEnd } from './museum-talk.ts';
import { type NoteTalk, told, toldWithTurn, turnOf } from './note-talk.ts';
import { isTold, readOutStatements } from './read-out.ts';
import { mostWorth } from './worth-telling.ts';
import { isNamed } from '../speech/artist.ts';
import { roundYears } from './reckon.ts';
import { isSomebodys, signedBy } from './signer.ts';
import { reckoned, spansOf, type Statement } from './statement.ts';
import { tombstoneOf } from './tombstone/tombstone.ts';

/** A stop of up to 90 seconds: 75 s where neither label nor museum has a text (docs/behaviour.md#length). */
const MOST_WORDS = 215;
const MOST_WORDS_OF_TOMBSTONE = 150;
/** Of a long text of the label's own the best sentences are told; more of it where nothing else is known. */
const WORDS_OF_LABEL = { whole: 95, most: 80 } as const;
const WORDS_OF_LABEL_ALONE = { whole: 120, most: 100 } as const;

/** The spoken description of a work: what the label says, what is known beside it, and a way to look. Never empty. */
export function soundBite(facts: LabelFacts, knowledge: Knowledge): Statement[] {
  const material = gather(facts, knowledge);
  const choose = chooserOf(facts.text, facts.nth);
  if (!isTold(facts)) return readOut(material, choose);
  const body = ordered(material, choose);
  const isRich = material.prose.length > 0 || material.museum !== null;
  return withoutLastEnd(withinWords(body, isRich ? MOST_WORDS : MOST_WORDS_OF_TOMBSTONE));
}

/** The label's own words; before those in another language stands what is known of whom and what they name. */
function readOut(material: Material, choose: Chooser): Statement[] {
  const { facts, maker, subject } = material;
  const said = readOutStatements(facts);
  const first = said.findIndex(({ origin }) => origin === 'label');
  const known = [
    ...museumSaid(material.museum, choose),
    ...beyond([...told(maker), ...told(subject)], choose),
  ];
  return [...said.slice(0, Math.max(0, first)), ...known, ...said.slice(Math.max(0, first))];
}

/** Statements that stand or fall together, and how dear they are: what is dearest stays when there is no room for all. */
interface Weighed {
  readonly statements: readonly Statement[];
  readonly worth: number;
}

const NEEDED = 10;

const weigh = (worth: number, statements: readonly Statement[]): Weighed[] =>
  statements.map((statement) => ({ statements: [statement], worth }));

/** Drops the least dear until the piece fits. */
function withinWords(weighed: readonly Weighed[], most: number): Statement[] {
  let rest = weighed;
  const kept = (): Statement[] => rest.flatMap(({ statements }) => statements);
  const words = (): number => kept().reduce((sum, { text }) => sum + countWords(text), 0);
  while (words() > most) {
    const least = Math.min(...rest.map(({ worth }) => worth));
    if (least >= NEEDED) break;
    const at = rest.findLastIndex(({ worth }) => worth === least);
    rest = rest.filter((_, index) => index !== at);
  }
  return kept();
}

const BEYOND = [
  'Beyond the label:',
  'The books add this:',
  'From the books:',
  'What one can read elsewhere:',
  'Known from elsewhere:',
  'And, from beyond the label:',
  'To this the books add:',
] as const;

/** Before what opens a piece. */
const BEYOND_FIRST = [
  'First, something from the books:',
  'Before the label, what is known from elsewhere:',
  'To begin with what the books say:',
  'One thing first, from beyond the label:',
  'Start with something one can read elsewhere:',
] as const;

/** The first sentence with a word before it, so that one hears that it is not printed there. */
function beyond(statements: readonly Statement[], choose: Chooser, isFirst = false): Statement[] {
  const [first, ...rest] = statements;
  const lead = isFirst ? choose.of('beyond first', BEYOND_FIRST) : choose.of('beyond', BEYOND);
  return first ? [{ ...first, text: `${lead} ${first.text}` }, ...rest] : [];
}

/** Worth of what is told of a single work, and of its maker, its subject and its time. */
const WORTH = { work: 9, maker: 8, thing: 8, subject: 7, context: 6 } as const;
/** Of how many of the three a material or technique is still explained: the maker, the subject, the label's own text. */
const MOST_BESIDE_A_TERM = 1;

function ordered(material: Material, choose: Chooser): Weighed[] {
  const { facts, museum, maker, subject, style, place, thing, term, prose } = material;
  // One turn of a talk is enough for one voice: that of the work, of its maker or of what it is.
  const turned = [subject, maker, thing].find((note) => turnOf(note) !== undefined);
  const tell = (worth: number, note: NoteTalk | null): Weighed[] =>
    note !== null && note === turned
      ? toldWithTurn(note, choose).map((statements) => ({ statements, worth }))
      : weigh(worth, told(note));
  const makers = tell(WORTH.maker, maker);
  const isMakerKnown = makers.length > 0;
  const isOnWork = subject !== null && subject.by !== '';
  const context = told(style).length > 0 ? told(style) : told(place);
  const isAncient = isOld(material);
  const { isNameless, ...tombstone } = tombstoneOf(material, choose);
  const naming = weigh(NEEDED, tombstone.naming);
  const further = weigh(8, tombstone.further);
  const plain = weigh(NEEDED, tombstone.plain);
  const ofThing = tell(WORTH.thing, thing);
  const known = [
    ...(isOnWork ? [] : tell(WORTH.subject, subject)),
    ...weigh(WORTH.context, context.slice(0, 2)),
  ];
  const onWork = isOnWork ? tell(WORTH.work, subject) : [];
  const age = ageStatement(material, choose);
  const hasNote = known.length + ofThing.length + onWork.length > 0;
  const isBare = !isMakerKnown && !hasNote && prose.length === 0 && museum === null;
  const life = age.length > 0 || !isBare ? [] : lifeStatements(facts);
  const ago = isMakerKnown || age.length > 0 || isAncient ? [] : agoStatement(material, choose);
  const meaning = doubtMeaning(facts, choose);
  const beside = [isMakerKnown, hasNote, prose.length > 1].filter(Boolean).length;
  const isAlone = !isMakerKnown && !hasNote && museum === null;
  const label = [
    ...(isAncient ? ancient(material) : []),
    ...(isNameless ? plain : []),
    ...naming,
    ...weigh(6, meaning === null ? [] : [meaning]),
    ...(museum === null ? [] : further),
    ...weigh(NEEDED, museumSaid(museum, choose)),
    ...weigh(5, ago),
    ...weigh(6, life),
    ...weigh(7, age.length > 0 ? age : livedStatement(material)),
    ...(museum === null ? further : []),
    ...weigh(7, laterStatement(material)),
    ...(isNameless ? [] : plain),
    ...weigh(WORTH.work, introduced(material, choose, isAlone)),
  ];
  const others = [...known, ...weigh(4, beside > MOST_BESIDE_A_TERM ? [] : told(term))];
  // What is known of this very work, of its maker or of such things is the better beginning where the label has no text of its own.
  const isFirst = (topic: string, among: number): boolean => choose.number(topic) % among === 0;
  const first =
    prose.length > 0 || facts.title === null || museum !== null
      ? []
      : onWork.length > 0
        ? onWork
        : isMakerKnown && hasOneMaker(facts) && isFirst('maker first', 2)
          ? makers
          : !isMakerKnown && thing?.kind === 'use' && isFirst('thing first', 3)
            ? ofThing
            : [];
  const behind = [makers, ofThing, others, onWork].flatMap((each) => (each === first ? [] : each));
  return [
    ...withLead(first, choose, true),
    ...label,
    ...withLead(behind, choose),
    ...weigh(3, sizeStatement(material)),
    ...weigh(1, hasCreditStory(facts) ? creditStatement(facts) : []),
    // Nobody is sent to look for what was not spoken of.
    ...weigh(6, lookOf({ ...material, prose: toldOf(material, isAlone) }, choose, behind.length === 0)),
  ];
}

/** The same with a word before the first. */
function withLead(weighed: readonly Weighed[], choose: Chooser, isFirst = false): Weighed[] {
  const [first, ...rest] = weighed;
  return first ? [{ ...first, statements: beyond(first.statements, choose, isFirst) }, ...rest] : [];
}

/** Words of a line that tells who had a hand in a work. */
const NAMES_SOMEBODY =
  /\b(?:[Ss]igned|[Aa]ttributed|copied|[Bb]y|[Aa]rtist|[Mm]aker|Workshop|School|\d{4}[-\u2013]\d{2,4}|active|died|d\.|b\.)(?!\p{L})/u;

/** Years from which a work of nobody's name begins with its age. */
const ANCIENT = 700;

const isOld = ({ reckoning: { yearsAgo }, facts }: Material): boolean =>
  yearsAgo !== null &&
  yearsAgo > ANCIENT &&
  !isNamed(facts.artist) &&
  facts.otherMakers.length === 0 &&
  // A line that names somebody is told as it is printed.
  !facts.plainLines.some(({ text }) => NAMES_SOMEBODY.test(text));

/** "Somebody made this about 3,300 years ago." */
function ancient({ reckoning, facts }: Material): Weighed[] {
  const years = reckoning.yearsAgo;
  return years === null
    ? []
    : weigh(7, [
        reckoned(`Somebody made this ${roundYears(years)} ago.`, 'years ago', spansOf(facts, 'date')),
      ]);
}

/** What is told of the label's own text. */
const toldOf = ({ prose }: Material, isAlone: boolean): Statement[] =>
  mostWorth(prose, isAlone ? WORDS_OF_LABEL_ALONE : WORDS_OF_LABEL);

/** The label's own sentences with a word before them, so that one hears whose they are. */
function introduced(material: Material, choose: Chooser, isAlone: boolean): Statement[] {
  const { facts, museum } = material;
  const prose = toldOf(material, isAlone);
  const [first, ...rest] = prose;
  if (!first) return [];
  const signer = signedBy(facts, material.prose);
  if (signer !== null)
    return [
      { ...first, text: `${signer.text} ${first.text}`, spans: [...signer.spans, ...first.spans] },
      ...rest,
    ];
  const lead = isSomebodys(prose)
    ? 'In the words on the label:'
    : choose.of('prose', [
        'The label tells this:',
        'The label says:',
        'In the label’s words:',
        'Here is what the label tells:',
        // Beside the museum's own note one would take it for that.
        ...(museum === null ? ['The museum writes:'] : []),
        'From the label:',
      ]);
  return [{ ...first, text: `${lead} ${first.text}` }, ...rest];
}
