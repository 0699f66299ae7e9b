import { pluralize } from '@/tools/file/pluralize';
import type { EventType, Facts } from '../fact/fact';
import type { Collector } from '../model/collector';
import { type Report, warningOf } from '../problem/data-problem';
import type { CalendarText } from '../source/table';
import { defined } from '../value/defined';
import { type CalendarEntry, readEntries } from './ical';

/** Words of summaries and categories, in English and the languages of common calendars. The first type that fits counts. */
const words: readonly (readonly [EventType, string])[] = [
  [
    'holiday',
    'holidays?|vacations?|recess|break|no (?:classes|class|school|lectures)|(?:university|college|campus|school|offices?) (?:is |are )?closed|closure|ferien|feiertag|vorlesungsfrei|vacances|jour férié|férié|feriado|festivo|vacaciones|férias|recesso|vacanze|avkash|chutti',
  ],
  ['quiz', 'quiz|quizzes|quizz|class tests?|unit tests?|cuestionario|kurztest'],
  [
    'exam',
    'exams?|examinations?|mid-?terms?|finals|final assessments?|viva(?: voce)?|prüfung(?:en|szeit)?|klausur(?:en)?|examens?|exámen(?:es)?|examen(?:es)?|exames?|provas?|esami|esame|pariksha',
  ],
  [
    'assignment',
    'assignments?|homework|coursework|problem sets?|submissions?|(?:papers?|projects?|essays?|reports?|labs?) (?:is |are )?due|hausaufgaben?|abgabe|devoirs?|tareas?|trabalhos?',
  ],
];

const patterns = words.map(
  ([type, list]) =>
    [type, new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'iu')] as const,
);

/** A day that only mentions a holiday, for example "Classes resume after the winter break". */
const mentions = /(?<!\p{L})(?:resumes?|resumption|reopens?|before|after)(?!\p{L})/iu;

/** What an event is, by its categories and, where they do not tell, by its summary. */
const typeOf = (summary: string, categories: readonly string[]): EventType =>
  typeIn(categories.join(', ')) ?? typeIn(summary) ?? 'event';

function typeIn(text: string): EventType | undefined {
  const isMention = mentions.test(text);
  return patterns.find(
    ([type, pattern]) => pattern.test(text) && !(type === 'holiday' && isMention),
  )?.[0];
}

/** What a calendar file says to everybody, and how much of it is not for everybody. */
export interface CalendarReading {
  events: { fact: Facts['event']; line: number }[];
  /** Events of whole days, events with a time, and dates that are classes of known sections or repeat like classes. */
  counts: { wholeDay: number; timed: number; classes: number };
}

/** The times that a title occurs with a time until it is that of a class. */
const leastRepeats = 3;

/**
 * Reads the events and holidays of a calendar (iCalendar). What repeats every week with a time, has a title that occurs
 * three times with a time, or names a section or a course, is a class: it is counted, and not read.
 */
export function readCalendar(
  { file, sheet, text }: CalendarText,
  timeZone: string,
  namesUnit: (text: string) => boolean,
  report: Report,
): CalendarReading {
  const entries = readEntries(text, timeZone, (line, problem) =>
    report({ ...problem, place: { file, sheet, line } }),
  );
  const repeats = new Map<string, number>();
  for (const { title, isWholeDay, dates } of entries)
    if (!isWholeDay) repeats.set(title, (repeats.get(title) ?? 0) + dates.length);
  const isHolidays = typeOf(file.replace(/[_.-]+/g, ' '), []) === 'holiday';
  const reading: CalendarReading = { events: [], counts: { wholeDay: 0, timed: 0, classes: 0 } };
  const ids = new Set<string>();
  for (const entry of entries) {
    const { title, categories, isWholeDay, isWeekly, dates, line } = entry;
    const isClass =
      !isWholeDay &&
      (isWeekly ||
        (repeats.get(title) ?? 0) >= leastRepeats ||
        [title, categories].some((one) => namesUnit(one)));
    reading.counts[isClass ? 'classes' : isWholeDay ? 'wholeDay' : 'timed'] += dates.length;
    if (isClass) continue;
    const type = typeOf(title, [categories]);
    for (const date of dates) {
      const fact = eventOf(entry, date, type === 'event' && isHolidays ? 'holiday' : type);
      const id = [fact.id, `${fact.id}/${fact.start}`, `${fact.id}/${fact.start}/${title}`].find(
        (one) => !ids.has(one),
      );
      if (id === undefined) continue;
      ids.add(id);
      reading.events.push({ fact: { ...fact, id }, line });
    }
  }
  return reading;
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) - 1).toISOString().slice(0, 10);

/** An event, with its last day instead of the first moment after it. */
function eventOf(
  { uid, title, isWholeDay }: CalendarEntry,
  { start, end }: CalendarEntry['dates'][number],
  type: Facts['event']['type'],
): Facts['event'] {
  const [day = '', time = '00:00'] = start.split('T');
  const [endDay = '', endTime = '00:00'] = end.split('T');
  const isWhole = isWholeDay || (time === '00:00' && endTime === '00:00' && endDay > day);
  const last = endTime === '00:00' && endDay > day ? dayBefore(endDay) : endDay;
  return {
    ...{ id: uid, title, start: day, type },
    ...(last > day && { end: last }),
    ...(!isWhole && defined({ startTime: time, endTime: end > start ? endTime : undefined })),
  } as Facts['event'];
}

/** The most words that a name has in a longer text, and how much of a text is searched. */
const longest = { words: 12, text: 60 };

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/**
 * Returns a function that tells if a text has the name of a section or course in it. Names are compared without spaces,
 * dots and hyphens. Call it when all tables are read.
 */
export function unitFinder({ courses, sections, pending }: Collector): (text: string) => boolean {
  const names = new Set<string>();
  const add = (...texts: (string | undefined)[]) => {
    for (const text of texts) {
      const key = wordsIn(text ?? '').join('');
      // "12" in "Week 12" is not the section 12, nor is "A" a class.
      if (key.length > 1 && !/^\d+$/.test(key)) names.add(key);
    }
  };
  for (const { id, name } of sections.values()) add(id, name);
  for (const { fact } of pending.section) add(fact.id, fact.name, fact.code);
  for (const { id, code, title } of courses.values()) add(id, code, title);
  for (const { section, course } of pending.enrolment) add(section, course);
  return (text) => {
    const words = wordsIn(text).slice(0, longest.text);
    return words.some((_, first) =>
      Array.from({ length: longest.words }, (__, index) =>
        words.slice(first, first + index + 1).join(''),
      ).some((name) => names.has(name)),
    );
  };
}

/** Reports how many classes of a calendar are not read, or that nobody has said whether it is public. */
export function reportCalendar(
  { file, sheet }: CalendarText,
  { counts: { wholeDay, timed, classes } }: CalendarReading,
  audience: 'public' | undefined,
  report: Report,
): void {
  const place = { file, sheet };
  if (audience === undefined)
    report({
      ...warningOf('table', 'calendar-not-chosen'),
      place,
      value: `${pluralize(wholeDay, 'event')} of whole days, ${timed} with a time, ${classes} that ${classes === 1 ? 'is a class' : 'are classes'}`,
      message: 'Nobody has said that everybody may see this calendar, so it is not read.',
      action: 'Say in college/import.html whether its events and holidays are published.',
    });
  else if (classes > 0)
    report({
      ...warningOf('table', 'classes-in-calendar'),
      place,
      value: classes === 1 ? '1 class' : `${classes} classes`,
      message: 'Classes are not read from a calendar, only events and holidays.',
      action:
        'Put the timetable into college/in as a table. A calendar that has only classes can be taken away.',
    });
}
