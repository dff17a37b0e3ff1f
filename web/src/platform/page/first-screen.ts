const drawn = Promise.withResolvers<void>();

/** The app stands on the screen, in the place of what was built. */
export function appIsDrawn(): void {
  drawn.resolve();
}

/**
 * Shows the whole screen: the last label is back, or will not come (app/first-screen/early.ts). Once the app is drawn, since
 * until then the first words would be shown in the label's place.
 */
export async function showWholeScreen(): Promise<void> {
  await drawn.promise;
  delete document.documentElement.dataset['start'];
}
