import { useStore } from 'zustand';
import { Icon } from '../../ui/icon.tsx';
import { useServices } from '../services.ts';
import './settings-menu.css';

interface ToggleProps {
  name: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Toggle({ name, on, onChange }: ToggleProps) {
  return (
    <label className="toggle">
      <span>{name}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className="switch"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

/** The settings under their key; whole rows toggle (SPEC section 2). */
export function SettingsMenu() {
  const { settings } = useServices();
  const { showText, cropPhoto, showScript } = useStore(settings.store);
  return (
    <>
      <button type="button" className="icon-key" aria-label="Settings" popoverTarget="settings">
        <Icon name="settings" />
      </button>
      <section id="settings" className="menu" popover="auto" aria-labelledby="settings-head">
        <h2 id="settings-head">Settings</h2>
        <Toggle name="Show extracted text" on={showText} onChange={(on) => settings.set({ showText: on })} />
        <Toggle
          name="Enable image cropping"
          on={cropPhoto}
          onChange={(on) => settings.set({ cropPhoto: on })}
        />
        <Toggle
          name="Show audio script"
          on={showScript}
          onChange={(on) => settings.set({ showScript: on })}
        />
      </section>
    </>
  );
}
