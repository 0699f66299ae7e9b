import { LockClosedIcon } from '@heroicons/react/16/solid';
import { inventedAssignment, inventedClass } from '@/components/integrity/model/invented-class';
import { sharedPassage, type Excerpt } from '@/components/marketing/model/passage-excerpt';
import { dayStyles } from '@/components/schedule/day-styles';
import { PeriodTime } from '@/components/schedule/entry/period-time';
import {
  eventsIn,
  listedEvents,
  markedDays,
  monthGrid,
} from '@/components/schedule/model/calendar';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import type { Evidence } from '@/content/schema/marketing/evidence';
import type { Calendar } from '@/content/schema/student/calendar';
import { asset, routes } from '@/lib/site/routes';
import { monthName } from '@/lib/time/date';

interface SchedulingPreviewProps extends Pick<MarketingDemo, 'timetable'> {
  calendar: Calendar;
}

/** The classes of a day, and the month as the dashboard draws it with its first events listed below. */
export function SchedulingPreview({ timetable, calendar }: SchedulingPreviewProps) {
  return (
    <div className="space-y-5">
      <DayClasses timetable={timetable} />
      <MonthPreview calendar={calendar} />
    </div>
  );
}

function DayClasses({ timetable }: Pick<MarketingDemo, 'timetable'>) {
  if (!timetable?.length) return null;
  return (
    <ul className="space-y-1.5 text-note">
      {timetable.map(({ id, start, end, section, course }) => (
        <li key={id} className="flex flex-wrap gap-x-3">
          <span className="w-28 shrink-0 font-semibold">
            <PeriodTime start={start} end={end} />
          </span>
          <span className="min-w-0">
            <bdi>{course}</bdi> <bdi className="text-muted">{section}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The grid column of the first day of a month, by its position in the week. */
const columns = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
] as const;

/** The most events in the list, which the front page has room for. */
const maxListed = 8;

/** A month as the dashboard draws it, with its first events listed below. */
function MonthPreview({ calendar }: { calendar: Calendar }) {
  const month = calendar.months.find((entry) => entry.month === calendar.shown);
  if (!month) return null;
  const events = eventsIn(month.month, calendar.months);
  const marked = markedDays(month.month, events);
  const listed = listedEvents(month.month, events);
  const [first = [], ...others] = monthGrid(month.month, calendar.weekStart);
  const days = [...first, ...others.flat()].filter((day) => day !== null);
  const styleOf = (day: number) => {
    const due = marked.find((entry) => entry.day === day);
    return due ? `${dayStyles[due.type]} font-bold` : '';
  };
  return (
    <div>
      <ol aria-hidden="true" className="grid grid-cols-7 gap-1 text-center text-small">
        {days.map((day) => (
          <li
            key={day}
            className={`rounded-[6px] py-1 ${styleOf(day)} ${day === 1 ? columns[first.indexOf(1)] : ''}`}
          >
            {day}
          </li>
        ))}
      </ol>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-note">
        {listed.slice(0, maxListed).map(({ day, label }) => (
          <li key={`${day} ${label}`}>
            <span className="font-semibold">
              {day} {monthName(month.month)}
            </span>{' '}
            <span className="text-muted">{label}</span>
          </li>
        ))}
        {listed.length > maxListed && (
          <li className="text-muted">and {listed.length - maxListed} more</li>
        )}
      </ul>
    </div>
  );
}

/** What the platform has and does not have, and the claim with its evidence. */
const promises = [
  { text: 'One encrypted file for each person', claim: 'encryption' },
  { text: 'Decisions with the teacher’s signature', claim: 'signatures' },
  { text: 'No cookies and no requests to other sites', claim: 'third-parties' },
  { text: 'No database and no stored passwords', claim: 'encryption' },
] as const;

/** What keeps records safe; each line links to its evidence if the site has it. */
export function SecurityPreview({ claims }: Pick<Evidence, 'claims'>) {
  return (
    <ul className="grid gap-x-8 gap-y-2 font-medium sm:grid-cols-2 pointer-coarse:gap-y-5">
      {promises.map(({ text, claim }) => (
        <li key={text} className="flex min-h-6 gap-2.5">
          <LockClosedIcon className="mt-1 size-4 shrink-0 text-brand" aria-hidden="true" />
          {claims.some(({ id }) => id === claim) ? (
            <a
              href={`${asset(routes.evidence)}#${claim}`}
              className="underline decoration-line underline-offset-4 hover:text-brand hover:decoration-current"
            >
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

/** Two texts of an invented class with a passage that they share, found by the portal's comparison. */
export function CheckerPreview() {
  const passage = sharedPassage(inventedClass(), { assignment: inventedAssignment });
  if (!passage) return null;
  return (
    <div>
      {passage.excerpts.map((excerpt) => (
        <ExcerptFigure key={excerpt.owner} {...excerpt} />
      ))}
      <p className="mt-4 text-note font-medium">{passage.words} words in a row are the same.</p>
    </div>
  );
}

function ExcerptFigure({ owner, page, before, shared, after }: Excerpt) {
  return (
    <figure className="mt-3 rounded-control border border-line bg-canvas p-3.5 first:mt-0">
      <figcaption className="text-small font-semibold text-muted">
        {owner}, page {page}
      </figcaption>
      <blockquote className="mt-1 text-note">
        {before}
        <mark className="bg-accent text-on-accent print:underline">{shared}</mark>
        {after}
      </blockquote>
    </figure>
  );
}
