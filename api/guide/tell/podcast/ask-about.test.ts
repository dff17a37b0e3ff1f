import { expect, test } from 'vitest';
import { createNoteBook } from '../../notes/note-book.ts';
import { noteEntries } from '../../notes/note.ts';
import { parseLabel, podcast, textOf } from '../../guide.ts';

test('nobody asks for a word that the answer does not have', () => {
  const notes = createNoteBook(
    noteEntries(
      'kind: term\n\nid: silverpoint\nnames: silverpoint | metalpoint\nterm: Silverpoint is drawing with a silver wire.\nsource: Invented',
    ),
  );
  const talkOn = (medium: string): string => {
    const lines = ['Ada Birch', 'Study of a Hand', '1490', medium];
    const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
    return textOf(podcast(facts, { today: 2026, notes }));
  };
  const named = (talk: string): number =>
    talk.split('Silverpoint is drawing')[0]?.match(/(?:silver|metal)point/gi)?.length ?? 0;
  // Once by the label, and once by whoever asks.
  expect(named(talkOn('Silverpoint on prepared paper'))).toBe(2);
  expect(named(talkOn('Metalpoint on prepared paper'))).toBe(1);
});
