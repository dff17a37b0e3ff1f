import { SHARED_KINDS } from '../notes/note.ts';
import { plainName } from '../notes/plain-name.ts';
import type { LabelFacts } from '../facts.ts';
import { countWords } from '../speech/text.ts';
import { type Chooser, chooserOf } from './choose.ts';
import { creditStatement, hasCreditStory } from './credit.ts';
import { doubtMeaning } from './doubt.ts';
import { beyond, tellsOfOneWork, toldOfMany, worthTrying } from './leads.ts';
import { lookOf } from './looks/looks.ts';
import { gather, type Knowledge, type Material } from './material.ts';
import {
  ageStatement,
  agoStatement,
  hasOneMaker,
  lifeStatements,
  livedStatement,
  sizeStatement,
} from './tombstone/naming.ts';
import { laterStatement } from './tombstone/later-states.ts';
import { museumSaid, withoutLastEnd } from './museum-talk.ts';
import { type NoteTalk, told, toldAlone, turnOf } from './note-talk.ts';
import { isTold, readOutStatements } from './read-out.ts';
import { mostWorth } from './own-text/worth-telling.ts';
import { isNamed } from '../speech/artist.ts';
import { isSilencing, isSober } from './sober.ts';
import { roundYears } from './reckoned/reckon.ts';
import { isSomebodys, signedBy } from './own-text/signer.ts';
import { reckoned, spansOf, type Statement, talk } from './statement.ts';
import { timeOfLife } from './tombstone/time-of-life.ts';
import { tombstoneOf } from './tombstone/tombstone.ts';

/** A stop of up to 90 seconds: 75 s where neither label nor museum has a text (docs/behaviour.md#length). */
const MOST_WORDS = 215;
const MOST_WORDS_OF_TOMBSTONE = 150;
/** Of a long text of the label's own the best sentences are told; more of it where nothing else is known. */
const WORDS_OF_LABEL = { whole: 75, most: 65 } as const;
const WORDS_OF_LABEL_ALONE = { whole: 120, most: 105 } as const;
/** What a sentence of the label is worth more where nothing else is known: a plain one is better than none. */
const NOTHING_ELSE = 1.5;
/** What a sentence is worth more that names something of which more is known. */
const NAMES_A_TOPIC = 1;

/** The spoken description of a work: what the label says, what is known beside it, and a way to look. Never empty. */
export function soundBite(facts: LabelFacts, knowledge: Knowledge): Statement[] {
  const material = gather(facts, knowledge);
  const choose = chooserOf(facts.text, facts.nth, facts.heard);
  if (!isTold(facts)) return readOut(material, choose);
  const body = ordered(material, choose);
  const isRich = material.prose.length > 0 || material.museum !== null;
  return withoutLastEnd(withinWords(body, isRich ? MOST_WORDS : MOST_WORDS_OF_TOMBSTONE));
}

/** The label's own words; before those in another language stands what is known of whom and what they name. */
function readOut(material: Material, choose: Chooser): Statement[] {
  const { facts, maker, subject } = material;
  const { notice, words } = readOutStatements(facts);
  const known = [
    ...museumSaid(material.museum, choose),
    ...beyond([...told(maker), ...told(subject)], choose),
  ];
  // The name that a thing bears is told of behind the lines that bear it.
  const behind = known.length > 0 || facts.foreign !== null ? [] : beyond(told(material.thing), choose);
  return [...notice, ...known, ...words, ...behind];
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

/** Between what the books say of another work and a naming that does not point at this one by itself. */
const NOW_THE_LABEL = [
  'Now the label.',
  'And now the one in front of you.',
  'The label, then.',
  'And now what is in front of you.',
  'And now to this one.',
  'Now for the label.',
  'Now for this one.',
  'To the label.',
] as const;

/** The same where those books may have spoken of this very work, which is no other one. */
const THE_LABEL_ITSELF = [
  'Now the label.',
  'The label, then.',
  'To the label.',
  'Now for the label.',
] as const;

/** Letters of a title's word that is of this work. */
const TELLING = 4;

/** Whether what was told names something that the title names, and so may have been of this work. */
function speaksOfIt(known: readonly Weighed[], { title }: LabelFacts): boolean {
  const said = new Set(
    plainName(known.flatMap(({ statements }) => statements.map(({ text }) => text)).join(' ')).split(' '),
  );
  return plainName(title ?? '')
    .split(' ')
    .some((word) => word.length >= TELLING && said.has(word));
}

/** A naming that points at the work or speaks of the label: what comes is of them, without another word. */
const POINTS_AT_WORK = /^(?:The label|At the top of the label|Here|This|These|Its label|You)\b/;

/** Worth of what is told of a single work, and of its maker, its subject and its time. */
const WORTH = { work: 9, maker: 8, topic: 8, thing: 8, subject: 7, context: 6, look: 6, term: 4 } as const;
/** Of how many of the three a material or technique is still explained: the maker, the subject, the label's own text. */
const MOST_BESIDE_A_TERM = 1;

/** Of how many pieces one begins with the label though something is known that would be the better beginning. */
const LABEL_FIRST = 5;

/** What is known beside the label, each note as it is told by one voice. */
interface Known {
  readonly work: readonly Weighed[];
  readonly maker: readonly Weighed[];
  readonly thing: readonly Weighed[];
  readonly topic: readonly Weighed[];
  readonly subject: readonly Weighed[];
  readonly context: readonly Weighed[];
  readonly term: readonly Weighed[];
}

function knownOf(material: Material, choose: Chooser): Known {
  const { maker, subject, style, place, thing, topic, term, prose } = material;
  const sober = isSober(material);
  // One turn of a talk is enough for one voice: that of the work, of its maker, of what it is or of what it is made of.
  const turned = [subject, maker, topic, thing, term].find((note) => turnOf(note) !== undefined);
  // Beside what is grim nobody has the last word.
  const quiet = (note: NoteTalk): NoteTalk => (sober ? { ...note, reply: '' } : note);
  const tell = (worth: number, note: NoteTalk | null): Weighed[] =>
    note === null
      ? []
      : toldAlone(quiet(note), choose, note === turned).map((statements) => ({ statements, worth }));
  const context = told(style).length > 0 ? told(style) : told(place);
  const isOnWork = subject !== null && subject.by !== '';
  const beside = [maker, subject ?? topic ?? thing ?? style ?? place, prose[1]].filter(Boolean).length;
  return {
    work: isOnWork ? tell(WORTH.work, subject) : [],
    maker: tell(WORTH.maker, maker),
    thing: tell(WORTH.thing, thing),
    topic: tell(WORTH.topic, topic),
    subject: isOnWork ? [] : tell(WORTH.subject, subject),
    context: weigh(WORTH.context, context.slice(0, 2)),
    // Nobody tells of a material after a death.
    term: isSilencing(material) || beside > MOST_BESIDE_A_TERM ? [] : tell(WORTH.term, term),
  };
}

/**
 * Whether a note on a kind of thing says in its first sentence of what it tells: a story of what pictures show, or one of
 * weavers at a tunic, is about nothing for whoever does not know yet what stands there.
 */
function namesItsKind(thing: NoteTalk | null): boolean {
  if (thing === null || thing.kind === 'motif') return false;
  if (!SHARED_KINDS.has(thing.kind)) return true;
  const said = ` ${plainName(thing.parts[0]?.statement.text ?? '')}`;
  return plainName(thing.name)
    .split(' ')
    .some((word) => word.length >= TELLING - 1 && said.includes(` ${word.replace(/s$/, '')}`));
}

/**
 * The better beginning than what one can read for oneself: what is known of this very work, of its maker or of such things.
 * None where the museum has words of its own, or nobody knows what the label calls the work.
 */
function opens({ facts, museum, prose, thing }: Material, known: Known, choose: Chooser): readonly Weighed[] {
  if (museum !== null || facts.title === null || choose.number('begin') % LABEL_FIRST === 0) return [];
  const isOnMaker = known.maker.length > 0 && hasOneMaker(facts);
  const onWork = [known.work, isOnMaker ? known.maker : []];
  // What the label's own text tells of this work goes before what is known of its kind; a material before anybody knows what
  // is made of it is heard as being about nothing.
  const onKind = [namesItsKind(thing) ? known.thing : [], known.subject];
  return [...onWork, ...(prose.length > 1 ? [] : onKind)].find((each) => each.length > 0) ?? [];
}

function ordered(material: Material, choose: Chooser): Weighed[] {
  const { facts, museum, prose } = material;
  const known = knownOf(material, choose);
  const isMakerKnown = known.maker.length > 0;
  const about = [...known.work, ...known.topic, ...known.thing, ...known.subject, ...known.context];
  const isAncient = isOld(material);
  const { isNameless, ...tombstone } = tombstoneOf(material, choose);
  const naming = weigh(NEEDED, tombstone.naming);
  const further = weigh(8, tombstone.further);
  const plain = weigh(NEEDED, tombstone.plain);
  const age = ageStatement(material, choose);
  const isBare = !isMakerKnown && about.length === 0 && prose.length === 0 && museum === null;
  // Where nothing is known of the maker, the place of birth on the label is what there is of a life.
  const isHomeTold = !isMakerKnown && facts.bornIn !== null;
  const ofTime = timeOfLife(material);
  const life = age.length > 0 ? [] : isBare || isHomeTold ? lifeStatements(facts) : ofTime;
  const ago = isMakerKnown || age.length > 0 || isAncient ? [] : agoStatement(material, choose);
  const meaning = doubtMeaning(facts, choose);
  const isAlone = !isMakerKnown && about.length === 0 && museum === null;
  const first = opens(material, known, choose);
  const text = toldOf(material, isAlone);
  const label = [
    ...(isAncient ? ancient(material) : []),
    ...(isNameless ? plain : []),
    ...naming,
    ...weigh(6, meaning === null ? [] : [meaning]),
    ...(museum === null ? [] : further),
    ...weigh(NEEDED, museumSaid(museum, choose)),
    ...weigh(5, ago),
    ...weigh(ofTime.length > 0 ? 8 : isBare ? 6 : 4, life),
    ...weigh(7, age.length > 0 ? age : life.length > 0 ? [] : livedStatement(material)),
    ...(museum === null ? further : []),
    ...weigh(7, laterStatement(material)),
    ...(isNameless ? [] : plain),
    ...weigh(WORTH.work, introduced(material, text, choose, first.length > 0)),
  ];
  // Nobody is told of what was not read.
  const onText = material.topic !== null && text.includes(material.topic.to) ? known.topic : [];
  const behind = [
    onText,
    known.maker,
    known.thing,
    known.subject,
    known.context,
    known.term,
    known.work,
  ].flatMap((each) => (each === first ? [] : each));
  // Behind another work of the maker's "This is" could point at that one.
  const isOnOther = first === known.maker && first.some(({ statements }) => statements.some(tellsOfOneWork));
  const isPointedAt = !isOnOther && POINTS_AT_WORK.test(label[0]?.statements[0]?.text ?? '');
  return [
    ...first,
    ...(first.length === 0 || isPointedAt
      ? []
      : weigh(NEEDED, [
          talk(
            choose.of(
              'now the label',
              isOnOther && !speaksOfIt(first, facts) ? NOW_THE_LABEL : THE_LABEL_ITSELF,
            ),
          ),
        ])),
    ...label,
    // "It" is the work as long as nothing else was spoken of.
    ...weigh(3, sizeStatement(material)),
    // Who has something else to tell leaves the gift on the wall.
    ...weigh(1, isAlone && hasCreditStory(facts) ? creditStatement(facts) : []),
    ...(text.length > 0 ? withLead(behind, choose, toldOfMany(material)) : behind),
    // Nobody is sent to look for what was not spoken of.
    ...together(
      isOnWorkItself(material) ? WORTH.work : WORTH.look,
      behindText(
        lookOf(
          { ...material, prose: text, way: material.way ?? material.wayBehind },
          choose,
          behind.length === 0,
        ),
        text,
        behind,
        choose,
      ),
    ),
  ];
}

/** A look, with a word before what a note knows of it where the label's own text is heard right before. */
const behindText = (
  look: readonly Statement[],
  text: readonly Statement[],
  behind: readonly Weighed[],
  choose: Chooser,
): Statement[] =>
  text.length > 0 && behind.length === 0 && look[0]?.origin === 'note'
    ? worthTrying(look, choose)
    : [...look];

/** Whether a note on this very work says what to look at. */
const isOnWorkItself = ({ subject, looks }: Material): boolean =>
  subject !== null && subject.by !== '' && looks.length > 0;

/** Statements that go as one or not at all. */
const together = (worth: number, statements: readonly Statement[]): Weighed[] =>
  statements.length === 0 ? [] : [{ statements, worth }];

/** The same with a word before the first. */
function withLead(
  weighed: readonly Weighed[],
  choose: Chooser,
  isGeneral: (statement: Statement) => boolean,
): Weighed[] {
  const [first, ...rest] = weighed;
  return first ? [{ ...first, statements: beyond(first.statements, choose, isGeneral) }, ...rest] : [];
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

/** "You are looking at something about 3,300 years old." */
function ancient({ reckoning, facts }: Material): Weighed[] {
  const years = reckoning.yearsAgo;
  return years === null
    ? []
    : weigh(7, [
        reckoned(
          `You are looking at something ${roundYears(years, reckoning.atLeast)} old.`,
          'years ago',
          spansOf(facts, 'date'),
        ),
      ]);
}

/** What is told of the label's own text. */
const toldOf = ({ prose, topic }: Material, isAlone: boolean): Statement[] =>
  isAlone
    ? mostWorth(prose, WORDS_OF_LABEL_ALONE, () => NOTHING_ELSE)
    : mostWorth(prose, WORDS_OF_LABEL, (each) => (each === topic?.to ? NAMES_A_TOPIC : 0));

/** A quotation that goes on beyond what is told of it, closed where the telling ends. */
function withQuotationClosed(prose: readonly Statement[]): readonly Statement[] {
  const last = prose.at(-1);
  const text = prose.map((statement) => statement.text).join(' ');
  if (!last || !/^["\u201C]/.test(text)) return prose;
  const isOpen = text.startsWith('"')
    ? text.split('"').length % 2 === 0
    : text.lastIndexOf('\u201C') > text.lastIndexOf('\u201D');
  const close = text.startsWith('"') ? '"' : '\u201D';
  return isOpen ? [...prose.slice(0, -1), { ...last, text: `${last.text}${close}` }] : prose;
}

/** The label's own sentences, where others spoke before with a word before them, so that one hears whose they are. */
function introduced(
  material: Material,
  text: readonly Statement[],
  choose: Chooser,
  isBehindNotes: boolean,
): Statement[] {
  const { facts, museum } = material;
  const prose = withQuotationClosed(text);
  const [first, ...rest] = prose;
  if (!first) return [];
  // A speaker who is named before the quotation needs no other lead.
  if (/^[^:\u201C"]{3,100} (?:says?|said in \d{4}): /.test(first.text)) return [...prose];
  const signer = signedBy(facts, material.prose);
  if (signer !== null)
    return [
      { ...first, text: `${signer.text} ${first.text}`, spans: [...signer.spans, ...first.spans] },
      ...rest,
    ];
  const isOfSomebody = isSomebodys(prose);
  // A "we" without a lead would be the app's.
  const isOfUs = prose.some((each) => /(?<!\p{L})(?:we|our|us)(?!\p{L})/iu.test(each.text));
  if (!isOfSomebody && !isOfUs && !isBehindNotes && museum === null) return [...prose];
  const lead = isOfSomebody
    ? 'In the words on the label:'
    : choose.of('prose', [
        'The label says:',
        'In the label’s words:',
        // Beside the museum's own note one would take it for that.
        ...(museum === null ? ['The museum writes:', 'In the museum’s words:'] : []),
        'From the label:',
        'The label goes on:',
        'On the label one reads:',
        'The text beside it says:',
      ]);
  return [{ ...first, text: `${lead} ${first.text}` }, ...rest];
}
