import { useState } from 'react';
import { useStore } from 'zustand';
import type { VisitList as ListOfVisits } from '../../engines/visits/visit-list.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { useServices } from '../services.ts';
import { VisitList } from './visit-list.tsx';

/** The visits, closed at first. */
export default function VisitsFold({ list }: { list: ListOfVisits }) {
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
      {open && <VisitList list={list} />}
    </details>
  );
}
