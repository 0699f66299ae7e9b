import { CalendarIcon } from '@heroicons/react/20/solid';
import { calendarFile } from '@/components/schedule/model/calendar';
import { asset } from '@/lib/site/routes';
import { formatCalendarMonth } from '@/lib/time/date';

const linkClass =
  'inline-flex min-h-8 pointer-coarse:min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline';

/** Links to the month as an .ics file and to the whole calendar for subscribing. */
export function CalendarFiles({ month }: { month: string }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 border-t border-line pt-3 text-note print:hidden">
      <CalendarIcon className="size-5 text-muted" aria-hidden="true" />
      <a href={asset(calendarFile(month))} download className={linkClass}>
        This month (.ics) <span className="sr-only">{formatCalendarMonth(month)}</span>
      </a>
      <a href={asset(calendarFile('academic'))} className={linkClass}>
        Whole calendar (.ics)
      </a>
    </p>
  );
}
