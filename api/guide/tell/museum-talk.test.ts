import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MuseumNote } from '../../contract/contract.ts';
import { parseLabel, podcast, soundBite, type Statement, textOf, turnsOf } from '../guide.ts';
import { createMuseumBook } from '../museum/museum-book.ts';
import { createNoteBook } from '../notes/note-book.ts';
import { noteEntries } from '../notes/note.ts';
import { countWords } from '../speech/text.ts';

const KILN: MuseumNote = {
  accession: ['K 1'],
  titles: ['The Kiln'],
  makers: ['Ada Birch'],
  sentences: [
    { text: "Birch built this kiln in the museum's yard." },
    { text: 'It burnt for a week, c. 1850.', ask: 'And was it hot?', lead: 'Hot enough.' },
  ],
  reply: 'I can smell it.',
};
const notes = createNoteBook(
  noteEntries(
    'kind: artist\n\nid: ada-birch\nnames: Ada Birch\nlife: 1840-1926\nwho: She lived beside a kiln.\nsource: Invented',
  ),
);
const LABEL = 'Ada Birch / British, 1840–1926 / The Kiln, 1864 / Oil on canvas / Purchased 1950 / K 1';
const FOREIGN =
  'Ada Birch / (Bologna, 1840 – Roma, 1926) / La fornace / Olio su tela / Acquisto, 1930 / K 1.1';

function piecesOn(printed: string, note: MuseumNote = KILN): { bite: Statement[]; talk: Statement[] } {
  const lines = printed.split(' / ').map((text) => ({ text }));
  const facts = parseLabel({ text: lines.map(({ text }) => text).join(' '), lines });
  const museum = createMuseumBook({ museum: 'Kiln Museum', notes: [note] });
  const knowledge = { today: 2026, notes, museum };
  return { bite: soundBite(facts, knowledge), talk: podcast(facts, knowledge) };
}
const ofMuseum = (piece: readonly Statement[]): Statement[] =>
  piece.filter(({ source }) => source === 'Kiln Museum');

describe('both pieces', () => {
  test('tell what the museum wrote as the museum’s, before whatever else is known', () => {
    const { bite, talk } = piecesOn(LABEL);
    for (const piece of [bite, talk]) {
      const told = ofMuseum(piece);
      expect(told.map(({ origin }) => origin)).toEqual(['note', 'note']);
      expect(told[0]?.text).toMatch(/the museum says.*: Birch built this kiln in the museum’s yard\.$/i);
      expect(told[1]?.text).toBe('It burnt for a week, around 1850.');
      const at = (part: string): number => textOf(piece).indexOf(part);
      expect(at('The Kiln')).toBeLessThan(at('Birch built this kiln'));
      expect(at('Birch built this kiln')).toBeLessThan(at('She lived beside a kiln'));
    }
  });

  test('say on which words of the label the note rests', () => {
    const [told] = ofMuseum(piecesOn(LABEL).bite);
    const given = LABEL.replaceAll(' / ', '\n');
    expect(told?.spans.map(({ start, end }) => given.slice(start, end))).toEqual(['K 1']);
    expect(told?.field).toBe('accession');
  });

  test('do not tell twice what the label prints as well', () => {
    const { bite } = piecesOn(`${LABEL} / It burnt for a week, c. 1850.`);
    expect(ofMuseum(bite)).toHaveLength(1);
    expect(textOf(bite).split('burnt for a week')).toHaveLength(2);
  });

  test('tell it of a label in another language too', () => {
    const { bite, talk } = piecesOn(FOREIGN, { ...KILN, accession: ['K 1.1'] });
    for (const piece of [bite, talk]) expect(ofMuseum(piece)).toHaveLength(2);
  });

  test('are as they were where the museum wrote of other works', () => {
    const { bite, talk } = piecesOn(LABEL, { ...KILN, accession: ['K 2'] });
    for (const piece of [bite, talk]) expect(textOf(piece)).not.toMatch(/museum/i);
  });
});

test('in a sound bite one hears where the museum’s words end, unless they end it', () => {
  expect(textOf(piecesOn(LABEL).bite)).toMatch(
    /around 1850\. (?:So far the museum|That was the museum|So much in the museum’s words|Those were the museum’s words)\./,
  );
});

test('in a podcast one asks what was written to be asked', () => {
  const turns = turnsOf(piecesOn(LABEL).talk).map(({ content }) => content);
  const at = turns.findIndex((turn) => turn.endsWith('And was it hot?'));
  expect(turns[at + 1]).toMatch(/^Hot enough\. It burnt for a week/);
  expect(turns[at + 2]).toMatch(/^I can smell it\./);
});

test('a note with a way to look of its own gets no other', () => {
  const { bite } = piecesOn(LABEL, { ...KILN, sentences: [{ text: 'Look at the smoke.' }] });
  expect(textOf(bite).match(/\b(?:look|find)\b/gi)).toEqual(['Look']);
});

test('pieces keep to their lengths, whatever the museum wrote', () => {
  const sentence = fc
    .array(fc.constantFrom('the', 'kiln', 'burnt', 'and', 'Today', 'smoke'), { minLength: 1, maxLength: 30 })
    .map((words) => ({ text: `The ${words.join(' ')}.` }));
  const written = fc
    .array(sentence, { minLength: 1, maxLength: 40 })
    .filter((all) => all.reduce((sum, { text }) => sum + countWords(text), 0) <= 160);
  fc.assert(
    fc.property(written, (sentences) => {
      const { bite, talk } = piecesOn(LABEL, { ...KILN, sentences });
      expect(ofMuseum(bite)).toHaveLength(sentences.length);
      expect(ofMuseum(talk)).toHaveLength(sentences.length);
      expect(countWords(textOf(bite))).toBeLessThanOrEqual(240);
      const turns = turnsOf(talk);
      expect(turns.length).toBeLessThanOrEqual(17);
      turns.forEach(({ role }, at) => expect(role).not.toBe(turns[at - 1]?.role));
    }),
  );
});
