import { day, defineFact, id, number, required, status, text, type Layout } from '../layout';

/** Attendance as the student information system of Microsoft's education analytics writes it. */
const attendance = defineFact('attendance', {
  format: 'Contoso attendance',
  marks: ['student_id', 'attendance_date', 'attendance_status', 'PresenceFlag|AttendanceCode'],
  fields: {
    person: required(id('student_id')),
    day: required(day('attendance_date')),
    session: text('Period'),
    section: id('section_id'),
    status: required(status('attendance_status')),
  },
  fact: (attended) => ({ ...attended }),
});

const marks = defineFact('courseResult', {
  format: 'Contoso marks of sections',
  marks: ['student_id', 'section_id', 'alpha_grade_earned|numeric_grade_earned', 'is_final_grade'],
  fields: {
    person: required(id('student_id')),
    section: required(id('section_id')),
    term: id('term_id'),
    credits: number('credits_earned'),
    grade: text('alpha_grade_earned'),
    percentage: number('numeric_grade_earned'),
    isFinal: text('is_final_grade'),
  },
  oneOf: [['grade', 'percentage']],
  fact: ({ isFinal = 'yes', ...result }) => !/^(?:f|false|n|no|0)$/i.test(isFinal) && result,
});

/** The tables of the student information system in the samples of Open Education Analytics. */
export const contosoLayouts: readonly Layout[] = [attendance, marks];
