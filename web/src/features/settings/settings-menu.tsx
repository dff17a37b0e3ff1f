import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../ui/controls/icon.tsx';
import { Toggle } from '../../ui/controls/toggle.tsx';
import { useLayer } from '../../ui/dialogs/use-layer.ts';
import { useServices } from '../services.ts';
import './settings-menu.css';

/** The settings under their button (docs/behaviour.md#settings); `children` are rows of other features. */
export function SettingsMenu({ children }: { children: ReactNode }) {
  const { settings } = useServices();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);
  // Opened before the app was up.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') === true), []);
  useLayer(open, () => menu.current?.hidePopover());
  const { showText, cropPhoto, showScript } = useStore(settings.store);
  return (
    <>
      <button type="button" className="icon-button" aria-label="Settings" popoverTarget="settings">
        <Icon name="settings" />
      </button>
      <section
        ref={menu}
        id="settings"
        className="menu"
        popover="auto"
        aria-labelledby="settings-head"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
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
        {open && children}
      </section>
    </>
  );
}
