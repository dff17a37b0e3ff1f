/** One value that the browser keeps for this address. */
export interface LocalValue {
  /** undefined where there is none that can be read. */
  read(): unknown;
  write(value: unknown): void;
}
