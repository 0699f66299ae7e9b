'use client';

import { AssignmentFiles } from '@/components/portal/assignment-files';
import { useOwnList } from '@/components/portal/use-page-list';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import type { PageList } from '@/lib/long-list';
import { workspace } from '@/lib/workspace/device';
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
  return <AssignmentFiles load={load} given={given} />;
}
