/** A worker for tests: keeps what it is sent, answers what it is told to, and knows whether it was ended. */
export class FakeWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  ended = false;
  readonly sent: unknown[] = [];
  readonly #answer: (message: unknown, worker: FakeWorker) => void;

  constructor(answer: (message: unknown, worker: FakeWorker) => void = () => {}) {
    super();
    this.#answer = answer;
  }

  postMessage(message: unknown): void {
    this.sent.push(message);
    queueMicrotask(() => this.#answer(message, this));
  }

  /** Posts to whoever listens, as the worker's script would. */
  say(data: unknown): void {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'script failed' }));
  }

  terminate(): void {
    this.ended = true;
  }
}
