import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { VisitList } from '../../engines/visits/visit-list.ts';
import type { VisitDay } from '../../engines/visits/visit-days.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useLayer } from '../../ui/dialogs/use-layer.ts';

/** Longest name of a day, in UTF-16 code units. */
const NAME_CHARS = 80;

interface NameEditorProps {
  name: string;
  /** Names of other days, to choose from. */
  known: readonly string[];
  onSave: (name: string) => void;
  onCancel: () => void;
}

function NameEditor({ name, known, onSave, onCancel }: NameEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  useLayer(true, onCancel);
  return (
    <form
      className="day-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(field.current?.value ?? '');
      }}
    >
      <input
        ref={field}
        className="line"
        aria-label="Name of this day"
        placeholder="Museum or place"
        defaultValue={name}
        maxLength={NAME_CHARS}
        list="museums"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <datalist id="museums">
        {known.map((museum) => (
          <option key={museum}>{museum}</option>
        ))}
      </datalist>
      <div className="day-actions">
        <Button word="Save" weight="quiet" type="submit" />
        <Button word="Cancel" weight="quiet" onClick={onCancel} />
      </div>
    </form>
  );
}

interface DayHeadingProps {
  list: VisitList;
  day: VisitDay;
  /** The day in words. */
  words: string;
}

/** The day, under the name the visitor gave it; a tap names it. */
export function DayHeading({ list, day, words }: DayHeadingProps) {
  const known = useStore(list.store, (state) => state.museums);
  const { museum } = day;
  const [naming, setNaming] = useState(false);
  const heading = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !naming) heading.current?.focus({ preventScroll: true });
    wasNaming.current = naming;
  }, [naming]);

  function save(name: string): void {
    list.nameDay(day, name);
    setNaming(false);
  }

  if (naming)
    return <NameEditor name={museum ?? ''} known={known} onSave={save} onCancel={() => setNaming(false)} />;
  return (
    <h3>
      <button ref={heading} type="button" className="day-name" onClick={() => setNaming(true)}>
        <span>{museum ?? words}</span>
        <Icon name="type" />
        {museum !== undefined && <span className="day-date">{words}</span>}
        <span className="unseen">{museum === undefined ? 'Name this day' : 'Rename this day'}</span>
      </button>
    </h3>
  );
}
