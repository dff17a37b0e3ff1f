import { expect, test } from 'vitest';
import { readAudio } from './read-audio.ts';

const answer = (type: string, body = 'sound') => new Response(body, { headers: { 'Content-Type': type } });

test.each([
  ['audio/mpeg', 'audio/mpeg'],
  ['Audio/MPEG; charset=binary', 'audio/mpeg'],
  ['audio/mp3', 'audio/mpeg'],
  ['application/octet-stream', 'audio/mpeg'],
  ['audio/x-wav', 'audio/wav'],
])('%s is passed on as %s', async (given, passedOn) => {
  expect((await readAudio('openai', answer(given))).contentType).toBe(passedOn);
});

test.each(['audio/mpeg<script>', 'audio/svg+xml', 'text/html', 'audio/', 'constructor', ''])(
  '%j is not passed on',
  async (type) => {
    await expect(readAudio('openai', answer(type))).rejects.toMatchObject({ code: 'speech_failed' });
  },
);
