import { speaksFemale } from '@placard/api/contract';
import type { Timer } from '../../lib/timer.ts';
import type { AudioOutput, LiveSpeech } from '../playback/ports.ts';
import { sentenceSegments } from '../playback/segments.ts';
import { SECONDS_A_CHARACTER } from '../playback/timeline.ts';
import type { VoiceFacts } from './choose-source.ts';
import { chooseVoices, type DeviceVoice, type VoicePair } from './device-voices.ts';
import type { SpeechPort, UtteranceError } from './speech-port.ts';

/** Voices come late on some platforms, and not all of them say so. */
const VOICES_POLL_MS = 250;
const VOICES_LIMIT_MS = 5_000;
/** An utterance that has not started by then was swallowed; some browsers do that right after a cancel. */
const START_LIMIT_MS = 2_500;
/** How often we look whether the device fell silent without saying so. */
const WATCH_MS = 500;
/** An utterance is given up when it takes so many times as long as it should, and some. */
const PATIENCE = 3;

export interface DeviceSpeaker extends AudioOutput<LiveSpeech> {
  /** How good the voices are that speak without a network (`good-voices.json`); undefined until there is one. */
  readonly quality: VoiceFacts['device'];
  /** Settles once there is a voice, or after 5 s. Never rejects. */
  readonly looked: Promise<void>;
}

interface SpeakerDeps<Voice extends DeviceVoice> {
  port: SpeechPort<Voice>;
  timer: Timer;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
}

function refusal(): DOMException {
  return new DOMException('Speech needs a tap', 'NotAllowedError');
}

/**
 * The device's own voices as an output: one utterance a sentence, since long ones die. A pause cancels, and Play
 * goes on at the sentence, since pausing is not to be had everywhere. Positions are estimates.
 */
export function createDeviceSpeaker<Voice extends DeviceVoice>(deps: SpeakerDeps<Voice>): DeviceSpeaker {
  const { port, timer, now } = deps;
  let pair: VoicePair<Voice> | undefined;
  let sentences: string[] = [];
  let role: LiveSpeech['role'] = 'soundbite';
  let sentence = 0;
  let speed = 1;
  let startedAt: number | undefined;
  let ended = false;
  /** The device was given a sentence that is not over. */
  let uttering = false;
  /** Grows with every sentence that is begun and every silence: what comes from an older one is not heard. */
  let attempt = 0;
  let cancelTimer = () => {};
  const listeners = { onEnded: new Set<() => void>(), onError: new Set<() => void>() };
  const pausedListeners = new Set<() => void>();
  const timeListeners = new Set<() => void>();

  const looked = Promise.withResolvers<void>();

  function findVoices(): void {
    pair = chooseVoices(port.voices());
  }
  function pollVoices(left: number): void {
    findVoices();
    if (pair || left <= 0) looked.resolve();
    else timer.after(VOICES_POLL_MS, () => pollVoices(left - VOICES_POLL_MS));
  }
  port.onVoicesChanged(findVoices);
  pollVoices(VOICES_LIMIT_MS);

  const seconds = (index: number) => (sentences[index]?.length ?? 0) * SECONDS_A_CHARACTER;

  function position(): number {
    let before = 0;
    for (let index = 0; index < sentence; index += 1) before += seconds(index);
    if (startedAt === undefined) return before;
    return before + Math.min(seconds(sentence), ((now() - startedAt) / 1_000) * speed);
  }

  function tell(which: ReadonlySet<() => void>): void {
    for (const listener of which) listener();
  }

  function newAttempt(): number {
    cancelTimer();
    startedAt = undefined;
    attempt += 1;
    return attempt;
  }

  function silence(): void {
    newAttempt();
    // What another speaker says on this device is not ours to cancel.
    if (uttering && port.busy) port.cancel();
    uttering = false;
  }

  /** Speaks the current sentence; `started` settles when it is heard, or cannot be. */
  function speakSentence(started?: PromiseWithResolvers<void>, again = true): void {
    const mine = newAttempt();
    const text = sentences[sentence];
    if (text === undefined || !pair) {
      started?.reject(new Error('no voice, or nothing to say'));
      return;
    }
    const { voice, pitch } = speaksFemale(role) ? pair.female : pair.male;

    const onStart = () => {
      if (mine !== attempt || startedAt !== undefined) return;
      startedAt = now();
      started?.resolve();
      watch(mine, 0);
    };
    const onEnd = () => {
      if (mine === attempt) nextSentence();
    };
    const onError = (error: UtteranceError) => {
      if (mine !== attempt) return;
      const hadStarted = startedAt !== undefined;
      newAttempt();
      uttering = false;
      if (!hadStarted) started?.reject(error === 'refused' ? refusal() : new Error(`speech ${error}`));
      if (!hadStarted && started) return;
      tell(error === 'interrupted' ? pausedListeners : listeners.onError);
    };

    cancelTimer = timer.after(START_LIMIT_MS, () => {
      if (mine !== attempt) return;
      port.cancel();
      if (again) {
        speakSentence(started, false);
        return;
      }
      newAttempt();
      if (started) started.reject(new Error('the voice stayed silent'));
      else tell(listeners.onError);
    });
    uttering = true;
    port.speak({ text, voice, pitch, speed }, { onStart, onEnd, onError });
  }

  /** The device may fall silent, or go on for ever, without an event: time and `busy` tell. */
  function watch(mine: number, waited: number): void {
    cancelTimer();
    cancelTimer = timer.after(WATCH_MS, () => {
      if (mine !== attempt) return;
      tell(timeListeners);
      const passed = waited + WATCH_MS;
      const due = (seconds(sentence) / speed) * 1_000;
      if (!port.busy || passed > PATIENCE * due + START_LIMIT_MS) {
        silence();
        nextSentence();
      } else watch(mine, passed);
    });
  }

  function nextSentence(): void {
    newAttempt();
    sentence += 1;
    if (sentence < sentences.length) {
      speakSentence();
      return;
    }
    ended = true;
    uttering = false;
    tell(listeners.onEnded);
  }

  function listen(set: Set<() => void>, listener: () => void): () => void {
    set.add(listener);
    return () => void set.delete(listener);
  }

  return {
    looked: looked.promise,
    get quality() {
      return pair && (pair.good ? 'good' : 'poor');
    },
    unlock() {},
    load(speech, at) {
      silence();
      role = speech.role;
      sentences = sentenceSegments(speech.text, speech.role).map(({ text }) => text);
      sentence = 0;
      ended = false;
      let left = at;
      while (sentence < sentences.length - 1 && left >= seconds(sentence)) {
        left -= seconds(sentence);
        sentence += 1;
      }
    },
    play() {
      const started = Promise.withResolvers<void>();
      speakSentence(started);
      return started.promise;
    },
    pause: silence,
    clear() {
      silence();
      sentences = [];
      sentence = 0;
      ended = false;
    },
    setSpeed(wanted) {
      speed = wanted;
    },
    get position() {
      return position();
    },
    get ended() {
      return ended;
    },
    onEnded: (listener) => listen(listeners.onEnded, listener),
    onError: (listener) => listen(listeners.onError, listener),
    onTime: (listener) => listen(timeListeners, listener),
    onPaused: (listener) => listen(pausedListeners, listener),
    isRefusal: (error) => error instanceof DOMException && error.name === 'NotAllowedError',
  };
}
