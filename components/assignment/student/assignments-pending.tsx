'use client';

import { pendingOnDevice } from '@/components/assignment/model/assignment';
import { ListLoading } from '@/components/list/list-loading';
import { useOwnList } from '@/components/list/use-page-list';
import { BasisLine } from '@/components/page/basis-line';
import { useToday } from '@/components/page/use-clock';
import { Card } from '@/components/ui/card';
import type { Assignment, Assignments } from '@/content/schema/student/assignment';
import { lengthOf, type PageList } from '@/lib/list/long-list';
import { useAssignments } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';

interface AssignmentsPendingProps {
  pending: Assignments['pending'] & {
    /** The earliest due date of the college's assignments. */
    earliest?: string | null;
  };
  /** The college's assignments. */
  items?: PageList<Assignment>;
}

const none: readonly Assignment[] = [];

/** The number of pending assignments, including those set on this device, the next due date and any overdue date. */
export function AssignmentsPending({ pending, items = none }: AssignmentsPendingProps) {
  const handins = useRecords('handins');
  const today = useToday();
  const { earliest = null } = pending;
  // Done and overdue assignments can only be counted in the whole list; without any, the college's figures are right.
  const isOver = earliest !== null && today !== null && earliest < today;
  const list = useOwnList('assignments', items, handins.size > 0 || isOver);
  const assignments = useAssignments(list.items);
  const published =
    list.state === 'whole' ? pending : { count: lengthOf(items), nextDue: earliest };
  const isListed = list.state === 'whole' && list.items.length > 0;
  const { count, nextDue, overdueSince } = pendingOnDevice(
    published,
    isListed,
    assignments,
    handins,
    today,
  );
  return (
    <Card title="Assignments Pending" className="flex flex-col">
      <p className="figure mt-auto pt-2 text-figure">{count}</p>
      <p className="mt-1.5 font-medium">
        {nextDue ? (
          <>
            next due <time dateTime={nextDue}>{formatDay(nextDue)}</time>
          </>
        ) : overdueSince ? null : count > 0 ? (
          'no due date yet'
        ) : (
          'nothing is due'
        )}
        {overdueSince && (
          <span className="block text-rejected">
            overdue since <time dateTime={overdueSince}>{formatDay(overdueSince)}</time>
          </span>
        )}
      </p>
      <ListLoading list={list} kind="assignments" />
      <BasisLine basis={pending.basis} asOf={pending.asOf} className="mt-auto pt-4 text-muted" />
    </Card>
  );
}
