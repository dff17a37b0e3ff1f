import { late } from '../../ui/dialogs/lazy-view.tsx';
import { LateDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { useServices } from '../services.ts';

const readinessDialog = late(() => import('./readiness-dialog.tsx'));

/** The panel, while it is open. */
export function ReadinessPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { readiness } = useServices();
  return open && readiness ? (
    <LateDialog title="What works offline" renew={readinessDialog.renew} onClose={onClose}>
      <readinessDialog.View readiness={readiness} onClose={onClose} />
    </LateDialog>
  ) : null;
}
