const KEY = 'placard-tab';

/** The name of this tab, the same after a reload, or `fresh` where the browser does not remember it. */
export function tabName(fresh: string): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null) return known;
    sessionStorage.setItem(KEY, fresh);
  } catch (error) {
    console.warn('the tab is not remembered', error);
  }
  return fresh;
}
