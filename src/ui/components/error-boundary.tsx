import { Component, type ErrorInfo, type ReactNode } from 'react';

import type { Save } from '@/saves/save';

import { FailureNotice } from './failure-notice';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A way out besides trying again. */
  readonly onLeave?: (() => void) | undefined;
  /** The game that is open, for a report. */
  readonly record?: (() => Save | undefined) | undefined;
}

interface Caught {
  readonly error: unknown;
}

/** Catches what its children throw while they are drawn, says so calmly, and lets the person try again or leave. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly caught?: Caught | undefined }> {
  override state: { readonly caught?: Caught | undefined } = {};

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  private readonly retry = () => this.setState({ caught: undefined });

  private readonly leave = () => {
    this.props.onLeave?.();
    this.retry();
  };

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return (
      <FailureNotice
        error={caught.error}
        onRetry={this.retry}
        record={this.props.record}
        onLeave={this.props.onLeave ? this.leave : undefined}
      />
    );
  }
}
