import { useEffect, useState } from 'react';
import { rowFacts } from '@/components/activity/model/decision-credential';
import type { ReviewRow } from '@/components/activity/model/review';
import type { CredentialFacts } from '@/components/credential/model/open-badge';

/** What a credential says about a row; null if it is not approved as it is, and until that is checked. */
export function useRowFacts(row: ReviewRow | undefined): CredentialFacts | null {
  const [found, setFound] = useState<{ row: ReviewRow; facts: CredentialFacts | null }>();
  useEffect(() => {
    let stale = false;
    if (row)
      void rowFacts(row).then((facts) => {
        if (!stale) setFound({ row, facts });
      });
    return () => void (stale = true);
  }, [row]);
  return found && found.row === row ? found.facts : null;
}
