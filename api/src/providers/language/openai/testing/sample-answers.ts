import type { Label } from '../../port.ts';

const LINES = [
  'Edwin Harrow Pell 1811-1879',
  'The Ferry at Wendle 1848',
  'Oil paint on canvas',
  'Pell crossed the river here every day as a boy. Two of the passengers are his brothers, and the old woman with the basket sold eels at the landing for forty years.',
  'When the bridge was built in 1843 the ferry lost its trade, and the boat was sold for firewood. Pell painted it from memory in his London studio, with a plank of the old boat leaning against the wall.',
  'He never sold the picture.',
  'Bequeathed by Miss Ada Pell 1902',
  'N04417',
];

/** A made-up label with enough to say. */
export const LABEL: Label = { text: LINES.join(' '), lines: LINES.map((text) => ({ text })) };

type Sources = readonly (readonly [from: string, text: string])[];

const statements = (sources: Sources) => sources.map(([from, text]) => ({ text, from }));
const textOf = (sources: Sources): string => sources.map(([, text]) => text).join(' ');

const BITE_SOURCES: Sources = [
  ['label', 'This is an oil painting called “The Ferry at Wendle”, by Edwin Harrow Pell.'],
  ['label', 'It was painted in 1848.'],
  ['card:age', 'Pell was 37 at the time.'],
  ['label', 'As a boy, Pell crossed this river every day, and two of the passengers are his brothers.'],
  ['label', 'The old woman with the basket sold eels at the landing for forty years.'],
  ['label', 'A bridge was built in 1843, the ferry lost its trade, and the boat was sold for firewood.'],
  [
    'label',
    'So Pell painted from memory, in his studio in London, with a plank of the boat leaning against the wall.',
  ],
  ['talk', 'That is the detail I would keep.'],
  ['label', 'He never sold the picture.'],
  ['label', 'Miss Ada Pell left it to the museum in nineteen oh two.'],
];

/** What a good model makes of it. */
export const BITE = { statements: statements(BITE_SOURCES) };
export const BITE_TEXT = textOf(BITE_SOURCES);

/** The same with other words in one of its sentences. */
export function biteWith(words: string, others: string): typeof BITE {
  return {
    statements: BITE.statements.map(({ text, from }) => ({ text: text.replace(words, others), from })),
  };
}

const TURNS: readonly Sources[] = [
  [['talk', 'What have we got here?']],
  [['label', '“The Ferry at Wendle”. An oil painting of 1848.']],
  [['talk', 'Who made it?']],
  [
    ['label', 'Edwin Harrow Pell.'],
    ['label', 'He was born in 1811 and died in 1879.'],
  ],
  [['label', 'And why this ferry?']],
  [['label', 'He crossed the river here every day as a boy.']],
  [['talk', 'So he knew the people?']],
  [
    ['label', 'Two of the passengers are his brothers.'],
    ['label', 'The old woman with the basket sold eels at the landing.'],
  ],
  [['talk', 'For how long?']],
  [
    ['label', 'For forty years, it says.'],
    ['label', 'Then a bridge was built in 1843, and the ferry lost its trade.'],
  ],
  [['label', 'And the boat?']],
  [
    ['label', 'It was sold for firewood.'],
    ['label', 'But Pell painted it from memory in his London studio, with a plank of the boat.'],
  ],
  [
    ['label', 'A plank against the wall.'],
    ['talk', 'That I will remember.'],
  ],
];
const roleOf = (index: number) => (index % 2 === 0 ? 'friend1' : 'friend2');

/** What a good model makes of it in two voices, and as it is heard. */
export const TALK = {
  messages: TURNS.map((turn, index) => ({ role: roleOf(index), statements: statements(turn) })),
};
export const TALK_TURNS = TURNS.map((turn, index) => ({ role: roleOf(index), content: textOf(turn) }));
