import type { RefObject } from 'react';
import { refocus } from '@/components/ui/refocus';
import type { DeskRow } from '@/lib/desk';
import type { Deciding } from './use-deciding';

interface DecisionPlaceProps {
  deciding: Deciding;
  rows: readonly DeskRow[];
  by: string;
  /** Takes the focus when the row that had it is gone. */
  fallback: RefObject<HTMLElement | null>;
}

/** Where the dialog of a decision stands; outside of the table, whose rows come and go. */
export function DecisionPlace({ deciding, rows, by, fallback }: DecisionPlaceProps) {
  const { asked, Dialog, close } = deciding;
  if (!asked || !Dialog) return null;
  const keys = new Set(asked.keys);
  return (
    <Dialog
      rows={rows.filter(({ key }) => keys.has(key))}
      what={asked.what}
      by={by}
      onClose={() => {
        close();
        refocus(() => fallback.current);
      }}
    />
  );
}
