import { describe, expect, it } from 'vitest';
import type { Playback } from './playback.ts';
import { setUp, settle } from './testing/set-up.ts';

const status = (playback: Playback) => playback.store.getState().status;

describe('playback', () => {
  it('prepares the first clip on load and nothing more before Play', async () => {
    const { voice, load } = setUp();
    load(['one', 'two', 'three']);
    voice.deliver();
    await settle();
    expect(voice.asked).toEqual(['one']);
  });

  it('starts a prepared clip inside the tap itself', async () => {
    const { output, voice, playback, load } = setUp();
    load(['one', 'two']);
    voice.deliver();
    await settle();
    playback.play();
    output.begin();
    expect(output.sounding).toBe('one');
  });

  it('has the clip that Play starts in the output before Play: on load, after a jump, and after the end', async () => {
    const { output, voice, playback, load } = setUp();
    load(['one', 'two']);
    expect(output.loaded).toBeUndefined();
    voice.deliver();
    await settle();
    expect(output).toMatchObject({ loaded: 'one', position: 0.08, sounding: undefined });
    playback.play();
    output.begin();
    await settle();
    voice.deliver();
    await settle();
    playback.pause();
    playback.seek(1.5);
    expect(output).toMatchObject({ loaded: 'two', sounding: undefined });
    expect(output.position).toBeCloseTo(1.5 - (0.9 + 0.35));
    playback.play();
    output.begin();
    await settle();
    output.end();
    expect(output).toMatchObject({ loaded: 'one', position: 0.08, sounding: undefined });
    playback.stop();
    expect(output.loaded).toBeUndefined();
  });

  it('plays the segments in order, fetching one after the other and never more than two ahead', async () => {
    const { output, voice, playback, load, arrive, next } = setUp();
    load(['one', 'two', 'three', 'four', 'five']);
    playback.play();
    await arrive();
    expect(status(playback)).toBe('playing');
    expect(voice.asked).toEqual(['one', 'two']);
    voice.deliver();
    await settle();
    voice.deliver();
    await settle();
    expect(voice.asked).toEqual(['one', 'two', 'three']);
    await next();
    expect(voice.asked).toEqual(['one', 'two', 'three', 'four']);
    expect(output.heard).toEqual(['one', 'two']);
  });

  it('comes to rest at the start after the last segment', async () => {
    const { output, playback, load, arrive } = setUp();
    load(['one']);
    playback.play();
    await arrive();
    output.end();
    expect(playback.store.getState()).toMatchObject({ status: 'idle', current: 0, elapsed: 0 });
  });

  it('makes a pause of 350 ms of the silence in both clips, whatever the speed', async () => {
    const { output, timer, playback, begin } = setUp();
    playback.setSpeed(0.5);
    await begin(['one', 'two']);
    output.reach(0.9);
    timer.fire();
    // 350 less 20 ms of silence at half speed before the next voice, less 30 ms until an output is heard.
    expect(timer.next).toBeCloseTo(350 - 40 - 30);
    expect(output.speed).toBe(0.5);
  });

  it('counts the silence that was heard already when the end of a voice is noticed late', async () => {
    const { output, timer, begin } = setUp();
    await begin(['one', 'two']);
    output.end();
    // 100 ms of the clip followed its voice.
    expect(timer.next).toBeCloseTo(350 - 100 - 20 - 30);
  });

  it('expects the end of a voice sooner when it is made to speak faster', async () => {
    const { output, timer, playback, begin } = setUp();
    await begin(['one', 'two']);
    output.position = 0.3;
    playback.setSpeed(1.5);
    expect(timer.next).toBeCloseTo(((0.9 - 0.3) / 1.5) * 1_000);
  });

  it('shows that it waits when a voice that is there takes its time to begin', async () => {
    const { output, timer, playback, begin } = setUp();
    await begin(['one', 'two']);
    output.end();
    timer.fire();
    await settle();
    expect(status(playback)).toBe('playing');
    expect(timer.next).toBe(300);
    timer.fire();
    expect(status(playback)).toBe('waiting');
    output.begin();
    await settle();
    expect(status(playback)).toBe('playing');
    expect(output.sounding).toBe('two');
  });

  it('goes on in the same segment after a pause', async () => {
    const { output, playback, next, begin } = setUp();
    await begin(['one', 'two']);
    await next();
    output.reach(0.4);
    playback.pause();
    expect(output.sounding).toBeUndefined();
    expect(playback.store.getState()).toMatchObject({ status: 'paused', current: 1, position: 0.4 });
    playback.play();
    output.begin();
    await settle();
    expect(output.sounding).toBe('two');
    expect(output.position).toBe(0.4);
    expect(output.heard).toEqual(['one', 'two']);
  });

  it.each(['the visitor', 'the platform'])(
    'stays silent when %s pauses it after the last word of a segment, and goes on with the next',
    async (who) => {
      const { output, timer, playback, begin } = setUp();
      await begin(['one', 'two']);
      output.reach(0.95);
      timer.fire();
      if (who === 'the visitor') playback.pause();
      else output.pausedByPlatform();
      timer.fire();
      output.begin();
      await settle();
      expect(status(playback)).toBe('paused');
      expect(output.sounding).toBeUndefined();
      playback.play();
      output.begin();
      await settle();
      expect(output.sounding).toBe('two');
    },
  );

  it('shows Play when the platform pauses it, and goes on from there', async () => {
    const { output, playback, load, arrive } = setUp();
    load(['one']);
    playback.play();
    await arrive();
    output.reach(0.5);
    output.pausedByPlatform();
    expect(playback.store.getState()).toMatchObject({ status: 'paused', position: 0.5 });
    playback.play();
    output.begin();
    expect(output.position).toBe(0.5);
  });

  it('stays silent when the platform pauses the last of a clip while the next one is awaited', async () => {
    const { output, voice, timer, playback, load, arrive } = setUp();
    load(['one', 'two']);
    playback.play();
    await arrive();
    output.reach(0.95);
    timer.fire();
    timer.fire();
    expect(status(playback)).toBe('waiting');
    output.pausedByPlatform();
    voice.deliver();
    await settle();
    output.begin();
    expect(status(playback)).toBe('paused');
    expect(output.sounding).toBeUndefined();
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
    const { playback, failures, load, miss } = setUp();
    load(['one', 'two']);
    playback.play();
    await miss();
    expect(status(playback)).toBe('idle');
    expect(failures).toHaveLength(1);
  });

  it('asks again for a clip that failed when the visitor presses Play again', async () => {
    const { output, voice, playback, load, arrive, miss } = setUp();
    load(['one']);
    playback.play();
    await miss();
    playback.play();
    await arrive();
    expect(voice.asked).toEqual(['one', 'one']);
    expect(output.sounding).toBe('one');
  });

  it('asks once more for a clip that failed ahead of its turn, then skips the turn', async () => {
    const { output, voice, playback, failures, load, arrive, next, miss } = setUp();
    load(['one', 'two', 'three'], 'skip');
    playback.play();
    await arrive();
    await miss();
    await next();
    await miss();
    await arrive();
    expect(voice.asked).toEqual(['one', 'two', 'two', 'three']);
    expect(output.heard).toEqual(['one', 'three']);
    // A turn that is left out has no length.
    expect(playback.store.getState()).toMatchObject({
      totalIsExact: true,
      elapsed: expect.closeTo(0.9 + 0.35 + 0.08),
    });
    expect(failures).toEqual([]);
  });

  it('lets the next source speak a clip that cannot be played, in its place', async () => {
    const { output, voice, playback, failures, load, arrive } = setUp();
    voice.sources = ['server', 'phone'];
    output.broken.add('one');
    load(['one', 'two'], 'skip');
    playback.play();
    voice.deliver();
    await settle();
    output.broken.clear();
    await arrive();
    expect(voice.asked.slice(0, 2)).toEqual(['one', 'phone:one']);
    expect(output.heard).toEqual(['one']);
    expect(failures).toEqual([]);
  });

  it('fails a podcast of which no turn could be spoken, and is as long as it was before', async () => {
    const { playback, failures, load, miss } = setUp();
    load(['one', 'two'], 'skip');
    const { total } = playback.store.getState();
    playback.play();
    for (const _ of [1, 2]) await miss();
    expect(playback.store.getState()).toMatchObject({ status: 'idle', total, totalIsExact: false });
    expect(failures).toHaveLength(1);
  });

  it('says that a podcast broke off when none of its last turns could be spoken, and goes on there when asked', async () => {
    const { output, playback, failures, load, arrive, next, miss } = setUp();
    load(['one', 'two', 'three'], 'skip');
    playback.play();
    await arrive();
    await miss();
    await next();
    for (const _ of ['two', 'three']) await miss();
    expect(failures).toHaveLength(1);
    expect(playback.store.getState()).toMatchObject({ status: 'paused', current: 1, totalIsExact: false });
    playback.play();
    await arrive();
    expect(output.heard).toEqual(['one', 'two']);
  });

  it('says that the last turn could not be spoken to who went there', async () => {
    const { playback, failures, load, arrive, miss } = setUp();
    load(['one', 'two'], 'skip');
    playback.play();
    await arrive();
    playback.playFrom(1);
    await miss();
    expect(failures).toHaveLength(1);
    expect(playback.store.getState()).toMatchObject({ status: 'paused', current: 1 });
  });

  it('is over when the last turn alone could not be spoken', async () => {
    const { playback, failures, load, arrive, next, miss } = setUp();
    load(['one', 'two'], 'skip');
    playback.play();
    await arrive();
    await miss();
    await next();
    await miss();
    expect(failures).toEqual([]);
    expect(playback.store.getState()).toMatchObject({ status: 'idle', current: 0 });
  });

  it('goes on by the poll when the browser loses the ended event', async () => {
    const { output, timer, poll, begin } = setUp();
    await begin(['one', 'two']);
    output.sounding = undefined;
    output.ended = true;
    poll();
    timer.fire();
    await settle();
    output.begin();
    expect(output.heard).toEqual(['one', 'two']);
  });

  it('jumps to a sentence and plays from there, calling off what is no longer near', async () => {
    const { output, voice, playback, load, arrive } = setUp();
    load(['one', 'two', 'three', 'four', 'five']);
    playback.play();
    await arrive();
    playback.playFrom(4);
    expect(output.sounding).toBeUndefined();
    expect(playback.store.getState()).toMatchObject({ status: 'waiting', current: 4 });
    voice.pending.sort((a) => (a.text === 'five' ? -1 : 1));
    await arrive();
    expect(output.heard).toEqual(['one', 'five']);
    expect(voice.pending).toEqual([]);
  });

  it('steps back to the start of a sentence first, then to the one before', async () => {
    const { output, playback, load, arrive } = setUp();
    load(['one', 'two', 'three']);
    playback.step(1);
    expect(playback.store.getState()).toMatchObject({ status: 'paused', current: 1 });
    playback.play();
    playback.pause();
    playback.step(-1);
    expect(playback.store.getState().current).toBe(0);
    playback.play();
    await arrive();
    output.reach(2);
    playback.step(-1);
    await settle();
    output.begin();
    expect(playback.store.getState()).toMatchObject({ current: 0, position: 0 });
  });

  it('finds the place of a time in the whole piece', async () => {
    const { output, playback, begin } = setUp();
    await begin(['one', 'two']);
    expect(playback.store.getState().total).toBeCloseTo(0.9 + 0.35 + 0.9);
    expect(playback.store.getState().totalIsExact).toBe(true);
    playback.seek(0.9 + 0.35 + 0.5);
    output.begin();
    await settle();
    expect(output.sounding).toBe('two');
    expect(output.position).toBeCloseTo(0.5);
    expect(playback.store.getState().elapsed).toBeCloseTo(1.75);
  });

  it('says that a total is an estimate while a clip is missing', () => {
    const { playback, load } = setUp();
    load(['one', 'two']);
    expect(playback.store.getState().totalIsExact).toBe(false);
    expect(playback.store.getState().total).toBeGreaterThan(0);
  });
});
