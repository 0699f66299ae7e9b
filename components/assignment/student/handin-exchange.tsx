'use client';

import { useMemo } from 'react';
import { ExchangeButton } from '@/components/assignment/shared/exchange-button';
import { loadAll, usePageList } from '@/components/list/use-page-list';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { PageList } from '@/lib/list/long-list';
import type { HandinExchangeDialogProps } from './handin-exchange-dialog';

const load = async () => (await import('./handin-exchange-dialog')).HandinExchangeDialog;

interface HandinExchangeProps {
  student: HandinExchangeDialogProps['student'];
  sections: HandinExchangeDialogProps['sections'];
  keys: PageList<FacultyKey>;
  /** The college's own assignments. */
  listed: PageList<{ id: string }>;
}

/** The button that exchanges files with teachers on other devices. */
export function HandinExchange({ student, sections, ...lists }: HandinExchangeProps) {
  const keys = usePageList(lists.keys);
  const listed = usePageList(lists.listed);
  const ids = useMemo(() => listed.items.map(({ id }) => id), [listed.items]);
  const dialogProps = { student, sections, keys: keys.items, listed: ids };
  const ready = () => loadAll(keys, listed);
  return <ExchangeButton load={load} ready={ready} props={dialogProps} />;
}
