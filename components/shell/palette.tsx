'use client';

import type { Route as NextRoute } from 'next';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { openWithQuery } from '@/components/list/use-address-query';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { entriesBetween } from '@/components/schedule/model/timetable-entry';
import type { SampleRecord } from '@/components/session/own-record';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { findEntries, paletteSize } from '@/components/shell/model/palette';
import { startQuery } from '@/components/shell/model/query-mail';
import { SearchCombobox } from '@/components/ui/search-combobox';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import type { Subject } from '@/content/schema/student/subject';
import type { Activity } from '@/lib/activity/activity';
import type { OpenedRecord } from '@/lib/record/person';
import { routes } from '@/lib/site/routes';
import { useList } from '@/lib/store/use-list';
import { formatTime } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import type { ShellAudience } from './audience';
import { openDialog, paletteActions, type Navigate, type PaletteAction } from './palette-action';
import { PaletteLabel, type PaletteProps } from './palette-pages';
import { suggestionCount, useSuggestions } from './suggestions';

const none: readonly Activity[] = [];

interface PaletteSearchProps extends PaletteProps {
  /** The accessible name of the box. */
  label: string;
  /** The text at the start. */
  typed: string;
  onClose: () => void;
}

/** The command palette: searches pages, actions, activities, subjects and today's classes. */
export function Palette(props: PaletteSearchProps) {
  const { side, pages, sample, timeZone, synonyms, threshold, duty, label, typed, onClose } = props;
  const router = useRouter();
  const [text, setText] = useState(typed);
  const { flag, record: own } = useCurrentRecord();
  const record = flag ? own : sample;
  const hasRecord = flag !== null || sample !== null;
  const activities = useList(
    'activities',
    record?.kind === 'student' ? record.activities.items : none,
  );
  const timetable = useTimetableEntries(side, record, timeZone);
  const suggestions = useSuggestions(record, synonyms, { threshold, timeZone, duty });
  const entries = useMemo<PaletteAction[]>(
    () => [
      ...suggestions,
      ...paletteActions(side, pages, hasRecord),
      ...timetable,
      ...(side === 'student' ? activities : []).map(({ id, name, category, status }) => ({
        id: `activity-${id}`,
        kind: 'Activity' as const,
        label: name,
        keywords: `${category} ${status}`,
        run: (go: Navigate) => {
          const query = new URLSearchParams({ q: name.slice(0, limits.search) });
          openWithQuery(routes.dashboard, `?${query}`, go);
        },
      })),
    ],
    [side, pages, hasRecord, suggestions, timetable, activities],
  );
  const asked = text.trim();
  const found = useMemo(() => findEntries(entries, text), [entries, text]);
  const shown = asked === '' ? entries.slice(0, suggestionCount) : found.slice(0, paletteSize);
  const count =
    asked === ''
      ? 'Often wanted'
      : found.length === 0
        ? `Nothing found for “${asked}”. Try attendance, marks or points.`
        : found.length > paletteSize
          ? `The first ${paletteSize} of ${found.length}. Type more to narrow the search.`
          : `${found.length} found`;
  useAnnounced(count, { first: true });
  return (
    <SearchCombobox
      label={label}
      text={text}
      onText={setText}
      options={shown.length > 0 ? shown : [queryAbout(asked)]}
      note={count}
      keyOf={({ id }) => id}
      onChoose={({ run }) => {
        onClose();
        run((address) => router.push(address as NextRoute));
      }}
      onLeave={onClose}
    >
      {(entry) => <PaletteLabel {...entry} />}
    </SearchCombobox>
  );
}

/** Asks the help desk about what was not found. */
const queryAbout = (text: string): PaletteAction => ({
  id: 'query-about',
  kind: 'Action',
  label: `Raise a Query about “${text}”`,
  run: (go) => {
    startQuery(text);
    openDialog('query')(go);
  },
});

/** The part of a record that the palette searches. */
interface Searched {
  timetable: Timetable | null;
  subjects: readonly Pick<Subject, 'id' | 'name' | 'code' | 'faculty'>[];
}

const nothing: Searched = { timetable: null, subjects: [] };
const noMeetings: Timetable = { meetings: [] };

const pages = {
  student: { week: routes.subjects, day: routes.dashboard },
  faculty: { week: routes.facultyClassroom, day: routes.facultyDashboard },
} as const;

function searchedOf(record: SampleRecord | OpenedRecord | null): Searched {
  if (!record) return nothing;
  if (record.kind === 'teacher')
    return { timetable: { ...record.schedule, meetings: record.classes.items }, subjects: [] };
  return { timetable: record.timetable ?? null, subjects: record.subjects.items };
}

/** The week, today's classes and exams, and the subjects, as entries of the palette. */
function useTimetableEntries(
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
