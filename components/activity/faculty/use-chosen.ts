import { useMemo, useState } from 'react';
import type { DeskRow } from '@/components/activity/model/desk';

/** Which of the shown rows are chosen; one that is not shown any more is not decided on unseen. */
export function useChosen(shown: readonly DeskRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = useMemo(() => shown.filter(({ key }) => chosen.has(key)), [shown, chosen]);
  const mark = (rows: readonly DeskRow[], marked: boolean) => {
    const next = new Set(chosen);
    for (const { key } of rows)
      if (marked) next.add(key);
      else next.delete(key);
    setChosen(next);
  };
  return { chosen, picked, mark };
}
