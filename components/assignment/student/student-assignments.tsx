'use client';

import { useMemo, type ReactNode } from 'react';
import { formatScore, stateOf } from '@/components/assignment/model/assignment';
import { ListFoot } from '@/components/list/list-foot';
import { ManagedList } from '@/components/list/managed-list';
import { useOwnList } from '@/components/list/use-page-list';
import { useShown } from '@/components/list/use-shown';
import type { Assignment } from '@/content/schema/student/assignment';
import type { PageList } from '@/lib/list/long-list';
import { useAssignments } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';
import type { LoadCheck } from './handin-dialog';
import { UnlinkedSubmissions } from './unlinked-submissions';

interface StudentAssignmentsProps {
  items: PageList<Assignment>;
  /** Loads the dialog that compares the own work before it is handed in; undefined if the college does not offer it. */
  loadCheck?: LoadCheck | undefined;
  /** Shown if there are no assignments. */
  empty: ReactNode;
}

const load = async () => (await import('./handin-dialog')).HandinDialog;

/** The student's assignments, and below them the submissions whose assignment no longer exists. */
export function StudentAssignments({ items, loadCheck, empty }: StudentAssignmentsProps) {
  const handins = useRecords('handins');
  // Only the whole list shows which assignments no longer exist.
  const list = useOwnList('assignments', items, handins.size > 0);
  const assignments = useAssignments(list.items);
  const shown = useShown(list, assignments);
  const unlinked = useMemo(() => {
    if (list.state !== 'whole') return [];
    const there = new Set(assignments.map(({ id }) => id));
    return [...handins.values()].filter(({ id, file }) => file && !there.has(id));
  }, [assignments, handins, list.state]);
  return (
    <>
      <ManagedList
        label="Assignments"
        records={shown.records}
        all={assignments}
        toItem={(assignment) => {
          const { id, name, subject, section, by, due } = assignment;
          return {
            id,
            title: name,
            detail: subject ?? [section, by].filter(Boolean).join(', '),
            meta: [
              due ? `Due ${formatDay(due)}` : [],
              stateOf(assignment, handins.get(id)) ?? [],
              formatScore(assignment) ?? [],
            ].flat(),
          };
        }}
        verb="Open"
        load={load}
        props={{ loadCheck }}
        empty={empty}
      />
      <ListFoot shown={shown} kind="assignments" />
      <UnlinkedSubmissions handins={unlinked} />
    </>
  );
}
