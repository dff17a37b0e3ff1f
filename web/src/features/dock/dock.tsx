import { useStore } from 'zustand';
import { Icon, type IconName } from '../../ui/controls/icon.tsx';
import { useServices } from '../services.ts';
import { dockButtons, openPanel, type DockAction, type ButtonState } from './dock-buttons.ts';
import './dock.css';

interface DockKeyProps {
  id: DockAction;
  icon: IconName;
  word: string;
  state: ButtonState;
  onPress: () => void;
  /** The id of the file input that it opens. */
  picker?: string;
}

function DockButton({ id, icon, word, state, onPress, picker }: DockKeyProps) {
  return (
    <button
      type="button"
      className={state.first ? 'button button-first' : 'button'}
      data-button={id}
      data-open={state.open || undefined}
      data-picker={picker}
      disabled={state.disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{word}</span>
    </button>
  );
}

/** Three buttons that never move; the next step is emphasised. */
export function Dock({ onNewLabel, picker }: { onNewLabel: () => void; picker: string }) {
  const { capture, soundBite, podcast, steps } = useServices();
  const facts = {
    capture: useStore(capture.store, (state) => state.phase),
    hasLabel: useStore(capture.store, (state) => state.reading !== undefined),
    soundBite: useStore(soundBite.store, (state) => state.phase),
    podcast: useStore(podcast.store, (state) => state.phase),
  };
  const keys = dockButtons(facts);
  return (
    <section className={openPanel(facts) ? 'dock dock-low' : 'dock'} aria-label="Actions">
      <DockButton
        id="newLabel"
        icon="newLabel"
        word="New label"
        state={keys.newLabel}
        onPress={onNewLabel}
        picker={picker}
      />
      <DockButton
        id="soundBite"
        icon="soundBite"
        word="Sound bite"
        state={keys.soundBite}
        onPress={steps.openSoundBite}
      />
      <DockButton
        id="podcast"
        icon="podcast"
        word="Mini podcast"
        state={keys.podcast}
        onPress={steps.openPodcast}
      />
    </section>
  );
}
