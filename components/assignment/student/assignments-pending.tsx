'use client';

import {
  pendingOnDevice,
  type PublishedAssignments,
} from '@/components/assignment/model/assignment';
import { BasisLine } from '@/components/page/basis-line';
import { useToday } from '@/components/page/use-clock';
import { Card } from '@/components/ui/card';
import type { Assignment } from '@/content/schema/student/assignment';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';

interface AssignmentsPendingProps {
  pending: PublishedAssignments;
  /** The college's assignments. */
  items?: readonly Assignment[];
}

const none: readonly Assignment[] = [];

/** The number of pending assignments, including those set on this device, the next due date and any overdue date. */
export function AssignmentsPending({ pending, items = none }: AssignmentsPendingProps) {
  const handins = useRecords('handins');
  const today = useToday();
  const { earliest, basis, asOf } = pending;
  const assignments = useList('assignments', items);
  const { count, nextDue, overdueSince } = pendingOnDevice(
    // Without a list, nobody could see what is due on the college's next due day.
    { count: pending.count ?? 0, nextDue: earliest },
    items.length > 0,
    assignments,
    handins,
    today,
  );
  if (pending.count === undefined && count === 0)
    return (
      <Card title="Assignments Pending" className="flex flex-col">
        <p className="my-auto pt-2 font-display text-title font-bold">Not Known Yet</p>
        <p className="text-small text-pretty text-muted">The number will appear here.</p>
      </Card>
    );
  return (
    <Card title="Assignments Pending" className="flex flex-col">
      <p className="figure text-figure">{count}</p>
      <p className="text-note text-muted">
        {nextDue ? (
          <>
            next due <time dateTime={nextDue}>{formatDay(nextDue)}</time>
          </>
        ) : count === 0 ? (
          'nothing is due'
        ) : (
          assignments.length > 0 && !overdueSince && 'no due date yet'
        )}
        {overdueSince && (
          <span className="block text-rejected">
            overdue since <time dateTime={overdueSince}>{formatDay(overdueSince)}</time>
          </span>
        )}
      </p>
      {basis && <BasisLine basis={basis} asOf={asOf} className="mt-auto pt-4 text-muted" />}
    </Card>
  );
}
