import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { toast, useToasterStore, type Toast } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import {
  dismissConnectionToast,
  dismissError,
  endUndo,
  toastConnection,
  toastError,
  toastPlain,
  toastUndo,
  undoOf,
} from './toasts.ts';

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

afterEach(() => {
  endUndo();
  toast.remove();
});

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

const undo = () => {};

test('while something can be undone, for 8 s, no other toast takes its place; the newest of them comes after it', () => {
  const gone: string[] = [];
  toastPlain('Copied');
  toastUndo('Visit erased', 'Young Hare', undo, () => void gone.push('gone'));
  toastError('broken');
  toastConnection('Unstable Connection', 'No Internet. Turn on Wi-Fi.');
  toastPlain('Connection Restored', '', 3_000);
  const shown = () => list().filter(([, , visible]) => visible);
  expect(shown()).toEqual([
    ['persistent', Infinity, true],
    ['default', 8_000, true],
  ]);
  expect(gone).toEqual([]);
  toast.dismiss('undo');
  endUndo();
  expect(gone).toEqual(['gone']);
  expect(shown()[0]).toEqual(['default', 3_000, true]);
});

test('an error that waits goes when the visitor went on', () => {
  toastUndo('Visit erased', undefined, undo, () => {});
  toastError('broken');
  dismissError();
  toast.dismiss('undo');
  endUndo();
  expect(list()).toEqual([['default', 8_000, false]]);
});

test('only the toast that offers it can undo, until it has gone', () => {
  toastUndo('Visit erased', undefined, undo, () => {});
  expect(undoOf('undo')).toBe(undo);
  expect(undoOf('another')).toBeUndefined();
  endUndo();
  expect(undoOf('undo')).toBeUndefined();
});
