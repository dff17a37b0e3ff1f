import { useEffect, useRef, type RefObject } from 'react';

const UPPER_THIRD = 1 / 3;

/**
 * Keeps the segment with this number, of those with the class `said`, in the upper third of the scrolling box, and
 * tells which one was tapped (by keyboard the position slider does that). While there is something to scroll, the box
 * can be reached by keyboard.
 */
export function useFollow(
  index: number | undefined,
  onPick: (index: number) => void,
): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const pick = ({ target }: MouseEvent) => {
      // Whoever selects words of the script wants to copy them.
      if (!(target instanceof Element) || document.getSelection()?.isCollapsed === false) return;
      const tapped = target.closest('.said');
      const picked = Array.from(element.querySelectorAll('.said')).findIndex((said) => said === tapped);
      if (picked >= 0) onPick(picked);
    };
    element.addEventListener('click', pick);
    return () => element.removeEventListener('click', pick);
  }, [onPick]);
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
    const now = box.current.querySelectorAll<HTMLElement>('.said')[index];
    if (!now) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = now.offsetTop - box.current.clientHeight * UPPER_THIRD;
    box.current.scrollTo({ top, behavior: still ? 'auto' : 'smooth' });
  }, [index]);
  return box;
}
