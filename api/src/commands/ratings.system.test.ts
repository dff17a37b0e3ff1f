import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descriptionResponseSchema } from '../../contract/contract.ts';
import { BITE, LABEL } from '../providers/language/openai/testing/sample-answers.ts';
import { bareEnv } from '../test-support/bare-env.ts';
import { startLocalOpenAi } from '../test-support/local-openai.ts';
import { startTestServer, temporaryFolder } from '../test-support/test-server.ts';

const COMMAND = fileURLToPath(new URL('./ratings.ts', import.meta.url));
const folder = temporaryFolder();

beforeAll(async () => {
  const server = await startTestServer({ dataDir: folder.path });
  const given = [
    ['=HYPERLINK("x"), Maria "M" Keller', 1, undefined],
    ['<script>alert(1)</script> The Blue Kettle', 2, undefined],
    ['Sunset over the Lake', 5, undefined],
    ['Sunset over the Lake', 4, 'device'],
  ] as const;
  for (const [text, rating, source] of given) {
    const response = await server.post('/api/artwork-description', { text });
    const { interactionId } = descriptionResponseSchema.parse(await response.json());
    await server.post(`/api/artwork/${interactionId}/rate`, { rating, source });
  }
  await server.stop();
});
afterAll(() => folder.remove());

function ratings(dataDir: string, ...args: string[]): string {
  return execFileSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    env: bareEnv({ DATA_DIR: dataDir }),
  });
}

test('the table counts by writer and by voice, and ends with the lowest and their labels', () => {
  const lines = ratings(folder.path).split('\n');
  expect(lines[0]?.split(/\s+/)).toEqual(['', 'provider', 'ratings', 'mean', '1★', '2★', '3★', '4★', '5★']);
  expect(lines.slice(1, 5).map((line) => line.split(/\s+/))).toEqual([
    ['text', 'device', '1', '4.00', '0', '0', '0', '1', '0'],
    ['text', 'grounded', '3', '2.67', '1', '1', '0', '0', '1'],
    ['voice', 'device', '1', '4.00', '0', '0', '0', '1', '0'],
    ['voice', 'flite', '3', '2.67', '1', '1', '0', '0', '1'],
  ]);
  expect(lines[6]).toBe('Lowest ratings');
  expect(lines[7]).toMatch(/^1★ {2}\d{4}-\d\d-\d\d {2}grounded\/flite {2}=HYPERLINK/);
});

test('the CSV quotes what needs it, and no label can run as a formula', () => {
  const rows = ratings(folder.path, '--csv').split('\r\n');
  expect(rows.slice(0, 2)).toEqual([
    'of,provider,ratings,mean,stars_1,stars_2,stars_3,stars_4,stars_5',
    'text,device,1,4.000,0,0,0,1,0',
  ]);
  expect(rows[7]).toMatch(/^1,\d{4}-\d\d-\d\d,grounded,flite,"'=HYPERLINK\(""x""\), Maria ""M"" Keller"$/);
});

test('the page has a chart for each provider, and a label cannot run in it', () => {
  const page = ratings(folder.path, '--html');
  expect(page.match(/<svg /g)).toHaveLength(4);
  expect(page).toContain(
    'aria-label="Stars for text by grounded: 1 with 1, 1 with 2, 0 with 3, 0 with 4, 1 with 5"',
  );
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; The Blue Kettle');
  expect(page).not.toContain('<script');
});

test('the texts of a model are counted by model and version of the prompt too', async () => {
  const model = await startLocalOpenAi();
  model.behave({ kind: 'answer', content: BITE });
  const own = temporaryFolder();
  const server = await startTestServer({
    dataDir: own.path,
    env: { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'local-model' },
  });
  for (const source of [undefined, 'device'] as const) {
    const response = await server.post('/api/artwork-description', LABEL);
    const { interactionId } = descriptionResponseSchema.parse(await response.json());
    await server.post(`/api/artwork/${interactionId}/rate`, { rating: 2, source });
  }
  await server.stop();
  await model.stop();
  const lines = ratings(own.path).split('\n');
  expect(lines.slice(1, 4).map((line) => line.split(/ {2,}/).slice(0, 4))).toEqual([
    ['text', 'device', '1', '2.00'],
    ['text', 'openai', '1', '2.00'],
    ['model', 'local-model, sound bite 2', '1', '2.00'],
  ]);
  expect(lines.join('\n')).toContain('local-model, sound bite 2/');
  own.remove();
});

test('a server that nobody has rated yet says so', () => {
  const empty = temporaryFolder();
  expect(ratings(empty.path)).toBe('Nobody has rated anything yet.\n');
  empty.remove();
});
