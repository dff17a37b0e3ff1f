/** How a platform's speech misbehaves. Each fault was reported of a real one (docs/decisions.md#voices-misbehave). */
export interface SpeechFaults {
  voices?: { name: string; lang: string; localService: boolean; voiceURI?: string }[];
  /** Voices are there only after so many milliseconds, with or without the event that says so. */
  voicesAfterMs?: number;
  voicesChangedIsLost?: boolean;
  /** `end` never comes, though the voice falls silent. */
  endIsLost?: boolean;
  /** `end` never comes and `speaking` stays true: Edge on Android. */
  staysSpeaking?: boolean;
  /** Longer utterances fall silent after so many milliseconds, without an event: Chrome's at 15 s. */
  diesAfterMs?: number;
  /** What is spoken so soon after a cancel is swallowed, once. */
  swallowsAfterCancel?: boolean;
  /** The voices are there and never make a sound: seen on ChromeOS. */
  mute?: boolean;
  /**
   * What is cancelled ends by `end`, and counts as speaking until that has come: seen in Firefox over Linux's
   * speech-dispatcher, which `npm run test:engines` listens to.
   */
  cancelEnds?: boolean;
  /** `error` of what was cancelled comes this late. */
  cancelErrorAfterMs?: number;
  refuses?: boolean;
}

/** What the fake did; it is `heardSpeech` on the global object too. */
export interface HeardSpeech {
  /** 'NAME: text', with the pitch in front when it is not 1, once a sentence was spoken to its end. */
  spoken: string[];
  started: string[];
}

/**
 * Puts a Web Speech API in the place of the browser's, faithful in its order of events and with the faults asked
 * for. Stands alone, so that a page can be given it before it starts. A character takes 20 ms to speak.
 */
export function installFakeSpeech(faults: SpeechFaults): HeardSpeech {
  const MS_A_CHARACTER = 20;
  const heard: HeardSpeech = { spoken: [], started: [] };
  const voices = faults.voices ?? [
    { name: 'Samantha', lang: 'en-US', localService: true },
    { name: 'Daniel', lang: 'en-GB', localService: true },
  ];
  let present = faults.voicesAfterMs === undefined;
  let swallow = false;

  class FakeUtterance extends EventTarget {
    text: string;
    voice: { name: string } | null = null;
    lang = '';
    pitch = 1;
    rate = 1;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const tell = (utterance: FakeUtterance, type: string, error?: string) =>
    utterance.dispatchEvent(Object.assign(new Event(type), { error }));

  class FakeSynthesis extends EventTarget {
    speaking = false;
    pending = false;
    private queue: FakeUtterance[] = [];
    private current: FakeUtterance | undefined;
    private timers: ReturnType<typeof setTimeout>[] = [];

    getVoices() {
      return present ? voices : [];
    }
    speak(utterance: FakeUtterance) {
      if (swallow) {
        swallow = false;
        return;
      }
      if (faults.refuses) {
        this.later(0, () => tell(utterance, 'error', 'not-allowed'));
        return;
      }
      this.queue.push(utterance);
      if (!this.current) this.begin();
      else this.pending = true;
    }
    cancel() {
      for (const timer of this.timers.splice(0)) clearTimeout(timer);
      const cancelled = this.queue.splice(0);
      const cut = this.current;
      if (faults.cancelEnds && cut) {
        this.pending = false;
        this.later(20, () => {
          this.current = undefined;
          this.speaking = false;
          tell(cut, 'end');
          this.begin();
        });
        return;
      }
      this.current = undefined;
      this.speaking = false;
      this.pending = false;
      swallow = faults.swallowsAfterCancel === true && cancelled.length > 0;
      for (const utterance of cancelled)
        setTimeout(() => tell(utterance, 'error', 'canceled'), faults.cancelErrorAfterMs ?? 0);
    }
    /** As on Android: there is no pause, it cancels. */
    pause() {
      this.cancel();
    }
    resume() {}
    private later(ms: number, callback: () => void) {
      this.timers.push(setTimeout(callback, ms));
    }
    private begin() {
      const utterance = this.queue[0];
      if (!utterance) return;
      this.current = utterance;
      this.pending = this.queue.length > 1;
      this.speaking = true;
      if (faults.mute) return;
      const name = `${utterance.pitch === 1 ? '' : `${utterance.pitch} `}${utterance.voice?.name ?? 'default'}`;
      this.later(20, () => {
        heard.started.push(`${name}: ${utterance.text}`);
        tell(utterance, 'start');
      });
      const length = (utterance.text.length * MS_A_CHARACTER) / utterance.rate;
      const dies = faults.diesAfterMs !== undefined && length > faults.diesAfterMs;
      this.later(20 + (dies ? (faults.diesAfterMs ?? 0) : length), () => {
        if (faults.staysSpeaking) return;
        this.queue.shift();
        this.current = undefined;
        this.speaking = this.queue.length > 0;
        if (dies) return;
        heard.spoken.push(`${name}: ${utterance.text}`);
        if (!faults.endIsLost) tell(utterance, 'end');
        if (!this.current) this.begin();
      });
    }
  }

  const synthesis = new FakeSynthesis();
  if (faults.voicesAfterMs !== undefined)
    setTimeout(() => {
      present = true;
      if (!faults.voicesChangedIsLost) synthesis.dispatchEvent(new Event('voiceschanged'));
    }, faults.voicesAfterMs);
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  put('speechSynthesis', synthesis);
  put('SpeechSynthesisUtterance', FakeUtterance);
  put('heardSpeech', heard);
  return heard;
}
