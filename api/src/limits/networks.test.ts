import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2', '2001:db8:1']],
  ['2001:DB8:0001:2::1', ['2001:db8:1:2', '2001:db8:1']],
  ['2001:db8::1', ['2001:db8:0:0', '2001:db8:0']],
  ['::1', ['0:0:0:0', '0:0:0']],
  ['unknown', ['unknown']],
])('%s is counted under %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
