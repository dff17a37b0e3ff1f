import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './fault.css';

/** What went wrong, where it happened; stays after its toast is gone. The toast is what is read aloud. */
export function Fault({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="fault">
      <Icon name="warning" />
      <p className="fault-head">Error</p>
      <p className="fault-says">{message}</p>
      {children}
    </div>
  );
}
