import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Drawn instead of the children. React has logged the error. */
  readonly fallback: ReactNode;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Replaces children that throw by a fallback. Give it another key to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
