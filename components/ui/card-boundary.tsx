'use client';

import { Component, type ReactNode } from 'react';
import { recoverPage } from '@/lib/browser/new-release';
import { cornerLinkClass } from './button';
import { Card } from './card';

interface CardBoundaryProps {
  /** The title of the card. */
  title: string;
  children: ReactNode;
}

/** Keeps the other cards of a page if one of them fails: only this one says so. */
export class CardBoundary extends Component<CardBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    recoverPage(error);
  }

  override render() {
    const { title, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Card title={title}>
        <p role="alert">
          Could not be shown.{' '}
          <button
            type="button"
            className={cornerLinkClass}
            onClick={() => window.location.reload()}
          >
            Reload
          </button>
        </p>
      </Card>
    );
  }
}
