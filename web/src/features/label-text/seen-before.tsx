import { useStore } from 'zustand';
import { useServices } from '../services.ts';
import './seen-before.css';

/** Says when the label on the screen was read before, if it was. */
export function SeenBefore() {
  const { currentVisit } = useServices();
  const before = useStore(currentVisit, ({ seenBefore }) => seenBefore);
  return before === undefined ? null : <p className="seen-before">{before}</p>;
}
