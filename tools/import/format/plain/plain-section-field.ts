import {
  both,
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
} from './plain-names';

export const credits = names(
  'Credits, Credit, Credit Hours, Credit Hrs, Credit Points, ECTS, ECTS Credits, Cr, Cred',
  'Units, CP, Leistungspunkte, LP, Créditos, Crédits, CFU, Studiepunten',
);
const catalogNumber = names(
  'Crse, Course No, Course Numb, Crse Numb, Catalog No, Catalog Nbr, Catalog, Crse No, Catalogue No',
);
const subjectCode = names('Subj, Subject Code, Subject Area, Subject');
export const startDay = names(
  'Start Date, Begin Date, Start, From, From Date, Date Start, Begins, Start Day, Term Start',
  'First Day, Commencement, Commences, Beginn, Startdatum, Anfang, Von, Inicio, Fecha de inicio, Fecha inicio, Desde, Début, Date de début, Du, Início, Data de início, De, Se, Prarambh, Dal',
);
export const endDay = names(
  'End Date, Finish Date, End, To, To Date, Until, Date End, Ends, End Day, Term End',
  'Last Day, Last Working Day, Ende, Enddatum, Bis, Fin, Fecha de fin, Fecha fin, Hasta, Date de fin, Au, Fim, Data de fim, Até, Tak, Samapti, Al',
);
/** Columns that name a section and its course. */
export const sectionFields = {
  section: { type: 'id', ...sectionId },
  group: { type: 'id', ...groupName },
  course: { type: 'id', ...both(courseId, courseWord, subjectCode) },
  courseNumber: { type: 'id', ...catalogNumber },
  courseTitle: { type: 'text', ...both(courseTitle, names('Title', 'Titel, Título, Titre')) },
  term: { type: 'id', ...termName },
} as const;

export const teacherField = {
  type: 'people',
  // In a table of people, the faculty may be a department.
  ...both(teacherId, teacherEmail, teacherName, names('Faculty')),
} as const;
