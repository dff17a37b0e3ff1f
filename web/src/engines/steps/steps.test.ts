import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import { memoryRecords } from '../../lib/testing/memory-records.ts';
import { createCapture } from '../capture/capture.ts';
import { readingOf } from '../ocr/testing/reading-of.ts';
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

/** A piece whose words are there as soon as it is opened. */
function panel() {
  const store = createStore<{ phase: 'closed' | 'ready' }>(() => ({ phase: 'closed' }));
  return {
    store,
    open: async () => store.setState({ phase: 'ready' }),
    stop: () => store.setState({ phase: 'closed' }),
  };
}

/** The steps over real engines; a label is typed, and what is on the disk lives as long as the records. */
function setUp(records = memoryRecords<Visit>(), kept = memoryRecords<KeptPlace>()) {
  const never = async () => Promise.reject(new Error('neither photo nor voice'));
  const capture = createCapture(
    { prepare() {}, dispose() {}, read: never },
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
  shownVisit.connect(false, () => {});
  const phases = () => [soundBite, podcast].map((one) => one.store.getState().phase);
  const names = () => store.getState().visits.map(({ reading }) => reading.text);
  return { steps, capture, currentVisit, visits, undos, phases, names };
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
