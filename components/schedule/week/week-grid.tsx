import { layOutWeek, type WeekRow } from '@/components/schedule/model/week-layout';
import type { WeekDay } from '@/components/schedule/model/week-plan';
import { formatTime } from '@/lib/time/date';
import { WeekDayColumn } from './week-day-column';
import type { ActionOf } from './week-entry';

interface WeekGridProps {
  days: readonly WeekDay[];
  /** "YYYY-MM-DDTHH:mm"; null in the server's HTML. */
  now: string | null;
  /** A control of an entry from today on. */
  actionOf?: ActionOf | undefined;
}

/** The days of a week: below each other on a phone, side by side with the times as rows on a desktop and on paper. */
export function WeekGrid({ days, now, actionOf }: WeekGridProps) {
  const { rows, days: layouts } = layOutWeek(days.map(({ entries }) => entries));
  const columns = layouts.map(({ lanes }) => `minmax(${lanes * 7.5}rem, ${lanes + 2}fr)`);
  return (
    <div
      role="region"
      aria-label="Classes of the week"
      tabIndex={0}
      className="-mx-5 overflow-x-auto rounded-control px-5 print:mx-0 print:overflow-visible print:px-0"
    >
      <div
        className="@3xl:grid"
        style={{
          gridTemplateColumns: `auto ${columns.join(' ')}`,
          gridTemplateRows: `auto ${rows.map(rowHeight).join(' ')}`,
        }}
      >
        <div
          aria-hidden="true"
          className="hidden @3xl:row-start-2 @3xl:-row-end-1 @3xl:grid @3xl:grid-rows-subgrid"
        >
          {rows.map(
            ({ time, starts }, index) =>
              starts && (
                <span
                  key={time}
                  style={{ gridRow: index + 1 }}
                  className="pe-2.5 pt-2 text-end text-small text-muted"
                >
                  {formatTime(time)}
                </span>
              ),
          )}
        </div>
        <ol className="divide-y divide-line @3xl:contents @3xl:divide-y-0">
          {days.map((day, index) => (
            <WeekDayColumn
              key={day.name}
              day={day}
              layout={layouts[index] ?? { lanes: 1, placed: [] }}
              now={now}
              actionOf={now !== null && (day.date ?? '') >= now.slice(0, 10) ? actionOf : undefined}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** A row is as high as its time is long, and higher if its text needs it; a time without classes is short. */
function rowHeight({ minutes, isFree }: WeekRow): string {
  const height = isFree ? Math.min(minutes * 0.03, 1.5) : minutes * 0.075;
  return `minmax(${height.toFixed(2)}rem, auto)`;
}
