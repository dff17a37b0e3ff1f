import { lazyView } from '../../ui/dialogs/lazy-view.tsx';
import { LazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { useServices } from '../services.ts';

const readinessDialog = lazyView(() => import('./readiness-dialog.tsx'));

/** The panel, while it is open. */
export function ReadinessPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { readiness } = useServices();
  return open && readiness ? (
    <LazyDialog title="What works offline" renew={readinessDialog.renew} onClose={onClose}>
      <readinessDialog.View readiness={readiness} onClose={onClose} />
    </LazyDialog>
  ) : null;
}
