import { useEffect, useRef, type RefObject } from 'react';

const UPPER_THIRD = 1 / 3;

/**
 * Keeps the marked segment with this number in the upper third of the scrolling box. While there is something
 * to scroll, the box can be reached by keyboard.
 */
export function useFollow(index: number | undefined): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!box.current || index === undefined) return;
    const now = box.current.querySelectorAll('mark')[index];
    if (!now) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = now.offsetTop - box.current.clientHeight * UPPER_THIRD;
    box.current.scrollTo({ top, behavior: still ? 'auto' : 'smooth' });
  }, [index]);
  return box;
}
