/** What crosses into a page as an argument. */
export type PageValue = string | number | boolean;

/** One page of a real browser: the little that the journey asks of every driver. */
export interface EnginePage {
  /** The browser's name and version, as it states them. */
  version: string;
  /** Opens an address and waits until it has loaded; `watchProblems` runs in the page. */
  goto(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page. @throws what it throws */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the middle of an element, as a visitor's finger would: the browser counts it as a user gesture. */
  click(selector: string): Promise<void>;
  /** Chooses a file in a file input. */
  giveFile(selector: string, path: string): Promise<void>;
  /** Ends the browser and deletes its profile. */
  close(): Promise<void>;
}

/** Opens a page in a browser of its own. An abort makes every later command fail. */
export type OpenEngine = (signal: AbortSignal) => Promise<EnginePage>;

/** The expression that calls a function in a page; it sees its arguments and globals, nothing of its own module. */
export function callOf<Args extends PageValue[]>(fn: (...args: Args) => unknown, ...args: Args): string {
  return `(${fn.toString()})(...${JSON.stringify(args)})`;
}
