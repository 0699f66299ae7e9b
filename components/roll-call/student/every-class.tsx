'use client';

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useHasDrop } from '@/components/drop/use-boxes';
import { ListFoot } from '@/components/list/list-foot';
import { useShown } from '@/components/list/use-shown';
import { PageHeading } from '@/components/page/page-heading';
import { PortalLink } from '@/components/page/portal-link';
import { useZonedClock, type ZonedClock } from '@/components/page/use-clock';
import {
  classesOf,
  isNotPresent,
  type ClassesRecord,
  type StudentClass,
} from '@/components/roll-call/model/every-class';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import { Card } from '@/components/ui/card';
import { cornerLinkClass } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { EmptyState } from '@/components/ui/empty-state';
import { watchFigures } from '@/lib/drop/start';
import { groupBy } from '@/lib/list/group';
import { routes } from '@/lib/site/routes';
import { useRecords } from '@/lib/store/use-records';
import { daysAfter, mondayOf } from '@/lib/time/day';
import { formatShortDay } from '@/lib/time/date';
import { useDutyEvents } from '@/components/roll-call/use-register-counts';
import { ClassRow } from './class-row';

export interface EveryClassProps {
  record: ClassesRecord;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  /** The office's email address. */
  email: string;
  /** Returns what a row of a class has besides; `today` is the college's day. */
  partOf?: (one: StudentClass, today: string) => ReactNode;
  /** The content above the list. */
  children?: (today: string, classes: readonly StudentClass[]) => ReactNode;
}

/** The classes of a student by week, and what the student was in each. The server's HTML has no day and shows none. */
export function EveryClass(props: EveryClassProps) {
  const clock = useZonedClock(props.timeZone);
  useEffect(watchFigures, []);
  return (
    <>
      <PageHeading
        title="Every class"
        action={
          <PortalLink
            href={routes.subjects}
            className={`${cornerLinkClass} pointer-coarse:min-h-11`}
          >
            Subjects
          </PortalLink>
        }
      />
      <p className="hidden no-js:block">
        The list of classes needs JavaScript. Turn it on in the settings of your browser.
      </p>
      <div className="min-h-96">{clock && <Classes {...props} clock={clock} />}</div>
    </>
  );
}

const noTimetable = { meetings: [] };

function Classes({
  record,
  timeZone,
  email,
  partOf,
  children,
  clock,
}: EveryClassProps & { clock: ZonedClock }) {
  const hasDrop = useHasDrop();
  const registers = useRecords('classDays');
  const timetable = useOwnTimetable(record.timetable ?? noTimetable, timeZone);
  const events = useDutyEvents(record);
  const { day, time } = clock;
  const all = useMemo(
    () => classesOf(record, timetable, registers.values(), { day, time }, events),
    [record, timetable, registers, day, time, events],
  );
  const [filter, setFilter] = useState(notPresent);
  const shown = useShown(all.filter((one) => isShown(one, filter)));
  const weeks = groupBy(shown.records, (one) => mondayOf(one.day));
  return (
    <div className="grid grid-cols-1 gap-4.5">
      <ChoiceChips
        label="Classes shown"
        options={filtersOf(all)}
        value={filter}
        onChange={setFilter}
      />
      {!hasDrop && (
        <p className="max-w-prose text-note text-muted">
          What a teacher’s register says comes with the college’s next record.
        </p>
      )}
      {children?.(day, all)}
      {[...weeks].map(([monday, classes]) => (
        <Card key={monday} title={weekTitle(monday, day)} className="max-w-3xl">
          <ul className="divide-y divide-line border-t border-line">
            {classes.map((one) => (
              <ClassRow key={one.id} {...{ one, email, timeZone }} today={day}>
                {partOf?.(one, day)}
              </ClassRow>
            ))}
          </ul>
        </Card>
      ))}
      {shown.total === 0 && (
        <EmptyState
          sentence={filter === notPresent ? 'Nothing Missed' : 'No Classes Yet'}
          hint={
            filter === notPresent
              ? 'Classes that you missed, were late for or were on duty in will appear here.'
              : 'Classes of your timetable will appear here once they are held.'
          }
        />
      )}
      <ListFoot shown={shown} kind="classes" />
    </div>
  );
}

/** The filters that are not the name of a course. */
const [notPresent, every] = ['#notPresent', '#all'];

/** Those not attended in time, all, or those of a subject. */
function filtersOf(classes: readonly StudentClass[]) {
  const courses = [...new Set(classes.map(({ course }) => course))].sort();
  return [
    { value: notPresent, text: `Not present ${classes.filter(isNotPresent).length}` },
    { value: every, text: `All ${classes.length}` },
    ...courses.map((course) => ({ value: course, text: course })),
  ];
}

const isShown = (one: StudentClass, filter: string): boolean =>
  filter === notPresent ? isNotPresent(one) : filter === every || one.course === filter;

function weekTitle(monday: string, today: string): string {
  const current = mondayOf(today);
  if (monday === current) return 'This week';
  if (monday === daysAfter(current, -7)) return 'Last week';
  return `Week of ${formatShortDay(monday, today)}`;
}
