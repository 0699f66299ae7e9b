'use client';

import { ExchangeButton } from '@/components/assignment/shared/exchange-button';
import { useOwnList } from '@/components/list/use-page-list';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import type { PageList } from '@/lib/list/long-list';
import { workspace } from '@/lib/store/device';
import type { AssignmentExchangeDialogProps } from './assignment-exchange-dialog';

const load = async () => (await import('./assignment-exchange-dialog')).AssignmentExchangeDialog;

type AssignmentExchangeProps = Omit<AssignmentExchangeDialogProps, 'items'> & {
  items: PageList<FacultyAssignment>;
};

/** The button that exchanges files with students on other devices. */
export function AssignmentExchange({ items, ...between }: AssignmentExchangeProps) {
  const list = useOwnList('assignments', items);
  const dialogProps = { ...between, items: list.items };
  const ready = () =>
    Promise.all([workspace.load('handins'), workspace.load('received'), list.load()]);
  return <ExchangeButton load={load} ready={ready} props={dialogProps} />;
}
