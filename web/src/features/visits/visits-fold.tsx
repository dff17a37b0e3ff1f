import { useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../ui/icon.tsx';
import { useServices } from '../services.ts';
import { VisitList } from './visit-list.tsx';

/** The visits, closed at first. */
export default function VisitsFold() {
  const { visits } = useServices();
  const count = useStore(visits.store, (state) => state.visits.length);
  const [open, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          Visits <span className="fold-count">{count}</span>
        </span>
        <Icon name="plus" />
      </summary>
      {open && <VisitList />}
    </details>
  );
}
