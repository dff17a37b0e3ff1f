import { afterAll, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../test-support/test-server.ts';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment gives the defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    websiteUrl: '/about.html',
    answerDeadlineMs: 30_000,
    logRequests: false,
  });
  expect(config.dataDir).toMatch(/^\/.*\/data$/);
  expect(config.webRoot).toMatch(/\/web\/dist$/);
});

test('an empty variable counts as absent', () => {
  expect(
    readConfig({ PORT: '', HOST: '', DATA_DIR: '', WEBSITE_URL: '', LOG: '', DATABASE_URL: '' }),
  ).toEqual(readConfig({}));
});

test('every variable is honoured, and a relative DATA_DIR is taken from the working folder', () => {
  const env = {
    PORT: '0',
    HOST: '::',
    DATA_DIR: 'x/y',
    WEBSITE_URL: 'https://museum.example/app',
    LOG: 'requests',
  };
  expect(readConfig(env)).toMatchObject({
    port: 0,
    host: '::',
    dataDir: `${process.cwd()}/x/y`,
    websiteUrl: 'https://museum.example/app',
    logRequests: true,
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['HOST', 'two words'],
  ['WEBSITE_URL', 'javascript:alert(1)'],
  ['WEBSITE_URL', '//elsewhere.example'],
  ['WEBSITE_URL', 'museum.example'],
  ['LOG', 'everything'],
  ['TEXT_PROVIDER', 'gpt'],
  ['OPENAI_BASE_URL', 'api.openai.com'],
  ['OPENAI_MODEL', 'two words'],
])('a wrong %s (%s) is refused with a message that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    new RegExp(`^${name} must be .*but it is ${JSON.stringify(value).replace(/[.()/]/g, '\\$&')}`),
  );
});

const AZURE = { AZURE_SPEECH_KEY: 'a-key', AZURE_SPEECH_REGION: 'westeurope' };
const ELEVENLABS = { ELEVENLABS_API_KEY: 'e-key' };
const OPENAI = { OPENAI_API_KEY: 'o-key' };

test.each([
  [{}, 'flite'],
  [OPENAI, 'openai'],
  [{ ...OPENAI, ...ELEVENLABS }, 'elevenlabs'],
  [{ ...OPENAI, ...ELEVENLABS, ...AZURE }, 'azure'],
  [{ ...OPENAI, ...ELEVENLABS, ...AZURE, SPEECH_PROVIDER: 'openai' }, 'openai'],
  [{ ...AZURE, SPEECH_PROVIDER: 'flite' }, 'flite'],
  [{ ...OPENAI, OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'own' }, 'flite'],
  [{ OPENAI_SPEECH_BASE_URL: 'http://localhost:8880/v1' }, 'openai'],
  [{ OPENAI_SPEECH_API_KEY: 'own' }, 'openai'],
])('%j speaks with %s', (env, provider) => {
  expect(readConfig(env).speech.provider).toBe(provider);
});

test('voices, models and addresses have defaults and can be changed', () => {
  const { azure, elevenLabs, openAi } = readConfig({
    ...AZURE,
    ...ELEVENLABS,
    ...OPENAI,
    AZURE_VOICE_MALE: 'en-US-AndrewMultilingualNeural',
    ELEVENLABS_VOICE_FEMALE: '21m00Tcm4TlvDq8ikWAM',
    OPENAI_SPEECH_MODEL: 'tts-1-hd',
  }).speech;
  expect(azure).toEqual({
    key: 'a-key',
    region: 'westeurope',
    voices: { female: 'en-US-JennyNeural', male: 'en-US-AndrewMultilingualNeural' },
  });
  expect(elevenLabs).toMatchObject({
    model: 'eleven_multilingual_v2',
    baseUrl: new URL('https://api.elevenlabs.io'),
    voices: { female: '21m00Tcm4TlvDq8ikWAM' },
  });
  expect(openAi).toMatchObject({
    key: 'o-key',
    model: 'tts-1-hd',
    baseUrl: new URL('https://api.openai.com/v1'),
  });
});

test.each([
  ['SPEECH_PROVIDER', { SPEECH_PROVIDER: 'polly' }],
  ['AZURE_SPEECH_KEY', { SPEECH_PROVIDER: 'azure' }],
  ['ELEVENLABS_API_KEY', { SPEECH_PROVIDER: 'elevenlabs' }],
  ['OPENAI_API_KEY', { SPEECH_PROVIDER: 'openai' }],
  ['AZURE_SPEECH_REGION', { AZURE_SPEECH_KEY: 'a-key' }],
  ['AZURE_SPEECH_REGION', { ...AZURE, AZURE_SPEECH_REGION: 'West Europe' }],
  ['AZURE_SPEECH_HOST', { ...AZURE, AZURE_SPEECH_HOST: 'https://wrong.example' }],
  ['AZURE_VOICE_FEMALE', { ...AZURE, AZURE_VOICE_FEMALE: 'Jenny' }],
  ['ELEVENLABS_BASE_URL', { ...ELEVENLABS, ELEVENLABS_BASE_URL: 'api.elevenlabs.io' }],
  ['ELEVENLABS_VOICE_MALE', { ...ELEVENLABS, ELEVENLABS_VOICE_MALE: 'Brian the narrator' }],
  ['OPENAI_SPEECH_BASE_URL', { ...OPENAI, OPENAI_SPEECH_BASE_URL: 'ftp://a.example' }],
])('a wrong or missing %s stops the start and is named', (name, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must be `));
});

test.each(['AZURE_SPEECH_KEY', 'ELEVENLABS_API_KEY', 'OPENAI_API_KEY', 'OPENAI_SPEECH_API_KEY'])(
  'a %s that cannot be one is refused without being shown',
  (name) => {
    const read = () => readConfig({ [name]: 'planted secret\n' });
    expect(read).toThrow(new RegExp(`^${name} must be a key without spaces`));
    expect(read).not.toThrow(/planted/);
  },
);

test('texts come from the guide until a key is there', () => {
  expect(readConfig({}).language.model).toBeUndefined();
  expect(readConfig({ OPENAI_API_KEY: 'sk-1' }).language.model).toMatchObject({ key: 'sk-1' });
  expect(readConfig({ OPENAI_API_KEY: 'sk-1', TEXT_PROVIDER: 'grounded' }).language.model).toBeUndefined();
});

test('a model server of one’s own needs no key, but the name of its model', () => {
  const env = { TEXT_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://localhost:11434/v1' };
  expect(() => readConfig(env)).toThrow(/^OPENAI_MODEL must be set to a model that localhost:11434 has/);
  expect(readConfig({ ...env, OPENAI_MODEL: 'qwen3:8b' }).language.model).toMatchObject({
    key: undefined,
    model: 'qwen3:8b',
  });
  expect(() => readConfig({ TEXT_PROVIDER: 'openai' })).toThrow(/^OPENAI_API_KEY must be set/);
});

test.each([
  ['OPENAI_API_KEY', 'sk-secret with a space'],
  ['DATABASE_URL', 'postgres//placard:secret@localhost/placard'],
])('a wrong %s is not shown, since it may hold a secret', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must be`));
  expect(read).not.toThrow(/secret/);
});

const museumFolder = temporaryFolder();
afterAll(() => museumFolder.remove());

test('a museum’s name, logo and folder of notes are taken as they are', () => {
  writeFiles(museumFolder.path, { 'logo.svg': '<?xml version="1.0"?>\n<!-- ours -->\n<svg></svg>' });
  const env = {
    MUSEUM_NAME: 'Kettle House',
    MUSEUM_LOGO: `${museumFolder.path}/logo.svg`,
    NOTES_DIR: museumFolder.path,
  };
  expect(readConfig(env).museum).toEqual({
    name: 'Kettle House',
    logo: env.MUSEUM_LOGO,
    notesDir: museumFolder.path,
  });
});

test.each([
  ['a page', 'logo.svg', '<html><svg></svg></html>'],
  ['too large', 'logo.svg', `<svg>${' '.repeat(200_000)}</svg>`],
  ['something else under the name of a picture', 'logo.png', 'PNG'],
])('a logo that is %s is refused', (_, file, content) => {
  writeFiles(museumFolder.path, { [file]: content });
  expect(() => readConfig({ MUSEUM_LOGO: `${museumFolder.path}/${file}` })).toThrow(
    /^MUSEUM_LOGO must be the path of an SVG or PNG file of at most 200 kB/,
  );
});

test.each([
  ['NOTES_DIR', '/no/such/folder'],
  ['MUSEUM_NAME', 'x'.repeat(61)],
])('a wrong %s is refused', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
});
