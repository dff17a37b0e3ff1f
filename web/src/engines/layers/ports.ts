/** The browser's list of entries for this page, each with its depth: the number of layers open above the screen. */
export interface DepthHistory {
  /** Of the entry shown now; 0 for an entry that is not ours. */
  depth(): number;
  /** Adds an entry after the one shown, and shows it. What was forward of that one goes. */
  push(depth: number): void;
  /** Asks for the entry so many steps back; `onMove` tells when it is shown. */
  goBack(steps: number): void;
  /** Another entry is shown: asked for here, or by the visitor's Back and Forward. */
  onMove(listener: (depth: number) => void): void;
}
