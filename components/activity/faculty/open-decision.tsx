import type { RefObject } from 'react';
import type { ReviewRow } from '@/components/activity/model/review';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { Deciding } from './use-deciding';
import type { ReviewContent } from './use-review-queue';

interface OpenDecisionProps {
  deciding: Deciding;
  rows: readonly ReviewRow[];
  content: ReviewContent;
  /** Takes the focus when the focused row is gone. */
  fallback: RefObject<HTMLElement | null>;
}

/** Renders the decision dialog outside the table, because its rows may disappear. */
export function OpenDecision({ deciding, rows, content, fallback }: OpenDecisionProps) {
  const { asked, Dialog, close } = deciding;
  if (!asked || !Dialog) return null;
  const asking = new Set(asked.keys);
  return (
    <Dialog
      rows={rows.filter(({ key }) => asking.has(key))}
      what={asked.what}
      content={content}
      onClose={() => {
        close();
        restoreFocus(() => fallback.current);
      }}
    />
  );
}
