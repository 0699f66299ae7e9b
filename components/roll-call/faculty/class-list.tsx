import { CheckCircleIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { useHasDrop } from '@/components/drop/use-boxes';
import { LinkRow } from '@/components/list/link-row';
import { ListFoot } from '@/components/list/list-foot';
import { useShown } from '@/components/list/use-shown';
import { ShortDay } from '@/components/page/short-day';
import type { ZonedClock } from '@/components/page/use-clock';
import {
  classesOn,
  currentClass,
  withoutRegister,
  type ClassOfDay,
} from '@/components/roll-call/model/class-list';
import { countsOf, countText, type RollCall } from '@/components/roll-call/model/roll-call';
import type { RegisterDifference } from '@/components/roll-call/model/difference';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { limits } from '@/content/schema/limits';
import type { StoredRecords } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { formatTime, formatWeekday } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { DifferenceList } from './difference-list';

interface ClassListProps {
  timetable: Timetable;
  taken: StoredRecords<'rollCalls'>;
  clock: ZonedClock;
  differences: readonly RegisterDifference[];
  /** The content below today's classes. */
  children?: ReactNode;
}

/** Today's classes, those of the last days without a register, and the registers of the last days. */
export function ClassList({ timetable, taken, clock, differences, children }: ClassListProps) {
  const hasDrop = useHasDrop();
  const hasKey = useRecords('keys').has('signing');
  const today = classesOn(timetable, clock.day);
  const current = currentClass(today, taken, clock.time);
  const missing = withoutRegister(timetable, taken, clock).filter(({ day }) => day < clock.day);
  const shown = useShown(missing);
  const past = Array.from({ length: limits.rollCall.days }, (_, index) =>
    classesOn(timetable, daysAfter(clock.day, -index - 1)).filter(({ id }) => taken.has(id)),
  ).flat();
  const rows = (classes: readonly ClassOfDay[], hasDay: boolean) => (
    <ul className="-mx-2 divide-y divide-line">
      {classes.map((one) => (
        <ClassRow
          key={one.id}
          one={one}
          taken={taken.get(one.id)}
          isCurrent={one === current}
          hasDay={hasDay}
        />
      ))}
    </ul>
  );
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4.5">
      <p className="max-w-prose text-note text-muted">
        {hasDrop
          ? `A register is yours, not yet the college’s. Students see their own line half a minute after you save it. ${hasKey ? 'The office gets it signed.' : 'Give it to the office as well.'}`
          : 'A register is yours, not yet the college’s: give it to the office. Students see it with the college’s next record.'}
      </p>
      <Card title={`Today, ${formatWeekday(clock.day)}`}>
        {today.length > 0 ? (
          rows(today, false)
        ) : (
          <EmptyState sentence="No Classes Today" hint="The classes of the day will appear here." />
        )}
      </Card>
      {children}
      <DifferenceList differences={differences} />
      {missing.length > 0 && (
        <Card
          title={`${missing.length} ${missing.length === 1 ? 'class' : 'classes'} without a register`}
        >
          {rows(shown.records, true)}
          <ListFoot shown={shown} kind="classes" />
        </Card>
      )}
      {past.length > 0 && <Card title="Registers of the last days">{rows(past, true)}</Card>}
    </div>
  );
}

interface ClassRowProps {
  one: ClassOfDay;
  taken: RollCall | undefined;
  isCurrent: boolean;
  /** True if the row says the day. */
  hasDay: boolean;
}

/** A class, what its register says, and a link to it. */
function ClassRow({ one, taken, isCurrent, hasDay }: ClassRowProps) {
  const { id, day, start, end, section, course, room, cancelled } = one;
  const when = `${formatTime(start)} to ${formatTime(end)}`;
  const text = (
    <>
      <span className="block font-semibold wrap-anywhere">
        <bdi>{course}</bdi>, <bdi>{section}</bdi>
      </span>
      <span className="block text-note wrap-anywhere text-muted">
        {hasDay && (
          <>
            <ShortDay day={day} weekday />,{' '}
          </>
        )}
        {when}
        {room !== undefined && (
          <>
            {' · '}
            <bdi className="inline-block">{room}</bdi>
          </>
        )}
      </span>
    </>
  );
  if (cancelled !== undefined)
    return (
      <li className="px-2 py-3">
        {text}
        <span className="block text-note text-rejected">
          Cancelled{cancelled && `: ${cancelled}`}
          {taken && '. Its register does not count'}
        </span>
      </li>
    );
  return (
    <LinkRow
      href={`#${id}`}
      aria-current={isCurrent ? 'time' : undefined}
      className={isCurrent ? 'bg-brand-soft' : ''}
    >
      <span className="min-w-0 grow">
        {text}
        {taken && (
          <span className="flex items-center gap-1 text-note text-approved">
            <CheckCircleIcon className="size-4 shrink-0" aria-hidden="true" />
            Register saved: {countText(countsOf(taken.students, taken.marks))}
          </span>
        )}
      </span>
      {isCurrent && (
        <span className="rounded-full bg-accent px-2.5 py-0.5 text-small font-semibold text-on-accent">
          Now
        </span>
      )}
    </LinkRow>
  );
}
