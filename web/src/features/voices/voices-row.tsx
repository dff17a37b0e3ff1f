import { useEffect } from 'react';
import { useStore } from 'zustand';
import { megabytes } from '../../lib/megabytes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MenuRow } from '../../ui/controls/menu-row.tsx';
import { useServices } from '../services.ts';

/** The voices that speak without a connection: to be downloaded, under way, or there. */
export function VoicesRow() {
  const { voicePack } = useServices();
  const { phase, size, received } = useStore(voicePack.store);
  useEffect(() => void voicePack.askSize(), [voicePack]);

  if (phase === 'impossible') return null;
  if (phase === 'downloading')
    return (
      <MenuRow>
        <p>
          {/* Not the figure: a screen reader would say each one. */}
          <span role="status">Downloading voices</span>, {size ? Math.floor((received / size) * 100) : 0} %
        </p>
        <Button word="Cancel" weight="quiet" onClick={voicePack.cancel} />
      </MenuRow>
    );
  if (phase === 'kept')
    return (
      <MenuRow>
        <p>Offline voices are here</p>
        <Button word="Remove" weight="quiet" onClick={() => void voicePack.erase()} />
      </MenuRow>
    );
  const bytes = size === undefined ? '' : `, ${megabytes(size)}`;
  return (
    <MenuRow>
      {phase === 'failed' ? (
        <p role="alert">The voices did not arrive. Check the connection and try again!</p>
      ) : (
        <p>Offline voices{bytes}</p>
      )}
      <Button
        word="Download"
        aria-label={`Download voices for offline${bytes}`}
        weight="quiet"
        onClick={() => void voicePack.download()}
      />
    </MenuRow>
  );
}
