import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readThemes } from '../../themes/theme.ts';
import { answersTo } from './answers.ts';
import { chooserOf } from '../choose.ts';
import { fromLabel, type Statement } from '../statement.ts';

const themes = readThemes(`sign: \\bin secret\\b
say: That never lasts.
close: I shall tell nobody.

sign: \\b\\w+ beads\\b
say: Somebody counted. *. All of them, and *.

sign: \\b(?:the|a) kiln\\b
say: Hot.

sign: \\bburied\\b
sober
say: Quietly, then.`);

const read = (...texts: readonly string[]): Statement[] =>
  texts.map((text, at) => fromLabel(text, 'prose', [{ start: at * 100, end: at * 100 + text.length }]));
const answered = (sentences: readonly Statement[], isSober = false): string[] =>
  answersTo(sentences, themes, chooserOf('a label'), isSober).map(({ statement }) => statement.text);

test('a sentence is answered by its most telling words, and by no other theme', () => {
  expect(answered(read('She fired the kiln in secret.'))).toEqual(['That never lasts.']);
});

test('a star stands for the printed words, with a capital where it begins a sentence', () => {
  expect(answered(read('It is sewn with glass beads of old.'))).toEqual([
    'Somebody counted. Glass beads. All of them, and glass beads.',
  ]);
});

test('one theme answers once, and what it answers is what it rests on', () => {
  const sentences = read('The kiln stood here.', 'The kiln was cold.');
  const [answer, ...more] = answersTo(sentences, themes, chooserOf('a label'), false);
  expect(more).toEqual([]);
  expect(answer?.to).toBe(sentences[0]);
  expect(answer?.statement).toMatchObject({ origin: 'talk', field: 'prose', spans: [{ start: 0, end: 20 }] });
});

test('beside what is grim only quiet answers stand', () => {
  expect(answered(read('The kiln was lit.', 'They were buried there.'), true)).toEqual(['Quietly, then.']);
  expect(answered(read('The man at the kiln was murdered.'))).toEqual([]);
});

test('nobody speaks into a quotation that goes on', () => {
  expect(answered(read('He wrote: “I have a kiln.', 'It is cold.”'))).toEqual([]);
  expect(answered(read('He wrote: “I have a kiln.”'))).toEqual(['Hot.']);
});

test('a theme gives a talk its end where it has one', () => {
  const [answer] = answersTo(read('It was made in secret.'), themes, chooserOf('a label'), false);
  expect(answer?.closes?.text).toBe('I shall tell nobody.');
  expect(answersTo(read('A kiln.'), themes, chooserOf('a label'), false)[0]?.closes).toBeNull();
});

test('however long a text is, three sentences are answered at most, each once and in its order', () => {
  const sentence = fc.constantFrom('A kiln.', 'In secret.', 'Blue beads.', 'They were buried.', 'No more.');
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 12 }), (texts) => {
      const sentences = read(...texts);
      const places = answersTo(sentences, themes, chooserOf('a label'), false).map(({ to }) =>
        sentences.indexOf(to),
      );
      expect(places.length).toBeLessThan(4);
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
    }),
  );
});

test('a single word calls up no answer, for the sentence may be about something else', () => {
  const one = readThemes('sign: \\bkiln\\b\nsay: Hot.');
  expect(answersTo(read('The kiln stood here.'), one, chooserOf('a label'), false)).toEqual([]);
});

test('a sentence that says that something is not so is not answered as if it were', () => {
  expect(answered(read('Nobody has fired the kiln since.', 'The kiln isn’t lit.'))).toEqual([]);
});
