import { createContext, useContext, useEffect, useRef } from 'react';
import type { Layers } from '../../lib/layers.ts';

/** Given by the app; without it Back knows nothing of what is open. */
export const LayersContext = createContext<Layers | undefined>(undefined);

/** While this is open, Back closes it by calling `close`, unless something has opened above it. */
export function useLayer(open: boolean, close: () => void): void {
  const layers = useContext(LayersContext);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? layers?.open(() => latest.current()) : undefined), [open, layers]);
}
