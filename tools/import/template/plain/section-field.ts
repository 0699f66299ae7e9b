import { column, needed } from './column';
import {
  courseId,
  courseTitle,
  courseWord,
  groupName,
  names,
  sectionId,
  teacherEmail,
  teacherId,
  teacherName,
  termName,
  email,
  fullNames,
  personId,
  studentId,
  studentName,
} from './header-name';

export const credits = names(
  'Credits, Credit, Credit Hours, Credit Hrs, Credit Points, ECTS, ECTS Credits, Cr, Cred',
  'Units, CP',
);
export const startDay = names(
  'Start Date, Begin Date, Start, From, From Date, Date Start, Begins, Start Day, Term Start',
  'First Day, Commencement, Commences',
);
export const endDay = names(
  'End Date, Finish Date, End, To, To Date, Until, Date End, Ends, End Day, Term End',
  'Last Day, Last Working Day',
);
/** The column that names the student of a row. */
export const personField = needed.id(studentId, personId, email, studentName, fullNames);

/** Columns that name a section and its course. */
export const sectionFields = {
  section: column.id(sectionId),
  group: column.id(groupName),
  course: column.id(courseId, courseWord),
  courseTitle: column.text(courseTitle, names('Title')),
  term: column.id(termName),
} as const;

/** Of which one must be there, so that a row says what it is about. */
export const namedBy = ['section', 'group', 'course', 'courseTitle'] as const;

/** The columns of what rows mention of a section and its course. */
export const sectionColumns = {
  course: { id: 'course', title: 'courseTitle' },
  section: { id: 'section', name: 'group', terms: 'term' },
} as const;

/** In a table of people, the faculty may be a department. */
export const teacherField = column.people(teacherId, teacherEmail, teacherName, names('Faculty'));
