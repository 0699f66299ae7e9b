'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { formatScore, stateOf } from '@/components/assignment/model/assignment';
import { groupAssignments, subjectOf } from '@/components/assignment/model/assignment-group';
import { ListFoot } from '@/components/list/list-foot';
import { ManagedList } from '@/components/list/managed-list';
import { useShown } from '@/components/list/use-shown';
import { useToday } from '@/components/page/use-clock';
import { Select } from '@/components/ui/select';
import type { Assignment } from '@/content/schema/student/assignment';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';
import { AssignmentBadge } from './assignment-badge';
import type { LoadCheck } from './handin-dialog';
import { UnlinkedSubmissions } from './unlinked-submissions';

interface StudentAssignmentsProps {
  items: readonly Assignment[];
  /** Loads the dialog that compares the own work before it is handed in; undefined if the college does not offer it. */
  loadCheck?: LoadCheck | undefined;
  /** Shown if there are no assignments. */
  empty: ReactNode;
}

const load = async () => (await import('./handin-dialog')).HandinDialog;

/** The student's assignments by what is missing, due and done, and below them the submissions whose assignment no longer exists. */
export function StudentAssignments({ items, loadCheck, empty }: StudentAssignmentsProps) {
  const handins = useRecords('handins');
  const today = useToday();
  const assignments = useList('assignments', items);
  const [chosen, choose] = useState('');
  const subjects = useMemo(
    () => [...new Set(assignments.map(subjectOf))].filter(Boolean),
    [assignments],
  );
  const subject = subjects.includes(chosen) ? chosen : '';
  const grouped = useMemo(
    () => groupAssignments(assignments, handins, today),
    [assignments, handins, today],
  );
  const found = subject ? grouped.filter((one) => subjectOf(one) === subject) : grouped;
  const counts = new Map<string, number>();
  for (const { group } of found) counts.set(group, (counts.get(group) ?? 0) + 1);
  const shown = useShown(found);
  const unlinked = useMemo(() => {
    const there = new Set(assignments.map(({ id }) => id));
    return [...handins.values()].filter(({ id, file }) => file && !there.has(id));
  }, [assignments, handins]);
  return (
    <>
      {subjects.length > 1 && (
        <div className="mb-4 print:hidden">
          <Select
            label="Subject"
            value={subject}
            onChange={choose}
            options={[
              { value: '', text: 'All subjects' },
              ...subjects.map((value) => ({ value, text: value })),
            ]}
          />
        </div>
      )}
      <ManagedList
        label="Assignments"
        records={shown.records}
        all={grouped}
        toItem={({ group, ...assignment }) => {
          const { id, name, subject, section, by, due } = assignment;
          return {
            id,
            group: { name: group, count: counts.get(group) ?? 0 },
            title: name,
            detail: subject ?? [section, by].filter(Boolean).join(', '),
            badge: <AssignmentBadge group={group} state={stateOf(assignment, handins.get(id))} />,
            meta: [due ? `Due ${formatDay(due)}` : [], formatScore(assignment) ?? []].flat(),
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
