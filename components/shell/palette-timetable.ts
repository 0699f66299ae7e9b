import { useEffect, useMemo, useState } from 'react';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { entriesBetween } from '@/components/schedule/model/timetable-entry';
import { useCurrentRecord } from '@/components/session/use-current-record';
import type { Subject } from '@/content/schema/student/subject';
import { fetchFullList } from '@/lib/list/long-list';
import type { OpenedRecord } from '@/lib/record/person';
import { routes } from '@/lib/site/routes';
import { formatTime } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import type { ShellAudience } from './audience';
import type { Navigate, PaletteAction } from './palette-action';

/** What the palette finds of a timetable: a subject or a section, and when it meets. */
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

function searchedOf(record: OpenedRecord): Searched {
  if (record.kind === 'teacher')
    return { timetable: { ...record.schedule, meetings: record.classes.items }, subjects: [] };
  return { timetable: record.timetable ?? null, subjects: record.subjects.items };
}

/** The timetable and subjects of the opened record, or else the sample's, fetched when the palette opens. */
function useSearched(side: ShellAudience['side'], hasSample: boolean): Searched {
  const [sample, setSample] = useState(none);
  const { flag, record } = useCurrentRecord();
  const isNeeded = hasSample && flag === null;
  useEffect(() => {
    if (!isNeeded) return;
    let left = false;
    fetchFullList(`${pages[side].week}timetable.json`).then(
      ([whole]) => {
        if (!left && whole) setSample(whole as Searched);
      },
      () => {
        // Without it the palette still finds pages and actions.
      },
    );
    return () => {
      left = true;
    };
  }, [side, isNeeded]);
  return useMemo(
    () => (record ? searchedOf(record) : isNeeded ? sample : none),
    [record, isNeeded, sample],
  );
}

/** The week, today's classes and exams, and the subjects, as entries of the palette. */
export function useTimetableEntries(
  side: ShellAudience['side'],
  hasSample: boolean,
  timeZone: string,
): PaletteAction[] {
  const { timetable, subjects } = useSearched(side, hasSample);
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
