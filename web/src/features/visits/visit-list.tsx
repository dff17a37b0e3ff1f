import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Visit } from '../../engines/visits/visit.ts';
import type { VisitList as ListOfVisits } from '../../engines/visits/visit-list.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useServices } from '../services.ts';
import { DayHeading } from './day-heading.tsx';
import { dayWords } from './day-words.ts';
import { VisitRow } from './visit-row.tsx';
import './visit-list.css';

function PlayAll({ visits, of }: { visits: readonly Visit[]; of: string }) {
  const { playlist } = useServices();
  if (visits.length < 2) return null;
  return (
    <Button
      icon="play"
      word={`Play all ${visits.length}`}
      aria-label={`Play all ${visits.length}: ${of}`}
      weight="quiet"
      onClick={() => playlist.start(visits.map(({ id }) => id))}
    />
  );
}

function EraseAll() {
  const { steps } = useServices();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button word="Erase all" weight="quiet" onClick={() => setAsking(true)} />
      {asking && (
        <Dialog
          title="Erase all visits?"
          says="Texts, pictures and sound go from this phone, and so does what waits to be sent."
          onCancel={close}
          actions={
            <>
              <Button word="Keep them" onClick={close} />
              <Button
                word="Erase all"
                weight="first"
                onClick={() => {
                  steps.eraseAllVisits();
                  close();
                }}
              />
            </>
          }
        />
      )}
    </>
  );
}

/** Every label that was read, by day: searched, played in a row, opened, erased one by one or all, taken along as one file. */
export function VisitList({ list }: { list: ListOfVisits }) {
  const { visits, steps } = useServices();
  const count = useStore(visits.store, (state) => state.visits.length);
  const { asked, found, days, today } = useStore(list.store);
  const searching = asked.trim() !== '';
  useEffect(() => list.open(), [list]);
  return (
    <div className="visits">
      <p className="note">Kept on this phone only.</p>
      {count > 1 && (
        <input
          type="search"
          className="line"
          aria-label="Search the visits"
          placeholder="Search"
          autoComplete="off"
          enterKeyHint="search"
          value={asked}
          onChange={({ currentTarget }) => list.search(currentTarget.value)}
        />
      )}
      <div className="visits-found">
        <p className="note" role="status">
          {searching && (found.length === 0 ? 'Nothing found' : `${found.length} of ${count}`)}
        </p>
        {searching && <PlayAll visits={found} of="what was found" />}
      </div>
      {days.map((day) => {
        const words = dayWords(day.day, today);
        return (
          <section key={day.day} aria-label={day.museum ?? words}>
            <div className="day">
              <DayHeading list={list} day={day} words={words} />
              {!searching && <PlayAll visits={day.visits} of={day.museum ?? words} />}
            </div>
            <ul>
              {day.visits.map((visit) => (
                <VisitRow key={visit.id} visit={visit} />
              ))}
            </ul>
          </section>
        );
      })}
      <div className="visits-actions">
        <Button word="Save as a file" weight="quiet" onClick={steps.exportVisits} />
        <EraseAll />
      </div>
    </div>
  );
}
