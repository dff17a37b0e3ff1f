export type DockAction = 'newLabel' | 'soundBite' | 'podcast';
export type Panel = 'soundBite' | 'podcast';

/** What the dock depends on. */
export interface DockFacts {
  capture: 'empty' | 'cropping' | 'reading' | 'captured' | 'failed';
  hasLabel: boolean;
  soundBite: 'closed' | 'generating' | 'ready';
  podcast: 'closed' | 'generating' | 'ready';
}

export interface ButtonState {
  disabled: boolean;
  /** Its panel is open. */
  open: boolean;
  /** The next step, drawn filled. At most one button of the screen is. */
  first: boolean;
}

/** The panel that is open; the two exclude each other (docs/behaviour.md#dock). */
export function openPanel({ soundBite, podcast }: Pick<DockFacts, Panel>): Panel | undefined {
  if (soundBite !== 'closed') return 'soundBite';
  return podcast === 'closed' ? undefined : 'podcast';
}

/** Which buttons can be pressed, and which one is the next step (docs/behaviour.md#dock). */
export function dockButtons(facts: DockFacts): Record<DockAction, ButtonState> {
  const open = openPanel(facts);
  const first: DockAction | undefined = open
    ? undefined
    : facts.hasLabel
      ? 'soundBite'
      : facts.capture === 'empty'
        ? 'newLabel'
        : undefined;
  const listening = (key: Panel): ButtonState => ({
    disabled: !facts.hasLabel || facts[key] !== 'closed',
    open: facts[key] !== 'closed',
    first: first === key,
  });
  return {
    newLabel: { disabled: false, open: false, first: first === 'newLabel' },
    soundBite: listening('soundBite'),
    podcast: listening('podcast'),
  };
}
