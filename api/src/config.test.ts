import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment gives the defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    websiteUrl: '/about.html',
    logRequests: false,
  });
  expect(config.dataDir).toMatch(/^\/.*\/data$/);
  expect(config.webRoot).toMatch(/\/web\/dist$/);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', HOST: '', DATA_DIR: '', WEBSITE_URL: '', LOG: '' })).toEqual(readConfig({}));
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
])('a wrong %s (%s) is refused with a message that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    new RegExp(`^${name} must be .*but it is ${JSON.stringify(value).replace(/[.()/]/g, '\\$&')}`),
  );
});
