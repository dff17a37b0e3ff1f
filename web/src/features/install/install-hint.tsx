import { useStore } from 'zustand';
import { Icon } from '../../ui/controls/icon.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useServices } from '../services.ts';
import './install-hint.css';

/** Offers to keep the app on the phone, once there is a reason to. */
export function InstallHint() {
  const { install } = useServices();
  const offer = useStore(install.store, (state) => state.offer);
  if (offer === 'none') return null;
  return (
    <section className="install" aria-labelledby="install-head">
      <Icon name="phone" />
      <div>
        <h2 id="install-head">Keep Placard on your phone</h2>
        <p className="quiet">
          {offer === 'dialog'
            ? 'It opens from the home screen, and reads labels without a connection.'
            : 'In the browser’s menu tap Share, then Add to Home Screen.'}
        </p>
      </div>
      <div className="install-actions">
        {offer === 'dialog' && <Button word="Install" onClick={() => void install.install()} />}
        <Button word="Not now" weight="quiet" onClick={() => install.refuse()} />
      </div>
    </section>
  );
}
