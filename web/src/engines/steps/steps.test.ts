import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppError } from '../../lib/app-error.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import { memoryRecords } from '../../lib/testing/memory-records.ts';
import { createCapture } from '../capture/capture.ts';
import type { LabelText } from '../listening/ports.ts';
import type { LabelReader } from '../ocr/reading.ts';
import { readingOf } from '../ocr/testing/reading-of.ts';
import type { PieceName } from '../outbox/entry.ts';
import { createPlayback } from '../playback/playback.ts';
import { FakeOutput, FakeTimer } from '../playback/testing/fakes.ts';
import { createSettings } from '../settings/settings.ts';
import { createPlaces, type KeptPlace } from '../visits/place.ts';
import type { Visit } from '../visits/visit.ts';
import { createVisits, type VisitsState } from '../visits/visits.ts';
import type { CurrentVisit } from '../visits/current-visit.ts';
import { createErasing } from './erase-visits.ts';
import { createPanels } from './panels.ts';
import { createShownVisit } from './shown-visit.ts';
import { createSteps } from './steps.ts';

const nothing = async () => async () => {};

/** A piece whose words are there as soon as it is opened, but for a label that begins with 'Withheld'. */
function panel() {
  const store = createStore<{ phase: 'closed' | 'ready' }>(() => ({ phase: 'closed' }));
  return {
    store,
    open: async (label: LabelText) => {
      if (!label.text.startsWith('Withheld')) store.setState({ phase: 'ready' });
    },
    stop: () => store.setState({ phase: 'closed' }),
  };
}

const never = async () => Promise.reject(new Error('neither photo nor voice'));

/**
 * The steps over real engines; a label is typed, or read by `read`, and what is on the disk lives as long as the
 * records.
 */
function setUp(
  records = memoryRecords<Visit>(),
  kept = memoryRecords<KeptPlace>(),
  read: LabelReader['read'] = never,
) {
  const capture = createCapture(
    { prepare() {}, dispose() {}, read },
    { open: never, crop: never, turn: never },
  );
  const store = createStore<VisitsState>(() => ({ visits: [] }));
  const currentVisit = createStore<CurrentVisit>(() => ({ id: undefined, reopened: false }));
  const visits = createVisits({
    records,
    store,
    now: Date.now,
    onErased: nothing,
    onAllErased: nothing,
    onChanged: () => {},
  });
  const [soundBite, podcast] = [panel(), panel()];
  const playback = createPlayback({
    voice: { clip: never },
    output: new FakeOutput(),
    ticker: { every: () => () => {} },
    timer: new FakeTimer(),
  });
  const label = () => capture.store.getState().reading;
  const panels = createPanels({ soundBite, podcast, playback, currentVisit, label, clearTrouble() {} });
  let ids = 0;
  const shownVisit = createShownVisit({
    capture,
    visits,
    currentVisit,
    panels,
    places: createPlaces(kept, 'tab', Date.now),
    outbox: { refresh: async () => {} },
    newId: () => `visit-${(ids += 1)}`,
    smallPicture: async (picture) => picture,
  });
  const undos: (() => void)[] = [];
  const steps = createSteps({
    capture,
    settings: createSettings({ read: () => undefined, write() {} }),
    panels,
    shownVisit,
    erasing: createErasing(visits, shownVisit.leave, (_title, _text, undo) => undos.push(undo)),
    exportVisits() {},
    share() {},
  });
  void shownVisit.connect(false, () => {});
  const phases = () => [soundBite, podcast].map((one) => one.store.getState().phase);
  const names = () => store.getState().visits.map(({ reading }) => reading.text);
  return { steps, capture, currentVisit, visits, undos, phases, names, panels, soundBite };
}

test('of the two panels one is open at most, and none without a label', () => {
  const { steps, phases } = setUp();
  steps.openSoundBite();
  expect(phases()).toEqual(['closed', 'closed']);
  steps.typeLabel('Young Hare');
  steps.openSoundBite();
  expect(phases()).toEqual(['ready', 'closed']);
  steps.openPodcast();
  expect(phases()).toEqual(['closed', 'ready']);
  steps.closePanel();
  expect(phases()).toEqual(['closed', 'closed']);
});

test('a piece that failed opens when its answer comes, unless it was stopped or another is looked at', () => {
  const { steps, currentVisit, panels, soundBite, phases } = setUp();
  const opened = vi.spyOn(soundBite, 'open');
  const answerCame = (piece: PieceName, visitId = currentVisit.getState().id ?? '') => {
    opened.mockClear();
    panels.answerCame(visitId, piece);
    return opened.mock.calls.length;
  };
  steps.typeLabel('Withheld: Young Hare');
  expect(answerCame('description')).toBe(0);
  steps.openSoundBite();
  expect(phases()).toEqual(['closed', 'closed']);
  expect(answerCame('conversation')).toBe(0);
  expect(answerCame('description', 'another')).toBe(0);
  expect(answerCame('description')).toBe(1);
  steps.closePanel();
  expect(answerCame('description')).toBe(0);
  steps.openSoundBite();
  steps.typeLabel('Withheld: Great Piece of Turf');
  expect(answerCame('description')).toBe(0);
});

test('a label is a visit of its own; the same label once more is the same visit', async () => {
  const { steps, currentVisit, names } = setUp();
  steps.typeLabel('Young Hare');
  await expect.poll(names).toEqual(['Young Hare']);
  const { id } = currentVisit.getState();
  steps.typeLabel('Great Piece of Turf');
  await expect.poll(names).toHaveLength(2);
  steps.typeLabel('young hare');
  expect(currentVisit.getState()).toMatchObject({ id, reopened: true });
  await expect.poll(names).toHaveLength(2);
});

test('a corrected label takes the place of one of which nothing was made', async () => {
  const { steps, names } = setUp();
  steps.typeLabel('Yuong Hare');
  await expect.poll(names).toEqual(['Yuong Hare']);
  steps.editLabel('Young Hare');
  await expect.poll(names).toEqual(['Young Hare']);
});

test('words that say nothing are refused, and the label and its panel stay', () => {
  const { steps, capture, phases } = setUp();
  steps.typeLabel('Young Hare');
  steps.openSoundBite();
  expect(steps.typeLabel(' … ')).toBe(ERROR_TEXTS.no_text);
  expect(steps.editLabel('')).toBe(ERROR_TEXTS.no_text);
  expect(capture.store.getState().reading?.text).toBe('Young Hare');
  expect(phases()).toEqual(['ready', 'closed']);
});

test('an erased visit leaves the screen, and comes back with its panel by Undo', async () => {
  const { steps, capture, visits, undos, phases, names } = setUp();
  steps.typeLabel('Young Hare');
  await expect.poll(names).toEqual(['Young Hare']);
  steps.openPodcast();
  const [visit] = visits.store.getState().visits;
  if (!visit) throw new Error('no visit');
  steps.eraseVisit(visit);
  expect(capture.store.getState().phase).toBe('empty');
  expect(names()).toEqual([]);
  undos[0]?.();
  await expect.poll(() => capture.store.getState().reading?.text).toBe('Young Hare');
  expect(names()).toEqual(['Young Hare']);
  expect(phases()).toEqual(['closed', 'ready']);
});

test('a page that is loaded again shows the label and the panel that its tab had', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [records, kept] = [memoryRecords<Visit>(), memoryRecords<KeptPlace>()];
  const before = setUp(records, kept);
  before.steps.typeLabel('Young Hare');
  before.steps.openSoundBite();
  await expect.poll(async () => (await kept.all())[0]?.opened?.open).toBe(true);
  await expect.poll(async () => (await records.all()).length).toBe(1);
  const after = setUp(records, kept);
  await expect.poll(() => after.capture.store.getState().reading?.text).toBe(readingOf('Young Hare').text);
  expect(after.phases()).toEqual(['ready', 'closed']);
});

/** Three labels in a row, of which the reader takes the first unless another is wanted, and cannot read the last. */
const ROW = ['Young Hare', 'Great Piece of Turf', 'too small'];
const readRow: LabelReader['read'] = async (_photo, { at, signal, onPreview }) => {
  signal.throwIfAborted();
  onPreview?.(new Blob(['small']));
  const asked = ROW.findIndex((_text, index) => Math.round((at?.x ?? 0) * 4) === index);
  if (asked === 2) throw new AppError('hard_to_read');
  const labels = ROW.map((_text, index) => ({
    outline: [0.2, 0.3].map((y) => ({ x: index / 4, y })),
    taken: index === asked,
  }));
  return { ...readingOf(ROW[asked] ?? ''), labels };
};

async function withRow(records?: Parameters<typeof setUp>[0], kept?: Parameters<typeof setUp>[1]) {
  const one = setUp(records, kept, readRow);
  one.steps.readPhoto(new Blob(['photo']));
  await expect.poll(one.names).toEqual(['Young Hare']);
  return { ...one, shown: () => one.capture.store.getState().reading?.text };
}

test('each label of a photo is a visit once it is taken; going back to the first finds its visit, not seen once more', async () => {
  const { steps, currentVisit, visits, names, shown } = await withRow();
  const first = currentVisit.getState().id;
  steps.takeLabel(1);
  await expect.poll(names).toEqual(['Great Piece of Turf', 'Young Hare']);
  expect(currentVisit.getState()).toMatchObject({ reopened: false });
  expect(currentVisit.getState().id).not.toBe(first);
  steps.takeLabel(0);
  expect(shown()).toBe('Young Hare');
  expect(currentVisit.getState()).toEqual({ id: first, reopened: true, seenBefore: undefined });
  expect(names()).toHaveLength(2);
  expect(visits.store.getState().visits.flatMap(({ seenBefore }) => seenBefore ?? [])).toEqual([]);
});

test('a label that cannot be read, or is given up, makes no visit, and the one before is the same visit', async () => {
  const { steps, capture, currentVisit, names, shown } = await withRow();
  const before = currentVisit.getState().id;
  steps.takeLabel(2);
  expect(shown()).toBeUndefined();
  expect(currentVisit.getState().id).toBe(before);
  await expect.poll(() => capture.store.getState().fault).toBe(ERROR_TEXTS.hard_to_read);
  expect(currentVisit.getState().id).toBe(before);
  steps.takeLabel(1);
  steps.giveUpLabel();
  await expect.poll(shown).toBe('Young Hare');
  expect(currentVisit.getState().id).toBe(before);
  expect(names()).toEqual(['Young Hare']);
});

test('taking another label closes the panel; the one that is taken already leaves it open', async () => {
  const { steps, phases, shown } = await withRow();
  steps.openSoundBite();
  steps.takeLabel(0);
  expect(phases()).toEqual(['ready', 'closed']);
  steps.takeLabel(1);
  expect(phases()).toEqual(['closed', 'closed']);
  // There is no label to hear about until it is read.
  steps.openPodcast();
  expect(phases()).toEqual(['closed', 'closed']);
  await expect.poll(shown).toBe('Great Piece of Turf');
});

test('a page that is loaded again while another label is read shows the one before, and one visit of it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [records, kept] = [memoryRecords<Visit>(), memoryRecords<KeptPlace>()];
  const { steps, currentVisit } = await withRow(records, kept);
  await expect.poll(async () => (await kept.all())[0]?.visitId).toBe(currentVisit.getState().id);
  await expect.poll(async () => (await records.all()).length).toBe(1);
  steps.takeLabel(2);
  // All that follows from it has been written down.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  const after = setUp(records, kept);
  await expect.poll(() => after.capture.store.getState().reading?.text).toBe('Young Hare');
  expect(after.capture.store.getState()).toMatchObject({ canTake: false });
  expect(after.capture.store.getState().labels.map(({ taken }) => taken)).toEqual([true, false, false]);
  expect(after.names()).toEqual(['Young Hare']);
});

test('a label whose visit was erased meanwhile is a visit again when it is taken again', async () => {
  const { steps, visits, names, shown } = await withRow();
  steps.takeLabel(1);
  await expect.poll(names).toHaveLength(2);
  const first = visits.store.getState().visits.find(({ reading }) => reading.text === 'Young Hare');
  if (!first) throw new Error('no visit');
  steps.eraseVisit(first);
  await expect.poll(names).toEqual(['Great Piece of Turf']);
  expect(shown()).toBe('Great Piece of Turf');
  steps.takeLabel(0);
  await expect.poll(names).toEqual(['Young Hare', 'Great Piece of Turf']);
});

test('where the reader takes the same label again there is still one visit of it', async () => {
  const sameAgain: LabelReader['read'] = (photo, options) =>
    readRow(photo, { ...options, at: { x: 0, y: 0 } });
  const { steps, names, capture } = setUp(memoryRecords<Visit>(), memoryRecords<KeptPlace>(), sameAgain);
  steps.readPhoto(new Blob(['photo']));
  await expect.poll(names).toEqual(['Young Hare']);
  steps.takeLabel(1);
  await expect.poll(() => capture.store.getState().phase).toBe('captured');
  expect(names()).toEqual(['Young Hare']);
});
