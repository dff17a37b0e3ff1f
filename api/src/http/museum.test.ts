import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLocalOpenAi } from '../test-support/local-openai.ts';
import {
  configResponseSchema,
  conversationResponseSchema,
  descriptionResponseSchema,
  museumNotesSchema,
  type Museum,
} from '../../contract/contract.ts';
import {
  startTestServer,
  temporaryFolder,
  writeFiles,
  type TestServer,
} from '../test-support/test-server.ts';

const LABEL =
  'Maria Keller Swiss, 1871-1940 The Blue Kettle 1902 Oil on canvas Gift of Anna Frei, 1951 1951.12';
const NOTES = `accession,title,maker,text
1951.12,The Blue Kettle,Maria Keller,Keller's cook hid in this kettle the key of the cellar.
1951.13,,,
`;
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const folder = temporaryFolder();
writeFiles(folder.path, {
  'notes/kettles.csv': NOTES,
  'notes/README.md': '# How we write',
  'logo.svg': LOGO,
});
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: {
      NOTES_DIR: `${folder.path}/notes`,
      MUSEUM_NAME: 'Kettle House',
      MUSEUM_LOGO: `${folder.path}/logo.svg`,
    },
  });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

async function museumOf(url: string): Promise<Museum | undefined> {
  return configResponseSchema.parse(await (await fetch(`${url}/api/config`)).json()).museum;
}

test('what the curators wrote is told in both pieces as the museum’s', async () => {
  const bite = descriptionResponseSchema.parse(
    await (await server.post('/api/artwork-description', { text: LABEL })).json(),
  );
  expect(bite.description).toMatch(/the museum says.*: Keller’s cook hid in this kettle the key/i);
  const talk = conversationResponseSchema.parse(
    await (await server.post('/api/artwork-conversation', { description: LABEL })).json(),
  );
  for (const statements of [bite.statements, talk.statements])
    expect(statements?.find(({ text }) => text.includes('Keller’s cook'))).toMatchObject({
      origin: 'note',
      field: 'accession',
      source: 'Kettle House',
    });
});

describe('the notes for phones', () => {
  test('are where the configuration says, with the size and the hash it says', async () => {
    const { notes } = (await museumOf(server.url)) ?? {};
    const response = await fetch(server.url + (notes?.url ?? ''));
    const content = await response.arrayBuffer();
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', content)).toString('base64');
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect({ bytes: content.byteLength, integrity: `sha256-${hash}` }).toEqual({
      bytes: notes?.bytes,
      integrity: notes?.integrity,
    });
    expect(museumNotesSchema.parse(JSON.parse(Buffer.from(content).toString()))).toEqual({
      museum: 'Kettle House',
      notes: [
        {
          accession: ['1951.12'],
          titles: ['The Blue Kettle'],
          makers: ['Maria Keller'],
          sentences: [{ text: "Keller's cook hid in this kettle the key of the cellar." }],
        },
      ],
    });
  });

  test('are sent again only when they have changed', async () => {
    const first = await fetch(`${server.url}/api/museum-notes`);
    const etag = first.headers.get('ETag') ?? '';
    const again = await fetch(`${server.url}/api/museum-notes`, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(`${server.url}/api/museum-notes`, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });
});

test('the logo is a picture in which nothing runs', async () => {
  const { logo } = (await museumOf(server.url)) ?? {};
  const response = await fetch(server.url + (logo?.url ?? ''));
  expect(await response.text()).toBe(LOGO);
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none';.*; sandbox;/);
});

test('what is wrong in a file stands in the log with its line', () => {
  expect(server.log.filter((line) => line.includes('NOTES_DIR'))).toEqual([
    expect.stringContaining('kettles.csv:3: 1951.13: The note tells nothing.'),
  ]);
});

test('a server of which nothing is set has neither notes nor logo', async () => {
  const plain = await startTestServer();
  expect(await museumOf(plain.url)).toBeUndefined();
  for (const path of ['/api/museum-notes', '/api/museum-logo'])
    expect((await fetch(plain.url + path)).status).toBe(404);
  const response = await plain.post('/api/artwork-description', { text: LABEL });
  expect(descriptionResponseSchema.parse(await response.json()).description).not.toMatch(/museum says/i);
  await plain.stop();
});

test('with a model, a work of which the museum wrote is told by the guide, and the model is not asked', async () => {
  const model = await startLocalOpenAi({ key: 'sk-planted-1234567890' });
  const modelled = await startTestServer({
    env: {
      OPENAI_API_KEY: 'sk-planted-1234567890',
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'local-model',
      NOTES_DIR: `${folder.path}/notes`,
    },
  });
  const response = await modelled.post('/api/artwork-description', { text: LABEL });
  const { source, description } = descriptionResponseSchema.parse(await response.json());
  expect(source).toBe('grounded');
  expect(description).toMatch(/the museum says/i);
  expect(model.received).toEqual([]);
  await modelled.stop();
  await model.stop();
});
