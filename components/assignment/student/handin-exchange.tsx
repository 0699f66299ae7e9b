'use client';

import { useMemo } from 'react';
import { ExchangeButton } from '@/components/assignment/shared/exchange-button';
import { loadAll, usePageList } from '@/components/list/use-page-list';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { PageList } from '@/lib/list/long-list';
import type { HandinExchangeDialogProps } from './handin-exchange-dialog';

interface HandinExchangeProps {
  student: HandinExchangeDialogProps['student'];
  keys: PageList<FacultyKey>;
  /** The assignments that the college lists. */
  listed: PageList<{ id: string }>;
}

/** The way to take in assignments of teachers on other devices, and to give them what was handed in. */
export function HandinExchange({ student, ...lists }: HandinExchangeProps) {
  const keys = usePageList(lists.keys);
  const listed = usePageList(lists.listed);
  const ids = useMemo(() => listed.items.map(({ id }) => id), [listed.items]);
  const dialogProps = { student, keys: keys.items, listed: ids };
  const load = async () => {
    const [loaded] = await Promise.all([import('./handin-exchange-dialog'), loadAll(keys, listed)]);
    return loaded.HandinExchangeDialog;
  };
  return <ExchangeButton load={load} props={dialogProps} />;
}
