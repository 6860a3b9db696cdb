import { Component } from 'react';
import type { ReactNode } from 'react';

/** What {@link ErrorBoundary} takes. */
export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What is shown instead; `retry` draws the children anew. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** Where one is, as the path: going elsewhere clears the failure. */
  place?: string;
  /** Told once the failure stands on the screen. */
  onError?: (error: unknown) => void;
}

interface State {
  failure: { readonly error: unknown } | undefined;
  place: string | undefined;
}

/** Keeps a failure while drawing to the part it happened in. It never tries again by itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.place === state.place ? null : { failure: undefined, place: props.place };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  private readonly retry = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(this.retry, failure.error) : this.props.children;
  }
}
