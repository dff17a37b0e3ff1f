import { Component, type ReactNode } from 'react';
import { visitorMessage } from '../lib/app-error.ts';
import { Key } from '../ui/key.tsx';
import './calm-screen.css';

interface Props {
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | undefined;
}

/** Shows the fallback when a render crashes; 'Try again' renders anew. The label lives outside and stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main className="calm" role="alert">
        <h2>Something went wrong</h2>
        <p className="calm-says">{visitorMessage(failure.error)}</p>
        <Key
          icon="again"
          word="Try again"
          weight="first"
          onClick={() => this.setState({ failure: undefined })}
        />
      </main>
    );
  }
}
