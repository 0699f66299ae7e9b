import { useMemo, useState } from 'react';
import type { ReviewRow } from '@/components/activity/model/review';

/** Which of the shown rows are chosen; one that is not shown any more is not decided on unseen. */
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
