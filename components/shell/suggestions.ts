'use client';

import { useMemo } from 'react';
import { pendingOnDevice, publishedPending } from '@/components/assignment/model/assignment';
import { useToday, useZonedClock } from '@/components/page/use-clock';
import { termAttendance } from '@/components/progress/model/standing';
import { useRegisterCounts } from '@/components/roll-call/use-register-counts';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { SampleRecord } from '@/components/session/own-record';
import type { SearchTopic, Site } from '@/content/schema/site';
import type { OpenedRecord } from '@/lib/record/person';
import { routes, type Route } from '@/lib/site/routes';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatShortDay } from '@/lib/time/date';
import { openDialog, type Navigate, type PaletteAction } from './palette-action';
import type { PaletteProps } from './palette-pages';

const none = [] as const;
const noMeetings = { meetings: [] };

/** The parts of the student's pages that have a heading of their own. */
const headings: readonly [label: string, page: Route, keywords: string][] = [
  ['Class beside me', routes.progress, 'median compare class marks'],
  ['Academic Calendar', routes.dashboard, 'exam exams quiz holiday holidays dates calendar'],
  ['Academic Information', routes.dashboard, 'roll number semester batch programme'],
  ['College Map', routes.dashboard, 'building block campus where'],
  ['Notifications', routes.dashboard, 'news notice notices bell'],
  ['Your Activities', routes.dashboard, 'activity status rejected approved'],
  ['Skill Timeline', routes.profile, 'skills chart'],
  ['Project Showcase', routes.profile, 'project projects'],
];

/**
 * Returns what a student often looks for, each with the figure that its page shows, and the headings of the pages. A teacher and a
 * visitor without a record have none.
 */
export function useSuggestions(
  record: SampleRecord | OpenedRecord | null,
  synonyms: Site['search'],
  { threshold, timeZone, duty }: Pick<PaletteProps, 'threshold' | 'timeZone' | 'duty'>,
): PaletteAction[] {
  const student = record?.kind === 'student' ? record : null;
  const timetable = useOwnTimetable(student?.timetable ?? noMeetings, timeZone);
  const now = useZonedClock(timeZone);
  const registers = useRegisterCounts({ record: student, timetable, now, duty });
  const assignments = useList('assignments', student?.assignments.items ?? none);
  const handins = useRecords('handins');
  const today = useToday();
  return useMemo(() => {
    if (!student) return [];
    const { assignments: published } = student;
    // The share needs no clock: only what can be missed does.
    const attendance = termAttendance(student, { threshold, coming: null, now: null, registers });
    const { count, earliest } = publishedPending(published.items, published.pending);
    const isListed = published.items.length > 0;
    const college = { count: count ?? 0, nextDue: earliest };
    const pending = pendingOnDevice(college, isListed, assignments, handins, today);
    const next = pending.nextDue && `, next ${formatShortDay(pending.nextDue, today)}`;
    const isKnown = count !== undefined || pending.count > 0;
    const suggest = (topic: SearchTopic, label: string, to: string, detail?: string) => ({
      id: `suggestion-${topic}`,
      kind: 'Figure' as const,
      label,
      keywords: synonyms?.[topic].join(' ') ?? '',
      detail: detail ?? '',
      run: (go: Navigate) => go(to),
    });
    return [
      suggest('attendance', 'Attendance', routes.progress, attendance?.percent ?? undefined),
      suggest(
        'assignments',
        'Assignments pending',
        routes.assignments,
        isKnown ? `${pending.count}${next ?? ''}` : undefined,
      ),
      suggest('marks', 'Marks of each subject', routes.subjects, 'Subjects'),
      suggest('points', 'Activity points', routes.dashboard),
      {
        ...suggest('submit', 'Submit for Approval', routes.dashboard),
        run: openDialog('submit-activity', routes.dashboard),
      },
      suggest('week', 'Timetable of this week', `${routes.subjects}#week`),
      ...headings.map(([label, page, keywords]) => ({
        id: `heading-${label}`,
        kind: 'Heading' as const,
        label,
        keywords,
        run: (go: Navigate) => go(page),
      })),
    ];
  }, [student, assignments, handins, today, synonyms, threshold, registers]);
}

/** The number of entries before anything is typed. */
export const suggestionCount = 6;
