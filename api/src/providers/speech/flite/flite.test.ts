import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { abortError } from '../../../lib/abortable.ts';
import { readMp3 } from '../../../test-support/mp3-frames.ts';
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
  ['5,000 characters of words', 'word '.repeat(1_000), 120, 400],
  ['5,000 characters without a space', 'a'.repeat(5_000), 20, 1_200],
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
  expect(readMp3(audio).seconds).toBeLessThan(0.9);
});

test('the two voices sound different', async () => {
  const [female, male] = [
    await speech.speak('Hello', 'slt', never),
    await speech.speak('Hello', 'rms', never),
  ];
  expect(Buffer.compare(female.audio, male.audio)).not.toBe(0);
});

test('a text that takes too long fails, and the next one is spoken', async () => {
  const hurried = createFliteSpeech({ deadlineMs: 1_500 });
  await expect(hurried.speak('7'.repeat(5_000), 'slt', never)).rejects.toMatchObject({
    code: 'speech_failed',
  });
  await hurried.ready(never);
  expect((await hurried.speak('Hello', 'slt', never)).audio.length).toBeGreaterThan(1_000);
  await hurried.dispose();
});

test('an abort is passed on as it is', async () => {
  const leaving = new AbortController();
  const speaking = speech.speak('Hello there', 'slt', leaving.signal);
  leaving.abort(abortError('gone'));
  await expect(speaking).rejects.toThrow('gone');
});

test('dispose leaves no thread and no folder behind', async () => {
  const folders = () =>
    readdirSync(tmpdir()).filter((name) => name.startsWith(`placard-flite-${process.pid}-`));
  const before = folders();
  const other = createFliteSpeech();
  await other.ready(never);
  expect(folders()).toHaveLength(before.length + 1);
  await other.dispose();
  expect(folders()).toEqual(before);
});
