import { useStore } from 'zustand';
import { Icon } from '../../ui/controls/icon.tsx';
import { useServices } from '../services.ts';
import './list-row.css';

/** Where the open work stands in the list that is played, and the ways to its neighbours; nothing while there is none. */
export function ListRow() {
  const { playlist } = useServices();
  const list = useStore(playlist.store, (state) => state.list);
  if (!list) return null;
  const { ids, place } = list;
  return (
    <div className="list-row" role="group" aria-label="Works in a row">
      <button
        type="button"
        className="icon-button"
        aria-label="Previous work"
        onClick={() => playlist.step(-1)}
      >
        <Icon name="back" />
      </button>
      <span>
        {place + 1} of {ids.length}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label="Next work"
        // Not disabled at the end: the focus would be lost there.
        aria-disabled={place === ids.length - 1}
        onClick={() => playlist.step(1)}
      >
        <Icon name="forward" />
      </button>
    </div>
  );
}
