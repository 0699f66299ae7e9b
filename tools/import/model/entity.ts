import type { AttendanceStatus, Facts, Origin, PersonRole } from '../fact/fact';
import type { Counts } from './counts';

export type Term = Facts['term'];

export type Course = Facts['course'];

export type Event = Facts['event'] & { origin: Origin };

/** A section with its people. A home class has no course. */
export interface Section {
  id: string;
  name: string;
  course?: Course;
  terms: Term[];
  room?: string;
  teachers: ImportedPerson[];
  students: ImportedPerson[];
  meetings: ImportedMeeting[];
  assignments: ImportedAssignment[];
  changes: ClassChange[];
  exams: Exam[];
  /** True if only rows that refer to it say that it exists; then they also say who is in it. */
  implied?: true;
  origin: Origin;
}

export type ImportedMeeting = Omit<Facts['meeting'], 'section' | 'course' | 'teachers'> & {
  /** Who teaches it, if it is not every teacher of the section. */
  teachers?: ImportedPerson[];
  origin: Origin;
};

/** A difference from a weekly meeting on one day. */
export type ClassChange = Facts['change'] & {
  meeting: ImportedMeeting;
  origin: Origin;
};

type Exam = Facts['exam'] & { origin: Origin };

export type SpecialDayFact = Facts['specialDay'];

/** The result of a student in a whole course. */
export type CourseResult = Pick<
  Facts['courseResult'],
  'credits' | 'grade' | 'percentage' | 'day' | 'attempt'
> & {
  course: Course;
  origin: Origin;
  section?: Section;
  term?: Term;
};

/** The official averages and backlogs of a student, for a term or up to now. */
type Standing = Omit<Facts['standing'], 'term'> & { term: Term | undefined; origin: Origin };

export type ActivityFact = Facts['activity'] & { origin: Origin };

type Credits = Facts['credits'] & { origin: Origin };

/** A student or a teacher. */
export interface ImportedPerson {
  /** The id in the source. */
  id: string;
  kind: PersonRole | undefined;
  fact: Facts['person'];
  /** The id that the person signs in with: the roll number or the employee id. */
  signInId: string;
  sections: Section[];
  /** The results in whole courses. */
  results: CourseResult[];
  standings: Standing[];
  activities: ActivityFact[];
  credits?: Credits;
  /** By month, "YYYY-MM". */
  skillPoints: Map<string, number>;
  origin: Origin;
}

export interface ImportedAssignment extends Omit<
  Facts['assignment'],
  'section' | 'course' | 'person'
> {
  sections: Section[];
  course?: Course;
  /** The person it is set for, if it is not everybody in the section. */
  person?: ImportedPerson;
  results: Map<ImportedPerson, Result>;
  origin: Origin;
}

export type Result = Pick<Facts['result'], 'score' | 'grade' | 'status' | 'day'> & {
  origin: Origin;
};

/** The attendance of a student: by month, newest first, and counts without a date. */
export interface StudentAttendance {
  months: ({ month: string } & Counts)[];
  totals?: Counts & { asOf?: string };
  /** The last day with a session. */
  lastDay?: string;
}

/** A class of a student on a day. */
export interface DatedClass {
  day: string;
  /** When it started, if the files say it. */
  start: string | undefined;
  status: AttendanceStatus;
}
