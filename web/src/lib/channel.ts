/** Tells the other pages and the worker of this browser; never the one that tells. */
export interface Channel<Message> {
  tell(message: Message): void;
  /** Returns the way to stop listening. */
  onMessage(listener: (message: Message) => void): () => void;
}
