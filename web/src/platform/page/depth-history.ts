import type { DepthHistory } from '../../engines/layers/ports.ts';

function depthOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('depth' in state)) return 0;
  return typeof state.depth === 'number' ? state.depth : 0;
}

/** The tab's history. The address stays as it is: '/' is the only route (docs/behaviour.md#route). */
export function createDepthHistory(): DepthHistory {
  // Going back closes what is open; the page stays where it was scrolled to.
  history.scrollRestoration = 'manual';
  return {
    depth: () => depthOf(history.state),
    push: (depth) => history.pushState({ depth }, ''),
    goBack: (steps) => history.go(-steps),
    onMove: (listener) => window.addEventListener('popstate', ({ state }) => listener(depthOf(state))),
  };
}
