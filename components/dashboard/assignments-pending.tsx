'use client';

import { BasisLine } from '@/components/portal/basis-line';
import { ListArrival } from '@/components/portal/list-arrival';
import { useOwnList } from '@/components/portal/use-page-list';
import { Card } from '@/components/ui/card';
import type { Assignment, Assignments } from '@/content/schema/student/assignment';
import { pendingHere } from '@/lib/assignment';
import { formatDayOfYear } from '@/lib/date';
import { lengthOf, type PageList } from '@/lib/long-list';
import { useAssignments } from '@/lib/workspace/use-list';
import { useRecords } from '@/lib/workspace/use-records';

interface AssignmentsPendingProps {
  pending: Assignments['pending'] & {
    /** The day that the first of the college's assignments is due. */
    earliest?: string | null;
  };
  /** The assignments that the college lists. */
  items?: PageList<Assignment>;
}

const none: readonly Assignment[] = [];

/** How many assignments wait, and the day of the next one; those set on this device count. */
export function AssignmentsPending({ pending, items = none }: AssignmentsPendingProps) {
  const handins = useRecords('handins');
  // Which of them are done is known of the whole only; nothing is, and the college's figures hold.
  const list = useOwnList('assignments', items, handins.size > 0);
  const assignments = useAssignments(list.items);
  const told =
    list.state === 'whole'
      ? pending
      : { count: lengthOf(items), nextDue: pending.earliest ?? null };
  const isListed = list.state === 'whole' && list.items.length > 0;
  const { count, nextDue } = pendingHere(told, isListed, assignments, handins);
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
      <ListArrival list={list} kind="assignments" />
      <BasisLine basis={pending.basis} asOf={pending.asOf} className="mt-auto pt-4 text-muted" />
    </Card>
  );
}
