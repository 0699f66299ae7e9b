import { useEffect, useState } from 'react';
import { useCurrentRecord } from '@/components/session/use-current-record';
import type { LastVisit } from '@/lib/record/last-visit';
import { importWithRetry } from '@/lib/browser/new-release';

/** The basis of the list: the record of the last visit, or why there is none. */
export type ListBasis =
  { kind: 'waiting' } | { kind: 'sample' } | { kind: 'shared' } | ({ kind: 'visit' } & LastVisit);

const load = () =>
  importWithRetry(() => import('@/lib/record/last-visit'), { early: true, name: 'visit' });

/** The basis of the list of what is new for the person who is signed in, and a function that marks all as seen. */
export function useLastVisit(): [ListBasis, () => void] {
  const { flag, record } = useCurrentRecord();
  const [visit, setVisit] = useState<LastVisit | null>(null);
  const isStored = flag?.mode === 'device';
  useEffect(() => {
    if (!flag || !isStored || !record) return;
    let isCurrent = true;
    const show = async () => {
      const loaded = await load();
      // If the browser denies what it stored, the list is that of a first visit.
      const found = await loaded?.visitList(flag).catch(() => null);
      if (isCurrent) setVisit(found ?? { record: null, since: Date.now() });
    };
    void show();
    // The visit goes on while the page is used.
    window.addEventListener('focus', show);
    return () => {
      isCurrent = false;
      window.removeEventListener('focus', show);
    };
  }, [flag, isStored, record]);
  const markSeen = async () => {
    const loaded = await load();
    const found = flag && (await loaded?.markSeen(flag).catch(() => null));
    if (found) setVisit(found);
  };
  if (!flag) return [{ kind: 'sample' }, () => {}];
  if (!isStored) return [{ kind: 'shared' }, () => {}];
  return [visit ? { kind: 'visit', ...visit } : { kind: 'waiting' }, () => void markSeen()];
}
