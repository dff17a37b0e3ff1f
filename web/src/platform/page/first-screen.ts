/** Shows the whole screen: the last label is back, or will not come (app/first-screen/early.ts). */
export function showWholeScreen(): void {
  delete document.documentElement.dataset['start'];
}
