import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';

/** What a notification says of an answer that came late. */
export interface FullVersionNotice {
  visitId: string;
  /** The work as its label names it. */
  title: string | undefined;
}

/** The phone's notifications. */
export interface NoticePort {
  /** unasked: the visitor can still be asked. impossible: this browser has none, or the visitor said no. */
  permission(): 'unasked' | 'allowed' | 'impossible';
  /** Shows the browser's own question. Only from within a press. */
  ask(): Promise<void>;
  /** Shows it, unless the visitor has the app before them. */
  show(notice: FullVersionNotice): void;
}

/** Tells of full versions that come while the app is in the background. */
export interface Notices {
  readonly store: ReadableStore<{ mayAsk: boolean }>;
  ask(): Promise<void>;
  fullVersion(notice: FullVersionNotice): void;
}

/** The visitor is asked only where they see that something waits, never by itself. */
export function createNotices(port: NoticePort): Notices {
  const mayAsk = () => port.permission() === 'unasked';
  const store = createStore(() => ({ mayAsk: mayAsk() }));
  return {
    store,
    async ask() {
      await port.ask();
      store.setState({ mayAsk: mayAsk() });
    },
    fullVersion(notice) {
      if (port.permission() === 'allowed') port.show(notice);
    },
  };
}
