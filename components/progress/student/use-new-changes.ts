import { useEffect, useState } from 'react';
import { useCurrentRecord } from '@/components/session/use-current-record';

const load = () =>
  Promise.all([
    import('@/lib/record/last-visit'),
    import('@/components/progress/model/record-difference'),
  ]);

/** Returns how many lines the list of what is new on Progress has, without the notifications; 0 until that is known. */
export function useNewChanges(): number {
  const { flag, record } = useCurrentRecord();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (flag?.mode !== 'device' || record?.kind !== 'student') return;
    let stop = () => {};
    let isCurrent = true;
    void (async () => {
      // Without it, the bell counts what it has.
      const loaded = await load().catch(() => null);
      if (!loaded || !isCurrent) return;
      const [{ nextVisit, watchVisit }, { inLines, recordDifference }] = loaded;
      const show = async () => {
        const before = (await nextVisit(flag).catch(() => null))?.record;
        const isKnown = before?.kind === 'student' && before.number <= record.number;
        const changes = isKnown ? recordDifference(before, record) : [];
        const lines = inLines(changes.filter(({ kind }) => kind !== 'notification'));
        if (isCurrent) setCount(lines.length);
      };
      stop = watchVisit(() => void show());
      await show();
    })();
    return () => {
      isCurrent = false;
      stop();
    };
  }, [flag, record]);
  return count;
}
