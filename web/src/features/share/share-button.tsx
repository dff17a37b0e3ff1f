import { Button } from '../../ui/controls/button.tsx';
import { useServices } from '../services.ts';

/** Hands on the text of the open panel. */
export function ShareButton() {
  const { steps } = useServices();
  return (
    <Button icon="share" word="Share" aria-label="Share the text" weight="quiet" onClick={steps.share} />
  );
}
