import { useEffect, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import type { Readiness } from '../../engines/readiness/readiness.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MenuRow } from '../../ui/controls/menu-row.tsx';
import { useServices } from '../services.ts';
import { readinessWords } from './part-words.ts';

function Row({ readiness, onShow }: { readiness: Readiness; onShow: () => void }) {
  const all = useStore(readiness.store, (state) => state.all);
  useEffect(() => void readiness.look(), [readiness]);
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Closing focuses the menu's button, to which the panel then returns the focus.
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    onShow();
  };
  return (
    <MenuRow>
      <p>{readinessWords(all)}</p>
      <Button word="What works offline" weight="quiet" onClick={show} />
    </MenuRow>
  );
}

/** The last line of the settings: ready offline or not, and the way to the panel that says why. */
export function ReadinessRow({ onShow }: { onShow: () => void }) {
  const { readiness } = useServices();
  return readiness ? <Row readiness={readiness} onShow={onShow} /> : null;
}
