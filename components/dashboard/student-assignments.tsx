'use client';

import { useMemo, type ReactNode } from 'react';
import { ManagedList } from '@/components/portal/managed-list';
import type { Assignment } from '@/content/schema/student/assignment';
import { stateOf } from '@/lib/assignment';
import { formatDay } from '@/lib/date';
import { useAssignments } from '@/lib/workspace/use-list';
import { useRecords } from '@/lib/workspace/use-records';
import { OrphanList } from './orphan-list';

interface StudentAssignmentsProps {
  items: readonly Assignment[];
  /** What stands there while there are none. */
  empty: ReactNode;
}

const load = async () => (await import('./handin-dialog')).HandinDialog;

/** The assignments that a student has, and below them what was handed in for one that is gone. */
export function StudentAssignments({ items, empty }: StudentAssignmentsProps) {
  const assignments = useAssignments(items);
  const handins = useRecords('handins');
  const orphans = useMemo(() => {
    const there = new Set(assignments.map(({ id }) => id));
    return [...handins.values()].filter(({ id, file }) => file && !there.has(id));
  }, [assignments, handins]);
  return (
    <>
      <ManagedList
        label="Assignments"
        records={assignments}
        toItem={({ id, name, subject, section, by, due, closed }) => ({
          id,
          title: name,
          detail: subject ?? [section, by].filter(Boolean).join(', '),
          meta: [`Due ${formatDay(due)}`, stateOf({ closed }, handins.get(id)) ?? []].flat(),
        })}
        verb="Open"
        load={load}
        given={given}
        empty={empty}
      />
      <OrphanList handins={orphans} />
    </>
  );
}

const given = {};
