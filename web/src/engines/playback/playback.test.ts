import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlayback, type LoadOptions, type Playback } from './playback.ts';
import type { AudioOutput, Segment, VoiceSource } from './ports.ts';

/** An audio element as browsers behave: a start that is still pending is rejected by pause, load and clear. */
class FakeOutput implements AudioOutput {
  heard: string[] = [];
  sounding: string | undefined;
  refuse = false;
  broken = new Set<string>();
  position = 0;
  duration = 1;
  ended = false;
  private loaded: string | undefined;
  private starting: PromiseWithResolvers<void> | undefined;
  private listeners = {
    ended: new Set<() => void>(),
    error: new Set<() => void>(),
    time: new Set<() => void>(),
  };

  unlock() {}
  load(clip: Blob) {
    this.interrupt();
    this.loaded = clip.type;
    this.position = 0;
    this.ended = false;
  }
  play(): Promise<void> {
    this.interrupt();
    const start = Promise.withResolvers<void>();
    if (this.refuse) start.reject(new DOMException('no tap', 'NotAllowedError'));
    else if (this.loaded === undefined || this.broken.has(this.loaded))
      start.reject(new Error('cannot decode'));
    else this.starting = start;
    return start.promise;
  }
  /** The browser has got round to it: the clip sounds. */
  begin() {
    const { starting } = this;
    this.starting = undefined;
    if (!starting || this.loaded === undefined) return;
    this.sounding = this.loaded;
    if (this.heard.at(-1) !== this.loaded) this.heard.push(this.loaded);
    starting.resolve();
  }
  end() {
    if (this.sounding === undefined) return;
    this.sounding = undefined;
    this.ended = true;
    for (const listener of this.listeners.ended) listener();
  }
  pause() {
    this.interrupt();
  }
  clear() {
    this.interrupt();
    this.loaded = undefined;
    this.ended = false;
  }
  onEnded(listener: () => void) {
    return this.listen('ended', listener);
  }
  onError(listener: () => void) {
    return this.listen('error', listener);
  }
  onTime(listener: () => void) {
    return this.listen('time', listener);
  }
  isRefusal(error: unknown) {
    return error instanceof DOMException && error.name === 'NotAllowedError';
  }
  private listen(type: 'ended' | 'error' | 'time', listener: () => void) {
    this.listeners[type].add(listener);
    return () => void this.listeners[type].delete(listener);
  }
  private interrupt() {
    this.sounding = undefined;
    this.starting?.reject(new DOMException('interrupted', 'AbortError'));
    this.starting = undefined;
  }
}

/** Clips that arrive when the test says so; the blob's type carries the segment's text. */
class FakeVoice implements VoiceSource {
  asked: string[] = [];
  private waiting: { text: string; result: PromiseWithResolvers<Blob> }[] = [];

  clip({ text }: Segment, signal: AbortSignal): Promise<Blob> {
    const result = Promise.withResolvers<Blob>();
    this.asked.push(text);
    this.waiting.push({ text, result });
    signal.addEventListener('abort', () => result.reject(signal.reason));
    return result.promise;
  }
  deliver() {
    const next = this.waiting.shift();
    next?.result.resolve(new Blob([], { type: next.text }));
  }
  failNext() {
    this.waiting.shift()?.result.reject(new Error('synthesis failed'));
  }
}

const segments = (...texts: string[]): Segment[] => texts.map((text) => ({ text, role: 'soundbite' }));

/** Lets everything that is already settled be noticed. */
async function settle(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

function setUp() {
  const output = new FakeOutput();
  const voice = new FakeVoice();
  let poll = () => {};
  const playback = createPlayback({
    voice,
    output,
    ticker: {
      every(_ms, callback) {
        poll = callback;
        return () => {};
      },
    },
  });
  const failures: unknown[] = [];
  const load = (texts: string[], onBadSegment: LoadOptions['onBadSegment'] = 'stop') =>
    playback.load(segments(...texts), { onBadSegment, onFailure: (error) => failures.push(error) });
  /** The next clip arrives and begins to sound. */
  const arrive = async () => {
    voice.deliver();
    await settle();
    output.begin();
    await settle();
  };
  return { output, voice, playback, failures, load, arrive, poll: () => poll() };
}

const status = (playback: Playback) => playback.store.getState().status;

describe('playback', () => {
  it('prepares the first clip on load and nothing more before Play', async () => {
    const { voice, load } = setUp();
    load(['one', 'two', 'three']);
    voice.deliver();
    await settle();
    expect(voice.asked).toEqual(['one']);
  });

  it('plays the segments in order and fetches only the next while one plays', async () => {
    const { output, voice, playback, load, arrive } = setUp();
    load(['one', 'two', 'three']);
    playback.play();
    await arrive();
    expect(status(playback)).toBe('playing');
    expect(voice.asked).toEqual(['one', 'two']);
    for (const _ of [2, 3]) {
      output.end();
      await arrive();
    }
    output.end();
    await settle();
    expect(output.heard).toEqual(['one', 'two', 'three']);
    expect(playback.store.getState()).toMatchObject({ status: 'idle', current: 0 });
  });

  it('goes on in the same segment after a pause', async () => {
    const { output, playback, load, arrive } = setUp();
    load(['one', 'two']);
    playback.play();
    await arrive();
    output.end();
    await arrive();
    playback.pause();
    expect(output.sounding).toBeUndefined();
    expect(playback.store.getState()).toMatchObject({ status: 'paused', current: 1 });
    playback.play();
    await settle();
    output.begin();
    await settle();
    expect(output.sounding).toBe('two');
    expect(output.heard).toEqual(['one', 'two']);
  });

  it('survives a pause and a new play while the browser is still starting the clip', async () => {
    const { output, voice, playback, failures, load } = setUp();
    load(['one']);
    playback.play();
    voice.deliver();
    await settle();
    playback.pause();
    playback.play();
    await settle();
    output.begin();
    await settle();
    expect(output.sounding).toBe('one');
    expect(failures).toEqual([]);
  });

  it('shows Play again, without an error, when the browser refuses to start', async () => {
    const { output, voice, playback, failures, load } = setUp();
    output.refuse = true;
    load(['one']);
    playback.play();
    voice.deliver();
    await settle();
    expect(status(playback)).toBe('paused');
    expect(failures).toEqual([]);
  });

  it('stops the sound bite and says so once when a segment cannot be spoken', async () => {
    const { voice, playback, failures, load } = setUp();
    load(['one', 'two']);
    playback.play();
    voice.failNext();
    await settle();
    expect(status(playback)).toBe('idle');
    expect(failures).toHaveLength(1);
  });

  it('asks again for a clip that failed when the visitor presses Play again', async () => {
    const { output, voice, playback, load, arrive } = setUp();
    load(['one']);
    playback.play();
    voice.failNext();
    await settle();
    playback.play();
    await arrive();
    expect(voice.asked).toEqual(['one', 'one']);
    expect(output.sounding).toBe('one');
  });

  it('skips a podcast turn that cannot be spoken', async () => {
    const { output, voice, playback, failures, load, arrive } = setUp();
    load(['one', 'two', 'three'], 'skip');
    playback.play();
    await arrive();
    voice.failNext();
    output.end();
    await settle();
    await arrive();
    expect(output.heard).toEqual(['one', 'three']);
    expect(failures).toEqual([]);
  });

  it('fails a podcast of which no turn could be spoken', async () => {
    const { voice, playback, failures, load } = setUp();
    load(['one', 'two'], 'skip');
    playback.play();
    for (const _ of [1, 2]) {
      voice.failNext();
      await settle();
    }
    expect(status(playback)).toBe('idle');
    expect(failures).toHaveLength(1);
  });

  it('goes on by the poll when the browser loses the ended event', async () => {
    const { output, playback, load, arrive, poll } = setUp();
    load(['one', 'two']);
    playback.play();
    await arrive();
    output.sounding = undefined;
    output.ended = true;
    poll();
    await arrive();
    expect(output.heard).toEqual(['one', 'two']);
  });

  it('never sounds after stop, and only what was loaded last, whatever comes in between', async () => {
    const event = fc.constantFrom(
      'play',
      'pause',
      'stop',
      'load',
      'deliver',
      'failNext',
      'begin',
      'end',
      'poll',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), fc.boolean(), async (events, skip) => {
        const { output, voice, playback, load, poll } = setUp();
        let loads = 0;
        for (const name of events) {
          if (name === 'load') {
            loads += 1;
            load([`${loads}a`, `${loads}b`, `${loads}c`], skip ? 'skip' : 'stop');
          } else if (name === 'deliver') voice.deliver();
          else if (name === 'failNext') voice.failNext();
          else if (name === 'begin') output.begin();
          else if (name === 'end') output.end();
          else if (name === 'poll') poll();
          else playback[name]();
          await settle();
          const { status: now, segments: loaded, current } = playback.store.getState();
          expect(output.sounding).toBe(now === 'playing' ? loaded[current]?.text : undefined);
          expect(loaded.every(({ text }) => text.startsWith(String(loads)))).toBe(true);
          expect(voice.asked.at(-1)?.startsWith(String(loads)) ?? true).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
