import { useState, type RefObject } from 'react';
import type { DecisionOutcome } from '@/components/activity/model/activity-history';
import type { DecisionChoice } from '@/components/activity/model/decision';
import type { ReviewRow } from '@/components/activity/model/review';
import { useLazy } from '@/components/ui/lazy/use-lazy';
import { restoreFocus } from '@/components/ui/restore-focus';
import { importWithRetry } from '@/lib/browser/new-release';
import { workspace } from '@/lib/store/device';
import type { ReviewContent } from './use-review-queue';

/** The rows in the dialog, and the decision to make. */
interface Asked {
  keys: readonly string[];
  /** Null to show the details of one row. */
  what: DecisionOutcome | null;
}

/** Opens the dialog for details and decisions; an approval without a reason needs no dialog. */
export function useDeciding(by: string) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { Component: Dialog, ensureLoaded } = useLazy(async () => {
    const [loaded] = await Promise.all([
      import('./decision-dialog'),
      workspace.load('drafts'),
      workspace.load('keys'),
    ]);
    return loaded.DecisionDialog;
  });
  const ask = async (next: Asked) => {
    if (await ensureLoaded()) setAsked(next);
  };
  const decideOn = async (rows: readonly ReviewRow[], choice: DecisionChoice) => {
    const what = choice === 'explained' ? 'approved' : choice;
    if (choice !== 'approved') return ask({ keys: rows.map(({ key }) => key), what });
    const actions = await importWithRetry(() => import('./decision-actions'));
    await actions?.decideActivities(rows, { what, by }).catch(() => {});
  };
  return {
    asked,
    Dialog,
    onDetails: ({ key }: ReviewRow) => void ask({ keys: [key], what: null }),
    decideOn: (rows: readonly ReviewRow[], choice: DecisionChoice) => void decideOn(rows, choice),
    close: () => setAsked(null),
  };
}

type Deciding = ReturnType<typeof useDeciding>;

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
