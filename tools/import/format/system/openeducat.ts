import {
  boolean,
  day,
  defineLayout,
  fileNamed,
  id,
  key,
  required,
  status,
  text,
  type Layout,
} from '../layout';
import { personOf } from '../row-state';

/** An export of a module of OpenEduCat has the module before ids that are of another one. */
const ownId = (name: string) => name.replace(/^openeducat_\w+\./, '');

const personFields = {
  id: required(key('id')),
  givenName: text('first_name', 'name'),
  familyName: required(text('last_name')),
  email: text('email'),
  city: text('city'),
  active: boolean('active'),
} as const;

const students = defineLayout({
  format: 'OpenEduCat students',
  file: /op\.student\b/i,
  marks: ['id', 'last_name', 'batch_id|batch_id/id|gr_no'],
  kinds: ['person'],
  fields: {
    ...personFields,
    number: id('gr_no', 'roll_number'),
    program: text('course_id'),
    batch: id('batch_id'),
  },
  columns: { person: { rollNumber: 'number', name: 'givenName', sections: 'batch' } },
  read({ id, batch, ...facts }, row) {
    // Students of a batch have its classes together.
    const sections = batch === undefined ? undefined : [batch];
    row.add('person', personOf('student', { ...facts, id: ownId(id), sections }));
  },
});

const teachers = defineLayout({
  format: 'OpenEduCat faculty',
  file: /op\.faculty\b/i,
  marks: ['id', 'last_name', 'faculty_subject_ids|faculty_subject_ids/id'],
  kinds: ['person'],
  fields: { ...personFields, number: id('emp_code', 'employee_id', 'emp_id') },
  columns: { person: { employeeId: 'number', name: 'givenName' } },
  read({ id, ...facts }, row) {
    row.add('person', personOf('teacher', { ...facts, id: ownId(id) }));
  },
});

const subjects = defineLayout({
  format: 'OpenEduCat subjects',
  file: fileNamed(String.raw`op\.subject`),
  fileNeeded: true,
  kinds: ['course'],
  fields: { id: required(key('id')), code: id('code'), title: required(text('name')) },
  read({ id, code, title }, row) {
    row.add('course', { id: ownId(id), code, title });
  },
});

const attendance = defineLayout({
  format: 'OpenEduCat attendance',
  file: /op\.attendance\.line\b/i,
  marks: ['attendance_id|attendance_id/id', 'student_id|student_id/id', 'present'],
  kinds: ['attendance'],
  fields: {
    person: required(id('student_id/id', 'student_id')),
    day: required(day('attendance_date')),
    status: required(status('present')),
    session: id('attendance_id/id', 'attendance_id'),
  },
  read({ person, day, status, session }, row) {
    row.add('attendance', { person: ownId(person), day, session, status });
  },
});

/** The tables that OpenEduCat exports with the names of its fields. */
export const openEduCatLayouts: readonly Layout[] = [students, teachers, subjects, attendance];
