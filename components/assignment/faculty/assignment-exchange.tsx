'use client';

import { ExchangeButton } from '@/components/assignment/shared/exchange-button';
import { useOwnList } from '@/components/list/use-page-list';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import type { PageList } from '@/lib/list/long-list';
import { workspace } from '@/lib/store/device';
import type { AssignmentExchangeGiven } from './assignment-exchange-dialog';

type AssignmentExchangeProps = Omit<AssignmentExchangeGiven, 'items'> & {
  items: PageList<FacultyAssignment>;
};

/** The way to give assignments to students of other devices, and to take in their work. */
export function AssignmentExchange({ items, ...between }: AssignmentExchangeProps) {
  const list = useOwnList('assignments', items);
  const given = { ...between, items: list.items };
  const load = async () => {
    const [part] = await Promise.all([
      import('./assignment-exchange-dialog'),
      workspace.load('handins'),
      workspace.load('received'),
      list.load(),
    ]);
    return part.AssignmentExchangeDialog;
  };
  return <ExchangeButton load={load} given={given} />;
}
