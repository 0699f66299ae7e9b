import type { DataProblem } from '@/tools/import/problem/data-problem';
import { readCalendar } from '@/tools/import/calendar/read-calendar';

/** A file with these lines inside of a calendar; the first of them is line 3. */
export const calendarText = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

export const eventLines = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

/** Reads a calendar of a college that has the course CS101. */
export function readText(text: string, { timeZone = 'Asia/Kolkata', file = 'calendar.ics' } = {}) {
  const problems: DataProblem[] = [];
  const { events, counts } = readCalendar(
    { file, text },
    timeZone,
    (one) => /\bcs101\b/i.test(one),
    (problem) => problems.push(problem),
  );
  return {
    counts,
    events: events.map(({ fact }) => fact),
    starts: events.map(({ fact: { start, startTime } }) => [start, startTime].join(' ').trim()),
    problems: problems.map(({ code, place, value, severity }) => ({
      ...{ code, line: place.line, value, severity },
    })),
  };
}

/** Reads a calendar with one event of these lines, the first of which is line 5. */
export const readEvent = (...lines: string[]) =>
  readText(calendarText(...eventLines('UID:one', 'SUMMARY:Fair', ...lines)));
