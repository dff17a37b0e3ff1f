/** Calls back at a steady pace until told to stop. */
export interface Ticker {
  every(ms: number, callback: () => void): () => void;
}
