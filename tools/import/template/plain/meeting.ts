import type { Facts, Weekday } from '../../fact/fact';
import { parseAlternateWeek } from '../../value/alternate-week';
import { laterEnd } from '../../value/time';
import { defineFact, type RowWriter, type ValueTypes, headerList } from '../template';
import { column } from './column';
import { room } from './header-name';
import {
  endDay,
  namedBy,
  sectionColumns,
  sectionFields,
  startDay,
  teacherField,
} from './section-field';
import { inReadingOrder } from './value';
import { teachersOf, writeSection, type SectionValues } from './write-section';

const meetings = defineFact('meeting', {
  id: 'meetings',
  format: 'timetable with a row for each class',
  words:
    headerList(`timetable, timetables, time table, time tables, class timetable, class time table,
    schedule, class schedule, routine, meetings`),
  ignore: headerList(
    `Semester, Sem, Branch, Department, Dept, Credits, Type, Status, Capacity, Enrolled`,
  ),
  besides: ['course', 'section', 'enrolment'],
  fields: {
    ...sectionFields,
    teacher: teacherField,
    room: column.text(room),
    weekdays: column.weekdays(
      'Days, Day, Weekday, Weekdays, Meeting Days, Day of Week, Days of Week, Meeting Day, Week Day, Class Days, Meet Days',
    ),
    start: column.time(
      'Start Time, Begin Time, Start, Begin, From, From Time, Time From, Time Start, Starts, Meeting Start, Meeting Time Start, Mtg Start',
    ),
    end: {
      after: 'start',
      ...column.time(
        'End Time, Finish Time, End, Finish, To, To Time, Time To, Time End, Ends, Meeting End, Meeting Time End, Mtg End',
      ),
    },
    times: column.timeRange(
      'Time, Times, Meeting Time, Meeting Times, Class Time, Hours, Timing, Timings, Time Slot, Slot',
    ),
    period: column.text('Period, Period No, Hour, Lecture No'),
    batch: column.text('Batch, Lab Batch, Batch No'),
    week: column.text(
      'Week, Week Type, Week Cycle, A/B Week, Alternate Week, Odd/Even Week, Fortnight',
    ),
    from: column.day(startDay),
    to: column.day(endDay),
  },
  oneOf: [['weekdays'], ['start', 'times', 'period'], [...namedBy, 'teacher']],
  optional: {
    fields: ['weekdays', 'start', 'end', 'times'],
    words:
      /^(?:arr\b.*|arranged|by arrangement|(?:to be|tb)\W*(?:announced|arranged|determined|scheduled|[ads])|online|on ?line|asynchronous|async|0?0?:?00?(?::00)*(?:\W+0?0:00)?)$/i,
    note: {
      code: 'no-meeting-time',
      message: 'This row has neither days nor times, so the section has no weekly class by it.',
    },
  },
  columns: {
    ...sectionColumns,
    enrolment: { person: 'teacher' },
    meeting: { teachers: 'teacher' },
  },
  fact: (values, row) => meetingOf(values as MeetingValues, row),
});

interface MeetingValues extends SectionValues {
  weekdays?: Weekday[];
  start?: string;
  end?: string;
  times?: ValueTypes['timeRange'];
  period?: string;
  week?: string;
  batch?: string;
  from?: string;
  to?: string;
}

function meetingOf(values: MeetingValues, row: RowWriter): Facts['meeting'] | void {
  const { section, course } = writeSection({ ...values, room: undefined }, row, false);
  const { from, to, room, weekdays } = values;
  const isHour = values.period !== undefined && !values.start && !values.times;
  const times = isHour ? row.timesOf('period', values.period ?? '') : values.times;
  if (isHour && !times) return;
  const start = values.start ?? times?.start;
  const last = values.end ?? times?.end;
  const period = Number(/\d+/.exec(values.period ?? '')?.[0] ?? 0) || undefined;
  const end = start && last && laterEnd(start, last);
  if (!weekdays || !start || !end) return reportMeeting(row, values);
  const teachers = teachersOf(values.teacher).map(inReadingOrder);
  return {
    ...{ section, course, weekdays, start, end, period, room, from, to },
    ...(values.batch !== undefined && { batch: values.batch }),
    ...weekOf(values.week, row),
    ...(teachers.length > 0 && { teachers }),
  };
}

/** A class without a word for its weeks is held every week. */
function weekOf(value: string | undefined, row: RowWriter): Pick<Facts['meeting'], 'week'> {
  const week = value === undefined ? 'every' : parseAlternateWeek(value);
  if (!week)
    row.problem('week', {
      code: 'unknown-week',
      value,
      message: 'These are no weeks that are known, so the class is imported as one of every week.',
      allowed: 'A, B, odd, even or every',
    });
  return week && week !== 'every' ? { week } : {};
}

function reportMeeting(row: RowWriter, { start, end, times, weekdays }: MeetingValues): void {
  if ((start ?? end ?? times ?? weekdays) === undefined) return;
  row.problem(end === undefined ? 'start' : 'end', {
    code: 'unknown-meeting',
    value: end ?? start,
    message: 'The days, the start and the end of this meeting cannot all be read.',
    allowed: 'days, a start and a later end, such as MWF 09:30-10:20',
  });
}

export const meetingTemplates = [meetings];
