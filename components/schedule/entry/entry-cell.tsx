import { AcademicCapIcon } from '@heroicons/react/16/solid';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import { EntryFacts, EntryChange } from './entry-facts';
import { PeriodTime, TimeBadge, type TimeWord } from './period-time';

interface EntryCellProps {
  entry: TimetableEntry;
  badge: TimeWord | null;
  /** True if the strip scrolls to it. */
  isCurrent: boolean;
  /** A control below the facts. */
  action?: ReactNode;
}

const styles = {
  Now: 'border-brand bg-brand-soft',
  Next: 'border-control bg-sunken',
  Over: 'border-line text-muted',
  none: 'border-transparent bg-sunken print:border-line',
} as const;

/** A class or an exam of a day, as a cell of the strip. */
export function EntryCell({ entry, badge, isCurrent, action }: EntryCellProps) {
  const { kind, start, end, isHeld, change } = entry;
  return (
    <li
      ref={useScrolledTo(isCurrent)}
      aria-current={badge === 'Now' ? 'time' : undefined}
      className={`flex w-58 flex-auto snap-start flex-col items-start rounded-control border px-4 pt-3 pb-3 ${isHeld ? styles[badge ?? 'none'] : 'border-dashed border-control'} ${isCurrent ? '[scroll-initial-target:nearest]' : ''}`}
    >
      <div className="mb-1 flex min-h-6 items-center gap-3 self-stretch">
        <p className={`text-lead font-semibold ${isHeld ? '' : 'text-muted line-through'}`}>
          <PeriodTime start={start} end={end} />
        </p>
        {badge && <TimeBadge word={badge} />}
      </div>
      <EntryFacts entry={entry} />
      {kind === 'exam' && (
        <p className="mt-1.5 inline-flex items-center gap-1 rounded-[7px] border border-current bg-exam-fill px-2 py-0.5 text-small font-semibold text-exam">
          <AcademicCapIcon className="size-3.5" aria-hidden="true" />
          Exam
        </p>
      )}
      {change && <EntryChange change={change} />}
      {action}
    </li>
  );
}

/** The padding of the strip, in pixels. */
const padding = 20;

/** A list item that its strip scrolls to when it becomes the current one; scrollIntoView would also move the page. */
function useScrolledTo(isCurrent: boolean): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const strip = item.current?.closest('[role="region"]');
    if (!isCurrent || !strip || !item.current) return;
    const [outer, inner] = [strip.getBoundingClientRect(), item.current.getBoundingClientRect()];
    const isRtl = getComputedStyle(strip).direction === 'rtl';
    const left = isRtl ? inner.right - outer.right + padding : inner.left - outer.left - padding;
    strip.scrollBy?.({ left, behavior: 'instant' });
  }, [isCurrent]);
  return item;
}
