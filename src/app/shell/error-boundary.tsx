import { Component } from 'react';
import type { ReactNode } from 'react';

/** What {@link ErrorBoundary} takes. */
export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What is shown instead; `retry` draws the children anew. */
  fallback: (retry: () => void) => ReactNode;
  /** Where one is, as the path: going elsewhere clears the failure. */
  place?: string;
  onError?: (error: unknown) => void;
}

interface State {
  hasFailed: boolean;
  place: string | undefined;
}

/** Keeps a failure while drawing to the part it happened in. It never tries again by itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.place === state.place ? null : { hasFailed: false, place: props.place };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  private readonly retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
