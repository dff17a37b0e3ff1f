import { useStore } from 'zustand';
import { Icon } from '../../ui/controls/icon.tsx';
import { useServices } from '../services.ts';
import './connection-indicator.css';

const WORDS = { connected: 'Connected', unstable: 'Unstable', offline: 'Offline' } as const;

/** How the network is, at the top left of every screen: an icon and a word, never colour alone. */
export function ConnectionIndicator() {
  const { connection } = useServices();
  const state = useStore(connection.store, (now) => now.state);
  return (
    <p className="connection" data-state={state}>
      <Icon name={state} />
      <span className={state === 'connected' ? 'unseen' : undefined}>{WORDS[state]}</span>
    </p>
  );
}
