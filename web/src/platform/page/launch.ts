/**
 * True when the app was opened by its shortcut "New label" (see the manifest in web/vite.config.ts). The address
 * forgets it, so that an app that the phone ends behind the camera comes back where it was.
 */
export function launchedForNewLabel(): boolean {
  if (!new URLSearchParams(location.search).has('new-label')) return false;
  history.replaceState(null, '', '/');
  return true;
}
