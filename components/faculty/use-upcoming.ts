import { useMemo } from 'react';
import { useMinute } from '@/components/portal/use-clock';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { cancellationId, type Cancellation } from '@/lib/class-cancel';
import { standingAt, type Standing } from '@/lib/class-day';
import { useRecords } from '@/lib/workspace/use-records';

const unknown: Standing = { now: null, next: null };

/** How the classes stand by the viewer's clock; nothing is known of that in the server's HTML. */
export function useUpcoming(classes: readonly UpcomingClass[]) {
  const cancellations = useRecords('cancellations');
  const minute = useMinute();
  return useMemo(() => {
    const [day, time] = minute?.split('T') ?? [];
    const cancellationOf = (id: string): Cancellation | undefined => {
      const found = day && cancellations.get(cancellationId(id, day));
      return found && !found.restored ? found : undefined;
    };
    const isCancelled = (id: string) => cancellationOf(id) !== undefined;
    return { cancellationOf, ...(time ? standingAt(classes, time, isCancelled) : unknown) };
  }, [classes, cancellations, minute]);
}
