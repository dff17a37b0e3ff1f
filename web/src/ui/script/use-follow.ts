import { useEffect, useRef, type RefObject } from 'react';

const UPPER_THIRD = 1 / 3;
/** What has opened at a sentence. */
const OPEN = ':popover-open';

/**
 * Keeps the segment with this number, of those with the class `said`, in the upper third of the scrolling box, and
 * tells which one was tapped (by keyboard the position slider does that). Nothing moves while something is open at a
 * sentence. While there is something to scroll, the box
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
    let closes = false;
    // A tap beside what is open only closes it.
    const begin = () => {
      closes = element.querySelector(OPEN) !== null;
    };
    const pick = ({ target }: MouseEvent) => {
      if (closes || !(target instanceof Element) || target.closest('button, [popover]')) return;
      // A selection of words is made to copy them: it is no tap on a segment.
      if (document.getSelection()?.isCollapsed === false) return;
      const tapped = target.closest('.said');
      const picked = Array.from(element.querySelectorAll('.said')).findIndex((said) => said === tapped);
      if (picked >= 0) onPick(picked);
    };
    element.addEventListener('pointerdown', begin, true);
    element.addEventListener('click', pick);
    return () => {
      element.removeEventListener('pointerdown', begin, true);
      element.removeEventListener('click', pick);
    };
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
    // Not while a popover is open: it would move away.
    if (!box.current || index === undefined || box.current.querySelector(OPEN)) return;
    const now = box.current.querySelectorAll<HTMLElement>('.said')[index];
    if (!now) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = now.offsetTop - box.current.clientHeight * UPPER_THIRD;
    box.current.scrollTo({ top, behavior: still ? 'auto' : 'smooth' });
  }, [index]);
  return box;
}
