import { writeWav } from '@placard/api/flite/wav';
import type { AudioOutput } from '../../engines/playback/ports.ts';
import type { Timer } from '../../lib/timer.ts';

/** A tenth of a second. */
const SILENCE = { samples: new Float32Array(800), sampleRate: 8_000 };
/** A source that has not opened by then is given up waiting for: some phones open none before a tap. */
const OPENING_MS = 3_000;

/** Sound through one `<audio>` element; browsers allow a later start only on an element played in a tap. */
export function createAudioOutput(element: HTMLAudioElement, timer: Timer): AudioOutput<Blob> {
  let url: string | undefined;
  /** A clip is in the element, not the silence that unlocked it. */
  let clip = false;
  let unlocked = false;
  let opening: Promise<void> | undefined;
  /** What has to be done to the element's source once it has opened the one it has. */
  let change: (() => void) | undefined;
  /** Where the clip of that change begins. */
  let next: number | undefined;
  /** We want it to sound: a pause that comes all the same is the platform's. */
  let wanted = false;
  let attempt = 0;

  const makeChange = () => {
    const make = change;
    change = undefined;
    next = undefined;
    make?.();
  };
  /** WebKitGTK can hang for good when a source is replaced while it opens. */
  const whenOpened = (make: () => void) => {
    change = make;
    if (!opening) makeChange();
  };
  const hasOpened = async () => {
    const listening = new AbortController();
    const opened = Promise.withResolvers<void>();
    const cancel = timer.after(OPENING_MS, opened.resolve);
    for (const type of ['canplay', 'error'])
      element.addEventListener(type, () => opened.resolve(), { signal: listening.signal });
    await opened.promise;
    cancel();
    listening.abort();
  };
  const show = (sound: Blob) => {
    if (url !== undefined) URL.revokeObjectURL(url);
    url = URL.createObjectURL(sound);
    element.src = url;
    const mine = hasOpened();
    opening = mine;
    void mine.then(() => {
      if (opening !== mine) return;
      opening = undefined;
      makeChange();
    });
  };
  const empty = () => {
    if (url === undefined) return;
    URL.revokeObjectURL(url);
    url = undefined;
    element.removeAttribute('src');
    element.load();
  };
  const listen = (type: 'ended' | 'error' | 'timeupdate' | 'pause', listener: () => void) => {
    const whenLoaded = () => {
      if (clip && !change) listener();
    };
    element.addEventListener(type, whenLoaded);
    return () => element.removeEventListener(type, whenLoaded);
  };

  return {
    unlock() {
      if (unlocked) return;
      unlocked = true;
      const waits = url !== undefined;
      if (!waits) show(new Blob([writeWav(SILENCE)], { type: 'audio/wav' }));
      // A refusal loses nothing: the clip's own start then says so.
      element.play().catch(() => undefined);
      if (waits) element.pause();
    },
    load(sound, position) {
      whenOpened(() => {
        clip = true;
        show(sound);
        if (position > 0) element.currentTime = position;
      });
      if (change) next = position;
    },
    async play() {
      // Inside the first tap nothing can be waited for: a start after it may be refused.
      if (!unlocked) makeChange();
      unlocked = true;
      attempt += 1;
      const mine = attempt;
      if (change) {
        await opening;
        if (mine !== attempt) throw new DOMException('Paused before it began', 'AbortError');
      }
      wanted = true;
      await element.play();
    },
    pause() {
      attempt += 1;
      wanted = false;
      element.pause();
    },
    clear() {
      attempt += 1;
      wanted = false;
      element.pause();
      clip = false;
      whenOpened(empty);
    },
    setSpeed(speed) {
      element.preservesPitch = true;
      // A new source starts at the default speed.
      element.defaultPlaybackRate = speed;
      element.playbackRate = speed;
    },
    get position() {
      return next ?? element.currentTime;
    },
    get ended() {
      return clip && !change && element.ended;
    },
    onEnded: (listener) => listen('ended', listener),
    onError: (listener) => listen('error', listener),
    onTime: (listener) => listen('timeupdate', listener),
    onPaused: (listener) =>
      listen('pause', () => {
        if (wanted && element.paused && !element.ended) listener();
      }),
    isRefusal: (error) => error instanceof DOMException && error.name === 'NotAllowedError',
  };
}
