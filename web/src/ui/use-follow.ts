import { useEffect, useRef, type RefObject } from 'react';

const UPPER_THIRD = 1 / 3;

/** Keeps the child marked `.now` in the upper third of the scrolling box whenever `current` changes. */
export function useFollow<Box extends HTMLElement>(current: number | undefined): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const now = box.current?.querySelector('.now');
    if (!box.current || !(now instanceof HTMLElement)) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = now.offsetTop - box.current.clientHeight * UPPER_THIRD;
    box.current.scrollTo({ top, behavior: still ? 'auto' : 'smooth' });
  }, [current]);
  return box;
}
