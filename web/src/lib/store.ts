/** What a view needs of a manager's state: read it and hear of changes. zustand's vanilla stores fit. */
export interface ReadableStore<State> {
  getState(): State;
  subscribe(listener: (state: State, previous: State) => void): () => void;
  getInitialState(): State;
}
