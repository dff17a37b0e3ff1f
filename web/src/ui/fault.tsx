import type { ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';
import { Unparted } from './unparted.tsx';
import './fault.css';

interface FaultProps {
  title?: string;
  message: string;
  /** One concrete thing to do about it. */
  hint?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** What went wrong, where it happened; stays after its toast is gone. The toast is what is read aloud. */
export function Fault({ title = 'Error', message, hint, ref, children }: FaultProps) {
  return (
    <div className="fault" ref={ref}>
      <Icon name="warning" />
      <p className="fault-head">{title}</p>
      <p className="fault-says">
        <Unparted text={message} />
      </p>
      {hint !== undefined && <p className="fault-hint">{hint}</p>}
      {children}
    </div>
  );
}
