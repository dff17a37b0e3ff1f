import { expect, test } from 'vitest';
import { factsOf } from '../testing/printed-label.ts';
import { chooserOf } from './choose.ts';
import { asPrinted, type NotePart, type NoteTalk, told, toldAlone } from './note-talk.ts';

const part = (text: string, ask = '', lead = '', tag: NotePart['tag'] = 'story'): NotePart => ({
  tag,
  ask,
  lead,
  statement: { text, origin: 'note', spans: [], source: 'Grove Art Online' },
});
const note = (...parts: NotePart[]): NoteTalk => ({
  name: 'Ada Birch',
  parts,
  reply: '',
  by: '',
  kind: 'term',
});
const textsOf = (talk: NoteTalk): string[] => told(talk).map(({ text }) => text);

test('a sentence on what only the talk before it names is not told without that', () => {
  const first = part('Ada Birch drew kilns and later told of a bear.', '', '', 'who');
  const ask = 'The woman must have lost things herself.';
  const lived = 'She had lived by playing it, until one night she left it on the train.';
  expect(textsOf(note(first, part(lived, ask, 'A trumpet.')))).toEqual([first.statement.text]);
});

test('what answers a guess with "not always" is not told without the guess', () => {
  const first = part('Untitled can mean that the artist wanted no title.', '', '', 'who');
  const answer = 'Not always, and some museums put one of their own in brackets.';
  const talk = note(first, part(answer, 'And the museum leaves it at that.', 'It may.'));
  expect(textsOf(talk)).toEqual([first.statement.text]);
});

test('what begins with the answer to a question is told behind that question, or not', () => {
  const first = part('Ada Birch drew kilns from the age of six.', '', '', 'who');
  const answer = 'Her grandmother. Ada sent her a drawing every week.';
  const talk = note(first, part(answer, 'Who had encouraged her?', ''));
  expect(textsOf(talk)).toEqual([first.statement.text]);
  expect(
    toldAlone(talk, chooserOf('label'), true)
      .flat()
      .map(({ text }) => text),
  ).toEqual([first.statement.text, 'Who had encouraged her?', answer]);
});

test('a sentence that names the thing itself is told, whatever was asked before', () => {
  const first = part('Ada Birch drew kilns.', '', '', 'who');
  const second = part('She built a furnace and taught with it.', 'Over a stove at home?', 'In a garage.');
  expect(textsOf(note(first, second))).toEqual([first.statement.text, second.statement.text]);
});

test('a sentence on "those long threads" is told behind one that speaks of threads', () => {
  const [first, second] = [part('Its threads run over four others.'), part('Those long threads lie loose.')];
  expect(textsOf(note(first, second))).toEqual([first.statement.text, second.statement.text]);
});

test('a guess whose words hang on the sentence before it is not told by one voice without that', () => {
  const first = part('Ada Birch drew a hunt in a forest.', '', '', 'who');
  const answer = 'No, the trees hold everybody together, row behind row.';
  const alone = (ask: string): string[] =>
    toldAlone(note(first, part(answer, ask)), chooserOf('label'), true)
      .flat()
      .map(({ text }) => text);
  expect(alone('Huntsmen in scarlet, at night. Will they lose their way?').join(' ')).not.toContain(
    'their way',
  );
  expect(alone('Will hunters lose their way?')).toContain('Will hunters lose their way?');
});

test('a long guess that is neither a question nor what one might think is left to the two of a talk', () => {
  const first = part('Ada Birch bred moths.', '', '', 'who');
  const answer = 'No, the moth is killed in the cocoon.';
  const talk = note(first, part(answer, 'The moth creeps out and somebody winds it up.', ''));
  const said = toldAlone(talk, chooserOf('label'), true).flat();
  expect(said.map(({ text }) => text)).toEqual([first.statement.text]);
});

test('a maker is spoken of in the order of names that the label prints, and nobody else is', () => {
  const facts = factsOf('Birch Ada', 'born Paris, 1934–1991', 'The Kiln, 1986', 'Steel mesh');
  const label = { ...facts, artist: 'Birch Ada' };
  expect(asPrinted(note(part('Ada Birch bent steel.')), label)?.name).toBe('Birch Ada');
  expect(asPrinted(note(part('Ada Birch bent steel.')), { ...facts, artist: 'Otto Lang' })?.name).toBe(
    'Ada Birch',
  );
});

test('a last word on what only the talk says before the last sentence is not kept by one voice', () => {
  const piano = part('The piano was taken up in Germany.', 'All of Italy wanted one.', 'Italy shrugged.');
  const lastWord = (reply: string): string[] =>
    toldAlone({ ...note(part('Cristofori built the first.'), piano), reply }, chooserOf('A label'), false)
      .flat()
      .map(({ text }) => text);
  expect(lastWord('Shrugged off at home, and loved abroad.')).toEqual([
    'Cristofori built the first.',
    'The piano was taken up in Germany.',
  ]);
  expect(lastWord('Loved abroad.')).toContain('Loved abroad.');
});

test('a last word that draws a conclusion, pities or agrees as one of two is not kept by one voice', () => {
  const kilns = note(part('Ada Birch fired kilns.'), part('The kilns were fired with old boats.'));
  const isKept = (reply: string): boolean =>
    toldAlone({ ...kilns, reply }, chooserOf('A label'), false)
      .flat()
      .some(({ text }) => text === reply);
  expect(
    [
      'Then no boat was safe.',
      'Poor boats.',
      'Even a boat burns, then.',
      'Boats. No wonder they smoked.',
    ].filter(isKept),
  ).toEqual([]);
  expect(['A boat that ends as a plate.', 'Nobody asked the boats.'].filter(isKept)).toHaveLength(2);
});
