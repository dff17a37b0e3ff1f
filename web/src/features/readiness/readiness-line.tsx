import { useStore } from 'zustand';
import type { Readiness } from '../../engines/readiness/readiness.ts';
import { megabytes } from '../../lib/megabytes.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useServices } from '../services.ts';
import { readinessWords } from './part-words.ts';
import './readiness-line.css';

function Line({ readiness }: { readiness: Readiness }) {
  const { connection } = useServices();
  const offline = useStore(connection.store, ({ state }) => state === 'offline');
  const all = useStore(readiness.store, (state) => state.all);
  const left = all.total - all.kept;
  return (
    <div className="readiness">
      {all.phase === 'ready' && <Icon name="tick" />}
      {/* Progress would be read out again and again. */}
      <p className="note" role={all.phase === 'fetching' ? undefined : 'status'}>
        {readinessWords(all)}
      </p>
      {all.phase === 'missing' && !offline && (
        <Button
          word={left > 0 ? `Download ${megabytes(left)}` : 'Try again'}
          weight="quiet"
          onClick={() => void readiness.repair()}
        />
      )}
    </div>
  );
}

/** Whether the app would start and read without a connection; nothing where it never can. */
export function ReadinessLine() {
  const { readiness } = useServices();
  return readiness ? <Line readiness={readiness} /> : null;
}
