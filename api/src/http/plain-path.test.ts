import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainPath } from './plain-path.ts';

test.each([
  ['/api/config', '/api/config'],
  ['/assets/app-1a2b.js?x=%61', '/assets/app-1a2b.js?x=%61'],
  ['/%61pi/config', '/api/config'],
  ['/%61%70%69/artwork/a%2Db/rate', '/api/artwork/a-b/rate'],
  ['/x/../metrics', '/metrics'],
  ['/x/%2e%2e/metrics', '/metrics'],
  ['/./api/./config', '/api/config'],
  ['http://museum.example/api/config?a=b', '/api/config?a=b'],
  ['HTTP://museum.example', '/'],
  ['//elsewhere.example/api/config', '//elsewhere.example/api/config'],
  ['/a%2Fb', '/a%2Fb'],
  ['/caf\u00e9', '/caf%C3%A9'],
  ['/a?b?c', '/a?b?c'],
  ['*', undefined],
  ['ftp://museum.example/api', undefined],
  ['http://[', undefined],
  ['/\\evil', undefined],
])('%s is %s', (target, plain) => {
  expect(plainPath(target)).toBe(plain);
});

test('whatever is asked for, its plain form is plain', () => {
  const piece = fc.constantFrom(
    '/',
    '.',
    '..',
    '%2e',
    '%61',
    'api',
    '%2F',
    '%',
    '%%36%31',
    '\\',
    ' ',
    '?',
    '#',
    'é',
    ':',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const plain = plainPath(`/${pieces.join('')}`);
      expect(plain === undefined || plainPath(plain) === plain).toBe(true);
    }),
  );
});
