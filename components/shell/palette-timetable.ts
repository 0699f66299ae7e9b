import { useMemo } from 'react';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { entriesBetween } from '@/components/schedule/model/timetable-entry';
import type { SampleRecord } from '@/components/session/own-record';
import type { Subject } from '@/content/schema/student/subject';
import type { OpenedRecord } from '@/lib/record/person';
import { routes } from '@/lib/site/routes';
import { formatTime } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import type { ShellAudience } from './audience';
import type { Navigate, PaletteAction } from './palette-action';

/** The part of a record that the palette searches. */
interface Searched {
  timetable: Timetable | null;
  subjects: readonly Pick<Subject, 'id' | 'name' | 'code' | 'faculty'>[];
}

const none: Searched = { timetable: null, subjects: [] };
const noMeetings: Timetable = { meetings: [] };

const pages = {
  student: { week: routes.subjects, day: routes.dashboard },
  faculty: { week: routes.facultyClassroom, day: routes.facultyDashboard },
} as const;

function searchedOf(record: SampleRecord | OpenedRecord | null): Searched {
  if (!record) return none;
  if (record.kind === 'teacher')
    return { timetable: { ...record.schedule, meetings: record.classes.items }, subjects: [] };
  return { timetable: record.timetable ?? null, subjects: record.subjects.items };
}

/** The week, today's classes and exams, and the subjects, as entries of the palette. */
export function useTimetableEntries(
  side: ShellAudience['side'],
  record: SampleRecord | OpenedRecord | null,
  timeZone: string,
): PaletteAction[] {
  const { timetable, subjects } = useMemo(() => searchedOf(record), [record]);
  const own = useOwnTimetable(timetable ?? noMeetings, timeZone);
  return useMemo(() => {
    const { week, day } = pages[side];
    // To create a clock of a time zone takes long, so an empty timetable does not ask for the day.
    const today = timetable && zonedMinute(new Date(), timeZone).slice(0, 10);
    return [
      ...(timetable
        ? [
            {
              id: 'week',
              kind: 'Page' as const,
              label: 'Week',
              keywords: 'timetable schedule classes',
              run: (go: Navigate) => go(`${week}#week`),
            },
          ]
        : []),
      ...(today ? entriesBetween(own, today, today) : []).map(
        ({ key, start, title, room = '', change }) => ({
          id: `class-${key}`,
          kind: 'Today' as const,
          label: [`${formatTime(start)} ${title}`, change?.text].filter(Boolean).join(', '),
          keywords: `${room} today class`,
          run: (go: Navigate) => go(day),
        }),
      ),
      ...subjects.map(({ id, name, code, faculty }) => ({
        id: `subject-${id}`,
        kind: 'Subject' as const,
        label: name,
        keywords: [code, ...[faculty ?? []].flat()].join(' '),
        run: (go: Navigate) => go(routes.subjects),
      })),
    ];
  }, [side, timetable, own, subjects, timeZone]);
}
