import { useStore } from 'zustand';
import { Icon } from '../../ui/controls/icon.tsx';
import { useServices } from '../services.ts';
import './what-is-sent.css';

/** A closed disclosure: only the text leaves the phone, and this is the text. */
export function WhatIsSent() {
  const { capture, label } = useServices();
  useStore(capture.store, (state) => state.reading);
  const text = label()?.text;
  return (
    <details
      className="fold"
      // On a phone it opens under the dock.
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary>
        What is sent
        <Icon name="plus" />
      </summary>
      <div className="fold-body">
        <p className="quiet">
          Only the text of the label leaves your phone, and only when you press Sound bite or Mini podcast.
          The photo never does. Your stars are sent when you rate.
        </p>
        {text ? <blockquote>{text}</blockquote> : <p className="quiet">There is no text yet.</p>}
      </div>
    </details>
  );
}
