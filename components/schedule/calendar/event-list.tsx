import {
  AcademicCapIcon,
  CalendarIcon,
  DocumentTextIcon,
  QuestionMarkCircleIcon,
  SunIcon,
} from '@heroicons/react/16/solid';
import type { EventLine } from '@/components/schedule/model/calendar';
import { formatCalendarDay, formatShortDay } from '@/lib/time/date';

const chips = {
  assignment: { style: 'bg-rejected-fill text-rejected', word: 'Due', Icon: DocumentTextIcon },
  quiz: { style: 'bg-quiz-fill text-quiz', word: 'Quiz', Icon: QuestionMarkCircleIcon },
  exam: { style: 'bg-exam-fill text-exam', word: 'Exam', Icon: AcademicCapIcon },
  holiday: { style: 'bg-approved-fill text-approved', word: 'Holiday', Icon: SunIcon },
  event: { style: 'bg-brand-soft text-brand', word: 'Event', Icon: CalendarIcon },
} as const;

interface EventListProps {
  title: string;
  lines: readonly EventLine[];
  /** A day of the year whose dates have no year. */
  today: string;
  /** Shown without lines. */
  empty: string;
}

/** Dates with what is on, below the month. */
export function EventList({ title, lines, today, empty }: EventListProps) {
  return (
    <div className="border-t border-line pt-3 text-note">
      <h3 className="mb-1 font-sans font-semibold tracking-normal">{title}</h3>
      {lines.length === 0 && <p className="text-muted">{empty}</p>}
      <ul aria-label={title} className="grid gap-1.5 empty:hidden">
        {lines.map(({ key, day, type, text }) => (
          <li key={key} className="flex min-h-7 flex-wrap items-center gap-x-3">
            <time dateTime={day} className="w-20 shrink-0 text-muted">
              <span aria-hidden="true">{formatShortDay(day, today, true)}</span>
              <span className="sr-only">
                {formatCalendarDay(day.slice(0, 7), Number(day.slice(8)))}:{' '}
              </span>
            </time>
            <bdi className="min-w-0 grow basis-28 wrap-anywhere">{text}</bdi> <Chip type={type} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chip({ type }: Pick<EventLine, 'type'>) {
  const { style, word, Icon } = chips[type];
  return (
    <span
      className={`chip inline-flex shrink-0 items-center gap-1 rounded-full px-2.5 py-0.5 text-small font-semibold forced-colors:border ${style}`}
    >
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      {word}
    </span>
  );
}
