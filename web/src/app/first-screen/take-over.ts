import { options, render } from 'preact';
import type { ReactElement } from 'react';
import { appIsDrawn } from '../../platform/page/first-screen.ts';
import { nextTask } from '../../platform/timing/next-task.ts';

// Effects come as soon as with React. Preact's own way waits for a frame, which a hidden page never draws, or for a timer.
options.requestAnimationFrame = (runEffects) => void nextTask().then(runEffects);

/** What was pressed, and what it said then. */
interface Pressed {
  readonly element: HTMLElement;
  readonly words: string;
}

/** The words of an element: those on it, and its name for who hears the page. */
const wordsOf = (element: HTMLElement): string =>
  `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`;

/**
 * The element that says now what the pressed one said: where a label that came back meanwhile has changed what stands around it,
 * its own element may be another button by now.
 */
const standingFor = ({ element, words }: Pressed, root: HTMLElement): HTMLElement | undefined =>
  [element, ...root.querySelectorAll<HTMLElement>(element.localName)].find(
    (other) => other.isConnected && wordsOf(other) === words,
  );

/**
 * Draws the app into `root`. What the build has drawn there is kept, element by element, with its focus, its scroll
 * position and a picker that is open: nothing moves, and only what differs here is changed. Not Preact's `hydrate`, which
 * would leave attributes as they were built. What was pressed meanwhile is pressed then.
 * @returns whether a photo is being taken or chosen already, or was given
 */
export function takeOver(root: HTMLElement, app: ReactElement): boolean {
  const { dataset } = document.documentElement;
  if (dataset['start'] === 'elsewhere') root.replaceChildren();
  const isPicking = dataset['early'] === 'picking';
  const pressed = [...root.querySelectorAll<HTMLElement>('[data-pressed]')].map((element): Pressed => ({
    element,
    words: wordsOf(element),
  }));
  render(app, root);
  delete dataset['early'];
  if (dataset['start'] === 'elsewhere') delete dataset['start'];
  appIsDrawn();
  for (const each of pressed) standingFor(each, root)?.click();
  return isPicking;
}
