import type { ComponentProps } from 'react';
import './text-area.css';

/** Where the visitor writes what a label says. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea className="text-area" autoCapitalize="sentences" autoComplete="off" {...props} />;
}
