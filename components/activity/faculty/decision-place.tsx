import type { RefObject } from 'react';
import type { DeskRow } from '@/components/activity/model/desk';
import { refocus } from '@/components/ui/refocus';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Deciding } from './use-deciding';

interface DecisionPlaceProps {
  deciding: Deciding;
  rows: readonly DeskRow[];
  by: string;
  keys: readonly FacultyKey[];
  /** Takes the focus when the row that had it is gone. */
  fallback: RefObject<HTMLElement | null>;
}

/** Where the dialog of a decision stands; outside of the table, whose rows come and go. */
export function DecisionPlace({ deciding, rows, by, keys, fallback }: DecisionPlaceProps) {
  const { asked, Dialog, close } = deciding;
  if (!asked || !Dialog) return null;
  const asking = new Set(asked.keys);
  return (
    <Dialog
      rows={rows.filter(({ key }) => asking.has(key))}
      what={asked.what}
      by={by}
      keys={keys}
      onClose={() => {
        close();
        refocus(() => fallback.current);
      }}
    />
  );
}
