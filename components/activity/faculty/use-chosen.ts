import { useMemo, useState } from 'react';
import type { ReviewRow } from '@/components/activity/model/review';

/** The chosen rows. Rows that are no longer shown do not count, so nothing is decided unseen. */
export function useChosen(shown: readonly ReviewRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = useMemo(() => shown.filter(({ key }) => chosen.has(key)), [shown, chosen]);
  const setRowsChosen = (rows: readonly ReviewRow[], marked: boolean) => {
    const next = new Set(chosen);
    for (const { key } of rows)
      if (marked) next.add(key);
      else next.delete(key);
    setChosen(next);
  };
  return { chosen, picked, setRowsChosen };
}
