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

/** What is said in many visits to a work of which one note knows. */
const visits = (note: string, lines: readonly string[]): string =>
  Array.from({ length: 24 }, (_, nth) => {
    const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })), nth });
    return textOf(podcast(facts, { today: 2026, notes: createNoteBook(noteEntries(note)) }));
  }).join('\n');

test('nobody asks what the name of a common stuff means', () => {
  const note = (name: string): string =>
    `kind: term\n\nid: stuff\nnames: ${name}\nterm: ${name} is a grass that grows as tall as trees.\nsource: Invented`;
  const asks = /“\w+”(?:[.:,] what (?:does|is)| means what|\. I’ve no idea)|meant? by “|Meaning\?/i;
  expect(visits(note('Celadon'), ['Ada Birch', 'Stand', '1990', 'Celadon'])).toMatch(asks);
  expect(visits(note('Bamboo'), ['Ada Birch', 'Stand', '1990', 'Bamboo'])).not.toMatch(asks);
});

test('a woman whom the title names is not asked for as “that”', () => {
  const note =
    'kind: subject\n\nid: clara\nnames: Clara Dale\nwho: Clara Dale led people through the marsh by night.\nsource: Invented';
  expect(visits(note, ['Shawl given to Clara Dale', '1890', 'Silk'])).not.toMatch(
    /Clara Dale.{0,4} (?:Have you read about that|What do you know about that|I should know more about that)/,
  );
});

test('nobody asks what a word means where the answer tells how such things were made or used', () => {
  const note = (term: string): string =>
    `kind: term\n\nid: gimbal\nnames: gimbal\nterm: ${term}\nsource: Invented`;
  const asks = /“gimbal”(?:[.:,] what (?:does|is)| means what|\. I’ve no idea)|meant? by “gimbal|Meaning\?/i;
  const label = ['Gimbal', 'Brass', '1790'];
  expect(visits(note('A gimbal is a ring that keeps a lamp level.'), label)).toMatch(asks);
  expect(visits(note('A gimbal or a lamp was often lost at sea.'), label)).not.toMatch(asks);
  expect(visits(note('A gimbal was made by whoever had brass to spare.'), label)).not.toMatch(asks);
});
