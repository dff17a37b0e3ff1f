import { House } from '../../features/museum/house.tsx';
import './side-note.css';

interface SideNoteProps {
  phase: 'empty' | 'cropping' | 'reading' | 'captured' | 'failed';
}

const TIPS = [
  ['Fill the picture', 'The label from edge to edge, with a little wall around it.'],
  ['Hold it level', 'Straight in front of the label, not from above or from one side.'],
  ['Mind the light', 'Step aside where a lamp or a window shines on it.'],
] as const;

function Tips() {
  return (
    <>
      <h2>A label reads best like this</h2>
      <ol className="tips">
        {TIPS.map(([rule, why]) => (
          <li key={rule}>
            <h3>{rule}</h3>
            <p className="quiet">{why}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What stands beside the label until there is something to hear: on a phone only the first instruction. */
export function SideNote({ phase }: SideNoteProps) {
  if (phase === 'empty') {
    return (
      <div className="lead">
        <h2>Scan the label, not the artwork!</h2>
        <p className="quiet">Then listen. The photo never leaves your phone.</p>
        <p className="quiet lead-wide">On a computer, drop a photo of a label here or paste one.</p>
        <House />
      </div>
    );
  }
  if (phase === 'failed' || phase === 'cropping') {
    return (
      <div className="lead lead-wide">
        <Tips />
      </div>
    );
  }
  return (
    <div className="lead lead-wide">
      <h2>{phase === 'captured' ? 'Now listen' : 'Reading, here on your device'}</h2>
      <dl className="offers">
        <dt>Sound bite</dt>
        <dd className="quiet">A minute on the work, in one voice.</dd>
        <dt>Mini podcast</dt>
        <dd className="quiet">Two voices talk it over.</dd>
      </dl>
    </div>
  );
}
