'use client';

import { useMemo } from 'react';
import { AssignmentFiles } from '@/components/portal/assignment-files';
import { loadAll, usePageList } from '@/components/portal/use-page-list';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { PageList } from '@/lib/long-list';
import type { HandinExchangeGiven } from './handin-exchange-dialog';

interface HandinExchangeProps {
  student: HandinExchangeGiven['student'];
  keys: PageList<FacultyKey>;
  /** The assignments that the college lists. */
  listed: PageList<{ id: string }>;
}

/** The way to take in assignments of teachers on other devices, and to give them what was handed in. */
export function HandinExchange({ student, ...lists }: HandinExchangeProps) {
  const keys = usePageList(lists.keys);
  const listed = usePageList(lists.listed);
  const ids = useMemo(() => listed.items.map(({ id }) => id), [listed.items]);
  const given = { student, keys: keys.items, listed: ids };
  const load = async () => {
    const [part] = await Promise.all([import('./handin-exchange-dialog'), loadAll(keys, listed)]);
    return part.HandinExchangeDialog;
  };
  return <AssignmentFiles load={load} given={given} />;
}
