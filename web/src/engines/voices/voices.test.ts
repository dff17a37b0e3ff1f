import { describe, expect, it } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import type { Segment } from '../playback/ports.ts';
import { FakeTimer } from '../playback/testing/fakes.ts';
import { settle } from '../playback/testing/set-up.ts';
import type { VoiceFacts } from './choose-source.ts';
import type { SegmentVoice } from './ports.ts';
import { createVoices } from './voices.ts';

const segment: Segment = { text: 'A harbour.', role: 'soundbite' };
const NONE: ReadonlySet<string> = new Set();
const signal = new AbortController().signal;
const outage = () => Promise.reject(new AppError('no_internet'));
const never = () => new Promise<Blob>(() => {});

function setUp(speak: { server?: SegmentVoice; pack?: SegmentVoice } = {}) {
  const facts: Omit<VoiceFacts, 'serverFails'> = {
    connection: 'connected',
    provider: 'azure',
    packIsKept: true,
    device: 'poor',
    choice: 'best',
    pageHidden: false,
  };
  const world = { now: 1_000, server: speak.server ?? (() => Promise.resolve(new Blob(['server']))) };
  const asked: string[] = [];
  const kept = new Map<string, Blob>();
  const timer = new FakeTimer();
  const named =
    (name: string, voice: SegmentVoice): SegmentVoice =>
    (...call) => {
      asked.push(name);
      return voice(...call);
    };
  const voices = createVoices({
    server: named('server', (...call) => world.server(...call)),
    pack: named('pack', speak.pack ?? (() => Promise.resolve(new Blob(['pack'])))),
    device: named('device', ({ text, role }) => Promise.resolve({ text, role })),
    store: {
      find: ({ text }) => Promise.resolve(kept.get(text)),
      keep: ({ text }, clip) => Promise.resolve(void kept.set(text, clip)),
    },
    facts: () => facts,
    shapeOf: () => Promise.resolve({ start: 0, end: 1 }),
    timer,
    now: () => world.now,
  });
  return { voices, facts, world, asked, kept, timer };
}

describe('voices', () => {
  it('keeps what the server spoke, and asks nobody the second time', async () => {
    const { voices, asked, kept } = setUp();
    expect((await voices.clip(segment, signal, NONE)).source).toBe('server');
    expect(kept.size).toBe(1);
    expect((await voices.clip(segment, signal, NONE)).source).toBe('kept');
    expect(asked).toEqual(['server']);
  });

  it('waits for the last source there is as long as it takes', async () => {
    const clip = Promise.withResolvers<Blob>();
    const { voices, facts, timer } = setUp({ server: () => clip.promise });
    Object.assign(facts, { packIsKept: false, device: undefined });
    const spoken = voices.clip(segment, signal, NONE);
    await settle();
    expect(timer.next).toBeUndefined();
    clip.resolve(new Blob(['late']));
    expect((await spoken).source).toBe('server');
  });

  it('goes on with the next source when one fails, and keeps nothing of the phone’s own', async () => {
    const { voices, asked, kept } = setUp({ server: outage, pack: outage });
    const clip = await voices.clip(segment, signal, NONE);
    expect(clip).toMatchObject({
      source: 'device',
      sound: { text: 'A harbour.' },
      shape: { end: undefined },
    });
    expect(asked).toEqual(['server', 'pack', 'device']);
    expect(kept.size).toBe(0);
  });

  it('asks a server that could not be reached last, until half a minute later', async () => {
    const { voices, world, asked } = setUp({ server: outage });
    await voices.clip(segment, signal, NONE);
    world.server = () => Promise.resolve(new Blob(['server']));
    expect((await voices.clip(segment, signal, NONE)).source).toBe('pack');
    world.now += 30_000;
    expect((await voices.clip(segment, signal, NONE)).source).toBe('server');
    expect(asked).toEqual(['server', 'pack', 'pack', 'server']);
  });

  it('does not hold one text that the server cannot speak against it', async () => {
    const { voices, world } = setUp({ server: () => Promise.reject(new AppError('speech_failed')) });
    expect((await voices.clip(segment, signal, NONE)).source).toBe('pack');
    world.server = () => Promise.resolve(new Blob(['server']));
    expect((await voices.clip(segment, signal, NONE)).source).toBe('server');
  });

  it('waits six seconds for the server, three when the connection is unstable, then lets the phone speak', async () => {
    const { voices, facts, timer } = setUp({ server: never });
    facts.connection = 'unstable';
    const coming = voices.clip(segment, signal, NONE);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(timer.next).toBe(3_000);
    timer.fire();
    expect((await coming).source).toBe('pack');
  });

  it('waits for the server as long as it takes when there is no other voice', async () => {
    const { voices, facts, timer } = setUp();
    Object.assign(facts, { packIsKept: false, device: undefined });
    expect((await voices.clip(segment, signal, NONE)).source).toBe('server');
    expect(timer.next).toBeUndefined();
  });

  it('does not ask a source again whose clip could not be played', async () => {
    const { voices } = setUp();
    expect((await voices.clip(segment, signal, new Set(['kept', 'server']))).source).toBe('pack');
  });

  it('takes a clip in place of the phone’s speech while nobody sees the page', async () => {
    const { voices, facts } = setUp();
    Object.assign(facts, { provider: 'flite', packIsKept: false, device: 'good' });
    expect((await voices.clip(segment, signal, NONE)).source).toBe('device');
    expect(voices.wouldAskOthers()).toBe(false);
    facts.pageHidden = true;
    expect(voices.wouldAskOthers()).toBe(true);
    expect((await voices.clip(segment, signal, NONE)).source).toBe('server');
  });

  it('has nobody else to ask before anybody was asked, or where another choice changes nothing', async () => {
    const { voices, facts } = setUp();
    facts.choice = 'museum';
    expect(voices.wouldAskOthers()).toBe(false);
    await voices.clip(segment, signal, NONE);
    facts.choice = 'best';
    expect(voices.wouldAskOthers()).toBe(false);
  });

  it('lets the phone speak on in a hidden page when no clip is to be had', async () => {
    const { voices, facts, asked } = setUp({ server: outage, pack: outage });
    facts.pageHidden = true;
    expect((await voices.clip(segment, signal, NONE)).source).toBe('device');
    expect(asked).toEqual(['server', 'pack', 'device']);
  });

  it('fails with the last failure when every source failed', async () => {
    const { voices, facts } = setUp({ server: outage });
    Object.assign(facts, { packIsKept: false, device: undefined });
    await expect(voices.clip(segment, signal, NONE)).rejects.toMatchObject({ code: 'no_internet' });
  });

  it('falls silent with the signal, and asks no further source', async () => {
    const stop = new AbortController();
    const { voices, asked } = setUp({
      server(_segment, aborted) {
        stop.abort();
        return Promise.reject(aborted.reason);
      },
    });
    await expect(voices.clip(segment, stop.signal, NONE)).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toEqual(['server']);
  });
});
