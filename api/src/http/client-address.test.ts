import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['no proxy', '198.51.100.1', undefined, 0, '198.51.100.1'],
  ['no proxy and a header', '198.51.100.1', '10.0.0.1', 0, '198.51.100.1'],
  ['one proxy', '127.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
  ['one proxy and what the client wrote', '127.0.0.1', '10.0.0.1, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies', '127.0.0.1', 'x, 203.0.113.7, 192.0.2.1', 2, '203.0.113.7'],
  ['a proxy that sends no header', '192.0.2.9', undefined, 1, '192.0.2.9'],
  ['more proxies than entries', '127.0.0.1', '203.0.113.7', 5, '203.0.113.7'],
  ['an entry with a port', '127.0.0.1', '203.0.113.7:4711', 1, '203.0.113.7'],
  ['an IPv6 entry in brackets with a port', '127.0.0.1', '[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['IPv4 written as IPv6', '::ffff:198.51.100.1', undefined, 0, '198.51.100.1'],
  ['an entry that is no address', '192.0.2.9', 'unknown', 1, '192.0.2.9'],
  ['a socket that is gone', undefined, undefined, 0, 'unknown'],
])('%s', (_, peer, header, proxies, expected) => {
  expect(clientAddress(peer, header, proxies)).toBe(expected);
});

test('whatever a client writes before it, the entry of the trusted proxy decides', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (written, real) => {
      expect(clientAddress('127.0.0.1', `${written}, ${real}`, 1)).toBe(real);
      expect(clientAddress('192.0.2.9', written, 0)).toBe('192.0.2.9');
    }),
  );
});
