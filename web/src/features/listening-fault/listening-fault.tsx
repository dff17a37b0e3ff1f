import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Fault, QuietFault } from '../../ui/messages/fault.tsx';
import { showFoot } from '../../ui/player/sheet.tsx';
import { useServices } from '../services.ts';

/** What failed when making or playing the sound, until the next step. Inside a sheet it leaves the keys in sight. */
export function ListeningFaultNote() {
  const { listeningFault } = useServices();
  const { message, hint, quiet } = useStore(listeningFault);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== undefined) showFoot(note.current);
  }, [message]);
  if (message === undefined) return null;
  const Told = quiet ? QuietFault : Fault;
  return <Told message={message} hint={hint} ref={note} />;
}
