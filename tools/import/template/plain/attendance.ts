import type { AttendanceStatus } from '../../fact/fact';
import { readMonth } from '../../value/month-name';
import { headerKey } from '../header';
import { defineFact, defineTemplate, type RowWriter, headerList } from '../template';
import { check, column, needed } from './column';
import { besidePerson } from './header-name';
import { personField, sectionFields } from './section-field';
import { courseOf, inReadingOrder, placeOf, sectionOf } from './value';

/** One row per person and session. "Forenoon" and "Afternoon" are two sessions of a day. */
const attendance = defineTemplate({
  id: 'attendance',
  format: 'table of attendance',
  words:
    headerList(`attendance, attendance register, register, daily attendance, student attendance,
    presence`),
  ignore: besidePerson,
  kinds: ['attendance'],
  fields: {
    person: personField,
    day: needed.day(
      'Date, Attendance Date, Att Date, Attendance Day, Session Date, Class Date, Event Date, Day, Lecture Date, Date of Class, Meeting Date, Absence Date',
      'On',
    ),
    forenoon: column.status('Forenoon, Morning, FN, AM'),
    afternoon: column.status('Afternoon, AN, PM'),
    status: column.status(
      `Attendance Status, Attendance, Status, Present, Attended, Absent, Attendance Code, Attendance Type, Att Code, Att Status, Presence, Attendance Value, P/A, Absence Type, Absence Code`,
      `Code, Mark, Attendance Mark, State`,
    ),
    session: column.text(
      'Session, Period, Time, Start Time, Lecture, Lecture No, Hour, Slot, Session Time, Class Time, Session Name, Session Title, Period No, Description',
    ),
    ...sectionFields,
  },
  oneOf: [['status', 'forenoon', 'afternoon']],
  above: { section: 'group', course: 'course' },
  // There may be millions of rows: no object is made but the fact.
  read(values, row) {
    const { day, session, status, forenoon, afternoon, group } = values;
    const person = inReadingOrder(values.person);
    const course = courseOf(values);
    const section = group ? sectionOf({ section: values.section, group, course }) : values.section;
    if (status) {
      const meaning = turned(status, row);
      row.add('attendance', { person, day, session, section, course, status: meaning });
    }
    if (!forenoon && !afternoon) return;
    const halfDay = (name: string, half: AttendanceStatus) =>
      ({ person, day, session: name, section, course, status: half }) as const;
    if (forenoon) row.add('attendance', halfDay('Forenoon', forenoon), 'forenoon');
    if (afternoon) row.add('attendance', halfDay('Afternoon', afternoon), 'afternoon');
  },
});

/** In a column called "Absent", yes means absent. */
function turned(status: AttendanceStatus, row: RowWriter): AttendanceStatus {
  const header = row.headerOf('status');
  if (!header || headerKey(header) !== 'absent') return status;
  if (status === 'present') return 'absent';
  return status === 'absent' ? 'present' : status;
}

/** Counts of a person for a course, a month, or in all. */
const totals = defineFact('attendanceTotal', {
  id: 'counts',
  format: 'table of attendance counts',
  words:
    headerList(`attendance, attendance summary, attendance totals, shortage, attendance shortage,
    student attendance`),
  ignore: besidePerson,
  fields: {
    person: personField,
    month: column.text('Month, Month Name, Attendance Month'),
    asOf: column.day('As of, As on, As on Date, Up to, Upto, Till, Until, Report Date'),
    present: column.number(
      'Present, Attended, Classes Attended, Hrs Attended, Hours Attended, Days Present, Lectures Attended, No of Classes Attended, Total Present, Present Days, Total Attended, Periods Attended, Attended Classes, Attended Hours, Sessions Attended',
      'Present Count',
    ),
    held: column.number(
      'Held, Classes Held, Hrs Held, Hours Held, Total Classes, Classes Conducted, Conducted, Hours Conducted, Lectures Held, Lectures Conducted, Total Lectures, Total Hours, Working Days, Total Days, Total Sessions, No of Classes Held, Total Held, Delivered, Periods Held, Sessions Held, Total Working Days',
      'Total, Hrs, Hours',
    ),
    absent: column.number(
      'Absent, Absences, Days Absent, Total Absent, Absent Days, Classes Missed, No of Absences, Total Absences, Hours Absent',
      'Missed, Absence',
    ),
    late: column.number('Late, Tardy, Tardies, Times Late, Late Count, Total Late'),
    excused: column.number(
      'Excused, Excused Absences, Leave, Leaves, On Duty, OD, Medical Leave, ML',
    ),
    percent: check.number('%, Percentage, Percent, Attendance %, Attendance Percentage, Att %'),
    ...sectionFields,
  },
  // Of the three counts, two tell the third.
  oneOf: [
    ['present', 'absent'],
    ['held', 'absent'],
    ['present', 'held'],
  ],
  fact({ person, month, asOf, absent, late, excused, held, percent, ...rest }, row) {
    const present = rest.present ?? (held ?? 0) - (absent ?? 0) - (excused ?? 0);
    if (held !== undefined && present > held) return reportCounts(row, present);
    if (present < 0) return reportCounts(row, present);
    const { section, course } = placeOf(rest);
    const all = held ?? present + (absent ?? 0) + (late ?? 0);
    if (all > 0) row.compare('percent', percent, (100 * (present + (late ?? 0))) / all);
    return {
      ...{ person: inReadingOrder(person), course, section, month: readMonth(month), asOf },
      ...{ present, absent, late, excused, held },
    };
  },
});

function reportCounts(row: RowWriter, present: number): void {
  row.problem(row.headerOf('present') ? 'present' : 'absent', {
    code: 'count-above-held',
    value: String(present),
    message: 'This count does not fit the number of classes held.',
    allowed: 'a count from 0 to the number of classes held',
  });
}

export const attendanceTemplates = [attendance, totals];
