import { dayStyles } from '@/components/schedule/day-styles';
import { specialDayText } from '@/components/schedule/model/timetable-entry';
import {
  type WeekDay,
  layOutWeek,
  type WeekRow,
  type DayLayout,
} from '@/components/schedule/model/week-plan';
import { formatTime, formatDay } from '@/lib/time/date';
import { WeekEntry, type ActionOf } from './week-entry';

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

interface WeekDayColumnProps {
  day: WeekDay;
  layout: DayLayout;
  now: string | null;
  actionOf: ActionOf | undefined;
}

/** A day of a week: a heading, and what is on. */
function WeekDayColumn({ day, layout, now, actionOf }: WeekDayColumnProps) {
  const { name, date, special } = day;
  const { placed } = layout;
  const isToday = date !== null && date === now?.slice(0, 10);
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`min-w-0 py-3 @3xl:row-span-full @3xl:grid @3xl:grid-cols-1 @3xl:grid-rows-subgrid @3xl:border-s @3xl:border-line @3xl:px-1.5 @3xl:py-0 ${isToday ? '@3xl:rounded-control @3xl:bg-brand-soft' : ''}`}
    >
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 @3xl:flex-col @3xl:px-1 @3xl:pt-1">
        <h3 className="flex flex-wrap items-center gap-x-2 text-body">
          {name}
          {isToday && (
            <span className="rounded-full bg-accent px-2.5 py-0.5 font-sans text-small font-semibold tracking-normal text-on-accent">
              Today
            </span>
          )}
        </h3>
        {date && (
          <p className="text-small text-muted">
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
        )}
        {special && (
          <p
            className={`rounded-[7px] px-2 py-0.5 text-small font-semibold wrap-anywhere ${dayStyles[special.kind === 'holiday' ? 'holiday' : 'event']}`}
          >
            <bdi>{specialDayText(special)}</bdi>
          </p>
        )}
      </div>
      {placed.length > 0 ? (
        <ul className="flex flex-col gap-1.5 @3xl:row-start-2 @3xl:-row-end-1 @3xl:grid @3xl:auto-cols-fr @3xl:grid-rows-subgrid">
          {placed.map((one) => (
            <WeekEntry
              key={one.entry.key}
              placed={one}
              isOver={date !== null && now !== null && `${date}T${one.entry.end}` <= now}
              action={actionOf?.(one.entry)}
            />
          ))}
        </ul>
      ) : (
        !special && <p className="text-note text-muted @3xl:px-1">No classes</p>
      )}
    </li>
  );
}
