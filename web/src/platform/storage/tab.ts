import { TAB } from './names.ts';

/** The name of this tab, the same after a reload, or `fresh` where the browser does not remember it. */
export function tabName(fresh: string): string {
  try {
    const known = sessionStorage.getItem(TAB);
    if (known !== null) return known;
    sessionStorage.setItem(TAB, fresh);
  } catch (error) {
    console.warn('the tab is not remembered', error);
  }
  return fresh;
}
