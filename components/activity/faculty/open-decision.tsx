import type { RefObject } from 'react';
import type { ReviewRow } from '@/components/activity/model/review';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Deciding } from './use-deciding';

interface OpenDecisionProps {
  deciding: Deciding;
  rows: readonly ReviewRow[];
  by: string;
  keys: readonly FacultyKey[];
  issuer: CredentialIssuer | undefined;
  /** Takes the focus when the focused row is gone. */
  fallback: RefObject<HTMLElement | null>;
}

/** Renders the decision dialog outside the table, because its rows may disappear. */
export function OpenDecision({ deciding, rows, by, keys, issuer, fallback }: OpenDecisionProps) {
  const { asked, Dialog, close } = deciding;
  if (!asked || !Dialog) return null;
  const asking = new Set(asked.keys);
  return (
    <Dialog
      rows={rows.filter(({ key }) => asking.has(key))}
      what={asked.what}
      by={by}
      keys={keys}
      issuer={issuer}
      onClose={() => {
        close();
        restoreFocus(() => fallback.current);
      }}
    />
  );
}
