import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heardIn } from '../heard.ts';
import { lookUpTerm } from '../glossary/glossary.ts';
import { parseLabel, podcast, soundBite, type Statement, textOf, turnsOf } from '../guide.ts';
import { createNoteBook } from '../notes/note-book.ts';
import { noteEntries } from '../notes/note.ts';
import { factsArbitrary } from '../testing/facts-arbitrary.ts';
import { countWords } from '../speech/text.ts';

const notes = createNoteBook(
  noteEntries(`kind: artist

id: ada-birch
names: Ada Birch
life: 1840-1926
who: Ada Birch was a painter who lived beside a kiln.
ask known for: Beside it, or in it? | Beside it, with a brush.
known for: She painted the same kiln for forty years.
ask story: Forty years, and never tired of it?
story: She lost her sight and went on from memory.
reply: From memory. I could not draw my own door.
look: Look for the smoke.
source: Invented`),
);
const KNOWLEDGE = { today: 2026, notes, glossary: lookUpTerm };
const BIRCH =
  'Ada Birch / British, 1840–1926 / The Kiln, 1864 / Oil on canvas / Given by the artist’s widower 1950';

function factsOf(printed: string): ReturnType<typeof parseLabel> {
  const lines = printed.split(' / ').map((text) => ({ text }));
  return parseLabel({ text: lines.map(({ text }) => text).join(' '), lines });
}
const biteOn = (printed: string): Statement[] => soundBite(factsOf(printed), KNOWLEDGE);
const talkOn = (printed: string): Statement[] => podcast(factsOf(printed), KNOWLEDGE);
const said = (statements: readonly Statement[], origin: Statement['origin']): string =>
  textOf(statements.filter((each) => each.origin === origin));

test('Anna ends a talk with one remark', () => {
  for (let nth = 0; nth < 24; nth += 1) {
    const talk = podcast({ ...factsOf(BIRCH), nth }, KNOWLEDGE);
    const last = talk.findLastIndex(({ role }) => role === 'friend2');
    expect(talk.slice(last + 1).length).toBeLessThanOrEqual(1);
  }
});

describe('both pieces', () => {
  test('say nothing of a maker that was said of an earlier work of the visit', () => {
    const facts = factsOf(BIRCH);
    const before = soundBite(facts, KNOWLEDGE);
    const again = { ...facts, heard: heardIn(before) };
    expect(said(before, 'note')).toContain('the same kiln');
    expect(said(soundBite(again, KNOWLEDGE), 'note')).not.toContain('kiln');
    expect(said(podcast(again, KNOWLEDGE), 'note')).not.toContain('kiln');
  });

  test('name the maker whom a note knows by the name and years of a line that the parser was not sure of', () => {
    const unsure = { ...factsOf(BIRCH), given: BIRCH.replaceAll(' / ', '\n'), artist: null };
    expect(textOf(soundBite(unsure, KNOWLEDGE))).toMatch(/Ada Birch (?:painted|made)|by Ada Birch/);
    const after = { ...unsure, given: unsure.given.replace('Ada', 'After\nAda') };
    expect(textOf(soundBite(after, KNOWLEDGE))).not.toMatch(/Ada Birch (?:painted|made)|by Ada Birch/);
  });

  test('take the one of two names that a note knows, of whose time the work is, for the maker and the other for the title', () => {
    const twoNames = (date: string): string => {
      const given = `Daniel Lowe\nAda Birch\n${date}\nOil on canvas`;
      const at = (text: string): { text: string; start: number; end: number; certainty: number } => {
        const start = given.indexOf(text);
        return { text, start, end: start + text.length, certainty: 0 };
      };
      const read = parseLabel({ text: given, lines: given.split('\n').map((text) => ({ text })) });
      const heading = [at('Daniel Lowe'), at('Ada Birch')];
      return textOf(soundBite({ ...read, artist: null, title: null, heading }, KNOWLEDGE));
    };
    expect(twoNames('1864')).toMatch(/“Daniel Lowe”, painted by Ada Birch|Ada Birch painted “Daniel Lowe”/);
    expect(twoNames('1967')).not.toMatch(/Ada Birch painted|by Ada Birch/);
  });

  test('tell a period and a century of two lines as two', () => {
    const burner = textOf(
      biteOn(
        'Incense burner / Korea, Goryeo dynasty / 12th century / Stoneware with celadon glaze / Purchased 1951',
      ),
    );
    expect(burner).toContain('in the 12th century, in the Goryeo dynasty');
  });

  test('join a word that a line’s end parts, and keep the hyphen of one that has it anyway', () => {
    const label =
      'The Kiln / 1864 / Oil on canvas / The kiln was built by strol- / lers in the last years of the seventeenth- / century town, and it was burned down soon after that.';
    expect(textOf(biteOn(label))).toMatch(/strollers .* seventeenth-century/);
  });

  test('tell what a note knows, marked as a note with its source', () => {
    for (const piece of [biteOn(BIRCH), talkOn(BIRCH)]) {
      const fromNote = piece.filter(({ origin, source }) => origin === 'note' && source === 'Invented');
      expect(textOf(fromNote)).toContain('lived beside a kiln');
    }
  });

  test('reckon the age of the maker, with the words it rests on', () => {
    const facts = factsOf(BIRCH);
    for (const piece of [biteOn(BIRCH), talkOn(BIRCH)]) {
      const age = piece.find(({ field }) => field === 'age');
      expect(age?.text).toMatch(/\b24\b/);
      expect(age?.origin).toBe('derived');
      expect(age?.spans.map(({ start, end }) => facts.text.slice(start, end))).toEqual([
        '1840',
        '1926',
        '1864',
      ]);
    }
  });

  test('are the same for the same label, and use no wording of talk twice', () => {
    expect(biteOn(BIRCH)).toEqual(biteOn(BIRCH));
    const talk = talkOn(BIRCH).flatMap(({ origin, text }) => (origin === 'talk' ? [text] : []));
    expect(new Set(talk).size).toBe(talk.length);
  });

  test('call nobody the maker whose name the label does not know', () => {
    const printed = 'Artist unknown / Portrait of a Girl, about 1640 / Oil on panel / Purchased 1911';
    for (const piece of [biteOn(printed), talkOn(printed)])
      expect(textOf(piece)).not.toMatch(/by Artist|Artist unknown (?:made|painted)/i);
  });

  test('say of first-person words that they are the label’s', () => {
    const printed =
      'Zainab Farouk / Born 1980, Cairo / Salt Road, 2015 / Video / I walked the road at night. My mother drove behind me.';
    expect(said(biteOn(printed), 'label')).toContain(
      'In the words on the label: I walked the road at night.',
    );
  });

  test('reckon nothing from a vague date or an open one', () => {
    for (const date of ['19th century', 'before 1864', '1860s or later'])
      expect(
        [...biteOn(BIRCH.replace('1864', date)), ...talkOn(BIRCH.replace('1864', date))].filter(
          ({ field }) => field === 'age',
        ),
      ).toEqual([]);
  });
});

test('a sound bite keeps no turn of a talk that its sentences do without', () => {
  const bite = textOf(biteOn(BIRCH));
  expect(bite).toContain('lived beside a kiln. She painted the same kiln for forty years.');
  expect(bite).not.toMatch(/in it\?|with a brush|never tired of it/);
});

test('one voice tells a guess that is a whole sentence as what one might think, and asks a whole question; no other is told', () => {
  const bite = (guess: string, lead = 'It went out.'): string => {
    const book = createNoteBook(
      noteEntries(`kind: artist

id: ada-birch
names: Ada Birch
life: 1840-1926
who: Ada Birch was a painter who lived beside a kiln.
ask known for: ${guess} | ${lead}
known for: By then it was cold, and they came for it there.
source: Invented`),
    );
    return textOf(soundBite(factsOf(BIRCH), { today: 2026, notes: book }));
  };
  expect(bite('So it must have been warm there.')).toMatch(
    /(?:You might think|It is easy to think|One might expect) that it must have been warm there\. It went out\. By then/,
  );
  expect(bite('A warm place, then.')).not.toMatch(/warm place|went out|By then/);
  expect(bite('Warm at least?')).not.toMatch(/Warm at least|went out/);
  expect(bite('A warm place. Did she sleep there?')).toContain('Did she sleep there? It went out.');
  // With a guess that is right nobody is corrected.
  expect(bite('So it must have been warm there.', 'Just so.')).not.toMatch(/warm there|Just so/);
});

test('the lines in the place of a title that is not sure are told behind a word that says where they stand', () => {
  const facts = factsOf('Case 14 / 6. ADA THE GREAT (1625–49) / Silver crown, 1644');
  const start = facts.given.indexOf('ADA');
  const text = facts.given.slice(start, facts.given.indexOf('Silver')).trim();
  const heading = [{ text, start, end: start + text.length, certainty: 0 }];
  expect(
    textOf(soundBite({ ...facts, artist: null, title: null, likelyTitle: null, heading }, KNOWLEDGE)),
  ).toMatch(
    /(?:label begins:|one reads:|label names|label calls it|label says:|label it is|is labelled) Ada the Great/,
  );
});

test('where a thing comes from is told with its name', () => {
  expect(textOf(biteOn('Bowl with lid / Turkey, 1560 / Ceramic / Purchased 1911'))).toMatch(
    /^This is a bowl with lid, from Turkey\. It was made of ceramic in 1560\./,
  );
});

test('what works of a subject often show is not said to be in this one', () => {
  const book = createNoteBook(
    noteEntries(`kind: subject

id: wedding
names: The Wedding at Aas
term: At a wedding in Aas the bride sat still under a crown of paper.
look: Look for the crown.
source: Invented`),
  );
  const facts = factsOf('Ada Birch / British, 1840–1926 / The Wedding at Aas, 1864 / Oil on canvas');
  expect(textOf(soundBite(facts, { today: 2026, notes: book }))).toContain(
    'Look for the crown. Not every such work has that.',
  );
});

test('a sound bite never begins with what only a talk has named', () => {
  const book = createNoteBook(
    noteEntries(`kind: subject

id: wedding
names: The Wedding at Aas
term: At a wedding in Aas the bride sat still under a crown of paper.
ask story: I wonder what the groom did. | He carried the plates.
story: By custom he might not sit down before dark.
reply: I would not have married there.
source: Invented`),
  );
  const facts = factsOf('Ada Birch / British, 1840–1926 / The Wedding at Aas, 1864 / Oil on canvas');
  const bite = textOf(soundBite(facts, { today: 2026, notes: book }));
  expect(bite).toContain('sat still under a crown of paper');
  expect(bite).not.toContain('By custom he');
});

test('a sound bite is never empty, and no longer than a minute and a half', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      const words = countWords(textOf(soundBite(facts, KNOWLEDGE)));
      expect(words).toBeGreaterThan(0);
      expect(words).toBeLessThanOrEqual(240);
    }),
  );
});

test('a podcast is told by both in turn, in at most 17 turns, and ends with a look', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      const turns = turnsOf(podcast(facts, KNOWLEDGE));
      expect(turns.length).toBeGreaterThan(1);
      expect(turns.length).toBeLessThanOrEqual(17);
      turns.forEach(({ role, content }, at) => {
        expect(role).not.toBe(turns[at - 1]?.role);
        expect(content.trim()).not.toBe('');
      });
    }),
  );
});

test('every statement of the label names the words it rests on', () => {
  const told = [...biteOn(BIRCH), ...talkOn(BIRCH)].filter(({ origin }) => origin === 'label');
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter(({ spans }) => spans.length === 0)).toEqual([]);
});

describe('a podcast', () => {
  test('tells a note with the question that leads to each sentence, and the answer to the last', () => {
    expect(
      turnsOf(talkOn(BIRCH))
        .map(({ content }) => content)
        .join('\n'),
    ).toMatch(
      /lived beside a kiln\.\nBeside it, or in it\?\nBeside it, with a brush\. She painted .+\nForty years, and never tired of it\?\nShe lost her sight .+\nFrom memory\. I could not draw my own door\./,
    );
  });

  test('begins in one visit with the maker, and in another with the label', () => {
    const origins = Array.from({ length: 12 }, (_, at) => {
      const talk = talkOn(BIRCH.replace('The Kiln', `The Kiln at Night ${at}`));
      return talk.find(({ origin }) => origin === 'note' || origin === 'label')?.origin;
    });
    expect(new Set(origins)).toEqual(new Set(['note', 'label']));
  });

  test('plays with nothing where something grim is told', () => {
    const printed =
      'Carla Lowe / Italian, 1899–1960 / Market Day, 1944 / Oil on canvas / Lowe saw the square bombed. Eighty people were killed.';
    const talk = talkOn(printed);
    expect(talk.at(-1)?.origin).toBe('talk');
    expect(textOf(talk)).not.toMatch(/bet|guess|coffee|joke about it/i);
  });

  test('repeats in a visit of twenty works no line that is not about the work', () => {
    const times = new Map<string, number>();
    for (let nth = 0; nth < 20; nth += 1) {
      const lines = [
        `Carla Lowe`,
        'Italian, 1799–1860',
        `Ledge ${nth}, 1840`,
        'Oil on canvas',
        'Purchased 1950',
      ];
      const facts = parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })), nth });
      for (const { origin, text } of podcast(facts, KNOWLEDGE))
        if (origin === 'talk') times.set(text, (times.get(text) ?? 0) + 1);
    }
    expect([...times].filter(([, count]) => count > 3)).toEqual([]);
  });
});
