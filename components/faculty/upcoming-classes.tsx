import { UsersIcon } from '@heroicons/react/16/solid';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { formatPeriodNumber, formatPeriodTime } from '@/lib/class-time';
import { formatTime } from '@/lib/date';

/** The periods of the day, side by side; the strip scrolls inside itself where they do not fit. */
export function UpcomingClasses({ classes }: { classes: readonly UpcomingClass[] }) {
  return (
    <Card title="Upcoming Classes">
      {classes.length === 0 ? (
        <EmptyState sentence="No Classes Today" hint="The periods of the day will stand here." />
      ) : (
        <div
          role="region"
          aria-label="Periods of the day"
          tabIndex={0}
          className="relative -mx-5 snap-x scroll-px-5 overflow-x-auto rounded-control px-5 pb-1"
        >
          <ol className="flex w-max min-w-full gap-3">
            {classes.map((entry) => (
              <Period key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
}

/** One period: its number, its time, who is taught what, and how many they are. */
function Period({ entry }: { entry: UpcomingClass }) {
  const { period, start, end, section, course, students } = entry;
  return (
    <li className="w-54 flex-auto snap-start rounded-control bg-sunken p-4">
      <div className="mb-2 flex items-baseline gap-3">
        <p className="figure text-heading text-brand">
          <span className="sr-only">Period </span>
          {formatPeriodNumber(period)}
        </p>
        <p className="text-lead font-semibold">
          <span aria-hidden="true">{formatPeriodTime(start, end)}</span>
          <span className="sr-only">
            {formatTime(start)} to {formatTime(end)}
          </span>
        </p>
      </div>
      <p>
        {section} {course}
      </p>
      <p className="mt-0.5 flex items-center gap-1.5 text-note text-muted">
        <UsersIcon className="size-4 shrink-0" aria-hidden="true" />
        {students === 1 ? '1 student' : `${students} students`}
      </p>
    </li>
  );
}
