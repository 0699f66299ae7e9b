'use client';

import { BasisLine } from '@/components/portal/basis-line';
import { Card } from '@/components/ui/card';
import type { Assignment, Assignments } from '@/content/schema/student/assignment';
import { pendingHere } from '@/lib/assignment';
import { formatDayOfYear } from '@/lib/date';
import { useAssignments } from '@/lib/workspace/use-list';
import { useRecords } from '@/lib/workspace/use-records';

interface AssignmentsPendingProps {
  pending: Assignments['pending'];
  /** The assignments that the college lists. */
  items?: readonly Assignment[];
}

const none: readonly Assignment[] = [];

/** How many assignments wait, and the day of the next one; those set on this device count. */
export function AssignmentsPending({ pending, items = none }: AssignmentsPendingProps) {
  const assignments = useAssignments(items);
  const handins = useRecords('handins');
  const { count, nextDue } = pendingHere(pending, items.length > 0, assignments, handins);
  return (
    <Card title="Assignments Pending" className="flex flex-col">
      <p className="figure mt-auto pt-2 text-figure">{count}</p>
      <p className="mt-1.5 font-medium">
        {nextDue ? (
          <>
            next due <time dateTime={nextDue}>{formatDayOfYear(nextDue)}</time>
          </>
        ) : count > 0 ? (
          'no due date yet'
        ) : (
          'nothing is due'
        )}
      </p>
      <BasisLine basis={pending.basis} asOf={pending.asOf} className="mt-auto pt-4 text-muted" />
    </Card>
  );
}
