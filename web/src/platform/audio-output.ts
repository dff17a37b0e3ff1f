import type { AudioOutput } from '../engines/playback/ports.ts';

/** A tenth of a second of silence as WAV: 8-bit mono at 8 kHz. */
function silence(): Blob {
  const samples = 800;
  const header = new DataView(new ArrayBuffer(44));
  const ascii = (at: number, text: string) =>
    Array.from(text).forEach((letter, i) => header.setUint8(at + i, letter.charCodeAt(0)));
  ascii(0, 'RIFF');
  header.setUint32(4, 36 + samples, true);
  ascii(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, 8_000, true);
  header.setUint32(28, 8_000, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  ascii(36, 'data');
  header.setUint32(40, samples, true);
  return new Blob([header, new Uint8Array(samples).fill(128)], { type: 'audio/wav' });
}

/** Sound through one `<audio>` element; browsers allow a later start only on an element played in a tap. */
export function createAudioOutput(element: HTMLAudioElement): AudioOutput {
  let url: string | undefined;
  let clip = false;
  let unlocked = false;
  let opening: Promise<void> | undefined;
  let next: Blob | undefined;
  let attempt = 0;

  const show = (sound: Blob) => {
    if (url !== undefined) URL.revokeObjectURL(url);
    url = URL.createObjectURL(sound);
    element.src = url;
  };
  const showNext = () => {
    if (!next) return;
    clip = true;
    show(next);
    next = undefined;
  };
  const listen = (type: 'ended' | 'error' | 'timeupdate', listener: () => void) => {
    const whenLoaded = () => {
      if (clip) listener();
    };
    element.addEventListener(type, whenLoaded);
    return () => element.removeEventListener(type, whenLoaded);
  };

  return {
    unlock() {
      if (unlocked || clip) return;
      unlocked = true;
      show(silence());
      // A refused silence loses nothing: the clip's own start then says so.
      opening = element.play().catch(() => undefined);
    },
    load(sound) {
      next = sound;
    },
    async play() {
      unlocked = true;
      attempt += 1;
      const mine = attempt;
      if (opening) {
        // WebKitGTK can hang for good when a source is replaced while it opens.
        await opening;
        opening = undefined;
        if (mine !== attempt) throw new DOMException('Paused before it began', 'AbortError');
      }
      showNext();
      await element.play();
    },
    pause() {
      attempt += 1;
      element.pause();
    },
    clear() {
      attempt += 1;
      element.pause();
      next = undefined;
      clip = false;
      if (url === undefined) return;
      URL.revokeObjectURL(url);
      url = undefined;
      element.removeAttribute('src');
      element.load();
    },
    get position() {
      return element.currentTime;
    },
    get duration() {
      return Number.isFinite(element.duration) ? element.duration : 0;
    },
    get ended() {
      return clip && element.ended;
    },
    onEnded: (listener) => listen('ended', listener),
    onError: (listener) => listen('error', listener),
    onTime: (listener) => listen('timeupdate', listener),
    isRefusal: (error) => error instanceof DOMException && error.name === 'NotAllowedError',
  };
}
