import type { Layers } from '../../lib/layers.ts';
import type { DepthHistory } from './ports.ts';

/**
 * Keeps as many entries in the browser's history as there are layers open, so that Back, by key or gesture, closes the
 * topmost and leaves the app only when none is open. A layer closed by other means takes its entry with it, and
 * Forward to an entry whose layer is gone leads back at once.
 */
export function createLayers(history: DepthHistory): Layers {
  /** Lowest first. */
  const layers: { close: () => void }[] = [];
  /** Depth of the entry that is shown, or will be once the browser has moved. */
  let depth = history.depth();
  /** A move was asked for and has not been told yet: nothing else may be done to the history meanwhile. */
  let moving = false;

  /** One entry a layer. */
  function settle(): void {
    if (moving) return;
    while (depth < layers.length) {
      depth += 1;
      history.push(depth);
    }
    if (depth === layers.length) return;
    moving = true;
    history.goBack(depth - layers.length);
    depth = layers.length;
  }

  history.onMove((shown) => {
    moving = false;
    // Further back than was asked for: the visitor went back.
    const left = layers.splice(layers.length - Math.min(Math.max(depth - shown, 0), layers.length));
    depth = shown;
    for (const layer of left.toReversed()) layer.close();
    settle();
  });

  // Entries of a page that was reloaded with something open.
  settle();
  return {
    open(close) {
      const layer = { close };
      layers.push(layer);
      settle();
      return () => {
        const place = layers.indexOf(layer);
        if (place < 0) return;
        layers.splice(place, 1);
        settle();
      };
    },
  };
}
