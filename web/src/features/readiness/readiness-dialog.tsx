import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PartName, StorageFacts } from '../../engines/readiness/ports.ts';
import type { Readiness } from '../../engines/readiness/readiness.ts';
import { megabytes } from '../../lib/megabytes.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Icon, type IconName } from '../../ui/controls/icon.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useServices } from '../services.ts';
import { partWords, readinessWords } from './part-words.ts';
import './readiness-dialog.css';

const NAMES: readonly [PartName, string][] = [
  ['app', 'The app'],
  ['reader', 'The label reader'],
  ['language', 'English for the reader'],
];

interface RowProps {
  name: string;
  state: 'good' | 'bad' | 'busy';
  words: string;
  /** The button's word and action; the row's name is added for screen readers. */
  action?: { word: string; act: () => void } | undefined;
}

const SIGNS: Readonly<Record<RowProps['state'], IconName>> = { good: 'tick', bad: 'warning', busy: 'again' };

function Row({ name, state, words, action }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  return (
    // Takes the focus from its button, which is removed once it has done its work.
    <li ref={row} className={`ready ready-${state}`} tabIndex={-1}>
      <Icon name={SIGNS[state]} />
      <div className="ready-words">
        <p className="ready-name">{name}</p>
        {/* Progress would be read out again and again. */}
        <p className="note" role={state === 'busy' ? undefined : 'status'}>
          {words}
        </p>
      </div>
      {action && (
        <Button
          word={action.word}
          aria-label={`${action.word}: ${name}`}
          weight="quiet"
          onClick={() => {
            row.current?.focus();
            action.act();
          }}
        />
      )}
    </li>
  );
}

function PartRow({ readiness, part, name }: { readiness: Readiness; part: PartName; name: string }) {
  const { connection } = useServices();
  const offline = useStore(connection.store, ({ state }) => state === 'offline');
  const state = useStore(readiness.store, ({ parts }) => parts[part]);
  const full = useStore(readiness.store, (all) => all.full);
  const { phase } = state;
  return (
    <Row
      name={name}
      state={phase === 'ready' ? 'good' : phase === 'missing' ? 'bad' : 'busy'}
      words={
        // A house knows how long its notes are; of the app's own parts nobody asks once they are here.
        part === 'museum' && phase === 'ready'
          ? `Ready, ${megabytes(state.total)}`
          : partWords(state, offline ? 'offline' : full ? 'full' : undefined)
      }
      action={
        phase === 'missing' && !offline
          ? { word: 'Repair', act: () => void readiness.repair(part) }
          : undefined
      }
    />
  );
}

/** What the museum adds of its own, where it does. */
function MuseumRow({ readiness }: { readiness: Readiness }) {
  const { museum } = useServices();
  const { notes, logo } = useStore(museum);
  if (notes === undefined && logo === undefined) return null;
  return (
    <PartRow
      readiness={readiness}
      part="museum"
      name={notes === undefined ? 'The museum’s logo' : 'The museum’s notes'}
    />
  );
}

/** Voices of the phone's own, or those that were downloaded. */
function VoicesState() {
  const { voicePack, deviceSpeaks } = useServices();
  const { phase, size, received } = useStore(voicePack.store);
  const [own, setOwn] = useState<boolean>();
  useEffect(() => {
    void voicePack.look();
    void voicePack.askSize();
    deviceSpeaks().then(setOwn, (error: unknown) => console.warn('the voices are not known', error));
  }, [voicePack, deviceSpeaks]);
  const name = 'Voices';
  const cost = size === undefined ? '' : `, ${megabytes(size)} to fetch`;
  if (phase === 'kept') return <Row name={name} state="good" words="Ready: downloaded" />;
  if (phase === 'downloading')
    return (
      <Row
        name={name}
        state="busy"
        words={partWords({ phase: 'fetching', kept: received, total: size ?? 0 })}
        action={{ word: 'Cancel', act: voicePack.cancel }}
      />
    );
  const download = { word: 'Download', act: () => void voicePack.download() };
  if (own) return <Row name={name} state="good" words="Ready: this phone’s own" />;
  return (
    <Row
      name={name}
      state={own === undefined ? 'busy' : 'bad'}
      words={phase === 'failed' ? 'They did not arrive' : `Missing: texts can be read, not heard${cost}`}
      action={download}
    />
  );
}

function StorageState({ readiness, facts }: { readiness: Readiness; facts: StorageFacts }) {
  const room = `${megabytes(facts.used)} used, ${megabytes(facts.free)} free`;
  return facts.persisted ? (
    <Row name="Storage" state="good" words={`Kept until you erase it. ${room}`} />
  ) : (
    <Row
      name="Storage"
      state="bad"
      words={`The browser may clear it when it needs room. ${room}`}
      action={{ word: 'Ask to keep it', act: () => void readiness.persist() }}
    />
  );
}

/** Everything that an offline visit needs, line by line, and the way to mend each. */
export default function ReadinessDialog({
  readiness,
  onClose,
}: {
  readiness: Readiness;
  onClose: () => void;
}) {
  const { all, storage } = useStore(readiness.store);
  useEffect(() => void readiness.look(), [readiness]);
  return (
    <Dialog
      title="What works offline"
      says={readinessWords(all)}
      onCancel={onClose}
      actions={<Button word="Close" onClick={onClose} />}
    >
      <ul>
        {NAMES.map(([part, name]) => (
          <PartRow key={part} readiness={readiness} part={part} name={name} />
        ))}
        <MuseumRow readiness={readiness} />
        <VoicesState />
        {storage && <StorageState readiness={readiness} facts={storage} />}
      </ul>
    </Dialog>
  );
}
