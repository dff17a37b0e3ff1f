import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeSpeech, type SpeechFaults } from '../../../../tests/support/fake-speech.ts';
import { timeoutTimer } from '../../platform/timing/clock.ts';
import { createSpeech } from '../../platform/sound/speech.ts';
import { createDeviceSpeaker } from './device-speaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TURN = { text: 'It is a harbour. Who painted it? Nobody knows.', role: 'friend1' } as const;
const SPOKEN = ['Samantha: It is a harbour.', 'Samantha: Who painted it?', 'Samantha: Nobody knows.'];

function setUp(faults: SpeechFaults = {}) {
  const heard = installFakeSpeech(faults);
  const speaker = createDeviceSpeaker({ port: createSpeech(), timer: timeoutTimer, now: Date.now });
  const events: string[] = [];
  speaker.onEnded(() => events.push('ended'));
  speaker.onError(() => events.push('error'));
  speaker.onPaused(() => events.push('paused'));
  /** Plays, and says how the start went. */
  const play = () => {
    const start = { outcome: 'pending' };
    speaker.play().then(
      () => (start.outcome = 'started'),
      (error: unknown) => (start.outcome = speaker.isRefusal(error) ? 'refused' : 'failed'),
    );
    return start;
  };
  return { speaker, heard, events, play, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('the voices of the device', () => {
  it('speak a turn sentence by sentence, and say when it is over', async () => {
    const { speaker, heard, events, play, pass } = setUp();
    speaker.load(TURN, 0);
    const start = play();
    await pass(20);
    expect(start.outcome).toBe('started');
    await pass(10_000);
    expect(heard.spoken).toEqual(SPOKEN);
    expect(events).toEqual(['ended']);
    expect(speaker.ended).toBe(true);
  });

  it('speak the roles by turns', async () => {
    const { speaker, heard, play, pass } = setUp();
    speaker.load({ text: 'And you?', role: 'friend2' }, 0);
    play();
    await pass(5_000);
    expect(heard.spoken).toEqual(['Daniel: And you?']);
  });

  it('differ in pitch when there is only one', async () => {
    const { speaker, heard, play, pass } = setUp({
      voices: [{ name: 'Samantha', lang: 'en-US', localService: true }],
    });
    speaker.load({ text: 'And you?', role: 'friend2' }, 0);
    play();
    await pass(5_000);
    expect(heard.spoken).toEqual(['0.75 Samantha: And you?']);
  });

  it('go on at the sentence after a pause', async () => {
    const { speaker, heard, events, play, pass } = setUp();
    speaker.load(TURN, 0);
    play();
    await pass(500);
    speaker.pause();
    await pass(60_000);
    expect(heard.started).toEqual(SPOKEN.slice(0, 2));
    play();
    await pass(10_000);
    expect(heard.spoken).toEqual(SPOKEN);
    expect(events).toEqual(['ended']);
  });

  it('leave alone what another speaker says on the device', async () => {
    const { speaker, heard, events, play, pass } = setUp();
    const other = createDeviceSpeaker({ port: createSpeech(), timer: timeoutTimer, now: Date.now });
    speaker.load(TURN, 0);
    play();
    await pass(100);
    other.clear();
    await pass(10_000);
    expect(heard.spoken).toEqual(SPOKEN);
    expect(events).toEqual(['ended']);
  });

  it('begin at the sentence of a position', async () => {
    const { speaker, heard, play, pass } = setUp();
    speaker.load(TURN, 1.5);
    expect(speaker.position).toBeGreaterThan(1);
    play();
    await pass(10_000);
    expect(heard.spoken).toEqual(SPOKEN.slice(1));
  });

  it('are silent after clear, and events of what was cancelled change nothing', async () => {
    const { speaker, heard, events, play, pass } = setUp({ cancelErrorAfterMs: 300 });
    speaker.load(TURN, 0);
    play();
    await pass(100);
    speaker.clear();
    speaker.load({ text: 'Another.', role: 'friend1' }, 0);
    play();
    await pass(10_000);
    expect(heard.spoken).toEqual(['Samantha: Another.']);
    expect(events).toEqual(['ended']);
  });

  it.each<[string, SpeechFaults]>([
    ['the end event is lost', { endIsLost: true }],
    ['what follows a cancel is swallowed', { swallowsAfterCancel: true }],
    ['a voice says it speaks for ever', { staysSpeaking: true }],
    ['what was cancelled ends as if it were spoken', { cancelEnds: true }],
  ])('come to the end of a turn when %s', async (_fault, faults) => {
    const { speaker, heard, events, play, pass } = setUp(faults);
    speaker.load(TURN, 0);
    play();
    await pass(100);
    speaker.pause();
    play();
    await pass(60_000);
    expect(new Set(heard.started)).toEqual(new Set(SPOKEN));
    expect(events).toEqual(['ended']);
  });

  it('come to the end of a text that would die as one utterance', async () => {
    const { speaker, heard, events, play, pass } = setUp({ diesAfterMs: 700 });
    speaker.load(TURN, 0);
    play();
    await pass(60_000);
    expect(heard.spoken).toEqual(SPOKEN);
    expect(events).toEqual(['ended']);
  });

  it('fail in the beginning when they never make a sound, so that another source can speak', async () => {
    const { speaker, play, pass } = setUp({ mute: true });
    speaker.load(TURN, 0);
    const start = play();
    await pass(5_000);
    expect(start.outcome).toBe('failed');
  });

  it('tell a refusal, which Play answers, from a failure', async () => {
    const { speaker, play, pass } = setUp({ refuses: true });
    speaker.load(TURN, 0);
    const start = play();
    await pass(10);
    expect(start.outcome).toBe('refused');
  });

  it('tell when the platform interrupts them', async () => {
    const { speaker, events, play, pass } = setUp();
    speaker.load(TURN, 0);
    play();
    await pass(100);
    speechSynthesis.cancel();
    await pass(10);
    expect(events).toEqual(['paused']);
  });

  it.each<[string, SpeechFaults]>([
    ['and say so', { voicesAfterMs: 800 }],
    ['and do not say so', { voicesAfterMs: 3_000, voicesChangedIsLost: true }],
  ])('may come late %s', async (_how, faults) => {
    const { speaker, pass } = setUp(faults);
    expect(speaker.quality).toBeUndefined();
    await pass(5_000);
    expect(speaker.quality).toBe('poor');
  });

  it('are those of Linux, of which Firefox says that they are not local', async () => {
    const { speaker, heard, events, play, pass } = setUp({
      cancelEnds: true,
      voices: ['Annie', 'Andy'].map((name) => ({
        name: `English (America)+${name}`,
        lang: 'en-US',
        localService: false,
        voiceURI: `urn:moz-tts:speechd:English%20(America)+${name}?en-US`,
      })),
    });
    speaker.load({ text: 'And you?', role: 'friend2' }, 0);
    play();
    await pass(100);
    speaker.load({ text: 'It is a harbour.', role: 'friend1' }, 0);
    play();
    await pass(5_000);
    expect(heard.spoken).toEqual(['English (America)+Annie: It is a harbour.']);
    expect(events).toEqual(['ended']);
  });

  it('are none where all need the network', async () => {
    const { speaker, pass } = setUp({
      voices: [{ name: 'Google US English', lang: 'en-US', localService: false }],
    });
    await pass(6_000);
    expect(speaker.quality).toBeUndefined();
  });
});
