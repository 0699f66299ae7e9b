'use client';

import type { ReactNode } from 'react';
import { ManagedList } from '@/components/portal/managed-list';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { formatDay } from '@/lib/date';
import { useAssignments } from '@/lib/workspace/use-list';
import { useRecords } from '@/lib/workspace/use-records';

interface SentAssignmentsProps {
  items: readonly FacultyAssignment[];
  sections: readonly string[];
  /** What stands there while there are none. */
  empty: ReactNode;
}

const load = async () => (await import('./assignment-dialog')).AssignmentDialog;

/** The assignments that were set, by the college's record and on this device. */
export function SentAssignments({ items, sections, empty }: SentAssignmentsProps) {
  const received = [...useRecords('received').values()];
  return (
    <ManagedList
      label="Assignments"
      records={useAssignments(items)}
      toItem={({ id, name, section = '', due, closed, origin }) => ({
        id,
        title: name,
        detail: origin === 'device' ? `${section}, on this device` : section,
        meta: [
          `Due ${formatDay(due)}`,
          ...(closed ? ['Closed'] : []),
          receivedText(received.filter(({ assignment }) => assignment === id).length) ?? [],
        ].flat(),
      })}
      verb="Manage"
      load={load}
      given={{ sections }}
      empty={empty}
    />
  );
}

function receivedText(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? '1 handed in' : `${count} handed in`;
}
