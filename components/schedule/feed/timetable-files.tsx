'use client';

import { CalendarIcon } from '@heroicons/react/20/solid';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { cornerLinkClass } from '@/components/ui/button';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { importWithRetry } from '@/lib/browser/new-release';

const loadFeeds = async () => (await import('./section-feeds')).SectionFeeds;

interface TimetableFilesProps {
  timetable: Timetable & { sample?: boolean };
  /** The day of the data, "YYYY-MM-DD". */
  asOf: string;
  calendarHost: CalendarHost;
  /** Whether the college publishes the timetables of sections. Those of the sample are not published. */
  hasFeeds?: boolean;
}

/** The ways to have a timetable in a calendar program; nothing if it is empty. */
export function TimetableFiles({ hasFeeds = false, ...props }: TimetableFilesProps) {
  const { meetings, exams = [], sample } = props.timetable;
  const sections = [...new Set(meetings.map(({ section }) => section))].sort();
  const isPublished = hasFeeds && !sample && sections.length > 0;
  const { Component: SectionFeeds } = useLazyWhen(loadFeeds, isPublished);
  if (meetings.length + exams.length === 0) return null;
  return (
    <>
      <TimetableFile {...props} />
      {isPublished && SectionFeeds && <SectionFeeds sections={sections} />}
    </>
  );
}

const load = () => import('./save-timetable');

/** Downloads the person's timetable as an .ics file; the code that writes it is loaded on click. */
function TimetableFile({ timetable, asOf, calendarHost }: TimetableFilesProps) {
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
