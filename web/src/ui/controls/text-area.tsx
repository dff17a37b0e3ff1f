import type { ComponentProps } from 'react';
import './text-area.css';

/** Where the visitor writes what a label says. */
export function Writing(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea className="writing" autoCapitalize="sentences" autoComplete="off" {...props} />;
}
