import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { clockText, elapsedSeconds, learnLength, type KnownLengths } from './elapsed.ts';
import { Proof } from './proof.tsx';
import { Spinner } from './spinner.tsx';
import type { PlayerStore, PlayerView } from './player.tsx';
import './sheet.css';

function Elapsed({ store }: { store: PlayerStore }) {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    let known: KnownLengths = new Map();
    const tell = (state: PlayerView) => {
      known = learnLength(known, state);
      setSeconds(state.status === 'idle' ? undefined : elapsedSeconds(known, state));
    };
    tell(store.getState());
    return store.subscribe(tell);
  }, [store]);
  return <span className="sheet-time">{seconds !== undefined && clockText(seconds)}</span>;
}

interface SheetProps {
  title: string;
  /** True when the script is shown: the sheet takes all the room there is. */
  tall: boolean;
  store?: PlayerStore;
  children: ReactNode;
}

/** Card stock that rises above the dock and carries what is heard. Takes the focus when it opens. */
export function Sheet({ title, tall, store, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Not the sheet itself: it is still on its way up.
    heading.current?.closest('section')?.parentElement?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <section className={tall ? 'sheet sheet-tall' : 'sheet'} aria-labelledby={id}>
      <div className="sheet-head">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {store && <Elapsed store={store} />}
      </div>
      {children}
    </section>
  );
}

/** The sheet's content until there is something to hear; as high as what follows. */
export function Generating({ tall }: { tall: boolean }) {
  return (
    <>
      <p className="sheet-generating">
        <Spinner />
        Generating...
      </p>
      <div className="sheet-hold">{tall && <Proof />}</div>
    </>
  );
}
