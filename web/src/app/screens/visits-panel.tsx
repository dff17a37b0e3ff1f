import { useState } from 'react';
import { createVisitList } from '../../engines/visits/visit-list.ts';
import { useServices } from '../../features/services.ts';
import VisitsFold from '../../features/visits/visits-fold.tsx';

/** The visits, with what searches them and sorts them by day, of which the first screen knows nothing. */
export default function VisitsPanel() {
  const { visits } = useServices();
  const [list] = useState(() => createVisitList(visits, Date.now));
  return <VisitsFold list={list} />;
}
