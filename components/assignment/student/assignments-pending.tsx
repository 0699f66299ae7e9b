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
    /** The day that the first of the college's assignments is due. */
    earliest?: string | null;
  };
  /** The assignments that the college lists. */
  items?: PageList<Assignment>;
}

const none: readonly Assignment[] = [];

/** How many assignments wait, the day of the next one, and since when one is overdue; those set on this device count. */
export function AssignmentsPending({ pending, items = none }: AssignmentsPendingProps) {
  const handins = useRecords('handins');
  const today = useToday();
  const { earliest = null } = pending;
  // Which of them are done or next is known of the whole only; where nothing is, the college's figures hold.
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
