'use client';

import { CalendarIcon } from '@heroicons/react/20/solid';
import type { CalendarHost } from '@/components/schedule/model/icalendar';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { cornerLinkClass } from '@/components/ui/button';
import { importWithRetry } from '@/lib/browser/new-release';

interface TimetableFileProps {
  timetable: Timetable;
  /** The day of the data, "YYYY-MM-DD". */
  asOf: string;
  calendarHost: CalendarHost;
}

const load = () => import('./save-timetable');

/** Downloads the person's timetable as an .ics file; nothing if it is empty. The code that writes it is loaded on click. */
export function TimetableFile({ timetable, asOf, calendarHost }: TimetableFileProps) {
  const { meetings, exams = [] } = timetable;
  if (meetings.length + exams.length === 0) return null;
  const save = async () =>
    (await importWithRetry(load))?.saveTimetable(timetable, asOf, calendarHost);
  return (
    <div className="mt-2 print:hidden no-js:hidden">
      <button
        type="button"
        onClick={() => void save()}
        className={`${cornerLinkClass} min-h-10 gap-1.5 text-start pointer-coarse:min-h-11`}
      >
        <CalendarIcon className="size-5 shrink-0 text-muted" aria-hidden="true" />
        My timetable (.ics)
      </button>
      <p className="text-note text-muted">
        Import it into a calendar of its own. If the timetable changes, delete that calendar and
        import the file again.
      </p>
    </div>
  );
}
