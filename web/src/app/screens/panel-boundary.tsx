import { useEffect, useRef, type ReactNode } from 'react';
import { Fault } from '../../ui/messages/fault.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorBoundary } from '../../ui/dialogs/error-boundary.tsx';

interface PanelFaultProps {
  message: string;
  brief: string | undefined;
  onRetry: () => void;
  onClose?: (() => void) | undefined;
}

function PanelFault({ message, brief, onRetry, onClose }: PanelFaultProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusLost = document.activeElement === document.body;
    if (focusLost) box.current?.querySelector('button')?.focus();
  }, []);
  if (brief !== undefined)
    return (
      <section ref={box} className="panel-brief" role="alert">
        <p className="note">{brief}</p>
        <Button word="Try again" weight="quiet" onClick={onRetry} />
      </section>
    );
  return (
    <section ref={box} className="panel-fault" role="alert">
      <Fault title="Something went wrong" message={message}>
        <div className="fault-actions">
          <Button icon="again" word="Try again" onClick={onRetry} />
          {onClose && <Button icon="close" word="Close" weight="quiet" onClick={onClose} />}
        </div>
      </Fault>
    </section>
  );
}

interface PanelBoundaryProps {
  /** Lets what is missing be fetched again. */
  renew: () => void;
  /** Said in one line instead of the whole error, where a part is as small as that. */
  brief?: string;
  onClose?: () => void;
  children: ReactNode;
}

/** A crash inside takes this panel's place and nothing else: the label, the dock and the sound stay. */
export function PanelBoundary({ renew, brief, onClose, children }: PanelBoundaryProps) {
  return (
    <ErrorBoundary
      renew={renew}
      renderFallback={(message, retry) => (
        <PanelFault message={message} brief={brief} onRetry={retry} onClose={onClose} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
