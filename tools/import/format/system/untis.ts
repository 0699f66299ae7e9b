import { weekdays } from '../../value/weekday';
import { defineFact, id, key, number, required, text, type Layout } from '../layout';
import { personOf } from '../row-state';

const timetable = defineFact('meeting', {
  format: 'Untis GPU001.TXT',
  file: /\bgpu001\b/i,
  fileNeeded: true,
  marks: ['Class', 'Teacher', 'Subject', 'Hour'],
  fields: {
    section: required(id('Class')),
    teacher: id('Teacher'),
    course: required(id('Subject')),
    room: text('Room'),
    day: required(number('Day')),
    hour: required(text('Hour')),
  },
  columns: { meeting: { teachers: 'teacher', weekdays: 'day', start: 'hour' } },
  fact({ section, teacher, course, room, day, hour }, row) {
    const times = row.timesOf('hour', hour);
    const weekday = weekdays[day - 1];
    if (!times || !weekday) return;
    return {
      ...{ section, course, weekdays: [weekday], ...times },
      ...{ room, teachers: teacher === undefined ? undefined : [teacher] },
    };
  },
});

const teachers = defineFact('person', {
  format: 'Untis GPU004.TXT',
  file: /\bgpu004\b/i,
  fileNeeded: true,
  marks: ['Short Name', 'Long Name'],
  fields: {
    id: required(key('Short Name')),
    familyName: required(text('Long Name')),
    givenName: text('First Name'),
  },
  columns: { person: { name: 'familyName' } },
  fact: (person) => personOf('teacher', person),
});

const students = defineFact('person', {
  format: 'Untis GPU010.TXT',
  file: /\bgpu010\b/i,
  fileNeeded: true,
  marks: ['Short Name', 'Long Name', 'Class'],
  fields: {
    id: required(key('Short Name')),
    familyName: required(text('Long Name')),
    givenName: text('First Name'),
    rollNumber: id('Student Number'),
    section: id('Class'),
  },
  columns: { person: { name: 'familyName', sections: 'section' } },
  fact: ({ section, ...person }) =>
    personOf('student', { ...person, sections: section === undefined ? undefined : [section] }),
});

/** The text files that Untis exports without headers: the timetable, the teachers and the students. */
export const untisLayouts: readonly Layout[] = [timetable, teachers, students];
