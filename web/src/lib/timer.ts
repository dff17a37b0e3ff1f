/** Calls back once, after some time. Returns the way to call it off. */
export interface Timer {
  after(ms: number, callback: () => void): () => void;
}
