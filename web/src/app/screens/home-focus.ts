import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { Panel } from '../../features/dock/dock-buttons.ts';
import { useServices } from '../../features/services.ts';

/**
 * Gives the focus back to the button of the panel that has closed, unless it went elsewhere. It is back before the toast
 * that says why can take a key: F8 remembers what has the focus.
 */
export function useReturnedFocus(panel: Panel | undefined) {
  const previous = useRef(panel);
  useLayoutEffect(() => {
    const closed = previous.current;
    previous.current = panel;
    if (!closed || panel || document.activeElement !== document.body) return;
    const button = document.querySelector(`[data-button='${closed}']`);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }, [panel]);
}

function focusNextStep(): void {
  const button = document.querySelector('.dock .button-first') ?? document.querySelector('.dock .button');
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}

/** Puts the focus on the next step once this is over, where it has been lost. */
export function useFocusOnNextStep(open: boolean) {
  const was = useRef(open);
  useEffect(() => {
    const closed = was.current && !open;
    was.current = open;
    if (closed && document.activeElement === document.body) focusNextStep();
  }, [open]);
}

/** Shows the photo's place whenever another label comes into it, however far down the visitor was. */
export function useLabelInSight(): RefObject<HTMLElement | null> {
  const { capture, currentVisit, playlist } = useServices();
  const label = useRef<HTMLElement>(null);
  const reading = useStore(capture.store, ({ phase }) => phase === 'reading');
  // The whole state: a visit that is opened again comes into sight again.
  const visit = useStore(currentVisit);
  useEffect(() => {
    if (!reading && visit.id === undefined) return;
    // A list goes on by itself: the screen does not scroll away from what is looked at meanwhile.
    if (playlist.store.getState().list) return;
    label.current?.scrollIntoView();
    // The button of the visit that was opened is far below by now.
    if (document.activeElement?.closest('.visits')) focusNextStep();
  }, [reading, visit, playlist]);
  return label;
}

/**
 * While a panel is open its foot stays where it is when a toast appears above or goes: the photo scrolls instead.
 */
export function useHeldFoot(open: boolean): {
  scroll: RefObject<HTMLDivElement | null>;
  stage: RefObject<HTMLDivElement | null>;
} {
  const scroll = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [room, content] = [scroll.current, stage.current];
    if (!open || !room || !content) return undefined;
    const beyond = () => content.offsetHeight - room.clientHeight;
    let before = { width: room.clientWidth, height: room.clientHeight, beyond: beyond() };
    const observer = new ResizeObserver(() => {
      const now = { width: room.clientWidth, height: room.clientHeight, beyond: beyond() };
      // Not when the phone was turned: the layout is another one.
      if (now.width === before.width && now.height !== before.height)
        room.scrollBy(0, now.beyond - before.beyond);
      before = now;
    });
    observer.observe(room);
    observer.observe(content);
    return () => observer.disconnect();
  }, [open]);
  return { scroll, stage };
}
