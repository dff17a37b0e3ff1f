import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { toast, useToasterStore, type Toast } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import { dismissConnectionToast, toastConnection, toastError, toastPlain } from './toasts.ts';

function stored(): Toast[] {
  const seen: Toast[] = [];
  function Probe() {
    seen.push(...useToasterStore().toasts);
    return null;
  }
  renderToString(createElement(Probe));
  return seen;
}

/** Class, length in ms and whether it is still shown, newest first. */
const list = () => stored().map(({ className, duration, visible }) => [className, duration, visible]);
const removeDelays = () => stored().map(({ removeDelay }) => removeDelay);

afterEach(() => toast.remove());

test('a toast lasts 5000 ms, the connection’s until it is dismissed, others as long as they are told', () => {
  toastConnection('Unstable Connection', 'No Internet. Turn on Wi-Fi.');
  toastError('broken');
  expect(list()).toEqual([
    ['destructive', 5_000, true],
    ['persistent', Infinity, true],
  ]);
  toastPlain('Connection Restored', '', 3_000);
  expect(list().slice(0, 2)).toEqual([
    ['default', 3_000, true],
    ['destructive', 5_000, false],
  ]);
});

test('an error is read to its end before the state of the line, which takes the place of any other toast', () => {
  toastPlain('Connection Restored', '', 3_000);
  toastConnection('Unstable Connection', 'No Internet. Turn on Wi-Fi.');
  expect(list()).toEqual([
    ['persistent', Infinity, true],
    ['default', 3_000, false],
  ]);
  toastError('Sign in to the Wi-Fi');
  toastConnection('Unstable Connection', 'No Internet. Turn on Wi-Fi.');
  expect(list().filter(([, , visible]) => visible)).toEqual([
    ['destructive', 5_000, true],
    ['persistent', Infinity, true],
  ]);
});

test('a dismissed toast stays in the list, and asks to be removed 1,000,000 ms later', () => {
  toastPlain('Copied');
  toast.dismiss();
  expect(list()).toEqual([['default', 5_000, false]]);
  expect(removeDelays()).toEqual([1_000_000]);
});

test('the connection is told in one toast, whose text changes', () => {
  toastConnection('Unstable Connection', 'Internet unstable. Turn on Wi-Fi.');
  toastConnection('Unstable Connection', 'No Internet. Turn on Wi-Fi.');
  expect(list()).toHaveLength(1);
  dismissConnectionToast();
  expect(list()).toEqual([['persistent', Infinity, false]]);
});
