import { expect, test } from 'vitest';
import { parseLabel, podcast, soundBite, textOf } from '../guide.ts';
import { createNoteBook } from '../notes/note-book.ts';
import { noteEntries } from '../notes/note.ts';

const notes = createNoteBook(
  noteEntries(`kind: motif

id: woman-word
names: woman
term: The word woman comes from a word for wife and a word for human being.
reply: Good news for fishwives.
source: Invented`),
);
const talkOn = (...printed: string[]): string =>
  textOf(
    podcast(parseLabel({ text: printed.join('\n'), lines: printed.map((text) => ({ text })) }), {
      today: 2026,
      notes,
    }),
  );

test('where the label speaks of grief or of slavery no common word is explained', () => {
  const maker = ['Ada Birch (1840–1926)', '1864', 'Oil on canvas'];
  expect(talkOn('Woman at a Window', ...maker)).toContain('The word woman');
  expect(talkOn('Woman in Grief', ...maker)).not.toContain('The word woman');
  expect(talkOn('Woman at a Window', ...maker, 'The sitter had been enslaved in Surinam.')).not.toContain(
    'The word woman',
  );
  expect(talkOn('Woman at a Window', ...maker, 'Painted after the killings of 1890.')).not.toContain(
    'The word woman',
  );
});

test('where the label speaks of people parted by colour no common word is explained', () => {
  expect(
    talkOn(
      'Woman at a Station',
      'Ada Birch (1840–1926)',
      '1864',
      'Oil on canvas',
      'On the left white travelers board.',
    ),
  ).not.toContain('The word woman');
});

test('what a thing is called is told behind lines that are told as they are printed', () => {
  const zun = createNoteBook(
    noteEntries(
      `kind: term\n\nid: zun\nnames: zun\nterm: A zun held wine for the ancestors.\nsource: Invented`,
    ),
  );
  const facts = parseLabel({
    text: 'Zun (Owl-shaped Wine Vessel)\nLate Spring and Autumn\nUnearthed from Lowe Village',
  });
  for (const piece of [soundBite, podcast])
    expect(textOf(piece(facts, { today: 2026, notes: zun }))).toMatch(
      /The label also says: Late Spring and Autumn\. .*A zun held wine for the ancestors/,
    );
});

test('beside a killing nobody guesses at the maker or has the last word', () => {
  const book = createNoteBook(
    noteEntries(`kind: artist

id: ada-birch
names: Ada Birch
life: 1840-1926
who: Ada Birch was a painter of faces in grey.
ask known for: Would anyone official agree to be painted in grey? | Someone did.
known for: She painted three mayors of Lowe.
reply: I like it that the mayors said yes.
source: Invented`),
  );
  const talk = (text: string): string => {
    const printed = ['Rose Lowe', 'Ada Birch (1840–1926)', '1864', 'Oil on canvas', text];
    const facts = parseLabel({ text: printed.join('\n'), lines: printed.map((line) => ({ text: line })) });
    return textOf(podcast(facts, { today: 2026, notes: book }));
  };
  expect(talk('She sat for the painter in the spring of that year.')).toContain('the mayors said yes');
  const grave = talk('She was killed by soldiers in her house in the spring of that year.');
  expect(grave).toContain('She painted three mayors of Lowe.');
  expect(grave).not.toMatch(/official|said yes/);
});
