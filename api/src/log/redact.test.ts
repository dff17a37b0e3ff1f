import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createRedact } from './redact.ts';

const KEY = 'sk-planted"key\\1';
const redact = createRedact({
  OPENAI_API_KEY: KEY,
  AZURE_SPEECH_KEY: '',
  DATABASE_URL: 'postgres://placard:pa%2Fss-word@db.example/placard',
  WEBSITE_URL: 'https://museum.example',
  PORT: '8787',
});

test('no key and no password gets into a log line, whatever it stands in', () => {
  const lines: string[] = [];
  const log = createLog({ requests: true, redact, write: (line) => lines.push(line) });
  log.failure('upstream', new Error(`401: key ${KEY} is wrong`));
  log.failure('database', `cannot reach postgres://placard:pa%2Fss-word@db.example with pa/ss-word`);
  expect(lines.join('')).not.toMatch(/planted|ss-word/);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 'error' });
});

test('what is no secret stays', () => {
  expect(redact('https://museum.example:8787 db.example')).toBe('https://museum.example:8787 db.example');
});

test.each([
  ['its beginning, as OpenAI shows it', KEY.slice(0, 8)],
  ['its end', KEY.slice(-6)],
  ['its middle', KEY.slice(3, 10)],
  ['as in an address', encodeURIComponent(KEY)],
  ['as in an address, in part', encodeURIComponent(KEY).slice(2, 13)],
  ['twice, with a word between', `${KEY} or ${KEY}`],
])('a key does not get into a log line: %s', (_, shown) => {
  expect(redact(`Incorrect key: ${shown}. Look at`)).toMatch(
    /^Incorrect key: \[secret\](?: or \[secret\])?\. Look at$/,
  );
});

test('in a text for visitors a key made of words blots out no word', () => {
  const clean = createRedact({ OPENAI_API_KEY: 'painting-0815' }, { shortest: 8, words: false });
  expect(clean('A painting of a kettle.')).toBe('A painting of a kettle.');
  expect(clean('A painting-08 of a kettle.')).toBe('A p[secret] of a kettle.');
});
