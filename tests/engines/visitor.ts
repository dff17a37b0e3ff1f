import { callOf, type EnginePage, type PageValue } from './engine-page.ts';
import { AIM, aimAt, appIsUp, isOn, visibleText, wasSeen } from './page-functions.ts';
import { until } from './until.ts';

export const isTrue = (answer: unknown): boolean => answer === true;

/** What a visitor sees and does on a page, whatever drives it; each waits as long as `until` does. */
export interface Visitor {
  /** The value of a function of `page-functions.ts` in the page. */
  ask: <Args extends PageValue[]>(fn: (...args: Args) => unknown, ...args: Args) => Promise<unknown>;
  /** Opens an address and waits for the app, whose scripts the page fetches behind its first paint. */
  open: (url: string) => Promise<void>;
  shows: (words: string) => Promise<void>;
  /** The words were there once since `watchFor`. */
  seen: (words: string) => Promise<void>;
  /** Waits until a control is in a state of `aimAt`. */
  control: (name: string, state: string) => Promise<void>;
  press: (name: string) => Promise<void>;
  /** Turns a switch of the settings on, or chooses one of their radio buttons. */
  turnOn: (toggle: string) => Promise<void>;
}

export function createVisitor(page: EnginePage, signal: AbortSignal): Visitor {
  const ask: Visitor['ask'] = (fn, ...args) => page.evaluate(callOf(fn, ...args));
  const control = (name: string, state: string) =>
    until(
      `"${name}" ${state}`,
      () => ask(aimAt, name),
      (now) => now === state,
      signal,
    );
  const press = async (name: string) => {
    await control(name, 'ready');
    await page.click(AIM);
  };
  return {
    ask,
    async open(url) {
      await page.goto(url);
      await until('the app is up', () => ask(appIsUp), isTrue, signal);
    },
    shows: (words) =>
      until(
        `"${words}" in the page`,
        () => ask(visibleText),
        (text) => String(text).includes(words),
        signal,
      ),
    seen: (words) => until(`"${words}" seen`, () => ask(wasSeen, words), isTrue, signal),
    control,
    press,
    async turnOn(toggle) {
      await press('Settings');
      await control(toggle, 'ready');
      if (!isTrue(await ask(isOn))) await page.click(AIM);
      await until(`"${toggle}" on`, () => ask(isOn), isTrue, signal);
      await press('Settings');
      await control(toggle, 'absent');
    },
  };
}
