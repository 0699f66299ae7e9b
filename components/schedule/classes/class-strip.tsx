'use client';

import { useRef } from 'react';
import { useManaged } from '@/components/list/use-managed';
import type { Cancellation } from '@/components/schedule/model/class-cancel';
import { useLazyWhen } from '@/components/ui/use-lazy';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { importWithRetry } from '@/lib/browser/new-release';
import { workspace } from '@/lib/store/device';
import { ClassDayLine } from './class-day-line';
import { ClassPeriod } from './class-period';
import { useScrollHint, type ScrollHint } from './use-scroll-hint';
import { useUpcoming } from './use-upcoming';

const loadDialog = async () => {
  const [loaded] = await Promise.all([import('./cancel-dialog'), workspace.load('drafts')]);
  return loaded.CancelDialog;
};

const loadButtons = async () => (await import('./scroll-buttons')).ScrollButtons;

async function restore(cancellation: Cancellation) {
  const loaded = await importWithRetry(() => import('./class-actions'));
  await loaded?.restoreClass(cancellation).catch(() => {});
}

interface ClassStripProps {
  timetable: readonly UpcomingClass[];
  /** The name recorded with a cancellation. */
  by: string;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

/** The classes of a day in the college's time zone, with the current, next and cancelled ones marked. */
export function ClassStrip({ timetable, by, timeZone }: ClassStripProps) {
  const { clock, day, classes, cancellationOf, now, next } = useUpcoming(timetable, timeZone);
  const { managed, Dialog, manage, close } = useManaged(loadDialog);
  const strip = useRef<HTMLDivElement>(null);
  const hint = useScrollHint(strip);
  const { Component: ScrollButtons } = useLazyWhen(loadButtons, hint.start || hint.end);
  const session = timetable.find(({ id }) => id === managed);
  return (
    <>
      {/* Reserves space for the line added after hydration, so that nothing below it moves. */}
      <div className="mb-3 flex min-h-15.5 flex-wrap items-center justify-between gap-x-4 min-[20rem]:flex-nowrap sm:min-h-10.5 lg:min-h-8">
        <p className="text-note text-muted">
          <ClassDayLine day={day} clock={clock} timeZone={timeZone} />
        </p>
        {ScrollButtons && <ScrollButtons strip={strip} hint={hint} />}
      </div>
      <div className={`relative -mx-5 ${fades(hint)}`}>
        <div
          ref={strip}
          role="region"
          aria-label="Periods of the day"
          tabIndex={0}
          className="relative snap-x scroll-px-5 overflow-x-auto scroll-smooth rounded-control px-5 pb-1 motion-reduce:scroll-auto"
        >
          <ol className="flex w-max min-w-full gap-3 print:w-full print:flex-wrap">
            {classes.map((entry) => {
              const { id } = entry;
              const cancellation = cancellationOf(id);
              return (
                <ClassPeriod
                  key={id}
                  entry={entry}
                  badge={id === now ? 'Now' : id === next ? 'Next' : null}
                  cancellation={cancellation}
                  onAction={() => (cancellation ? void restore(cancellation) : manage(id))}
                />
              );
            })}
          </ol>
        </div>
      </div>
      {session && Dialog && (
        <Dialog session={session} by={by} timeZone={timeZone} onClose={close} />
      )}
    </>
  );
}

/** A fade over each edge with more classes behind it. */
function fades({ start, end }: ScrollHint): string {
  return [
    start &&
      'before:pointer-events-none before:absolute before:inset-y-0 before:start-0 before:z-10 before:w-10 before:bg-linear-to-r before:from-surface before:to-transparent before:rtl:bg-linear-to-l print:before:hidden',
    end &&
      'after:pointer-events-none after:absolute after:inset-y-0 after:end-0 after:z-10 after:w-10 after:bg-linear-to-l after:from-surface after:to-transparent after:rtl:bg-linear-to-r print:after:hidden',
  ]
    .filter(Boolean)
    .join(' ');
}
