import { useStore } from 'zustand';
import { OTHER_SCRIPT_LEFT_OUT } from '../../lib/reading-words.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { useServices } from '../services.ts';
import './work-lines.css';

/** Maker, title and facts as the label names them, or why they are not told. */
export function WorkLines() {
  const { capture, work } = useServices();
  const found = useStore(work, (state) => state.work);
  const isPartLeftOut = useStore(capture.store, ({ reading }) => reading?.otherScriptLeftOut === true);
  if (!found && !isPartLeftOut) return null;
  const { maker, title, facts, notice } = found ?? {};
  return (
    <div className="work">
      {maker && <p className="work-maker">{maker}</p>}
      {title && <h2 className="work-title">{title}</h2>}
      {facts && <p className="work-facts">{facts}</p>}
      {isPartLeftOut && <p className="work-left-out">{OTHER_SCRIPT_LEFT_OUT}</p>}
      {notice && (
        <p className="work-notice">
          <Icon name="warning" />
          {notice}
        </p>
      )}
    </div>
  );
}
