import type { ReactNode } from 'react';
import './menu-row.css';

/** A row of the settings that is not a switch: a sentence, and what can be done. */
export function MenuRow({ children }: { children: ReactNode }) {
  return <div className="menu-row">{children}</div>;
}
