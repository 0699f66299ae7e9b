import type { DataProblem } from '@/tools/import/problem/data-problem';
import type { Facts, Kind } from '@/tools/import/fact/fact';
import { readCalendar, type CalendarContext } from '@/tools/import/calendar/read-calendar';
import { problemText } from '../examples';

/** A file with these lines inside of a calendar; the first of them is line 3. */
export const calendarText = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

export const eventLines = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const sections: Record<string, string> = {
  'cs101 a': 'CS101 A',
  'cs101 b': 'CS101 B',
  '12': '12',
  a: 'A',
};

/** Knows two sections of the course CS101, and sections with the short names 12 and A. */
const findUnit: CalendarContext['findUnit'] = (text) => {
  const section = sections[text.toLowerCase()];
  if (section !== undefined) return { section };
  return text.toLowerCase() === 'cs101' ? { course: 'CS101' } : undefined;
};

/** Reads a calendar, and returns its facts and problems, and all that is read as text. */
export function readText(text: string, context: Partial<CalendarContext> = {}) {
  const facts: { kind: Kind; fact: unknown }[] = [];
  const problems: DataProblem[] = [];
  const said: string[] = [];
  readCalendar(
    { file: 'calendar.ics', text },
    {
      sink: {
        add: (kind, fact, { line }) => {
          facts.push({ kind, fact });
          said.push(`${kind} ${JSON.stringify(fact)} ${line}`);
        },
      },
      report: (problem) => {
        problems.push(problem);
        said.push(problemText(problem));
      },
      timeZone: 'Asia/Kolkata',
      findUnit,
      ...context,
    },
  );
  const of = <K extends Kind>(wanted: K) =>
    facts.filter(({ kind }) => kind === wanted).map(({ fact }) => fact as Facts[K]);
  return {
    events: of('event'),
    meetings: of('meeting'),
    said,
    problems: problems.map(({ code, place, value, severity }) => ({
      code,
      line: place.line,
      value,
      severity,
    })),
  };
}

export const readEvents = (...lines: string[]) => readText(calendarText(...lines));

/** Reads a calendar with one event, whose lines are one text. */
export const readEvent = (text: string) => readEvents(...eventLines(...text.split(/\n\s*/)));
