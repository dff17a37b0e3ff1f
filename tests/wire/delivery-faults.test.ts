import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  CELLS,
  DEEDS,
  isRefusedRating,
  nameOf,
  needsBrowser,
  PATHS,
  toldOf,
  type Cell,
} from '../offline/fault-table.ts';
import { startFaultyProxy, type FaultyProxy } from '../support/faulty-proxy.ts';
import { onServer } from '../support/server-records.ts';
import { startServer, warmUp, type RunningServer } from '../support/server.ts';
import { installBrowser, withPhone, type Phone } from './phone.ts';

// Each phone is alone with its pages: no other page and no worker hears it.
vi.mock('../../web/src/platform/storage/broadcast.ts', () => ({
  openChannel: () => ({ tell() {}, onMessage: () => () => {} }),
}));
vi.mock('../../web/src/platform/page/service-worker.ts', () => ({ requestBackgroundSync() {} }));
/** Lives that go on at a time: they wait more than they work. */
const AT_A_TIME = 20;

let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  installBrowser();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  dataDir = await mkdtemp(`${tmpdir()}/placard-faults-`);
  server = await startServer({ DATA_DIR: dataDir, CLIENT_REQUESTS_PER_MINUTE: '100000' });
  await warmUp(server);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  vi.unstubAllGlobals();
});

/** Waits until this is so; says in the end what was so instead. */
const until = <Value>(value: () => Value | Promise<Value>) => expect.poll(value, { timeout: 20_000 });

/** Has the fault meet the request. @returns the way to wait until it has */
async function spoil(proxy: FaultyProxy, phone: Phone, cell: Cell): Promise<() => Promise<void>> {
  const { moment, request, fault } = cell;
  if (moment === 'before sending') {
    if (fault === 'connection reset') await proxy.refuse();
    else {
      phone.setOnline(false);
      await until(phone.connectionState).toBe('offline');
    }
    return async () => {};
  }
  const came = Promise.withResolvers<void>();
  const act = async () => {
    came.resolve();
    if (fault === 'network off') phone.setOnline(false);
  };
  proxy.set({ path: PATHS[request], moment, deed: DEEDS[fault], act });
  return () => came.promise;
}

async function mend(proxy: FaultyProxy, phone: Phone): Promise<void> {
  await proxy.clear();
  phone.setOnline(true);
}

const waiting = (phone: Phone) => phone.outbox.store.getState().entries.length;
const source = (phone: Phone) => phone.shown()?.source;

async function expectAllSent(phone: Phone): Promise<void> {
  await until(() => waiting(phone)).toBe(0);
}

/** A text is asked for: the phone speaks while the fault lasts, the server afterwards, who was asked once. */
async function askForText(cell: Cell, proxy: FaultyProxy, phone: Phone, title: string): Promise<void> {
  const label = await phone.read(labelOf(title));
  const came = await spoil(proxy, phone, cell);
  const panel = cell.request === 'conversation' ? phone.podcast : phone.soundBite;
  void panel.open(label);
  await came();
  await until(() => [phone.fault(), source(phone), waiting(phone)]).toEqual([toldOf(cell), 'device', 1]);
  await mend(proxy, phone);
  await until(() => [phone.fault(), source(phone)]).toEqual([undefined, 'grounded']);
  await expectAllSent(phone);
  expect(onServer(dataDir, title).answers).toBe(1);
  const [visit] = phone.visits.store.getState().visits;
  expect(visit?.[cell.request === 'conversation' ? 'conversation' : 'description']).toEqual(phone.shown());
}

/** Stars are given: shown and kept while nobody replies, taken back when they are refused; the server has them once. */
async function rate(cell: Cell, proxy: FaultyProxy, phone: Phone, title: string): Promise<void> {
  void phone.soundBite.open(await phone.read(labelOf(title)));
  await until(() => source(phone)).toBe('grounded');
  const came = await spoil(proxy, phone, cell);
  const id = phone.shown()?.interactionId ?? '';
  void phone.rating.rate(id, 4);
  await came();
  const refused = isRefusedRating(cell);
  if (refused) await until(() => phone.refusals).toMatchObject([{ message: toldOf(cell) }]);
  else await until(() => phone.rating.store.getState()[id]).toBe(4);
  expect(phone.rating.store.getState()[id]).toBe(refused ? undefined : 4);
  await mend(proxy, phone);
  await expectAllSent(phone);
  const stars = refused && cell.moment === 'while sending' ? [] : [4];
  await until(() => onServer(dataDir, title)).toEqual({ answers: 1, stars });
}

/** Play is pressed: the visitor is told that nothing can be heard, and hears it from the next press on. */
async function play(cell: Cell, proxy: FaultyProxy, phone: Phone, title: string): Promise<void> {
  const label = await phone.read(labelOf(title));
  // The first clip is fetched as soon as the text is there.
  const came = await spoil(proxy, phone, cell);
  void phone.soundBite.open(label);
  const isCutOff = cell.moment === 'before sending';
  await until(() => source(phone)).toBe(isCutOff ? 'device' : 'grounded');
  // That the text was not sent is told first.
  if (isCutOff) await until(phone.fault).toBe(toldOf({ ...cell, request: 'description' }));
  phone.playback.play();
  await came();
  await until(phone.fault).toBe(toldOf(cell));
  expect(phone.playback.store.getState().status).toBe('idle');
  await mend(proxy, phone);
  await until(() => source(phone)).toBe('grounded');
  await until(() => {
    const { status } = phone.playback.store.getState();
    if (status === 'idle') phone.playback.play();
    phone.output.begin();
    return status;
  }).toBe('playing');
  expect(phone.output.sounding).toBe('audio/mpeg');
  expect(onServer(dataDir, title).answers).toBe(1);
  await expectAllSent(phone);
}

const labelOf = (title: string) => `Berthe Morisot\n${title}\n1869\nOil on canvas`;
const LIVES = { description: askForText, conversation: askForText, rating: rate, 'speech clip': play };

async function live(cell: Cell, title: string): Promise<void> {
  const proxy = await startFaultyProxy(server.url);
  try {
    await withPhone(proxy.url, (phone) => LIVES[cell.request](cell, proxy, phone, title));
  } finally {
    await proxy.stop();
  }
}

/** Begins them all, so many at a time; each ends by itself. */
function beginAll(cells: readonly Cell[]): Map<Cell, Promise<void>> {
  const slots: Promise<void>[] = [];
  return new Map(
    cells.map((cell, i) => {
      const slot = i % AT_A_TIME;
      const ends = (slots[slot] ?? Promise.resolve()).then(() => live(cell, `Harbour ${i} end`));
      // One that fails tells its own test, and lets the next one begin.
      slots[slot] = ends.catch(() => {});
      return [cell, ends];
    }),
  );
}

const cells = CELLS.filter((cell) => !needsBrowser(cell));
let lives: Map<Cell, Promise<void>>;
beforeAll(() => void (lives = beginAll(cells)));

test.each(cells.map((cell) => [nameOf(cell), cell] as const))(
  'nothing is lost or doubled, and the visitor is told the truth: %s',
  async (_, cell) => {
    const life = lives.get(cell);
    expect(life).toBeDefined();
    await life;
  },
);
