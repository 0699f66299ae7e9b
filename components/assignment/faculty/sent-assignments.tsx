'use client';

import type { ReactNode } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { byDueDate, handedInOf, handedInText } from '@/components/assignment/model/open-assignment';
import { useHasDrop } from '@/components/drop/use-boxes';
import { ListFoot } from '@/components/list/list-foot';
import { ManagedList } from '@/components/list/managed-list';
import { RemovedList } from '@/components/list/removed-list';
import { useShown } from '@/components/list/use-shown';
import { useToday } from '@/components/page/use-clock';
import { useSends } from '@/components/session/use-current-record';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatShortDay } from '@/lib/time/date';
import type { LoadComparison } from './assignment-dialog';

interface SentAssignmentsProps {
  items: readonly FacultyAssignment[];
  sections: readonly string[];
  /** The number of students in each section. */
  sizes: ReadonlyMap<string, number>;
  /** The students of the teacher's sections. */
  students: readonly ReviewStudent[];
  loadComparison: LoadComparison;
  /** Shown if there are no assignments. */
  empty: ReactNode;
}

const load = async () => (await import('./assignment-dialog')).AssignmentDialog;
const loadWork = async () => (await import('./new-work')).NewWork;

/** The assignments of the college's record and those set on this device: open ones by due date, then past ones. */
export function SentAssignments(props: SentAssignmentsProps) {
  const { items, sections, sizes, students, loadComparison, empty } = props;
  const { Component: Work } = useLazyWhen(loadWork, useHasDrop());
  const records = { sizes, received: useRecords('received'), handins: useRecords('handins') };
  const overlays = useRecords('assignments');
  const today = useToday();
  const { open, past } = byDueDate(useList('assignments', items), today);
  const assignments = [...open, ...past];
  const groupOf = (index: number) =>
    index < open.length
      ? { name: 'Open', count: open.length }
      : { name: 'Past', count: past.length };
  const canSend = useSends();
  const placeOf = (id: string) => {
    const { at, changed = at, sent } = overlays.get(id) ?? {};
    return canSend && sent !== changed ? 'saved here, not sent yet' : 'on this device';
  };
  const shown = useShown(assignments);
  return (
    <>
      {Work && <Work items={items} students={students} />}
      <ManagedList
        label="Assignments"
        records={shown.records}
        all={assignments}
        toItem={(assignment) => {
          const { id, name, section = '', due, closed, origin } = assignment;
          const handedIn = handedInOf(assignment, records);
          return {
            id,
            title: name,
            detail: origin === 'device' ? `${section}, ${placeOf(id)}` : section,
            meta: [
              due ? `Due ${formatShortDay(due, today)}` : [],
              closed ? 'Closed' : [],
              handedIn ? handedInText(handedIn) : [],
            ].flat(),
            group: groupOf(assignments.indexOf(assignment)),
          };
        }}
        asRows
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
