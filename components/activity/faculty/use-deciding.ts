import { useState } from 'react';
import type { Outcome } from '@/components/activity/model/activity-history';
import type { DeskRow } from '@/components/activity/model/desk';
import { usePart } from '@/components/ui/use-part';
import { fetchCode } from '@/lib/browser/new-release';
import { workspace } from '@/lib/store/device';

/** What is looked at or decided on in a dialog. */
export interface Asked {
  keys: readonly string[];
  /** Null where one row is looked at. */
  what: Exclude<Outcome, 'approved'> | null;
}

const nothing = () => Promise.resolve();

/**
 * The dialog that rows are looked at and decided on in, and the approval that needs none. The keys that decisions may
 * be signed with are fetched with the dialog.
 */
export function useDeciding(by: string, loadKeys: () => Promise<unknown> = nothing) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { Part: Dialog, fetch } = usePart(async () => {
    const [part] = await Promise.all([
      import('./decision-dialog'),
      workspace.load('drafts'),
      loadKeys(),
    ]);
    return part.DecisionDialog;
  });
  const ask = async (next: Asked) => {
    if (await fetch()) setAsked(next);
  };
  const decideOn = async (rows: readonly DeskRow[], what: Outcome) => {
    if (what !== 'approved') return ask({ keys: rows.map(({ key }) => key), what });
    const deed = await fetchCode(() => import('./decision-deed'));
    await deed?.decideHere(rows, { what, by }).catch(() => {});
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
