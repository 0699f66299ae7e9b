import { defineLayout, required, type Layout } from '../layout';
import { grade, maximum } from './plain-mark';
import {
  both,
  courseTitle,
  email,
  fullNames,
  names,
  personId,
  studentId,
  studentName,
  termName,
} from './plain-names';
import { credits, sectionFields } from './plain-section-field';
import { inReadingOrder, placeOf } from './plain-value';

/** The results of students in whole courses, such as a transcript. */
const courseResults = defineLayout({
  format: 'table of results per course',
  file: /transcript|grade.?(?:sheet|card|report)|semester.?result|course.?result|final.?grade/i,
  kinds: ['courseResult'],
  fields: {
    person: required({ type: 'id', ...both(studentId, personId, email, studentName, fullNames) }),
    ...sectionFields,
    courseTitle: { type: 'text', ...courseTitle },
    term: { type: 'id', ...both(termName, names('Semester, Sem, Session, Academic Year')) },
    credits: { type: 'number', ...credits },
    grade: { type: 'text', ...grade },
    points: {
      type: 'number',
      ...names('Grade Point, Grade Points, GP, Points Earned', 'Notenpunkte, Puntos, Points'),
    },
    percentage: {
      type: 'number',
      ...names(
        'Percentage, Percent, Final Percentage, Marks Percent',
        'Prozent, Porcentaje, Pourcentage, Pratishat',
      ),
    },
    marks: {
      type: 'number',
      ...names(
        'Marks Obtained, Total Marks Obtained, Marks, Final Score, Total Score',
        'Total, Punkte, Puntaje, Praptank',
      ),
    },
    maximum: { type: 'number', ...maximum },
    day: {
      type: 'day',
      ...names('Result Date, Published On, Declared On, Date of Result, Date Published'),
    },
  },
  oneOf: [
    ['course', 'courseNumber', 'courseTitle', 'section', 'group'],
    ['grade', 'percentage', 'marks'],
    ['credits', 'points', 'day'],
  ],
  read({ person, term, credits: number, grade: said, marks, maximum: highest, ...rest }, row) {
    const { section, course } = placeOf(rest);
    const share = marks !== undefined && highest ? (100 * marks) / highest : undefined;
    const percentage = rest.percentage ?? share;
    row.add('courseResult', {
      ...{ person: inReadingOrder(person), section, course, term, credits: number, grade: said },
      ...(rest.courseTitle !== undefined && { title: rest.courseTitle }),
      ...(percentage !== undefined && {
        percentage: roundedDown(Math.min(100, Math.max(0, percentage))),
      }),
      ...(rest.day !== undefined && { day: rest.day }),
    });
  },
});

/** With two decimals, so that no percentage reaches a grade that it is below; binary fractions lose nothing. */
const roundedDown = (percentage: number) => Math.floor(percentage * 100 + 1e-6) / 100;

export const plainResults: Readonly<Record<'courseResult', Layout>> = {
  courseResult: courseResults,
};
