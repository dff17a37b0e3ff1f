import { expect, test } from 'vitest';
import { chooserOf } from '../choose.ts';
import { type Lead, leadTo } from './lead-to.ts';
import { ownThemes } from '../../themes/own-themes.ts';

const BEFORE = 'Ada Birch kept the mill at Long Ford.';
const leadOf = (sentence: string, before: readonly string[], isSober: boolean, nth?: number): Lead | null =>
  leadTo(sentence, before, {
    themes: ownThemes,
    choose: chooserOf('a label', nth),
    isSober,
    said: new Set(),
  });
const lead = (sentence: string, before: readonly string[] = [BEFORE], isSober = false): Lead | null =>
  leadOf(sentence, before, isSober);
/** All that may be asked before a sentence. */
const asked = (sentence: string, before: readonly string[] = [BEFORE]): string =>
  Array.from({ length: 30 }, (_, nth) => leadOf(sentence, before, false, nth)?.text ?? '').join(' ');

test.each([
  ['The jewel was found in 1693 a few miles from the river.', /turn up|find|found|come to light|came upon/],
  ['A girl cutting reeds found the bell in 1902.', /turn up|find|found|come to light|came upon/],
  ['The inscription beside the rider reads: Ada made me.', /written|words|writing|read/],
  ['The woman in the doorway is the painter’s sister, Mary.', /who/i],
  ['The sitter was Ann Dale, who sold eels.', /sat for/],
  ['The screen was ordered by a tea merchant.', /asked for the screen|wish|wanted/],
  ['She made the coat for her husband.', /whom/i],
  ['A grocer bought the picture for a week’s rent.', /bought|got it|whose|took it/i],
  ['Critics called it a heap of bricks.', /people/],
  ['She said that the noise helped her to think.', /she/],
  ['She called it her third hand.', /name for it|call it/],
  ['The title comes from a song of the rowers.', /name|called/],
  ['The heron stands for patience.', /mean|stand for/],
  ['The bell cost forty pounds.', /cost|price|dear|pay/],
  ['Each shawl took three years to knit.', /long|while/],
  ['The block was carved from one beam.', /made|done|making/],
  ['It was used to measure eels.', /use|do with it|good for|was it for/],
  ['Brides wore it for one day.', /wor[en]|wear/],
  ['The box held needles and a thimble.', /in it|there|filled|held|kept/],
  ['Today two of them are left.', /today|now|our days/i],
  ['On her stomach lay a disc of bronze.', /what was on her stomach/],
  ['She carried a basket of eels.', /what did she carry/i],
  ['His large heart was sent to Canberra.', /where did his heart go/],
  ['Soon the whole town had one.', /then|after|next|go on|later|came of/i],
  ['She had trained as a saddler.', /learn|taught/i],
  ['Unlike her sister, she never signed.', /different|apart|usual|always|same|rest/],
  ['It was shown in the town hall.', /shown|see it|seen/],
])('what the sentence %j says is asked for before it', (sentence, question) => {
  expect(lead(sentence)?.text).toMatch(question);
});

test('one guesses before a sentence that proves the guess wrong, and nobody guesses beside what is sad', () => {
  expect(lead('It is the oldest plough in the county.')?.text).toMatch(/older ones/);
  expect(lead('Only four of them survive.')?.text).toBeTruthy();
  expect(lead('But the mill burned twice.')?.text).toBeTruthy();
  expect(lead('It is the oldest plough in the county.', [BEFORE], true)).toBeNull();
  expect(lead('It is the oldest plough in the county.', ['Her son died that year.'])).toBeNull();
});

test('nobody asks who bought a thing where the answer is that nobody did', () => {
  expect(lead('The town bought the painting in 1931.')).not.toBeNull();
  expect(lead('No town bought the painting.')).toBeNull();
});

test('where nobody knows, Ben says so before he reads', () => {
  expect(lead('No one knows why the bell was buried.')).toMatchObject({ lead: 'No.' });
  expect(asked('No one knows why the bell was buried.')).toContain('why');
});

test('what came later is asked for only where the sentence is of a later year than the one before', () => {
  expect(lead('In 1851 the mill moved to the harbour.', ['It was built in 1802.'])?.text).toMatch(
    /later|after|go on|then|next/i,
  );
  expect(lead('In 1751 the mill moved to the harbour.', ['It was built in 1802.'])).toBeNull();
});

test('what somebody did is asked for where something stood in the way', () => {
  expect(lead('He hung it all the same.', ['The mayor refused to show it.'])?.text).toMatch(/he/i);
  expect(lead('He hung it over the stairs.')).toBeNull();
});

test('before the first sentence one asks in a whole sentence, of this work', () => {
  expect(asked('The bell cost forty pounds.', [])).not.toMatch(/What did it cost/);
  expect(asked('The bell cost forty pounds.', [])).toMatch(/what this one cost/);
  expect(lead('But the mill burned twice.', [])).toBeNull();
});

test('nobody asks for what was just told', () => {
  expect(lead('The lid was carved from oak.', ['The block was carved from one beam.'])).toBeNull();
});

test.each([
  'Two boats lie on the sand.',
  'The socket may have held a pointer.',
  'He worked out how a spring could hold a weight.',
  'The woman is dressed in blue.',
  'She bought the leaf at a sign painter’s.',
  'The photographer slept in a tent that served as his darkroom.',
  'He found it hard to stop.',
])('nothing is asked that the sentence %j would not answer', (sentence) => {
  expect(lead(sentence)).toBeNull();
});

test.each(['Now my daughters weave.', 'Today he writes: “The river froze.'])(
  'nobody asks into what somebody says: %j',
  (sentence) => {
    expect(lead(sentence)).toBeNull();
  },
);

test('a question names the thing of which a sentence tells, since "it" would be the one before', () => {
  expect(asked('The box held sixty needles.')).toMatch(/in the box|the box held/);
  expect(asked('The box held sixty needles.')).not.toMatch(/\bit\b(?! known)/);
});
