import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { playedTime } from './played-time.ts';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from '../controls/spinner.tsx';
import type { PlayerStore } from './player.tsx';
import './sheet.css';

function PlayedTime({ store }: { store: PlayerStore }) {
  const time = useStore(store, playedTime);
  const known = useStore(store, (state) => state.segments.length > 0);
  return <span className="sheet-time">{known && time}</span>;
}

/** Scrolls to the foot of the sheet that this element is in, where its buttons are. */
export function showFoot(inside: Element | null): void {
  // Not the sheet itself: it is still on its way up when it opens.
  inside?.closest('.sheet')?.parentElement?.scrollIntoView({ block: 'end' });
}

interface SheetProps {
  title: string;
  /** True when the script is shown: the sheet takes all the room there is. */
  tall: boolean;
  /** False while what it carries is being made. */
  ready: boolean;
  /** It does not rise, as it was shown before. */
  still?: boolean;
  store?: PlayerStore;
  children: ReactNode;
}

/** The panel above the dock that holds what is heard. Takes the focus when it opens. */
export function Sheet({ title, tall, ready, still = false, store, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    showFoot(heading.current);
  }, []);
  // In large text, or on a phone on its side, the buttons that come with the piece or its script are below the fold.
  useEffect(() => {
    if (ready || tall) showFoot(heading.current);
  }, [ready, tall]);
  return (
    <section
      className={`sheet ${tall ? 'sheet-tall' : ''} ${still ? 'sheet-still' : ''}`.trim()}
      aria-labelledby={id}
    >
      <div className="sheet-head">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {store && <PlayedTime store={store} />}
      </div>
      {children}
    </section>
  );
}

/** The sheet's content until there is something to hear; as high as what follows. */
export function Generating() {
  return (
    <>
      <p className="sheet-generating">
        <Spinner />
        Generating...
      </p>
      <div className="sheet-hold">
        <Skeleton />
      </div>
    </>
  );
}
