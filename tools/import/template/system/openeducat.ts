import {
  boolean,
  day,
  defineFact,
  documented,
  fileNamed,
  id,
  key,
  required,
  status,
  text,
  type Template,
} from '../template';
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

const fieldsOfPeople =
  'id middle_name birth_date gender blood_group nationality country_id emergency_contact visa_info id_number partner_id user_id phone mobile street street2 zip ' +
  'state_id category_id create_date write_date display_name name image_1920 religion_id passport_no pan_card';

const students = defineFact('person', {
  format: 'OpenEduCat students',
  file: /op\.student\b/i,
  marks: ['id', 'last_name', 'batch_id|batch_id/id|gr_no'],
  ignore: documented(
    `${fieldsOfPeople} course_id/id batch_id/id roll_number course_detail_ids parent_ids already_partner certificate_number`,
  ),
  fields: {
    ...personFields,
    number: id('gr_no', 'roll_number'),
    program: text('course_id'),
    batch: id('batch_id'),
  },
  columns: { person: { rollNumber: 'number', name: 'givenName', sections: 'batch' } },
  fact({ id, batch, ...facts }) {
    // Students of a batch have its classes together.
    const sections = batch === undefined ? undefined : [batch];
    return personOf('student', { ...facts, id: ownId(id), sections });
  },
});

const teachers = defineFact('person', {
  format: 'OpenEduCat faculty',
  file: /op\.faculty\b/i,
  marks: ['id', 'last_name', 'faculty_subject_ids|faculty_subject_ids/id'],
  ignore: documented(
    `${fieldsOfPeople} faculty_subject_ids faculty_subject_ids/id emp_id login session_ids library_card_id main_department_id main_department_id/id joining_date allowed_department_ids allowed_department_ids/id`,
  ),
  fields: { ...personFields, number: id('emp_code', 'employee_id', 'emp_id') },
  columns: { person: { employeeId: 'number', name: 'givenName' } },
  fact: ({ id, ...facts }) => personOf('teacher', { ...facts, id: ownId(id) }),
});

const subjects = defineFact('course', {
  format: 'OpenEduCat subjects',
  file: fileNamed(String.raw`op\.subject`),
  marks: ['id', 'code', 'name', 'subject_type'],
  ignore: documented('type subject_type grade_weightage department_id department_id/id active'),
  fields: { id: required(key('id')), code: id('code'), title: required(text('name')) },
  fact: (course) => ({ ...course, id: ownId(course.id) }),
});

const attendance = defineFact('attendance', {
  format: 'OpenEduCat attendance',
  file: /op\.attendance\.line\b/i,
  marks: ['attendance_id|attendance_id/id', 'student_id|student_id/id', 'present'],
  ignore: documented(
    'id remark attendance_id student_id course_id course_id/id batch_id batch_id/id absent excused late attendance_type_id attendance_type_id/id register_id active',
  ),
  fields: {
    person: required(id('student_id/id', 'student_id')),
    day: required(day('attendance_date')),
    session: id('attendance_id/id', 'attendance_id'),
    status: required(status('present')),
  },
  fact: (attended) => ({ ...attended, person: ownId(attended.person) }),
});

/** The tables that OpenEduCat exports with the names of its fields. */
export const openEduCatTemplates: readonly Template[] = [students, teachers, subjects, attendance];
