import { describe, expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../guide.ts';
import { createNoteBook } from '../notes/note-book.ts';
import { noteEntries } from '../notes/note.ts';

const notes = createNoteBook(
  noteEntries(`kind: artist

id: ada-birch
names: Ada Birch
life: 1840-1926
who: Ada Birch was a painter who lived beside a kiln.
ask story: Nobody could sleep in it, I suppose. | One can, for a winter.
story: There, she said, one went to bed by a ladder.
reply: A warm winter, and soot in the soup.
source: Invented

id: may-lowe
names: May Lowe
life: 1850-1930
who: May Lowe drew clouds.
story: She gave the drawings to her baker, who wrapped bread in them.
reply: I would have bought that bread.
source: Invented

id: eva-stone
names: Eva Stone
life: 1840-1926
who: Eva Stone was a painter who kept a boat.
known for: She painted the harbour of Leith at night.
source: Invented

id: ivy-dale
names: Ivy Dale
life: 1840-1926
who: Ivy Dale was a painter who kept a goat.
known for: In 1871 she gave this very work to a ferryman.
source: Invented`),
);
const KNOWLEDGE = { today: 2026, notes };
/** Sound bites of a label as the first to the tenth work of a visit. */
const bitesOn = (printed: string): string[] => {
  const lines = printed.split(' / ').map((text) => ({ text }));
  return Array.from({ length: 10 }, (_, nth) =>
    textOf(
      soundBite(
        parseLabel({ text: lines.map(({ text }) => text).join(' '), lines, nth, heard: [] }),
        KNOWLEDGE,
      ),
    ),
  );
};

const KILN = 'Ada Birch / British, 1840–1926 / The Kiln, 1864 / Oil on canvas';

describe('a sound bite', () => {
  test('mostly begins with what one cannot read for oneself, and points at the work where the label begins', () => {
    const bites = bitesOn(KILN);
    const first = bites.filter((bite) => bite.startsWith('Ada Birch was a painter'));
    expect(first.length).toBeGreaterThan(5);
    expect(first.length).toBeLessThan(bites.length);
    for (const bite of first) {
      expect(bite.indexOf('The Kiln')).toBeGreaterThan(bite.indexOf('beside a kiln'));
      expect(bite).toMatch(/soup\. (?:Here|This|These|[^“]*(?:\blabel\b|in front of you|this one))/i);
    }
    for (const bite of bites.filter((each) => !first.includes(each)))
      expect(bite).toMatch(/(?<!:) Ada Birch was/);
  });

  test('says where the label’s own sentences end, and where they begin behind what is known beside it', () => {
    const bites = bitesOn(`${KILN} / The kiln stood behind her house until the flood of 1893 took it away.`);
    const first = bites.filter((bite) => bite.startsWith('Ada Birch was a painter'));
    expect(first.length).toBeGreaterThan(0);
    for (const bite of first) expect(bite).toMatch(/[^.“]*: The kiln stood behind her house/);
    for (const bite of bites.filter((each) => !first.includes(each)))
      expect(bite).toMatch(/\. The kiln stood [^:]+: Ada Birch was/);
  });

  test('tells a story to its point, without the one who supposed something', () => {
    for (const bite of bitesOn(KILN)) {
      expect(bite).toMatch(/ that nobody could sleep in it\. One can, for a winter\. There, she said/);
      expect(bite).not.toContain('I suppose');
    }
  });

  test('keeps the last word of a talk where one voice can say it, and leaves out what somebody says of herself', () => {
    for (const bite of bitesOn(KILN)) expect(bite).toContain('soot in the soup');
    for (const bite of bitesOn('May Lowe / British, 1850–1930 / Cloud, 1880 / Graphite on paper')) {
      expect(bite).toContain('wrapped bread');
      expect(bite).not.toContain('I would have');
    }
  });

  test('turns from another work of the maker’s to the one that is there, and points at this one at once otherwise', () => {
    for (const bite of bitesOn('May Lowe / British, 1850–1930 / Cloud, 1880 / Graphite on paper'))
      expect(bite).not.toMatch(/in them\. (?:Now|And now)[^.]*\. (?:This|Here) is/);
    const bites = bitesOn('Eva Stone / British, 1840–1926 / The Quay, 1864 / Oil on canvas');
    const first = bites.filter((bite) => bite.startsWith('Eva Stone was'));
    expect(first.length).toBeGreaterThan(0);
    for (const bite of first) expect(bite).toMatch(/at night\. [^“]*\b(?:label|this one|in front of)\b/i);
    const ofThis = bitesOn('Ivy Dale / British, 1840–1926 / The Quay, 1864 / Oil on canvas');
    expect(ofThis.filter((bite) => /ferryman\. (?:This|Here) is/.test(bite))).not.toEqual([]);
  });

  test('begins with the label where nobody knows what it calls the work', () => {
    for (const bite of bitesOn('Ada Birch / British, 1840–1926'))
      expect(bite).not.toMatch(/^Ada Birch was a painter/);
  });

  test('closes a quotation of which it tells the beginning', () => {
    const long = Array.from(
      { length: 12 },
      (_, at) => `The kiln was lit on day ${at} and somebody sang beside it.`,
    );
    const printed = `The Kiln / Ada Birch / 1864 / Oil on canvas / “I went to the kiln because my mother was there. ${long.join(' ')}”`;
    for (const bite of bitesOn(printed)) {
      expect(bite).toContain('“I went');
      expect(bite.split('“').length).toBe(bite.split('”').length);
    }
  });
});

test('where a thing was made is told beside the life and the age of its maker, and once', () => {
  const told = bitesOn('Tankard / Boston, Massachusetts, 1760 / Ada Lowe (1734–1818) / Silver');
  for (const bite of told) expect(bite.split('Boston')).toHaveLength(2);
});
