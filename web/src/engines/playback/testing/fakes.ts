import type { AudioOutput, Clip, LiveSpeech, Segment, VoiceSource } from '../ports.ts';

/** An audio element as browsers behave: a start that is still pending is rejected by pause, load and clear. */
export class FakeOutput implements AudioOutput {
  heard: string[] = [];
  sounding: string | undefined;
  refuse = false;
  /** Clips it cannot decode. */
  broken = new Set<string>();
  position = 0;
  speed = 1;
  ended = false;
  loaded: string | undefined;
  private starting: PromiseWithResolvers<void> | undefined;
  private listeners = {
    ended: new Set<() => void>(),
    error: new Set<() => void>(),
    time: new Set<() => void>(),
    paused: new Set<() => void>(),
  };

  unlock() {}
  load(sound: Blob | LiveSpeech, position: number) {
    this.interrupt();
    this.loaded = sound instanceof Blob ? sound.type : sound.text;
    this.position = position;
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
  /** Time passes while it sounds. */
  reach(position: number) {
    if (this.sounding === undefined) return;
    this.position = position;
    this.tell('time');
  }
  end() {
    if (this.sounding === undefined) return;
    this.sounding = undefined;
    this.position = 1;
    this.ended = true;
    this.tell('ended');
  }
  /** Headphones were pulled out. */
  pausedByPlatform() {
    if (this.sounding === undefined) return;
    this.interrupt();
    this.tell('paused');
  }
  breakOff() {
    if (this.sounding === undefined) return;
    this.interrupt();
    this.tell('error');
  }
  pause() {
    this.interrupt();
  }
  clear() {
    this.interrupt();
    this.loaded = undefined;
    this.ended = false;
    this.position = 0;
  }
  setSpeed(speed: number) {
    this.speed = speed;
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
  onPaused(listener: () => void) {
    return this.listen('paused', listener);
  }
  isRefusal(error: unknown) {
    return error instanceof DOMException && error.name === 'NotAllowedError';
  }
  private listen(type: keyof FakeOutput['listeners'], listener: () => void) {
    this.listeners[type].add(listener);
    return () => void this.listeners[type].delete(listener);
  }
  private tell(type: keyof FakeOutput['listeners']) {
    for (const listener of this.listeners[type]) listener();
  }
  private interrupt() {
    this.sounding = undefined;
    this.starting?.reject(new DOMException('interrupted', 'AbortError'));
    this.starting = undefined;
  }
}

/** The clip lasts a second: a tenth of silence, voice from 0.1 to 0.9, silence again. */
function resolveNext(pending: Pending[]): void {
  const next = pending.shift();
  const sound = new Blob([], { type: next?.text ?? '' });
  next?.result.resolve({ source: '', sound, shape: { start: 0.1, end: 0.9 } });
}

type Pending = { text: string; result: PromiseWithResolvers<Clip> };

/** Clips that arrive when the test says so; the blob's type carries the segment's text. */
export class FakeVoice implements VoiceSource {
  asked: string[] = [];
  /** Asked for, not there and not called off. */
  pending: Pending[] = [];
  private calledOff: Pending[] = [];
  /** Sources in the order they are tried; each name in front of the text when it is not the first. */
  sources = ['server'];

  clip({ text }: Segment, signal: AbortSignal, spoilt: ReadonlySet<string>): Promise<Clip> {
    const source = this.sources.find((name) => !spoilt.has(name));
    if (source === undefined) return Promise.reject(new Error('every source failed'));
    const result = Promise.withResolvers<Clip>();
    this.asked.push(source === this.sources[0] ? text : `${source}:${text}`);
    const waiting = { text, result };
    this.pending.push(waiting);
    signal.addEventListener('abort', () => {
      this.pending = this.pending.filter((other) => other !== waiting);
      this.calledOff.push(waiting);
    });
    return result.promise.then((clip) => ({ ...clip, source }));
  }
  deliver() {
    resolveNext(this.pending);
  }
  /** A clip arrives although it was called off. */
  deliverLate() {
    resolveNext(this.calledOff);
  }
  failNext() {
    this.pending.shift()?.result.reject(new Error('synthesis failed'));
  }
}

/** Time that passes when the test says so. */
export class FakeTimer {
  private waiting = new Map<object, { ms: number; callback: () => void }>();

  after(ms: number, callback: () => void) {
    const key = {};
    this.waiting.set(key, { ms, callback });
    return () => void this.waiting.delete(key);
  }
  /** Milliseconds until the next callback; undefined when none waits. */
  get next(): number | undefined {
    return this.first()?.[1].ms;
  }
  fire() {
    const first = this.first();
    if (!first) return;
    this.waiting.delete(first[0]);
    first[1].callback();
  }
  private first() {
    return [...this.waiting].toSorted(([, a], [, b]) => a.ms - b.ms)[0];
  }
}
