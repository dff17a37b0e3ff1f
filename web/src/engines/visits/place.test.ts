import { expect, it } from 'vitest';
import { memoryRecords } from '../../lib/testing/memory-records.ts';
import { createPlaces, type KeptPlace } from './place.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function setUp() {
  const records = memoryRecords<KeptPlace>();
  const clock = { now: 0 };
  const tab = (name: string) => createPlaces(records, name, () => clock.now);
  return { records, clock, tab };
}
const at = (visitId: string) => ({ visitId, opened: undefined });

it('brings each tab back to its own place', async () => {
  const { tab } = setUp();
  await tab('one').keep(at('hare'));
  await tab('two').keep(at('harbour'));
  expect(await tab('one').find()).toMatchObject(at('hare'));
  expect(await tab('two').find()).toMatchObject(at('harbour'));
});

it('brings a page that the phone has ended, and that has another name, back to the newest place, for half an hour', async () => {
  const { clock, tab } = setUp();
  await tab('one').keep(at('hare'));
  clock.now = MINUTE;
  await tab('two').keep(at('harbour'));
  clock.now = 31 * MINUTE;
  expect(await tab('new').find()).toMatchObject(at('harbour'));
  clock.now = 32 * MINUTE;
  expect(await tab('new').find()).toBeUndefined();
  expect(await tab('two').find()).toMatchObject(at('harbour'));
});

it('comes back to an empty screen where the label was erased', async () => {
  const { tab } = setUp();
  await tab('one').keep(at('hare'));
  await tab('one').keep({ visitId: undefined, opened: undefined });
  expect(await tab('one').find()).toMatchObject({ visitId: undefined });
});

it('forgets the places of tabs that were not looked at for a day', async () => {
  const { records, clock, tab } = setUp();
  await tab('one').keep(at('hare'));
  clock.now = 25 * HOUR;
  expect(await tab('one').find()).toBeUndefined();
  expect(await records.all()).toEqual([]);
});

it('keeps nothing of a visit that was erased, in no tab', async () => {
  const { records, tab } = setUp();
  const bookmark = { index: 1, text: 'A hare sits.', position: 2, lengths: [] };
  await tab('one').keep({ visitId: 'hare', opened: { piece: 'description', open: true, bookmark } });
  await tab('two').keep(at('harbour'));
  await tab('three').forget(['hare']);
  expect(JSON.stringify(await records.all())).not.toContain('hare');
  expect(await tab('one').find()).toMatchObject({ visitId: undefined, opened: undefined });
  expect(await tab('two').find()).toMatchObject(at('harbour'));
});
