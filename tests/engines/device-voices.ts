import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { loudSeconds, voicePitch, type HeardSound } from '../support/sound-analysis.ts';
import type { Scenario, Visit } from './journey.ts';
import { deviceSpeaks, playedSeconds, problemsSeen, sentencesSaid, visibleText } from './page-functions.ts';
import type { SoundRoom } from './sound-room.ts';
import { until } from './until.ts';
import { createVisitor, isTrue } from './visitor.ts';

/** A sentence that was given to a voice of the machine; times of its events in ms of the clock, 0 until they come. */
interface Said {
  text: string;
  voice: string;
  rate: number;
  start: number;
  end: number;
}

/** How far events and the recording may be apart, in seconds: buffers of the sound server and of the synthesizer. */
const SLACK = 0.4;
/** How long a silence is listened to, in seconds. */
const SILENCE = 1.5;

/** The visit on real voices, listened to at the loudspeaker: the sound itself is what is looked at. */
export function deviceVoiceScenarios(
  { page, url, photos, signal }: Visit,
  room: SoundRoom,
): readonly Scenario[] {
  const { ask, open, control, press, turnOn } = createVisitor(page, signal);

  async function said(): Promise<Said[]> {
    const all: Said[] = JSON.parse(String(await ask(sentencesSaid)));
    return all;
  }
  const saidOnce = (what: string, wanted: (all: Said[]) => boolean) =>
    until(what, async () => wanted(await said()), isTrue, signal);
  /** The sentence as it was heard, from its first event to its last. */
  const soundOf = ({ start, end }: Said): Promise<HeardSound> => room.heard(room.at(start), room.at(end));
  const heardFor = async (seconds: number) => {
    const from = await room.length();
    return loudSeconds(await room.heard(from, from + seconds));
  };
  const expectSilence = async () => {
    await pause(SLACK * 1_000, undefined, { signal });
    assert.equal(await heardFor(SILENCE), 0);
  };
  const finished = (all: Said[]) => all.filter(({ start, end }) => start > 0 && end > 0);
  let before: Said[] = [];

  return [
    {
      title: 'a visitor hears the voices of the machine itself',
      steps: [
        ['the page opens', () => open(url)],
        ['"This phone’s" is chosen', () => turnOn('This phone’s')],
        ['the script can be turned on', () => turnOn('Show audio script')],
        [
          'a label is read, and a podcast asked for',
          async () => {
            await page.giveFile('input[type=file]', photos.clean.path);
            await press('Mini podcast');
            await control('Play', 'ready');
          },
        ],
        [
          'nothing has sounded so far',
          async () => assert.equal(loudSeconds(await room.heard(0, await room.length())), 0),
        ],
        [
          'Play: three turns are spoken, by two voices in turn',
          async () => {
            await press('Play');
            // Pause breaks a sentence off only while one is said, which is not so between two turns.
            await saidOnce('three turns, and a sentence under way', (all) => {
              const voices = finished(all).map(({ voice }) => voice);
              const last = all.at(-1);
              const underWay = last !== undefined && last.start > 0 && last.end === 0;
              return underWay && voices.filter((voice, i) => voice !== voices[i - 1]).length >= 4;
            });
            assert.equal(new Set((await said()).map(({ voice }) => voice)).size, 2);
          },
        ],
        [
          'Pause: silence, for as long as it lasts',
          async () => {
            await press('Pause');
            await control('Resume', 'ready');
            before = await said();
            await expectSilence();
          },
        ],
        [
          'each sentence was heard while it was said, and nothing between two turns',
          async () => {
            const all = finished(before).slice(0, -1);
            for (const [i, sentence] of all.entries()) {
              const seconds = (sentence.end - sentence.start) / 1_000;
              const loud = loudSeconds(await soundOf(sentence));
              assert.ok(loud > 0.6 * seconds, `${loud} s of ${seconds} s: ${sentence.text}`);
              const next = all[i + 1];
              if (!next || next.voice === sentence.voice) continue;
              const between = await room.heard(room.at(sentence.end) + 0.1, room.at(next.start));
              assert.ok(loudSeconds(between) < 0.1, `sound after: ${sentence.text}`);
            }
          },
        ],
        [
          'the sentences came in the order of the script, hers higher than his',
          async () => {
            const script = String(await ask(visibleText)).replaceAll(/\s+/g, ' ');
            let at = 0;
            for (const { text } of finished(before)) {
              const found = script.indexOf(text, at);
              assert.ok(found >= at, `out of order, or not in the script: ${text}`);
              at = found;
            }
            const [hers, his] = [before[0], before.find(({ voice }) => voice !== before[0]?.voice)];
            assert.ok(hers && his);
            assert.ok(voicePitch(await soundOf(hers)) > 1.15 * voicePitch(await soundOf(his)));
          },
        ],
        [
          'Resume: the sentence that was broken off is said again, and heard',
          async () => {
            await press('Resume');
            await saidOnce('the next sentence', (all) => (all[before.length]?.start ?? 0) > 0);
            const all = await said();
            assert.equal(all[before.length]?.text, before.at(-1)?.text);
            assert.ok((await heardFor(SILENCE)) > 0.5);
          },
        ],
        [
          'another voice chosen in the middle: a clip follows, and the machine falls silent',
          async () => {
            await turnOn('The museum’s');
            await until(
              'a clip plays',
              () => ask(playedSeconds),
              (seconds) => Number(seconds) > 0.3,
              signal,
            );
            assert.equal(await ask(deviceSpeaks), false);
            const count = (await said()).length;
            assert.ok((await heardFor(SILENCE)) > 0.3);
            assert.equal((await said()).length, count);
          },
        ],
        [
          'Stop: silence',
          async () => {
            await press('Stop');
            await control('Mini podcast', 'ready');
            await expectSilence();
          },
        ],
        [
          'at one and a half times the speed a sentence is that much shorter, to the ear',
          async () => {
            const sample = async () => {
              const from = (await said()).length;
              await press('Settings');
              await press('Hear This phone’s');
              await saidOnce('the sample', (all) => (all[from]?.end ?? 0) > 0);
              await press('Settings');
              const sentence = (await said())[from];
              assert.ok(sentence);
              return { rate: sentence.rate, seconds: loudSeconds(await soundOf(sentence)) };
            };
            const slow = await sample();
            await press('Mini podcast');
            for (const speed of ['Speed 1×', 'Speed 1.25×']) await press(speed);
            await control('Speed 1.5×', 'ready');
            const fast = await sample();
            assert.deepEqual([slow.rate, fast.rate], [1, 1.5]);
            const ratio = slow.seconds / fast.seconds;
            assert.ok(ratio > 1.25 && ratio < 1.75, `${ratio} times as fast`);
          },
        ],
        [
          'no uncaught error, nothing blocked by the Content-Security-Policy',
          async () => assert.equal(await ask(problemsSeen), ''),
        ],
      ],
    },
  ];
}
