import { attemptIn, examinationOf } from '../../series/preamble';
import { defineFact, headerList } from '../template';
import { column } from './column';
import { grade, maximum } from './mark';
import { besidePerson, courseTitle, names, termName } from './header-name';
import { credits, personField, sectionFields } from './section-field';
import { inReadingOrder, placeOf } from './value';

/** The results of students in whole courses, such as a transcript. */
const courseResults = defineFact('courseResult', {
  id: 'results',
  format: 'results of courses',
  words:
    headerList(`results, result, transcript, transcripts, grade sheet, grade card, semester results,
    university results, supplementary results, final grades`),
  ignore: [
    ...besidePerson,
    ...headerList(`Internals, Internal, Internal Marks, Externals, External, External Marks, Total,
    Result, Status, Regulation, Year`),
  ],
  fields: {
    person: personField,
    ...sectionFields,
    courseTitle: column.text(courseTitle),
    term: column.id(termName, names('Semester, Sem, Academic Year')),
    attempt: column.text(
      'Attempt, Attempt No, Session, Exam Session, Exam Month, Examination Session, Month and Year',
    ),
    credits: column.number(credits),
    grade: column.text(grade),
    points: column.number('Grade Point, Grade Points, GP, Points Earned', 'Points'),
    percentage: column.number('Percentage, Percent, Final Percentage, Marks Percent'),
    marks: column.number(
      'Marks Obtained, Total Marks Obtained, Marks, Final Score, Total Score',
      'Total',
    ),
    maximum: column.number(maximum),
    day: column.day('Result Date, Published On, Declared On, Date of Result, Date Published'),
  },
  oneOf: [
    ['course', 'courseTitle', 'section', 'group'],
    ['grade', 'percentage', 'marks'],
    ['credits', 'points', 'day', 'attempt'],
  ],
  fact({ person, credits: number, grade: said, marks, maximum: highest, ...rest }, { table }) {
    const { section, course } = placeOf(rest);
    const above = examinationOf(table);
    const { term = above.term } = rest;
    const attempt = rest.attempt === undefined ? above.attempt : attemptOf(rest.attempt);
    const share = marks !== undefined && highest ? (100 * marks) / highest : undefined;
    const percentage = rest.percentage ?? share;
    return {
      ...{ person: inReadingOrder(person), section, course, term, credits: number, grade: said },
      ...{ title: rest.courseTitle, day: rest.day, attempt },
      percentage: percentage && roundedDown(Math.min(100, Math.max(0, percentage))),
    };
  },
});

/** "JUL 2026 (Supply)" as later ones come later in order; a number of the attempt as it is. */
const attemptOf = (text: string): string => attemptIn([text]) ?? text;

/** With two decimals, so that no percentage reaches a grade that it is below; binary fractions lose nothing. */
const roundedDown = (percentage: number) => Math.floor(percentage * 100 + 1e-6) / 100;

/** What the university says of a student's averages. */
const standings = defineFact('standing', {
  id: 'standings',
  format: 'official averages',
  words: headerList(`standing, standings, sgpa, cgpa, consolidated, consolidated results, averages,
    backlogs`),
  ignore: [...besidePerson, ...headerList(`Result, Class, Section, Year, Percentage, Rank`)],
  fields: {
    person: personField,
    term: column.id(termName, names('Semester, Sem')),
    sgpa: column.number('SGPA, Semester GPA, TGPA'),
    cgpa: column.number('CGPA, Cumulative GPA'),
    backlogs: column.number(
      'Backlogs, No of Backlogs, Backlog, Arrears, No of Arrears, Failed Courses',
    ),
    credits: column.number('Credits Earned, Earned Credits, Total Credits, Credits'),
  },
  oneOf: [['sgpa', 'cgpa', 'backlogs']],
  fact: ({ person, ...rest }) => ({ person: inReadingOrder(person), ...rest }),
});

export const resultTemplates = [courseResults, standings];
