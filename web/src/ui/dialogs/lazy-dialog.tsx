import { Suspense, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Button } from '../controls/button.tsx';

interface LazyDialogProps {
  title: string;
  /** Lets what is missing be fetched again. */
  renew: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Holds a dialog that is fetched when it is asked for. Where it cannot be had, a dialog of the same name says why. */
export function LazyDialog({ title, renew, onClose, children }: LazyDialogProps) {
  return (
    <ErrorBoundary
      renew={renew}
      renderFallback={(message, retry) => (
        <Dialog
          title={title}
          says={message}
          onCancel={onClose}
          actions={
            <>
              <Button icon="close" word="Close" weight="quiet" onClick={onClose} />
              <Button icon="again" word="Try again" onClick={retry} />
            </>
          }
        />
      )}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
