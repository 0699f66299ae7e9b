import { useState } from 'react';
import type { DecisionOutcome } from '@/components/activity/model/activity-history';
import type { DecisionChoice } from '@/components/activity/model/decision';
import type { ReviewRow } from '@/components/activity/model/review';
import { useLazy } from '@/components/ui/lazy/use-lazy';
import { importWithRetry } from '@/lib/browser/new-release';
import { workspace } from '@/lib/store/device';

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

export type Deciding = ReturnType<typeof useDeciding>;
