import { expect, test } from 'vitest';
import { parseLabel, podcast, soundBite, textOf, turnsOf } from '../../guide.ts';
import type { LabelFacts } from '../../facts.ts';
import { heardIn } from '../../heard.ts';
import { createNoteBook } from '../../notes/note-book.ts';
import { noteEntries } from '../../notes/note.ts';

const NOTES = `kind: topic

id: eel-toll-topic
names: eel toll
ask term: An eel toll. Paid in what?
term: The eel toll was paid in eels, twenty-five to the stick.
ask story: And if there were none? | Then in lampreys.
story: One abbey kept its eels alive in the font until the bailiff came.
reply: I'd have worn boots to a christening.
source: Invented

id: weir-topic
names: weir
not: model
ask term: Who built the weir?
term: At a weir the river is asked to wait.
source: Invented

id: eel-court-topic
names: Court of Eels
ask term: Who sat in the Court of Eels?
term: The Court of Eels sat in a barge.
source: Invented
`;
const BOOK = createNoteBook(noteEntries(NOTES));
const knowledge = { today: 2026, notes: BOOK };

const LINES = (text: string): LabelFacts =>
  parseLabel({
    text: `Basket trap\nWillow\n${text}\nGift of the river board`,
    lines: ['Basket trap', 'Willow', text, 'Gift of the river board'].map((line) => ({
      text: line,
      isApart: true,
    })),
  });
const TEXT =
  'Traps of this kind lay in the river all winter, and boys were sent out to empty them before school. The eel toll took every tenth fish that was found in one. Ann Dale lifted the last trap out in 1931.';

test('a sound bite tells behind the label’s text what is known of something that the text names', () => {
  const bite = textOf(soundBite(LINES(TEXT), knowledge));
  expect(bite).toMatch(/out in 1931\. [^.]+: The eel toll was paid in eels, twenty-five to the stick\./);
});

test('in a talk Anna asks for it where it was read, and Ben reads on behind it', () => {
  const turns = turnsOf(podcast(LINES(TEXT), knowledge)).map(({ role, content }) => `${role}: ${content}`);
  const at = turns.findIndex((turn) => turn.includes('An eel toll. Paid in what?'));
  expect(turns[at - 1]).toMatch(/found in one\.$/);
  expect(turns[at + 1]).toMatch(/The eel toll was paid in eels/);
  expect(turns[at + 2]).toContain('And if there were none?');
  expect(turns[at + 3]).toMatch(/^friend2: Then in lampreys\. One abbey/);
  expect(turns.slice(at + 4).join(' ')).toMatch(/christening\. friend2: .+ Ann Dale lifted/);
});

test('nobody speaks of a topic before a sentence that leans on the one that names it', () => {
  const text =
    'Boys were sent out to the traps before school. They brought the eel toll to the gate. It had to be alive.';
  const turns = turnsOf(podcast(LINES(text), knowledge)).map(({ content }) => content);
  const at = turns.findIndex((turn) => turn.includes('An eel toll. Paid in what?'));
  expect(turns[at - 1]).toMatch(/It had to be alive\.$/);
});

test.each(['The name of the abbess was Ugolina.', 'Ann Dale had hidden the others in the church.'])(
  'nor before "%s"',
  (last) => {
    const text = `Boys were sent out to the traps before school. Ann Dale took the eel toll to the gate. ${last}`;
    const turns = turnsOf(podcast(LINES(text), knowledge)).map(({ content }) => content);
    const at = turns.findIndex((turn) => turn.includes('An eel toll. Paid in what?'));
    expect(turns[at - 1]).toContain(last);
  },
);

test('nothing is told of a topic where its note says so, the text tells the same, or it was heard before', () => {
  expect(
    textOf(
      soundBite(
        LINES('The weir of the model is made of matches. It took a winter, a spring and one box too many.'),
        knowledge,
      ),
    ),
  ).not.toContain('asked to wait');
  expect(
    textOf(
      soundBite(
        LINES(
          'The eel toll was paid in eels, twenty-five to each stick. Boys counted them, and kept one in their boots.',
        ),
        knowledge,
      ),
    ),
  ).not.toMatch(/eels, twenty-five to the stick/);
  const first = LINES(TEXT);
  const heard = heardIn(soundBite(first, knowledge));
  const again = textOf(soundBite({ ...first, heard }, knowledge));
  expect(again).not.toContain('paid in eels');
});

test('that a text has the name of its topic does not make a repetition of what is told of it', () => {
  const text =
    'A bailiff took it to the Court of Eels in 1702. Boys laughed about him on the bridge for years.';
  expect(textOf(soundBite(LINES(text), knowledge))).toContain('The Court of Eels sat in a barge.');
});

test('where more than two sentences are known of maker and subject, the topic is left to the label', () => {
  const book = createNoteBook(
    noteEntries(
      `${NOTES}\nkind: subject\n\nid: basket-trap\nnames: Basket trap\nterm: A basket trap has a throat of twigs.\nknown for: Eels find the way in and never out.\nstory: Millers hung theirs below the wheel.\nsource: Invented`,
    ),
  );
  expect(textOf(soundBite(LINES(TEXT), { today: 2026, notes: book }))).not.toContain('paid in eels');
});

test('a title that names a topic by a proper name has its note as one on its subject', () => {
  const book = createNoteBook(
    noteEntries(`kind: topic

id: long-walk-topic
names: Long Walk | walk
ask term: The Long Walk. Did anybody walk it?
term: The Long Walk led from the mill to the sea, with a bench at every mile.
source: Invented`),
  );
  const told = (title: string): string =>
    textOf(
      podcast(
        parseLabel({
          text: `${title}\nAda Birch\nOil on canvas, 1884`,
          lines: [title, 'Ada Birch', 'Oil on canvas, 1884'].map((text) => ({ text })),
        }),
        { today: 2026, notes: book },
      ),
    );
  expect(told('The Long Walk, Evening')).toContain('Did anybody walk it? The Long Walk led from the mill');
  expect(told('A Walk')).not.toContain('bench at every mile');
});

test('what the work is called after is not told a second time of its text', () => {
  const book = createNoteBook(
    noteEntries(`kind: term

id: eel-spear
names: eel spear
in text: eel spear
term: An eel spear has flat tines, which hold an eel and do not wound it.
source: Invented`),
  );
  const label = parseLabel({
    text: 'Eel spear\nIron\nAnn Dale had an eel spear of every smith. Hers hung in the mill until it burned.',
    lines: [
      'Eel spear',
      'Iron',
      'Ann Dale had an eel spear of every smith. Hers hung in the mill until it burned.',
    ].map((text) => ({ text, isApart: true })),
  });
  expect(textOf(podcast(label, { today: 2026, notes: book })).split('has flat tines')).toHaveLength(2);
});

test('of what a text names a proper name is told of before a word of everyday', () => {
  const book = createNoteBook(
    noteEntries(`kind: topic

id: wine-topic
names: wine
ask term: Wine, to eels?
term: Wine was poured over the eels before they were smoked.
story: The smoke of vines was thought to be the best.
source: Invented

id: whitsun-topic
names: Whitsun
ask term: Why Whitsun?
term: At Whitsun the weirs were opened for three days.
source: Invented`),
  );
  const bite = textOf(
    soundBite(LINES('Boys carried wine to the mill in these. At Whitsun they were paid.'), {
      today: 2026,
      notes: book,
    }),
  );
  expect(bite).toContain('the weirs were opened');
  expect(bite).not.toContain('before they were smoked');
});

test('a word of everyday is told of where the work is called so or shows it, from a land that its note does not leave', () => {
  const book = createNoteBook(
    noteEntries(`kind: topic

id: heron-topic
names: heron | herons
everyday: yes
ask term: A heron, how long does it stand?
term: A heron can stand on one leg until its shadow has gone round it.
source: Invented

id: rabbit-topic
names: rabbit | rabbits
everyday: yes
ask term: Rabbits, whose were they?
term: In England rabbits were bred for lords, who had mounds built for them.
source: Invented`),
  );
  const told = (title: string, text: string): string =>
    textOf(
      soundBite(
        parseLabel({
          text: `${title}\nWood\nKorea, 19th century\n${text}`,
          lines: [title, 'Wood', 'Korea, 19th century', text].map((line) => ({ text: line, isApart: true })),
        }),
        { today: 2026, notes: book },
      ),
    );
  expect(
    told('Heron on a pine', 'The heron was made by a carpenter. He gave it away in his last winter.'),
  ).toContain('on one leg until');
  expect(told('Box', 'On the lid a heron stands at the water. The owner kept his seals in it.')).toContain(
    'on one leg until',
  );
  expect(
    told('Box', 'The owner once sold a heron to his neighbour. The neighbour gave him the box.'),
  ).not.toContain('on one leg until');
  expect(
    told('Box', 'On the lid three rabbits stand in a ring. The owner kept his seals in it.'),
  ).not.toContain('bred for lords');
});
