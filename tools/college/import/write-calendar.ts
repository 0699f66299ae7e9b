import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsIn } from '@/content/parse';
import type { Calendar } from '@/content/schema/student/calendar';
import { writeOneFile } from '@/tools/file/write-files';
import { noteOf, type Report } from '@/tools/import/problem/data-problem';
import type { Event } from '@/tools/import/model/entity';
import type { Json } from '@/tools/import/record/merge';
import type { Journal } from './state/journal';
import { calendarOf } from '@/tools/import/calendar/public-calendar';
import { parseJson } from '@/tools/file/json-file';
import { sha256 } from '@/tools/file/sha256';

interface CalendarOptions {
  events: readonly Event[];
  /** The file of the academic calendar, content/student/calendar.json of the college's checkout. */
  calendarFile: string;
  /** The content of manual/calendar.json. */
  corrections: Json | undefined;
  journal: Journal;
  report: Report;
}

/** The files that a run would write. */
interface CalendarPlan {
  calendarFile: string;
  text: string;
  /** For `journal.calendar`. */
  sha256: string;
  /** The text of the calendar that is replaced and that no import wrote. */
  replaced?: string;
  isChanged: boolean;
}

/** Works out the academic calendar; undefined if no file has an event, so that the calendar stays as it is. */
export function planCalendar(options: CalendarOptions): CalendarPlan | undefined {
  const { events, calendarFile, corrections, journal, report } = options;
  if (events.length === 0) return undefined;
  const earlier = existsSync(calendarFile) ? readFileSync(calendarFile, 'utf8') : undefined;
  const before = readBefore(earlier, events);
  const text = `${JSON.stringify(calendarOf(events, before, corrections, report), null, 2)}\n`;
  const isOurs = earlier === undefined || earlier === text || sha256(earlier) === journal.calendar;
  if (!isOurs)
    report({
      ...noteOf('record', 'calendar-replaced'),
      place: { file: 'in' },
      message: 'The academic calendar of the site is replaced by the events of these files.',
      action: 'The calendar from before is kept in college/replaced.',
    });
  return {
    calendarFile,
    text,
    sha256: sha256(text),
    ...(!isOurs && { replaced: earlier }),
    isChanged: text !== earlier,
  };
}

/** Writes the planned calendar. One that no import wrote is kept in `replaced` of the college's folder. */
export function writeCalendar(plan: CalendarPlan, folder: string, today: string): void {
  const { calendarFile, text, replaced, isChanged } = plan;
  if (!isChanged) return;
  if (replaced !== undefined) writeOneFile(freePath(folder, today, replaced), replaced);
  writeOneFile(calendarFile, text);
  // Everybody may read the calendar, unlike the college's records.
  chmodSync(calendarFile, 0o644);
}

/** A path that no other replaced calendar has. */
function freePath(folder: string, today: string, text: string): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? `calendar-${today}.json` : `calendar-${today}-${count}.json`;
    const path = join(folder, 'replaced', name);
    if (!existsSync(path) || readFileSync(path, 'utf8') === text) return path;
  }
}

/** The calendar that is there. One that is not valid is replaced, as is one that is not there. */
function readBefore(text: string | undefined, events: readonly Event[]): Calendar {
  const value = parseJson(text ?? '');
  if (value !== undefined && problemsIn('student/calendar.json', value).length === 0)
    return value as Calendar;
  const newest = events.reduce((latest, { start }) => (start > latest ? start : latest), '');
  return {
    $schema: '../schema/json/student-calendar.schema.json',
    weekStart: 'Monday',
    shown: newest.slice(0, 7),
    months: [],
  };
}
