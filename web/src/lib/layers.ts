/** What is open above the screen: dialogs, menus, panels. Back closes the topmost. */
export interface Layers {
  /**
   * Something opened, above all that is open.
   * @param close is called when the visitor goes back
   * @returns call it once it is closed, whatever closed it; it may be called again
   */
  open(close: () => void): () => void;
}
