import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';
import { lineBeside, makerWithTown } from './makers-with-towns.ts';

test('a name and a town below an instrument or a machine are those of its maker', () => {
  expect(makerWithTown('Broadwood, London', ['Upright piano, no. 2210'])).toBe(
    'It was made by Broadwood of London',
  );
  expect(makerWithTown('Lowe Foundry, Leeds, England', ['Saddle tank locomotive, B 12'])).toBe(
    'It was built by the Lowe Foundry of Leeds, England',
  );
});

test('below any other thing, or where the name is a town, they may be two places', () => {
  expect(makerWithTown('Spitalfields, London', ['Silk weaving'])).toBeNull();
  expect(makerWithTown('Leeds, England', ['Locomotive'])).toBeNull();
  expect(makerWithTown('Birch, London', ['Locomotive'])).toBeNull();
});

test('an engine that worked on a line did so itself', () => {
  expect(lineBeside('Worked on the Lowe Valley Railway', '', '', [])).toBe(
    'It worked on the Lowe Valley Railway',
  );
  expect(lineBeside('Worked in silk on linen', '', '', [])).toBeNull();
});

test('what stands on a poster is its title, and for whom it is stands below', () => {
  const bite = biteOn(
    'By the river to Kew',
    'Otto Lang',
    'Poster for the Tramways, 1924',
    'Printed by the Lowe Press',
  );
  expect(bite).toContain('By the river to Kew');
  expect(bite).not.toContain('\u201CPoster');
  expect(bite).toContain('It is a poster for the Tramways.');
});
