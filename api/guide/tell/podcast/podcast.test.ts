import { expect, test } from 'vitest';
import { parseLabel, podcast, type Statement } from '../../guide.ts';
import { lookUpTerm } from '../../glossary/glossary.ts';
import { createNoteBook } from '../../notes/note-book.ts';
import { noteEntries } from '../../notes/note.ts';

const KNOWLEDGE = {
  today: 2026,
  glossary: lookUpTerm,
  notes: createNoteBook(
    noteEntries(`kind: term

id: seed-drill
names: seed drill
term: A seed drill lays grain in rows.
ask story: By hand, one by one? | By wheels.
story: A box on wheels lets the grain fall through pipes.
reply: So the field is a drawing.
source: Invented`),
  ),
};
const TOMBSTONE = ['Seed drill', 'About 1850', 'Wood, iron'];
const STORY = [
  'Two brothers built it in one winter from the doors of a barn.',
  'They lent it to the village and were paid in the miller’s bread.',
];

const talk = (nth: number, prose: readonly string[] = [], giver = 'A. Sower'): Statement[] => {
  const lines = [...TOMBSTONE, ...prose, `Given by ${giver} 1950`].map((text) => ({ text }));
  return podcast(parseLabel({ text: lines.map(({ text }) => text).join('\n'), lines, nth }), KNOWLEDGE);
};
const visits = Array.from({ length: 24 }, (_, nth) => nth);
const at = (statements: readonly Statement[], words: string): number =>
  statements.findIndex(({ text }) => text.includes(words));

test('a label’s own story is read before what is known of such things, but where a talk begins with that', () => {
  const orders = visits.map((nth) => {
    const said = talk(nth, STORY);
    expect(at(said, 'Two brothers')).toBeGreaterThan(-1);
    const [label, story, note] = [at(said, 'around 1850'), at(said, 'Two brothers'), at(said, 'By wheels')];
    return note < label || note > story || note === -1;
  });
  expect(orders.every(Boolean)).toBe(true);
});

test('what a story ends with is answered with its own words', () => {
  const ends = visits.map((nth) => {
    const said = talk(nth, STORY);
    return said[at(said, 'paid in the miller') + 1]?.text ?? '';
  });
  expect(ends.filter((text) => text.startsWith('In the miller’s bread.'))).toEqual(ends);
});

test('in some talks Anna tells what is known, and Ben guesses and has the last word', () => {
  const tellers = visits.map((nth) => {
    const said = talk(nth);
    const [teller, guesser] = ['lets the grain fall', 'field is a drawing'].map(
      (words) => said[at(said, words)]?.role,
    );
    expect(teller).not.toBe(guesser);
    return teller;
  });
  expect(new Set(tellers)).toEqual(new Set(['friend1', 'friend2']));
});

test('a guess at the age is put right by the label and by what is reckoned', () => {
  const guessed = visits
    .map((nth) => talk(nth, [], `Ann${'e'.repeat(nth)} Lowe`))
    .filter((said) => at(said, 'So this is about 175 years old.') > 0);
  expect(guessed.length).toBeGreaterThan(0);
  for (const said of guessed) {
    expect(said[0]?.text).toMatch(/(?:a hundred years|two hundred and fifty years)/i);
    expect(said[1]?.text).toMatch(/[Oo]lder|Add|[Yy]ounger|Not that old|Take some/);
    expect(/a hundred years/i.test(said[0]?.text ?? '')).toBe(/[Oo]lder|Add/.test(said[1]?.text ?? ''));
  }
});

test('nobody guesses the age of a cast that was made long after its model', () => {
  const texts = visits.map((nth) => {
    const lines = [
      'Ann Lowe',
      'Large Seed, 1914 (cast 1966)',
      'Bronze',
      `Gift of N${'o'.repeat(nth)}ra Dale`,
    ];
    const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })), nth });
    return podcast(facts, KNOWLEDGE)
      .map(({ text }) => text)
      .join(' ');
  });
  expect(texts.filter((text) => text.includes('So this is'))).toEqual([]);
});

test('a game at the beginning is not come back to behind a loss', () => {
  const endOf = (nth: number, loss: string): string => {
    const lines = ['Pendant', 'About 1750', 'Gold', loss, 'It was found by a diver.'].map((text) => ({
      text,
    }));
    const text = lines.map((line) => line.text).join('\n');
    return podcast(parseLabel({ text, lines, nth }), { today: 2026 }).at(-1)?.text ?? '';
  };
  const ends = (loss: string): string[] => visits.map((nth) => endOf(nth, loss));
  const game = 'First the smallest part, then one that’s smaller. I could go on.';
  expect(ends('The ship sank in a storm off the cape.')).not.toContain(game);
  expect(ends('The ship sailed in a storm round the cape.')).toContain(game);
});

test('of what is no older than a lifetime or two nobody guesses that it is older than it is', () => {
  const said = visits.map((nth) => {
    const lines = ['Desk lamp', '1935', 'Steel', `Gift of N${'o'.repeat(nth)}ra Dale`];
    const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })), nth });
    return podcast(facts, { today: 2026 })
      .map(({ text }) => text)
      .join(' ');
  });
  expect(said.filter((text) => /sixty years/i.test(text)).length).toBeGreaterThan(0);
  expect(said.filter((text) => /hundred|Younger|Not that old/.test(text))).toEqual([]);
});

test('eyes are asked for only where there is something to look at, and not before a guess', () => {
  const asksBefore = (look: string): string => {
    const notes = createNoteBook(
      noteEntries(
        `kind: way\n\nid: weight\nnames: every work\nterm: Bronze weighs more than it seems to.\nlook: ${look}\nsource: Invented`,
      ),
    );
    return visits
      .map((nth) => {
        const lines = ['Large Seed', '1914', 'Bronze', `Gift of N${'o'.repeat(nth)}ra Dale`];
        const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })), nth });
        return podcast(facts, { today: 2026, notes })
          .map(({ text }) => text)
          .join(' ');
      })
      .join(' ');
  };
  const eyes = /Give my eyes|for the eyes|look at it once more|good look at it/;
  expect(asksBefore('Find the place where it shines most.')).toMatch(eyes);
  const guessed = asksBefore('Guess how heavy it is.');
  expect(guessed).toContain('Guess how heavy');
  expect(guessed).not.toMatch(eyes);
});
