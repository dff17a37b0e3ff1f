import { useState } from 'react';
import { useStore } from 'zustand';
import type { Visit } from '../../engines/visits/visit.ts';
import { BlobImage } from '../../ui/blob-image.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Key } from '../../ui/key.tsx';
import { leaveRow } from '../../ui/leave-row.ts';
import { useServices } from '../services.ts';
import './visit-list.css';

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

/** Every label that was read: opened, erased one by one or all, and taken along as one file. */
export function VisitList() {
  const { visits, currentVisit, steps } = useServices();
  const list = useStore(visits.store, (state) => state.visits);
  const current = useStore(currentVisit, (state) => state.id);
  const [erasing, setErasing] = useState(false);
  return (
    <div className="visits">
      <p className="note">Kept on this phone only.</p>
      <ul>
        {list.map((visit) => (
          <li key={visit.id}>
            <button
              type="button"
              className="visit"
              aria-current={visit.id === current || undefined}
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
              className="icon-key"
              aria-label={`Erase ${nameOf(visit)}`}
              onClick={() => {
                leaveRow();
                steps.eraseVisit(visit);
              }}
            >
              <Icon name="bin" />
            </button>
          </li>
        ))}
      </ul>
      <div className="visits-keys">
        <Key word="Save as a file" weight="quiet" onClick={steps.exportVisits} />
        <Key word="Erase all" weight="quiet" onClick={() => setErasing(true)} />
      </div>
      {erasing && (
        <Dialog
          title="Erase all visits?"
          says="Texts, pictures and sound go from this phone, and so does what waits to be sent."
          onCancel={() => setErasing(false)}
          keys={
            <>
              <Key word="Keep them" onClick={() => setErasing(false)} />
              <Key
                word="Erase all"
                weight="first"
                onClick={() => {
                  steps.eraseAllVisits();
                  setErasing(false);
                }}
              />
            </>
          }
        />
      )}
    </div>
  );
}
