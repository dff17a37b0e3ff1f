import { useStore } from 'zustand';
import type { Visit } from '../../engines/visits/visit.ts';
import { BlobImage } from '../../ui/controls/blob-image.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { leaveRow } from '../../ui/controls/leave-row.ts';
import { useServices } from '../services.ts';

function VisitState({ visit }: { visit: Visit }) {
  const { waiting } = useServices();
  const waits = useStore(waiting, ({ entries }) => entries.some(({ visitId }) => visitId === visit.id));
  const stars = visit.stars.conversation ?? visit.stars.description;
  if (waits)
    return (
      <span className="visit-state visit-waiting">
        <Icon name="tray" />
        Waiting to send
      </span>
    );
  if (stars === undefined) return <span className="visit-state">Not rated</span>;
  return (
    <span className="visit-state visit-rated">
      <Icon name="star" />
      {stars} of 5
    </span>
  );
}

const nameOf = ({ title, reading }: Visit) => title ?? (reading.text.split('\n')[0] ?? '').slice(0, 80);

/** A label that was read: opened by a tap, or erased. */
export function VisitRow({ visit }: { visit: Visit }) {
  const { currentVisit, steps } = useServices();
  const current = useStore(currentVisit, (state) => state.id === visit.id);
  return (
    <li>
      <button
        type="button"
        className="visit"
        aria-current={current || undefined}
        onClick={() => steps.openVisit(visit)}
      >
        <span className="visit-picture">
          {visit.picture ? <BlobImage blob={visit.picture} alt="" /> : <Icon name="type" />}
        </span>
        <span className="visit-words">
          <span className="visit-title">{nameOf(visit)}</span>
          {visit.maker !== undefined && <span className="visit-maker">{visit.maker}</span>}
          <VisitState visit={visit} />
        </span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Erase ${nameOf(visit)}`}
        onClick={() => {
          leaveRow();
          steps.eraseVisit(visit);
        }}
      >
        <Icon name="bin" />
      </button>
    </li>
  );
}
