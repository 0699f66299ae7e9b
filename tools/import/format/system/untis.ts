import { weekdays } from '../../value/weekday';
import { defineLayout, id, key, number, required, text, type Layout } from '../layout';
import { personOf } from '../row-state';

const timetable = defineLayout({
  format: 'Untis GPU001.TXT',
  file: /\bgpu001\b/i,
  fileNeeded: true,
  marks: ['Class', 'Teacher', 'Subject', 'Hour'],
  kinds: ['meeting'],
  fields: {
    section: required(id('Class')),
    teacher: id('Teacher'),
    course: required(id('Subject')),
    room: text('Room'),
    day: required(number('Day')),
    hour: required(text('Hour')),
  },
  columns: { meeting: { teachers: 'teacher', weekdays: 'day', start: 'hour' } },
  read({ section, teacher, course, room, day, hour }, row) {
    const times = row.timesOf('hour', hour);
    const weekday = weekdays[day - 1];
    if (!times || !weekday) return;
    row.add('meeting', {
      ...{ section, course, weekdays: [weekday], ...times },
      ...{ room, teachers: teacher === undefined ? undefined : [teacher] },
    });
  },
});

const teachers = defineLayout({
  format: 'Untis GPU004.TXT',
  file: /\bgpu004\b/i,
  fileNeeded: true,
  marks: ['Short Name', 'Long Name'],
  kinds: ['person'],
  fields: {
    id: required(key('Short Name')),
    familyName: required(text('Long Name')),
    givenName: text('First Name'),
  },
  columns: { person: { name: 'familyName' } },
  read({ id, familyName, givenName }, row) {
    row.add('person', personOf('teacher', { id, givenName, familyName }));
  },
});

const students = defineLayout({
  format: 'Untis GPU010.TXT',
  file: /\bgpu010\b/i,
  fileNeeded: true,
  marks: ['Short Name', 'Long Name', 'Class'],
  kinds: ['person'],
  fields: {
    id: required(key('Short Name')),
    familyName: required(text('Long Name')),
    givenName: text('First Name'),
    rollNumber: id('Student Number'),
    section: id('Class'),
  },
  columns: { person: { name: 'familyName', sections: 'section' } },
  read({ id, familyName, givenName, rollNumber, section }, row) {
    const sections = section === undefined ? undefined : [section];
    row.add('person', personOf('student', { id, givenName, familyName, rollNumber, sections }));
  },
});

/** The text files that Untis exports without headers: the timetable, the teachers and the students. */
export const untisLayouts: readonly Layout[] = [timetable, teachers, students];
