import { plainName } from '../../notes/plain-name.ts';
import type { LabelFacts } from '../../facts.ts';
import { speechWordKind } from '../../sentence-words.ts';
import { type Statement, talk } from '../statement.ts';
import type { Chooser } from '../choose.ts';
import type { Material } from '../material.ts';
import { hasOwnLook } from '../museum-talk.ts';
import { nameOf } from '../name-of.ts';
import { isSilencing } from '../sober.ts';
import { WAYS_TO_LOOK } from '../techniques.ts';
import { isLeftAlone } from './no-task.ts';
import { thingsDescribed } from './things-to-find.ts';
import { isOfMedium, isOfPlainTechnique } from './ways.ts';

const FROM_TEXT = [
  'The label speaks of *. Find # before you go on.',
  'Now look for *, and see whether you can find #.',
  'The label speaks of *. Look for # now.',
  'One thing more to look for: *.',
  'Before you go, look once more for *.',
] as const;

const isMany = (thing: string): boolean =>
  /(?<!s|u|i|bu)s$|(?:^| )(?:geese|feet|stairs|cherries)$|^the (?:two|three|four|five|six|seven) /.test(
    thing,
  );

/** The word before a thing in a text, where that is an article or one small word: "the ring", "two dogs". */
function withItsWord(text: string, start: number, thing: string): string {
  const before = /(?:^|\s)(an?|the|two|three|four|five|six|seven|his|her|its|their) $/i.exec(
    text.slice(0, start),
  )?.[1];
  const word = before?.toLowerCase();
  // "two dogs" were spoken of, so that they are "the two dogs" now.
  return word === undefined || /^(?:an?|the|his|her|its|their)$/.test(word)
    ? `the ${thing}`
    : `the ${word} ${thing}`;
}

/** Words of a look that name nothing to be found. */
const NAMES_NOTHING =
  /^(?:works?|like|this|that|these|often|show|shows|see|whether|does|find|look|with|from|their|which|where|another|right|left|hand|hands|head|some|near|small|large|holds?)$/;

/** Whether the label's own text has told of what one would look for. */
function isTold(look: string, prose: readonly Statement[]): boolean {
  const said = new Set(plainName(prose.map(({ text }) => text).join(' ')).split(' '));
  return plainName(look)
    .split(' ')
    .some(
      (word) =>
        word.length > 2 && speechWordKind(word) === 'other' && !NAMES_NOTHING.test(word) && said.has(word),
    );
}

/** A sentence that says itself where in the picture its things are. */
const SAYS_WHERE =
  /\b(?:(?:on|at) (?:the |our |your )?(?:far |upper |lower |extreme )?(?:left|right)|(?:at|in) the (?:top|bottom|centre|center|middle|back|front|corner|background|foreground))\b/i;

const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '');

/** Whether a thing is one of those that the title or the name of the kind calls: the moon of a "Moon jar" is nowhere else, nor are the hats of a "Top hat". */
const isInName = ({ title, heading }: LabelFacts, thing: string): boolean =>
  plainName([title, ...heading.map(({ text }) => text)].join(' '))
    .split(' ')
    .map(singular)
    .includes(singular(plainName(thing).split(' ').at(-1) ?? ''));

/** A sentence that sends the reader to look by itself: "Look past the fish", "Can you find the frog?" */
const SENDS =
  /(?:^|[.:;,] )(?:(?:can|could|do|did) you (?:see|find|spot|make out|notice)|look|find|spot|search|notice|see if|try to (?:see|find|spot))\b/i;

/** A bird by its kind, of which nobody is asked to find "the bird". */
const A_BIRD =
  /\b(?:swans?|ducks?|goose|geese|cranes?|herons?|eagles?|hawks?|falcons?|owls?|crows?|ravens?|doves?|parrots?|peacocks?|roosters?|cockerels?|cocks?|hens?|pheasants?|quails?|ibis(?:es)?)\b/i;

/** What is written, on which nobody sees what its words tell of. */
const IS_WRITTEN =
  /\b(?:journals?|diar(?:y|ies)|letters?|notebooks?|logbooks?|telegrams?|typescripts?|poems?|speech|treaty|charter|novel|contract)\b/i;

/**
 * One way to look: for what the label's text describes, what a note says, or what is looked for in works of the kind, with
 * what makes it worth looking.
 *
 * @param isJustRead Whether the last sentence of that text is heard right before, so that nobody is sent to what it names.
 */
export function lookOf(material: Material, choose: Chooser, isJustRead = true): Statement[] {
  const { facts, looks, way, technique, sort, prose, museum } = material;
  if (hasOwnLook(museum) || isLeftAlone(material)) return [];
  const fromNote = looks.find(({ statement }) => !isTold(statement.text, prose));
  if (fromNote) return [fromNote.statement];
  const fill = (text: string, thing: string): string =>
    text
      .replace('*', thing)
      .replace('where is', isMany(thing) ? 'where are' : 'where is')
      .replace('#', isMany(thing) ? 'them' : 'it');
  const name = nameOf(facts);
  const isWritten = (technique === null || technique === 'drawing') && IS_WRITTEN.test(name);
  // On a mask no basket of its story is to be seen.
  const described = (isWritten || /\bmasks?\b/i.test(name) ? [] : prose)
    .slice(0, isJustRead ? -1 : undefined)
    .filter(({ text }) => !SAYS_WHERE.test(text) && !SENDS.test(text))
    .flatMap((statement) => thingsDescribed(statement.text).map((named) => ({ named, statement })))
    .filter(
      ({ named: { thing } }) => !isInName(facts, thing) && !(/^birds?$/.test(thing) && A_BIRD.test(name)),
    );
  const chosen = described[choose.number('thing') % Math.max(1, described.length)];
  if (chosen) {
    const { named, statement } = chosen;
    const thing = withItsWord(statement.text, named.start, named.thing);
    return [
      { ...talk(fill(choose.of('find in text', FROM_TEXT), thing)), field: 'prose', spans: statement.spans },
    ];
  }
  if (isSilencing(material)) return [];
  if (way !== null) return [way.fact, way.look];
  // A label with a text of its own has said where to look.
  if (technique === null || sort !== null || prose.length > 1 || !isOfPlainTechnique(facts, technique))
    return [];
  const ways = WAYS_TO_LOOK[technique].filter((each) => isOfMedium(each, facts.medium));
  return ways.length === 0 ? [] : [talk(choose.of('way to look', ways))];
}
