import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNotesFile, MOST_NOTE_WORDS, MOST_NOTES, readMuseumNotes } from './read-notes.ts';

const read = (name: string, text: string): ReturnType<typeof readMuseumNotes> =>
  readMuseumNotes([{ name, text }]);
/** The faults as an operator reads them. */
const faultsIn = (name: string, text: string): string[] =>
  read(name, text).faults.map(({ file, line, text: said }) => `${file}:${line}: ${said}`);

describe('a table', () => {
  test('is read by the keys of its first line, in whatever order and case', () => {
    const { notes, faults } = read(
      'notes.csv',
      '\uFEFFTitle,ACCESSION,Maker,text,source\r\n"The Kiln | Der Ofen",K 1,"Birch, Ada","She said ""never"". It cost 3 marks, c. 1850.",Archive\r\n',
    );
    expect(faults).toEqual([]);
    expect(notes).toEqual([
      {
        accession: ['K 1'],
        titles: ['The Kiln', 'Der Ofen'],
        makers: ['Birch, Ada'],
        sentences: [{ text: 'She said "never".' }, { text: 'It cost 3 marks, c. 1850.' }],
        source: 'Archive',
      },
    ]);
  });

  test('may have semicolons, as spreadsheets of some countries write them', () => {
    expect(read('a.csv', 'accession;text\nK 1;A kiln, not a bridge.').notes[0]?.sentences).toEqual([
      { text: 'A kiln, not a bridge.' },
    ]);
  });

  test('says what is wrong in which line, and the other rows are used', () => {
    const text =
      'accession,text,colour\nK 1,"A text\nof two lines."\n,No number.\nK 2,One,too,many\nK 1,Again.\nK 3,\nK 4,It burns.\n';
    expect(faultsIn('a.csv', text)).toEqual([
      'a.csv:1: No column "colour" is known; it is left out.',
      'a.csv:4: The note: A note needs an accession number, or a title and a maker.',
      'a.csv:5: The row has 4 fields, the first line 3.',
      'a.csv:6: Another note is about the same work: a.csv:2',
      'a.csv:7: K 3: The note tells nothing.',
    ]);
    expect(read('a.csv', text).notes.map(({ accession }) => accession)).toEqual([['K 1'], ['K 4']]);
  });

  test('with a quotation mark that is never closed says where it opens', () => {
    expect(faultsIn('a.csv', 'accession,text\nK 1,Fine.\nK 2,"Open.\nK 3,Lost.')).toEqual([
      'a.csv:3: A quotation mark opens here and is never closed.',
    ]);
  });
});

describe('a page', () => {
  const PAGE = `# Kilns
These are our kilns.

## The *Kiln*
- accession: K 1 | K 2
- **Maker**: Ada Birch

Ada Birch built it with [her brother](https://kiln.example/a).
He was *twelve*.

Mrs. Lowe bought it.

look: Look for the smoke.

## The Bridge

maker: Ugo Lowe

It was never built.
`;

  test('has a heading for each work, lines of key and value, and paragraphs without marks', () => {
    expect(faultsIn('page.md', PAGE)).toEqual([
      'page.md:1: Kilns: A note needs an accession number, or a title and a maker.',
    ]);
    expect(read('page.md', PAGE).notes).toEqual([
      {
        accession: ['K 1', 'K 2'],
        titles: ['The Kiln'],
        makers: ['Ada Birch'],
        sentences: [
          { text: 'Ada Birch built it with her brother.' },
          { text: 'He was twelve.' },
          { text: 'Mrs. Lowe bought it.' },
          { text: 'Look for the smoke.' },
        ],
      },
      {
        accession: [],
        titles: ['The Bridge'],
        makers: ['Ugo Lowe'],
        sentences: [{ text: 'It was never built.' }],
      },
    ]);
  });

  test('may have a heading over other headings', () => {
    expect(faultsIn('page.md', PAGE.replace('These are our kilns.', ''))).toEqual([]);
  });

  test('with a key that is misspelt says so, and tells that line to nobody', () => {
    const { notes, faults } = read('page.md', '# Kiln\nacession: K 1\nmaker: Ada Birch\n\nIt burns.');
    expect(faults).toEqual([{ file: 'page.md', line: 2, text: 'This is no line of a note: acession: K 1' }]);
    expect(notes[0]?.sentences).toEqual([{ text: 'It burns.' }]);
  });

  test('takes the keys of our own notes, with what leads to a sentence', () => {
    const page =
      '# Kiln\nid: kiln\naccession: K 1\nwho: A kiln.\nask story: A cold one? | No.\nstory: It burnt.\nreply: I see.';
    expect(read('page.md', page)).toEqual({
      faults: [],
      notes: [
        {
          accession: ['K 1'],
          titles: ['Kiln'],
          makers: [],
          sentences: [{ text: 'A kiln.' }, { text: 'It burnt.', ask: 'A cold one?', lead: 'No.' }],
          reply: 'I see.',
        },
      ],
    });
  });
});

describe('a note is refused', () => {
  test.each([
    ['with HTML', 'K 1,Kiln,Ada Birch,It <b>burns</b>.', 'HTML cannot be spoken.'],
    [
      'with a number without figures',
      'none,Kiln,Ada Birch,It burns.',
      'An accession number has figures: none',
    ],
    [
      'with a title of many works and no number',
      ',Untitled,Ada Birch,It burns.',
      'Many works have this title',
    ],
    ['with a title and an unknown maker', ',Kiln,Unknown,It burns.', 'A note needs an accession number'],
    [
      'with more words than fit into a minute',
      `K 1,Kiln,Ada Birch,${'smoke '.repeat(MOST_NOTE_WORDS + 1)}`,
      `The note has ${MOST_NOTE_WORDS + 1} words, of ${MOST_NOTE_WORDS} at most.`,
    ],
  ])('%s', (_, row, fault) => {
    const { notes, faults } = read('a.csv', `accession,title,maker,text\n${row}\nK 9,,,It stands.`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ line: 2, text: expect.stringContaining(fault) });
    expect(notes.map(({ accession }) => accession)).toEqual([['K 9']]);
  });

  test('in a file that is wrong as a whole, beside one that is not', () => {
    const { notes, faults } = readMuseumNotes([
      { name: 'old.csv', fault: 'The file is no UTF-8.' },
      { name: 'new.csv', text: 'accession,text\nK 1,It burns.' },
    ]);
    expect(faults).toEqual([{ file: 'old.csv', line: 1, text: 'The file is no UTF-8.' }]);
    expect(notes).toHaveLength(1);
  });
});

test('more notes than a phone should fetch are left out, from the line that is told', () => {
  const rows = Array.from({ length: MOST_NOTES + 2 }, (_, at) => `K ${at + 1},It burns.`);
  const { notes, faults } = read('a.csv', `accession,text\n${rows.join('\n')}`);
  expect(notes).toHaveLength(MOST_NOTES);
  expect(faults).toEqual([
    { file: 'a.csv', line: MOST_NOTES + 2, text: expect.stringContaining('5000 notes') },
  ]);
});

test('files are notes by their names', () => {
  const names = [
    'a.csv',
    'rooms/B.MD',
    'README.md',
    'rooms/readme.md',
    '.hidden.csv',
    '..data/a.csv',
    'a.txt',
    'a.csv.bak',
  ];
  expect(names.filter(isNotesFile)).toEqual(['a.csv', 'rooms/B.MD']);
});

const words = fc
  .array(fc.constantFrom('kiln', 'fire', 'the', 'a,b', 'say "no"', 'two\nlines', 'x;y', 'é'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((all) => all.join(' '));

test('whatever stands in the cells of a table comes out as it was, with the line of its row', () => {
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(',', ';', '\t'),
      (texts, by) => {
        const head = ['accession', 'source', 'text'].join(by);
        const rows = texts.map((text, at) => [`K ${at + 1}`, quoted(text), 'It burns.'].join(by));
        const { notes, faults } = read('a.csv', [head, ...rows, 'K 1' + by + by + 'Again.'].join('\n'));
        expect(notes.map(({ source }) => source)).toEqual(texts);
        const lines = rows.join('\n').split('\n').length + 2;
        expect(faults).toEqual([{ file: 'a.csv', line: lines, text: expect.stringContaining('a.csv:2') }]);
      },
    ),
  );
});

test('no file is so bad that reading it fails, and each fault names a line of it', () => {
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '#',
          '# Kiln',
          '## ',
          'accession',
          ':',
          ',',
          ';',
          '"',
          '\n',
          '\n\n',
          '|',
          'K 1',
          '---',
          '<b>',
        ),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom('a.csv', 'a.md'), (given, name) => {
      const { notes, faults } = read(name, given);
      const lines = given.split(/\r\n?|\n/).length;
      for (const { line } of faults) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
      }
      for (const note of notes) expect(note.sentences.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
