import { afterAll, expect, test } from 'vitest';
import { ofAll } from '../../../../../tests/support/share.ts';
import { abortError } from '../../../lib/abortable.ts';
import { readMp3 } from '../../../test-support/mp3-frames.ts';
import { measureSpeech } from '../../../test-support/speech-figures.ts';
import { createFliteSpeech } from './flite.ts';

const never = new AbortController().signal;
const speech = createFliteSpeech();
afterAll(() => speech.dispose());

test('soundbite, curator and friend1 have the female voice, every other role the male one', () => {
  const roles = ['soundbite', 'curator', 'friend1', 'historian', 'friend2', 'Curator', 'constructor', ''];
  expect(roles.map((role) => speech.voiceFor(role))).toEqual([
    'slt',
    'slt',
    'slt',
    'rms',
    'rms',
    'rms',
    'rms',
    'rms',
  ]);
});

test.each([
  ['a sentence', 'Oil on canvas, painted in 1874.', 1.5, 5],
  ['marks of markup and quotes', 'Tom & Jerry < > " \' said hello', 1, 6],
  ['accents and typographic marks', 'Musée d’Orsay — “Café”', 1, 4],
  ['letters among emoji', '😀 hello 😀', 0.2, 2],
  ['many words', 'word '.repeat(ofAll(1_000, 200)), 24, 400],
  ['many letters without a space', 'a'.repeat(ofAll(5_000, 500)), 2, 1_200],
])('%s becomes an MP3 of a fitting length', async (_, text, least, most) => {
  const clip = await speech.speak(text, 'slt', never);
  expect(clip.contentType).toBe('audio/mpeg');
  const { seconds } = readMp3(clip.audio);
  expect(seconds).toBeGreaterThan(least);
  expect(seconds).toBeLessThan(most);
});

test.each(['...!?', '😀😀', '日本語', ' '])('%j holds nothing to say', async (text) => {
  await expect(speech.speak(text, 'rms', never)).rejects.toMatchObject({ code: 'nothing_to_say' });
});

test('a clip starts and ends with its words, not with the silence that Flite puts around them', async () => {
  const { audio } = await speech.speak('Hello.', 'slt', never);
  expect(readMp3(audio).seconds).toBeLessThan(1.1);
});

test('the two voices sound different', async () => {
  const [female, male] = [
    await speech.speak('Hello', 'slt', never),
    await speech.speak('Hello', 'rms', never),
  ];
  expect(Buffer.compare(female.audio, male.audio)).not.toBe(0);
});

test.each(['7'.repeat(5_000), '4444 '.repeat(1_000), '7% '.repeat(1_000)])(
  'a text that takes far longer to say than to write is refused at once (%#)',
  async (text) => {
    await expect(speech.speak(text, 'slt', never)).rejects.toMatchObject({ code: 'payload_too_large' });
  },
);

test('a listener with a short text does not wait for the whole of a long one', async () => {
  const long = speech.speak('The blue kettle stands on the table. '.repeat(40), 'slt', never);
  const first = await Promise.race([
    long.then(() => 'the long text'),
    speech.speak('Hello.', 'slt', never).then(() => 'the short text'),
  ]);
  expect(first).toBe('the short text');
  expect(readMp3((await long).audio).seconds).toBeGreaterThan(60);
});

test('a listener who leaves frees the voice for the next one', async () => {
  const leaving = new AbortController();
  const left = speech.speak('word '.repeat(1_000), 'slt', leaving.signal);
  await speech.speak('Hello.', 'slt', never);
  leaving.abort(abortError('gone'));
  await expect(left).rejects.toThrow('gone');
  expect((await speech.speak('Hello again.', 'slt', never)).audio.length).toBeGreaterThan(1_000);
});

test('a minute of speech is 240 kB, and costs CPU time that can be told', async () => {
  await speech.ready(never);
  const figures = await measureSpeech(
    speech,
    ['Oil on canvas, painted in Paris.', 'It came much later.'],
    never,
  );
  expect(figures.bytesPerMinute / 240_000).toBeCloseTo(1, 2);
  expect(figures.speechSeconds).toBeGreaterThan(2);
  expect(figures.cpuSeconds).toBeGreaterThan(0);
});

test('an abort is passed on as it is', async () => {
  const leaving = new AbortController();
  const speaking = speech.speak('Hello there', 'slt', leaving.signal);
  leaving.abort(abortError('gone'));
  await expect(speaking).rejects.toThrow('gone');
});

test('dispose ends what is pending, as an abort', async () => {
  const other = createFliteSpeech();
  const speaking = other.speak('Hello there', 'slt', never);
  const [outcome] = await Promise.allSettled([speaking, other.dispose()]);
  expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
});
