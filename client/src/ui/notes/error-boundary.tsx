import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Renders the content after an error. `retry` renders the children again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /**
   * The current path. When it changes, the children are rendered again, although they failed
   * before.
   */
  resetKey?: string;
  /** Called after the fallback was rendered. */
  onError?: (error: unknown) => void;
}

interface State {
  failure: { readonly error: unknown } | undefined;
  place: string | undefined;
}

/**
 * Catches errors of its children while they render. It renders them again only when `retry` is
 * called or the path changes.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined, place: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.resetKey === state.place ? null : { failure: undefined, place: props.resetKey };
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
