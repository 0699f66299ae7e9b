import {
  CalendarDaysIcon,
  DocumentTextIcon,
  LockClosedIcon,
  QuestionMarkCircleIcon,
} from '@heroicons/react/16/solid';
import { inventedAssignment, inventedClass } from '@/components/integrity/model/invented-class';
import { dayStyles } from '@/components/schedule/day-styles';
import { PeriodTime } from '@/components/schedule/entry/period-time';
import { eventsIn, listedEvents, type MarkedDay } from '@/components/schedule/model/calendar';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import type { Calendar } from '@/content/schema/student/calendar';
import { monthName } from '@/lib/time/date';
import { compareTexts } from '@/components/integrity/model/compare-texts';
import { markedPages } from '@/components/integrity/model/marked-text';
import { filesById } from '@/components/integrity/model/report';
import type { TextFile, WordRange } from '@/components/integrity/model/text';
import { findWords } from '@/components/integrity/model/word';

/** A passage that two texts share. */
interface SharedPassage {
  words: number;
  /** The passage as the first text has it. */
  text: string;
  /** Its page in the first and in the second text. */
  pages: readonly [number, number];
}

/** Returns the first passage of the pair that shares most; null if no pair is worth reporting. */
export function sharedPassage(
  files: readonly TextFile[],
  assignment: string,
): SharedPassage | null {
  const [pair] = compareTexts(files, { assignment }).pairs;
  const passage = pair?.passages[0];
  if (!pair || !passage) return null;
  const byId = filesById(files);
  const first = placeOf(byId.get(pair.first), passage.first);
  const second = placeOf(byId.get(pair.second), passage.second);
  return {
    words: passage.first.end - passage.first.start,
    text: first.text,
    pages: [first.page, second.page],
  };
}

function placeOf(file: TextFile | undefined, range: WordRange) {
  const pages = file ? markedPages(file, [{ ...range, value: true }], findWords) : [];
  const page = pages.find(({ parts }) => parts.some(({ value }) => value));
  return {
    page: page?.number ?? 1,
    text: page?.parts.find(({ value }) => value)?.text ?? '',
  };
}

interface SchedulingPreviewProps extends Pick<MarketingDemo, 'timetable'> {
  calendar: Calendar;
}

/** The most classes and the most events that a card has room for. */
const maxListed = 2;

/** The first classes of a day, and the first events of the month that the calendar shows. */
export function SchedulingPreview({ timetable, calendar }: SchedulingPreviewProps) {
  const { shown, months } = calendar;
  const events = listedEvents(shown, eventsIn(shown, months));
  return (
    <div className="space-y-1.5 text-note">
      {timetable?.slice(0, maxListed).map(({ id, start, end, section, course }) => (
        <p
          key={id}
          className="flex flex-wrap justify-between gap-x-3 rounded-control bg-sunken px-3 py-1.5"
        >
          <span className="font-semibold">
            <PeriodTime start={start} end={end} />
          </span>
          <bdi>{course}</bdi>
          <bdi className="text-muted">{section}</bdi>
        </p>
      ))}
      {events.length > 0 && (
        <p className="flex flex-wrap gap-2 pt-1 text-small font-semibold">
          {events.slice(0, maxListed).map((event) => (
            <EventChip key={`${event.day} ${event.label}`} month={shown} event={event} />
          ))}
        </p>
      )}
    </div>
  );
}

const icons = { assignment: DocumentTextIcon, quiz: QuestionMarkCircleIcon } as const;

function EventChip({ month, event: { day, type, label } }: { month: string; event: MarkedDay }) {
  const Icon = type in icons ? icons[type as keyof typeof icons] : CalendarDaysIcon;
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 dark:inset-ring dark:inset-ring-current/45 ${dayStyles[type]}`}
    >
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      {day} {monthName(month).slice(0, 3)}, {label}
    </span>
  );
}

const promises = [
  'One encrypted file for each person',
  'No cookies, no requests to other sites',
  'No database, no stored passwords',
];

/** Shows what keeps records safe; `hasKeys` adds the signatures of teachers. */
export function SecurityPreview({ hasKeys }: { hasKeys: boolean }) {
  const shown = hasKeys ? [...promises, 'Decisions with the teacher’s signature'] : promises;
  return (
    <ul className="space-y-1 text-note">
      {shown.map((text) => (
        <li key={text} className="flex gap-2.5">
          <LockClosedIcon className="mt-0.5 size-4 shrink-0 text-brand" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** A passage that two texts of an invented class share, found by the portal's comparison. */
export function CheckerPreview() {
  const passage = sharedPassage(inventedClass(), inventedAssignment);
  if (!passage) return null;
  const { words, text, pages } = passage;
  const [first, second] = pages;
  return (
    <>
      <blockquote className="rounded-control bg-sunken p-3 text-note">
        <p className="line-clamp-2">
          <mark className="bg-quiz-fill text-quiz print:underline">{text}</mark>
        </p>
      </blockquote>
      <p className="mt-2.5 text-small text-muted">
        {words} words in a row are the same
        {first === second ? ` on page ${first} of both.` : `, on page ${first} and page ${second}.`}
      </p>
    </>
  );
}
