import { useStore } from 'zustand';
import { Fault } from '../../ui/fault.tsx';
import { useServices } from '../services.ts';

/** What failed when making or playing the sound, until the next step. */
export function ListeningFaultNote() {
  const { listeningFault } = useServices();
  const message = useStore(listeningFault, (state) => state.message);
  return message ? <Fault message={message} /> : null;
}
