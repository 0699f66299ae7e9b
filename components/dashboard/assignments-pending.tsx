import { Card } from '@/components/ui/card';
import type { Assignments } from '@/content/schema/student/assignment';
import { formatDayOfYear } from '@/lib/date';
import { BasisLine } from '@/components/portal/basis-line';

/** How many assignments wait, and the day of the next one. */
export function AssignmentsPending({ pending }: { pending: Assignments['pending'] }) {
  return (
    <Card title="Assignments Pending" className="flex flex-col">
      <p className="figure mt-auto pt-2 text-figure">{pending.count}</p>
      <p className="mt-1.5 font-medium">
        {pending.nextDue ? (
          <>
            next due <time dateTime={pending.nextDue}>{formatDayOfYear(pending.nextDue)}</time>
          </>
        ) : pending.count > 0 ? (
          'no due date yet'
        ) : (
          'nothing is due'
        )}
      </p>
      <BasisLine basis={pending.basis} asOf={pending.asOf} className="mt-auto pt-4 text-muted" />
    </Card>
  );
}
