import { useStore } from 'zustand';
import { Icon } from '../../ui/controls/icon.tsx';
import { useServices } from '../services.ts';
import './connection-sign.css';

const WORDS = { connected: 'Connected', unstable: 'Unstable', offline: 'Offline' } as const;

/** How the network is, at the top left of every screen: a sign and a word, never colour alone. */
export function ConnectionSign() {
  const { connection } = useServices();
  const sign = useStore(connection.store, (state) => state.sign);
  return (
    <p className="sign" data-sign={sign}>
      <Icon name={sign} />
      <span className={sign === 'connected' ? 'unseen' : undefined}>{WORDS[sign]}</span>
    </p>
  );
}
