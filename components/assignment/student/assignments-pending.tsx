'use client';

import {
  openAssignments,
  pendingOnDevice,
  type PublishedAssignments,
} from '@/components/assignment/model/assignment';
import { BasisLine } from '@/components/page/basis-line';
import { PortalLink } from '@/components/page/portal-link';
import { useToday } from '@/components/page/use-clock';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Assignment } from '@/content/schema/student/assignment';
import { routes } from '@/lib/site/routes';
import { useList, type OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatShortDay } from '@/lib/time/date';

interface AssignmentsPendingProps {
  pending: PublishedAssignments;
  /** The college's assignments. */
  items?: readonly Assignment[];
}

const none: readonly Assignment[] = [];

/** The number of pending assignments, including those set on this device, the next due date, any overdue date and the first three. */
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
  const open = openAssignments(assignments, handins);
  return (
    <Card title="Assignments Pending" className="@container flex flex-col">
      <p className="figure text-figure">{count}</p>
      <p className="text-note text-muted">
        {nextDue ? (
          <>
            next due <time dateTime={nextDue}>{formatShortDay(nextDue, today)}</time>
          </>
        ) : count === 0 ? (
          'nothing due'
        ) : (
          assignments.length > 0 && !overdueSince && 'no due date yet'
        )}
        {overdueSince && (
          <span className="block text-rejected">
            overdue since <time dateTime={overdueSince}>{formatShortDay(overdueSince, today)}</time>
          </span>
        )}
      </p>
      {basis && open.length === 0 && <BasisLine basis={basis} asOf={asOf} className="text-muted" />}
      <div className="mt-auto pt-4 print:hidden @max-[13rem]:hidden">
        {open.length > 0 ? (
          <OpenList open={open.slice(0, 3)} today={today} />
        ) : (
          count > 0 && (
            <p className="border-t border-line pt-3">
              <PortalLink href={routes.assignments} className={cornerLinkClass}>
                All assignments
              </PortalLink>
            </p>
          )
        )}
      </div>
    </Card>
  );
}

interface OpenListProps {
  open: readonly OwnAssignment[];
  today: string | null;
}

/** The assignments that are due first, each a link to Assignments. */
function OpenList({ open, today }: OpenListProps) {
  return (
    <ul aria-label="Due first" className="text-note">
      {open.map(({ id, name, subject, due }) => (
        <li key={id}>
          <PortalLink
            href={routes.assignments}
            className="flex min-h-9 items-center justify-between gap-3 border-t border-line py-1.5 hover:text-brand pointer-coarse:min-h-11"
          >
            <span className="line-clamp-2 min-w-0 wrap-anywhere">
              <bdi>{name}</bdi>
              {subject && !name.includes(subject) && (
                <>
                  , <bdi>{subject}</bdi>
                </>
              )}
            </span>{' '}
            {due && (
              <time dateTime={due} className="shrink-0 text-muted">
                {formatShortDay(due, today)}
              </time>
            )}
          </PortalLink>
        </li>
      ))}
    </ul>
  );
}
