import { useEffect, useState } from 'react';
import { rowFacts } from '@/components/activity/model/decision-credential';
import type { ReviewRow } from '@/components/activity/model/review';

type RowFacts = Awaited<ReturnType<typeof rowFacts>>;

/** What a credential says about a row; null if it is not approved as it is, and until that is checked. */
export function useRowFacts(row: ReviewRow | undefined): RowFacts {
  const [found, setFound] = useState<{ row: ReviewRow; facts: RowFacts }>();
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
