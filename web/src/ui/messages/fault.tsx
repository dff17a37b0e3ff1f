import type { ReactNode, Ref } from 'react';
import { Icon } from '../controls/icon.tsx';
import { Unbroken } from './unbroken.tsx';
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
        <Unbroken text={message} />
      </p>
      {hint !== undefined && <p className="fault-hint">{hint}</p>}
      {children}
    </div>
  );
}

/** The same beside what can be heard all the same: a note, without alarm. */
export function QuietFault({ message, hint, ref }: Pick<FaultProps, 'message' | 'hint' | 'ref'>) {
  return (
    <div className="note fault fault-quiet" ref={ref}>
      <p>
        <Unbroken text={message} />
      </p>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  );
}
