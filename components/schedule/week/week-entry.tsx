import { AcademicCapIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { EntryFacts, EntryChange } from '@/components/schedule/entry/entry-facts';
import { PeriodTime } from '@/components/schedule/entry/period-time';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import type { PlacedEntry } from '@/components/schedule/model/week-plan';

/** A control of an entry; nothing if there is none. */
export type ActionOf = (entry: TimetableEntry) => ReactNode;

interface WeekEntryProps {
  placed: PlacedEntry;
  isOver: boolean;
  action?: ReactNode;
}

/** A class or an exam of a week: a row of a list on a phone, a block of the grid on a desktop; plain if it is over. */
export function WeekEntry({ placed, isOver, action }: WeekEntryProps) {
  const { entry, row, rowEnd, lane, span } = placed;
  const { kind, start, end, isHeld, change } = entry;
  const isExam = kind === 'exam';
  return (
    <li
      style={{ gridRow: `${row} / ${rowEnd}`, gridColumn: `${lane} / span ${span}` }}
      className={`flex flex-wrap gap-x-4 gap-y-0.5 rounded-control border px-3 py-2 @3xl:mb-0.5 @3xl:flex-col @3xl:flex-nowrap @3xl:px-2 ${
        isExam
          ? 'border-current bg-exam-fill text-exam'
          : isHeld
            ? `border-line ${isOver ? 'text-muted' : 'bg-sunken'}`
            : 'border-dashed border-control'
      }`}
    >
      <p
        className={`w-24 shrink-0 text-note font-semibold @3xl:w-auto ${isHeld ? '' : 'text-muted line-through'}`}
      >
        <PeriodTime start={start} end={end} />
      </p>
      <div className="min-w-0 grow basis-32 text-note @3xl:grow-0 @3xl:basis-auto">
        <EntryFacts entry={entry} />
        {isExam && (
          <p className="mt-1 flex items-center gap-1 text-small font-semibold">
            <AcademicCapIcon className="size-3.5 shrink-0" aria-hidden="true" />
            Exam
          </p>
        )}
        {change && <EntryChange change={change} />}
        {action}
      </div>
    </li>
  );
}
