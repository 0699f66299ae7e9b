import type { Facts, Weekday } from '../../fact/fact';
import { parseAlternateWeek } from '../../value/alternate-week';
import { laterEnd, parseClassTimes } from '../../value/time';
import { parseWeekdays, weekdays } from '../../value/weekday';
import {
  defineFact,
  type TemplateField,
  type RowWriter,
  type ValueTypes,
  headerList,
} from '../template';
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

/** A column for each weekday, as in Banner, where a mark or a letter means that the section meets. */
const weekdayFields = Object.fromEntries(
  weekdays.map((name): [string, TemplateField] => {
    const short = name.slice(0, 3);
    const banner = `SSRMEET_${short.toUpperCase()}_DAY`;
    return [name, { type: 'text', headers: [name, short, `${short} Day`, `${name} Ind`, banner] }];
  }),
);

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
    ...weekdayFields,
    start: column.time(
      'Start Time, Begin Time, Start, Begin, From, From Time, Time From, Time Start, Starts, Meeting Start, Meeting Time Start, SSRMEET_BEGIN_TIME, Mtg Start',
    ),
    end: {
      after: 'start',
      ...column.time(
        'End Time, Finish Time, End, Finish, To, To Time, Time To, Time End, Ends, Meeting End, Meeting Time End, SSRMEET_END_TIME, Mtg End',
      ),
    },
    times: column.timeRange(
      'Time, Times, Meeting Time, Meeting Times, Class Time, Hours, Timing, Timings, Time Slot, Slot',
    ),
    pattern: column.text(
      'Days & Times, Days and Times, Days/Times, Day/Time, Day & Time, Day and Time, Meeting Pattern, Schedule, Meets, Meeting Info',
    ),
    period: column.text('Period, Period No, Hour, Lecture No'),
    batch: column.text('Batch, Lab Batch, Batch No'),
    week: column.text(
      'Week, Week Type, Week Cycle, A/B Week, Alternate Week, Odd/Even Week, Fortnight',
    ),
    building: column.text('Building, Bldg, Building Code, Bldg Code, SSRMEET_BLDG_CODE', 'Block'),
    from: column.day(startDay),
    to: column.day(endDay),
  },
  oneOf: [
    ['weekdays', 'pattern', ...(weekdays as readonly never[])],
    ['start', 'times', 'pattern', 'period'],
    [...namedBy, 'teacher'],
  ],
  optional: {
    fields: ['weekdays', 'start', 'end', 'times', ...(weekdays as readonly never[])],
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
  pattern?: string;
  period?: string;
  week?: string;
  batch?: string;
  building?: string;
  from?: string;
  to?: string;
}

function meetingOf(values: MeetingValues, row: RowWriter): Facts['meeting'] | void {
  const { section, course } = writeSection({ ...values, room: undefined }, row, false);
  const pattern = values.pattern ? readPattern(values.pattern) : undefined;
  const { from, to } = values;
  const days = values.weekdays ?? markedDays(values) ?? pattern?.days;
  const written = values.times ?? pattern;
  const isHour = values.period !== undefined && !values.start && !written;
  const times = isHour ? row.timesOf('period', values.period ?? '') : written;
  if (isHour && !times) return;
  const start = values.start ?? times?.start;
  const last = values.end ?? times?.end;
  const period = Number(/\d+/.exec(values.period ?? '')?.[0] ?? 0) || undefined;
  const end = start && last && laterEnd(start, last);
  if (!days || !start || !end) return reportMeeting(row, values);
  const teachers = teachersOf(values.teacher).map(inReadingOrder);
  const where = [values.building, values.room].filter(Boolean).join(' ') || undefined;
  return {
    ...{ section, course, weekdays: days, start, end, period, room: where, from, to },
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

function reportMeeting(
  row: RowWriter,
  { pattern, start, end, times, weekdays: days }: MeetingValues,
): void {
  // "TBA" and "Arranged" are sections that do not meet.
  if (pattern !== undefined && !/\d/.test(pattern)) return;
  if ((pattern ?? start ?? end ?? times ?? days) === undefined) return;
  const field = pattern !== undefined ? 'pattern' : end === undefined ? 'start' : 'end';
  row.problem(field, {
    code: 'unknown-meeting',
    value: pattern ?? end ?? start,
    message: 'The days, the start and the end of this meeting cannot all be read.',
    allowed: 'days, a start and a later end, such as MWF 09:30-10:20',
  });
}

/** The weekdays whose own columns have a mark. */
function markedDays(values: object): Weekday[] | undefined {
  const cells = values as Partial<Record<Weekday, string>>;
  const marked = weekdays.filter(
    (name) => cells[name] !== undefined && !/^(?:n|no|0|false)$/i.test(cells[name] ?? ''),
  );
  return marked.length > 0 ? marked : undefined;
}

/** The days and times of "MoWeFr 9:00AM - 9:50AM". */
function readPattern(text: string) {
  const split = text.search(/\d/);
  const range = split < 0 ? undefined : parseClassTimes(text.slice(split));
  const days = split < 0 ? undefined : parseWeekdays(text.slice(0, split).trim());
  return range && days ? { days, ...range } : undefined;
}

export const meetingTemplates = [meetings];
