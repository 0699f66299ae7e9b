import { useState } from 'react';
import type { Outcome } from '@/lib/activity-history';
import type { DeskRow } from '@/lib/desk';
import { say } from '@/lib/workspace/message';
import type { DecisionDialog } from './decision-dialog';

/** What is looked at or decided on in a dialog. */
export interface Asked {
  keys: readonly string[];
  /** Null where one row is looked at. */
  what: Exclude<Outcome, 'approved'> | null;
}

/** The dialog that rows are looked at and decided on in, and the approval that needs none. */
export function useDeciding(by: string) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [Dialog, setDialog] = useState<typeof DecisionDialog | null>(null);
  const ask = async (next: Asked) => {
    try {
      const part = await import('./decision-dialog');
      setDialog(() => part.DecisionDialog);
      setAsked(next);
    } catch {
      say('This part could not be loaded. Check the connection and try again.', { urgent: true });
    }
  };
  const decideOn = async (rows: readonly DeskRow[], what: Outcome) => {
    if (what !== 'approved') return ask({ keys: rows.map(({ key }) => key), what });
    const deed = await import('./decision-deed');
    await deed.decideHere(rows, { what, by }).catch(() => {});
  };
  return {
    asked,
    Dialog,
    onDetails: ({ key }: DeskRow) => void ask({ keys: [key], what: null }),
    decideOn: (rows: readonly DeskRow[], what: Outcome) => void decideOn(rows, what),
    close: () => setAsked(null),
  };
}

/** What `useDeciding` gives. */
export type Deciding = ReturnType<typeof useDeciding>;
