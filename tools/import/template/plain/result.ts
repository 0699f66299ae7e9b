import { defineFact } from '../template';
import { column } from './column';
import { grade, maximum } from './mark';
import { courseTitle, names, termName } from './header-name';
import { credits, personField, sectionFields } from './section-field';
import { inReadingOrder, placeOf } from './value';

/** The results of students in whole courses, such as a transcript. */
const courseResults = defineFact('courseResult', {
  format: 'table of results per course',
  file: /transcript|grade.?(?:sheet|card|report)|semester.?result|course.?result|final.?grade/i,
  fields: {
    person: personField,
    ...sectionFields,
    courseTitle: column.text(courseTitle),
    term: column.id(termName, names('Semester, Sem, Session, Academic Year')),
    credits: column.number(credits),
    grade: column.text(grade),
    points: column.number(
      'Grade Point, Grade Points, GP, Points Earned',
      'Notenpunkte, Puntos, Points',
    ),
    percentage: column.number(
      'Percentage, Percent, Final Percentage, Marks Percent',
      'Prozent, Porcentaje, Pourcentage, Pratishat',
    ),
    marks: column.number(
      'Marks Obtained, Total Marks Obtained, Marks, Final Score, Total Score',
      'Total, Punkte, Puntaje, Praptank',
    ),
    maximum: column.number(maximum),
    day: column.day('Result Date, Published On, Declared On, Date of Result, Date Published'),
  },
  oneOf: [
    ['course', 'courseNumber', 'courseTitle', 'section', 'group'],
    ['grade', 'percentage', 'marks'],
    ['credits', 'points', 'day'],
  ],
  fact({ person, term, credits: number, grade: said, marks, maximum: highest, ...rest }) {
    const { section, course } = placeOf(rest);
    const share = marks !== undefined && highest ? (100 * marks) / highest : undefined;
    const percentage = rest.percentage ?? share;
    return {
      ...{ person: inReadingOrder(person), section, course, term, credits: number, grade: said },
      ...{ title: rest.courseTitle, day: rest.day },
      percentage: percentage && roundedDown(Math.min(100, Math.max(0, percentage))),
    };
  },
});

/** With two decimals, so that no percentage reaches a grade that it is below; binary fractions lose nothing. */
const roundedDown = (percentage: number) => Math.floor(percentage * 100 + 1e-6) / 100;

export const plainResults = { courseResult: courseResults };
