import { fromCapitals } from '../capitals.ts';
import type { LabelFacts, TextSpan } from '../facts.ts';
import { isFirm } from '../notes/lives-of-notes.ts';
import type { Match } from '../notes/note-book.ts';
import { plainName } from '../notes/plain-name.ts';
import type { NoteKind, NoteTag } from '../notes/note.ts';
import { capitalised } from '../speech/text.ts';
import { hashOf } from '../variation.ts';
import type { Chooser } from './choose.ts';
import { stemsOf } from './stems.ts';
import { type Statement, talk } from './statement.ts';

/** A sentence of a note with what leads to it in a conversation. */
export interface NotePart {
  readonly tag: NoteTag;
  readonly statement: Statement;
  readonly ask: string;
  readonly lead: string;
}

/** What a note says of something on the label, ready to be spoken. */
export interface NoteTalk {
  /** The name by which the label speaks of it; the note's own for an artist. */
  readonly name: string;
  readonly parts: readonly NotePart[];
  /** What one says to the last sentence; empty where nothing was written. */
  readonly reply: string;
  /** Whose work it is that the note is on; empty where it is not on a single work. */
  readonly by: string;
  /** What it is about; a story of a common material, thing or motif explains no word. */
  readonly kind: NoteKind;
  /** Whether the maker is a company, of which nobody asks who it was. */
  readonly isFirm?: boolean;
}

/** Apostrophes as they are printed. */
export const typeset = (text: string): string => text.replaceAll("'", '\u2019');

/** A note as statements that rest on `spans` of the label; ways to look stand apart. */
export function noteTalk(
  { note, name, field }: Pick<Match, 'note' | 'name'> & { readonly field: string },
  spans: readonly TextSpan[],
): NoteTalk {
  return {
    name: fromCapitals(name),
    parts: note.sentences
      .filter(({ tag }) => tag !== 'look')
      .map(({ tag, text, ask, lead }) => ({
        tag,
        ask: typeset(ask),
        lead: typeset(lead),
        statement: { text: typeset(text), origin: 'note', field, spans, source: note.source },
      })),
    reply: withFewSo(typeset(note.reply)),
    by: note.by,
    kind: note.kind,
    isFirm: isFirm(note),
  };
}

/** Whom a sentence means by a pronoun. */
const PRONOUNS: readonly RegExp[] = [/\b(?:he|him|his|himself)\b/i, /\b(?:she|her|hers|herself)\b/i];
/** A sentence on what, in a talk, the words before it name: "They cut ornament into metal". */
const OF_SOMETHING =
  /^(?:They|It|This|That|These|Those|There|Others|Neither|Both|None|(?:One|Two|Three) \p{L}{2,15} did|Not (?:always|only|quite|at all|often))\b|\bthere[,.]|\bthere (?!is|are|was|were)\b|\blike that\b/u;

/** A lead that names a thing, "A trumpet.", and a sentence that speaks of it before it names another. */
const NAMES_THING = /^(?:An?|The|His|Her|Their) [^.!?]{2,30}\.$/;
function speaksOfIt(text: string): boolean {
  const at = text.search(/\b(?:it|them)\b(?! (?:is|was|took|had)\b)/);
  return at > 0 && !/\b(?:an?|the|his|her|some|every|each|no|two|three) /.test(text.slice(0, at));
}

/** Whether a sentence begins with "Those graves" behind one that speaks of graves. */
function namesAgain(text: string, before: string): boolean {
  // "Those long threads lie loose"
  const [, thing = '', other = thing] =
    /^(?:This|That|These|Those) (\p{Ll}{3,})(?: (\p{Ll}{3,}s)\b)?/u.exec(text) ?? [];
  return thing !== '' && [thing, other].some((each) => before.toLowerCase().includes(each.replace(/s$/, '')));
}

/** "It lies loose on the paper": in a story of a material, whether "it" is that, named by neither guess nor lead otherwise. */
const isOnMaterial = ({ ask, lead, statement: { text } }: NotePart): boolean =>
  /^It (?!is the|was the)/.test(text) &&
  !NAMES_THING.test(lead) &&
  !/\b(?:the|an?|his|her|their|its|some|those|that|another|other) \p{Ll}{3,}|\bthere\b/u.test(
    `${ask} ${lead}`,
  );

/** Words among which a sentence names whom it is about. */
const FIRST_WORDS = 4;

/** Somebody whom a sentence itself names before it says "he": "When a minister laid his plans". */
const SOMEBODY =
  /\b(?:an?|the|every|each|some|whoever|anyone) (?:\p{Ll}+ )?(?:\p{Ll}+(?:er|or|ist|ian|ant|ent|man|woman|king|queen|smith|chief|monk|priest|bride|groom|boy|girl|child|guest|host|lord|lady|emperor|prince|duke|wife|husband|pilgrim|knight|nun|god|scribe|judge|hero|guard))\b/u;

/** "Van Gogh told his brother", "The collector Sergei Shchukin had it": a name of two words or more. */
const NAMED_FIRST =
  /^(?:(?:The|A) \p{Ll}+ )?\p{Lu}[\p{L}.'\u2019-]* (?:(?:van|von|de|da|di|del|della|der|the) )*\p{Lu}\p{L}+ /u;

/** Whether everybody whom a sentence calls "he" or "she" is so called, or named at its beginning, in the one before it. */
function isClearBehind(text: string, before: string, by: string): boolean {
  const isOnMaker = by !== '' && before.split(' ').slice(0, FIRST_WORDS).join(' ').includes(by);
  return PRONOUNS.every((pronoun) => {
    const at = text.search(pronoun);
    const first = text.slice(0, at);
    return at < 0 || pronoun.test(before) || isOnMaker || SOMEBODY.test(first) || NAMED_FIRST.test(first);
  });
}

/** A guess of a talk that one voice can tell for everybody: nobody says "I" or "you" in it. */
const OF_NOBODY = /^(?!.*\b(?:I|me|my|mine|we|us|our|you|your)\b)/i;
const MOST_WORDS_OF_GUESS = 13;
/** "A day or two, I suppose, and it is done.": words that only say that somebody is guessing. */
const GUESSING =
  /^I (?:suppose|imagine|take it|guess|expect|presume|assume|hope|thought|should think|dare say)(?: that)? |,? I (?:suppose|imagine|take it|guess|expect|presume|assume|hope|thought|should think|dare say)\b(?=[.,?!])/gi;
const impersonal = (ask: string): string => capitalised(ask.replace(GUESSING, ''));

/** A guess that is a whole sentence, so that it can follow "You might think that". */
const WHOLE_GUESS =
  /^(?:(?:it|they|he|she|there|that|nobody|somebody|everybody|people|one|this|these|those|the|an?|all|every|most) [^,.]{0,40})?\b(?:is|was|are|were|had|has|have|must|would|could|can|did|does|do)\b[^,]*\.$|^(?:it|they|he|she|nobody|everybody|somebody) (?:\p{Ll}+ed|went|came|took|made|stood|lay|kept|knew|meant|left|saw|got|paid|cost|lived)\b[^,]*\.$/iu;
const THINKING = ['You might think that', 'It is easy to think that', 'One might expect that'] as const;

const withoutLead = (ask: string): string => ask.replace(/^(?:So|And|But|Then),? (?=\p{L})/u, '');
const isWholeGuess = (ask: string): boolean => {
  const guess = withoutLead(ask);
  // "The heap the potter was ashamed of." has no verb of its own.
  const isNoun = /^(?:the|an?) .* (?:of|for|with|by|about|from)\.$/i.test(guess);
  return !isNoun && !/[.!?] /.test(guess) && WHOLE_GUESS.test(guess);
};

/** The last question of what is asked; empty where nothing is. */
const lastQuestion = (ask: string): string => /(?:^|[.!?] )([^.!?]+\?)$/.exec(ask)?.[1] ?? '';

/** "How long did he stay?", "And does anyone stand there?": a whole question; "Blown at home?" is what somebody in a talk throws in. */
const WHOLE_QUESTION =
  /^(?:(?:And|But|So|Then),? )?(?:who|whose|what|which|where|when|why|how|did|does|do|is|are|was|were|has|have|had|can|could|would|will|must|should|may)\b[^.!?]+\?$/i;

/** What one voice may ask itself or think. */
const isOfOneVoice = (ask: string): boolean =>
  ask.endsWith('?') ? WHOLE_QUESTION.test(lastQuestion(ask)) : isWholeGuess(ask);

/** What one voice says before a sentence that corrects a guess: the question that it answers, or the guess, as somebody's. */
function guessOf(ask: string, choose: Chooser): string {
  if (ask.endsWith('?')) return capitalised(lastQuestion(ask));
  const guess = withoutLead(ask);
  return `${choose.of('thinking', THINKING)} ${guess.charAt(0).toLowerCase()}${guess.slice(1)}`;
}

/** "Frederic Remington. At sixteen he sent him drawings.": a sentence that begins with the answer to a question. */
const answersQuestion = ({ ask, statement: { text } }: NotePart): boolean =>
  (ask.endsWith('?') && /^[^.!?]{1,45}[.!?] \p{Lu}/u.test(text)) ||
  // "No, in Philadelphia", "That did not follow": a guess is answered.
  (ask !== '' &&
    /^(?:No|Yes|Neither|Nor|Hardly|Rather|Not [a-z]+ly|That did|That was|It did|It was the|They did|He did|She did)\b/.test(
      text,
    ));

/** What agrees with a guess, and corrects nothing that one would think. */
const AGREES =
  /^(?:Just so|Quite so|Exactly|Quite|Yes|Indeed|True|Right|Of course|Precisely|(?:He|She|It|They|That) (?:did|was|were|had|does|do|has|is))\b(?! not)[^?]*$/;

/** "Huntsmen in scarlet, at night. They will lose their way?": whether the last sentence of a guess needs none before it. */
function standsAlone(ask: string): boolean {
  const [, last] = /[.!?] ([^.!?]+[.!?])$/.exec(ask) ?? [];
  return (
    last === undefined ||
    !/^(?:And|But|Or|So|Then)\b|\b(?:it|they|them|its|their|this|that|these|those|one|another|the \p{Ll}+)\b/iu.test(
      last,
    )
  );
}

/** The sentence of a note that corrects what one would think, or answers a question, said of nobody in particular; undefined where there is none. */
export function turnOf(note: NoteTalk | null): NotePart | undefined {
  return note?.parts.find(
    (part, at) =>
      at > 0 &&
      ((part.lead !== '' && (part.ask.endsWith('?') || !AGREES.test(part.lead))) || answersQuestion(part)) &&
      OF_NOBODY.test(impersonal(part.ask)) &&
      OF_NOBODY.test(part.lead) &&
      standsAlone(part.ask) &&
      isOfOneVoice(impersonal(part.ask)) &&
      part.ask.split(' ').length <= MOST_WORDS_OF_GUESS,
  );
}

/** "So the fire gets the glory": a word that a listener hears too often, and without which the sentence says the same. */
const SO =
  /^So (?=(?:the|an?|it|they|he|she|his|her|their|its|even|one|people|whoever|what|whatever|every|some|each|nobody|visitors|museums|\p{Ll}+s) )/u;
/** Of so many replies one keeps it. */
const WITH_SO = 3;
const withFewSo = (reply: string): string =>
  hashOf(reply) % WITH_SO === 0
    ? reply
    : reply.replace(SO, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What two say to each other, and no one voice: a question, "I", "you". */
const OF_TWO =
  /\?|\b(?:I|me|my|mine|myself|we|us|our|ours|you|your|yours|let\u2019s|somebody should|look at)\b/i;

/** What is said at the end of a note in a talk, where one voice can say it of nobody: "Half a stitch, and the whole foot is dry." */
const replyAlone = ({ reply }: NoteTalk): string => (reply === '' || OF_TWO.test(reply) ? '' : reply);

/** "Then it was never hers", "Poor cook", "Even the lid leaks, then": what draws a conclusion, agrees or contradicts as one of two does. */
const ANSWERS_SOMEBODY =
  /(?:^|[.!?] )(?:Then|So|But|And|Poor|No|Yes|Still)\b|,? then[.!]$|\bpoor \p{L}+[.!]$/u;

/** "Shrugged off at home" behind "Italy shrugged": whether a last word takes up what only the talk before the sentence says, or answers somebody. */
function takesUp(reply: string, talked: string, heard: string): boolean {
  if (ANSWERS_SOMEBODY.test(reply)) return true;
  const [before, behind] = [stemsOf(talked), stemsOf(heard)];
  return stemsOf(reply).some((stem) => before.includes(stem) && !behind.includes(stem));
}

/**
 * A note for one voice, those sentences together that belong together, with the last word that a talk has for it.
 *
 * @param isTurned Whether one sentence keeps the turn that it takes in a talk: what one would think and what it is instead.
 */
export function toldAlone(note: NoteTalk, choose: Chooser, isTurned: boolean): Statement[][] {
  const said = isTurned ? toldWithTurn(note, choose) : told(note).map((statement) => [statement]);
  const last = said.at(-1);
  const statement = last?.at(-1);
  const reply = replyAlone(note);
  const end = note.parts.at(-1);
  // A last word is to the last sentence.
  if (!last || !statement || reply === '' || statement !== end?.statement) return said;
  const heard = said.flat().map(({ text }) => text);
  if (takesUp(reply, `${end.ask} ${end.lead}`, heard.join(' '))) return said;
  return [...said.slice(0, -1), [...last, aside(reply, statement)]];
}

/** What is said around a sentence of a note, which may name what the note and the label name. */
const aside = (text: string, { field = 'note', spans }: Statement): Statement => ({
  ...talk(text),
  field,
  spans,
});

/** The sentences of a note for one voice; one keeps the turn that it takes in a talk. */
function toldWithTurn(note: NoteTalk, choose: Chooser): Statement[][] {
  const said = told(note).map((statement) => [statement]);
  const turned = turnOf(note);
  const before = turned && note.parts[note.parts.indexOf(turned) - 1]?.statement;
  const at = said.findIndex(([statement]) => statement !== undefined && statement === before);
  if (!turned || at < 0) return said;
  const { ask, lead, statement } = turned;
  const guess = aside(guessOf(impersonal(ask), choose), statement);
  const whole = [guess, ...(lead === '' ? [] : [aside(lead, statement)]), statement];
  const isClear = said.some(([each]) => each === statement);
  // What is clear by itself needs nobody to ask for it.
  if (isClear) return said;
  return [...said.slice(0, at + 1), whole, ...said.slice(at + 1)];
}

/**
 * The sentences alone: of a note that is not on a person, those are left out that call somebody "he" whom only the talk
 * before them names, or speak of what only that names.
 */
export function told(note: NoteTalk | null): Statement[] {
  if (note === null) return [];
  const isOnPerson = note.parts[0]?.tag === 'who' && note.by === '';
  const said: Statement[] = [];
  for (const part of note.parts) {
    const { statement, lead } = part;
    const before = said.at(-1)?.text;
    const isTorn =
      before !== undefined &&
      (answersQuestion(part) ||
        (lead !== '' &&
          OF_SOMETHING.test(statement.text) &&
          !namesAgain(statement.text, before) &&
          !(note.kind === 'craft' && isOnMaterial(part))) ||
        (NAMES_THING.test(lead) && speaksOfIt(statement.text)) ||
        (!isOnPerson && !isClearBehind(statement.text, before, note.by)));
    if (!isTorn) said.push(statement);
  }
  return said;
}

/** A note on a maker under the name that the label prints, where that has the same words in another order or spelling: "Shiro Kuramata". */
export function asPrinted(note: NoteTalk | null, { artist }: LabelFacts): NoteTalk | null {
  if (note === null || artist === null || note.name === artist) return note;
  const wordsOf = (name: string): string => plainName(name).split(' ').toSorted().join(' ');
  return wordsOf(note.name) === wordsOf(artist) ? { ...note, name: fromCapitals(artist) } : note;
}
