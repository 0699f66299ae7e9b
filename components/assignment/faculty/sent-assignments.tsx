'use client';

import type { ReactNode } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { useHasDrop } from '@/components/drop/use-boxes';
import { ListFoot } from '@/components/list/list-foot';
import { ManagedList } from '@/components/list/managed-list';
import { RemovedList } from '@/components/list/removed-list';
import { useShown } from '@/components/list/use-shown';
import { useSends } from '@/components/session/use-current-record';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';
import type { LoadComparison } from './assignment-dialog';

interface SentAssignmentsProps {
  items: readonly FacultyAssignment[];
  sections: readonly string[];
  /** The students of the teacher's sections. */
  students: readonly ReviewStudent[];
  loadComparison: LoadComparison;
  /** Shown if there are no assignments. */
  empty: ReactNode;
}

const load = async () => (await import('./assignment-dialog')).AssignmentDialog;
const loadWork = async () => (await import('./new-work')).NewWork;

/** The assignments of the college's record and those set on this device. */
export function SentAssignments({
  items,
  sections,
  students,
  loadComparison,
  empty,
}: SentAssignmentsProps) {
  const { Component: Work } = useLazyWhen(loadWork, useHasDrop());
  const received = [...useRecords('received').values()];
  const overlays = useRecords('assignments');
  const canSend = useSends();
  const placeOf = (id: string) => {
    const { at, changed = at, sent } = overlays.get(id) ?? {};
    return canSend && sent !== changed ? 'saved here, not sent yet' : 'on this device';
  };
  const assignments = useList('assignments', items);
  const shown = useShown(assignments);
  return (
    <>
      {Work && <Work items={items} students={students} />}
      <ManagedList
        label="Assignments"
        records={shown.records}
        all={assignments}
        toItem={({ id, name, section = '', due, closed, origin }) => ({
          id,
          title: name,
          detail: origin === 'device' ? `${section}, ${placeOf(id)}` : section,
          meta: [
            due ? `Due ${formatDay(due)}` : [],
            ...(closed ? ['Closed'] : []),
            receivedText(received.filter(({ assignment }) => assignment === id).length) ?? [],
          ].flat(),
        })}
        verb="Manage"
        load={load}
        props={{ sections, loadComparison }}
        empty={empty}
      />
      <ListFoot shown={shown} kind="assignments" />
      <RemovedList store="assignments" published={items} />
    </>
  );
}

function receivedText(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? '1 handed in' : `${count} handed in`;
}
