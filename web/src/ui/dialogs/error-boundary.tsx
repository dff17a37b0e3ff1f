import { Component, type ReactNode } from 'react';
import { visitorMessage } from '../../lib/app-error.ts';

interface Props {
  /** Drawn in place of what crashed; `retry` renders that anew. */
  renderFallback: (message: string, retry: () => void) => ReactNode;
  /** Lets what is missing be fetched again: called before a retry, and when this goes, for the next time it is opened. */
  renew?: () => void;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | undefined;
}

/** Keeps a crash of a render where it happened. What the visitor had lives outside of React and stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentWillUnmount(): void {
    this.props.renew?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.renderFallback(visitorMessage(failure.error), () => {
      this.props.renew?.();
      this.setState({ failure: undefined });
    });
  }
}
