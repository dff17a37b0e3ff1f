import type { Label } from '../../port.ts';

/** A made-up label with enough to say. */
export const LABEL: Label = {
  text: `Edwin Harrow Pell 1811-1879 The Ferry at Wendle exhibited 1848 Oil paint on canvas Pell crossed the river here every day as a boy.
    Two of the passengers are his brothers, and the old woman with the basket sold eels at the landing for forty years. When the
    bridge was built in 1843 the ferry lost its trade, and the boat was sold for firewood. Pell painted it from memory in his London
    studio, with a plank of the old boat leaning against the wall. He never sold the picture. Bequeathed by Miss Ada Pell 1902 N04417`,
};

/** What a good model makes of it. */
export const BITE_TEXT =
  'This is an oil painting called “The Ferry at Wendle”, by Edwin Harrow Pell. It was first shown in 1848. As a boy, Pell crossed this ' +
  'river every day, and he put people he knew into the boat. Two of the passengers are his brothers. The old woman with the basket sold ' +
  'eels at the landing, and she did so for forty years. By the time he painted it, all of this was gone. A bridge was built in 1843, the ' +
  'ferry lost its trade, and the boat itself was sold for firewood. So Pell worked from memory, in his studio in London. He kept one thing to ' +
  'help him: a plank of the old boat, leaning against the wall. He never sold the picture. Miss Ada Pell left it to the museum in nineteen oh two.';
export const BITE = { description: BITE_TEXT };

const TURNS = [
  'What have we got here?',
  '“The Ferry at Wendle”. An oil painting, and it was shown in 1848.',
  'Who painted it?',
  'Edwin Harrow Pell. He was born in 1811 and died in 1879.',
  'And why this ferry?',
  'He crossed the river here every day as a boy.',
  'So he knew the people in it?',
  'Two of the passengers are his brothers. The old woman with the basket sold eels at the landing.',
  'For how long?',
  'Forty years, it says. Then a bridge was built in 1843, and the ferry lost its trade.',
  'What became of the boat?',
  'It was sold for firewood. But Pell kept a plank of it in his studio in London, and painted from memory.',
  'A plank against the wall. That I will remember.',
];
/** What a good model makes of it in two voices. */
export const TALK_TURNS = TURNS.map((content, index) => ({
  role: index % 2 === 0 ? 'friend1' : 'friend2',
  content,
}));
export const TALK = { messages: TALK_TURNS };
