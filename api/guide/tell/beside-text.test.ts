import { expect, test } from 'vitest';
import { factsOf } from '../testing/printed-label.ts';
import { createNoteBook } from '../notes/note-book.ts';
import { noteEntries } from '../notes/note.ts';
import { podcast, soundBite, textOf } from '../guide.ts';

const notes = createNoteBook(
  noteEntries(`kind: craft

id: bronze-heat
names: bronze
term: Bronze melts in a hot fire.
ask story: In any stove, then. | Hardly.
story: It takes a furnace and a bellows.
source: Invented

kind: term

id: tukula
names: tukula
term: Tukula is a red powder of camwood.
source: Invented

kind: use

id: bell-word
names: bell
term: The word bell is kin to bellow.
source: Invented

id: bell-rung
names: bell
term: A bell is heard farther on water.
source: Invented`),
);
const told = (...lines: string[]): string => {
  const knowledge = { today: 2026, notes };
  const facts = factsOf(...lines);
  return [soundBite(facts, knowledge), podcast(facts, knowledge)].map(textOf).join(' ');
};
const STORY =
  'A ferryman hung it above his door and struck it when the fog came in. One night in March his daughter struck it until morning, and eleven boats came home.';
const REST =
  'Her own was not among them until noon. The gong hung there until the bridge was built, and no ferry was needed.';

test('in a talk on a long text of the label’s own nobody tells what any bronze is', () => {
  const talkOn = (...lines: string[]): string => textOf(podcast(factsOf(...lines), { today: 2026, notes }));
  expect(talkOn('Gong', '1850', 'Bronze', STORY)).toContain('Bronze melts');
  expect(talkOn('Gong', '1850', 'Bronze', `${STORY} ${REST}`)).not.toContain('Bronze melts');
});

test('a word that few know is explained beside any text', () => {
  expect(told('Gong', '1850', 'Bronze, tukula', STORY)).toContain('red powder');
});

test('behind such a story a thing is told of, and not where its word comes from', () => {
  const bells = ['River bell', 'Ferry bell', 'Old bell', 'Great bell', 'Hand bell', 'Fog bell'];
  const all = bells.map((title) => told(title, '1850', STORY)).join(' ');
  expect(all).toContain('heard farther');
  expect(all).not.toContain('kin to bellow');
  expect(bells.map((title) => told(title, '1850')).join(' ')).toContain('kin to bellow');
});
