import type { Column, TableName } from '../source/table';

/**
 * What one row of a source says, in the words of this portal whatever the system. Ids are the source's own, verbatim.
 * A reference (`person`, `section`, `course`, …) is any name the source uses: the id, the code, a roll number, an email
 * address, or a full name. Days are "YYYY-MM-DD" and inclusive, times "HH:mm".
 */
export interface Facts {
  term: { id: string; title: string; start?: string; end?: string };
  course: {
    id: string;
    title: string;
    code?: string;
    credits?: number;
    /** The year of study and the branch that it is of: two courses may have one title. */
    year?: number;
    branch?: string;
    /** For sources that give a course a term, and its sections none. */
    terms?: string[];
  };
  section: {
    id: string;
    /** The name that people use, for example "CS101 A". */
    name: string;
    code?: string;
    course?: string;
    terms: string[];
    room?: string;
  };
  person: {
    id: string;
    /** Left out if only the roles or enrolments tell. */
    kind?: PersonRole;
    name: string;
    givenName?: string;
    familyName?: string;
    /** The number that a student signs in with; the id if left out. */
    rollNumber?: string;
    /** The id that a teacher signs in with; the id if left out. */
    employeeId?: string;
    username?: string;
    email?: string;
    program?: string;
    semester?: number;
    batch?: string;
    designation?: string;
    /** The programmes that the person is the head of. */
    headOf?: string[];
    city?: string;
    cgpa?: number;
    /** True if the student joined by lateral entry. */
    lateral?: boolean;
    /** The names of sections or home classes in the person's own row. */
    sections?: string[];
    /** False if the source says that the person has left or is disabled. */
    active: boolean;
  };
  /** A role of a person (OneRoster 1.2 has them in a table of their own). */
  role: { person: string; role: PersonRole | 'other'; primary: boolean; end?: string };
  enrolment: {
    section?: string;
    /** For sources without sections. */
    course?: string;
    person: string;
    role: PersonRole | 'other';
    primary?: boolean;
    start?: string;
    end?: string;
    active: boolean;
  };
  /** A weekly meeting of a section or course, or of one teacher. */
  meeting: {
    section?: string;
    course?: string;
    weekdays: Weekday[];
    start: string;
    end: string;
    period?: number;
    room?: string;
    teachers?: string[];
    /** The first and the last day. */
    from?: string;
    to?: string;
    /** The only days, if it is not held every week. */
    dates?: string[];
    /** Which weeks of its term, if it is held every second week. */
    week?: AlternateWeek;
    /** The half of a class that it is for, for example "B1". */
    batch?: string;
    /** The name of the elective, for example "PE-I", whose courses are held at one time. */
    elective?: string;
  };
  /** A difference from the weekly meetings of a section or course on one day. */
  change: {
    section?: string;
    course?: string;
    /** The day that it would have been held on, and when it would have started, if that day has several. */
    day: string;
    start?: string;
    kind: ChangeKind;
    /** When and where a moved meeting is held; what is left out stays. */
    newDay?: string;
    newStart?: string;
    newEnd?: string;
    room?: string;
    /** Who holds a substituted or moved meeting, if it is another teacher. */
    teachers?: string[];
    reason?: string;
    /** When it was decided. */
    decided?: string;
  };
  exam: {
    id: string;
    section?: string;
    course?: string;
    /** The kind of exam, for example "End-semester". */
    title?: string;
    day: string;
    start: string;
    end: string;
    room?: string;
  };
  /** A holiday, a day that follows the timetable of another weekday, or one with classes only until a time. */
  specialDay: {
    id: string;
    title: string;
    start: string;
    end?: string;
    follows?: Weekday;
    until?: string;
  };
  /** One person in one session. `session` tells two sessions of a day apart: a time, a period or a title. */
  attendance: {
    person: string;
    day: string;
    session?: string;
    section?: string;
    course?: string;
    status: AttendanceStatus;
  };
  /** Counts of a person for a month ("YYYY-MM"), or without a date. Either `held` or a count of absence is known. */
  attendanceTotal: {
    person: string;
    course?: string;
    section?: string;
    month?: string;
    asOf?: string;
    present: number;
    absent?: number;
    late?: number;
    excused?: number;
    held?: number;
  };
  assignment: {
    id: string;
    title: string;
    description?: string;
    section?: string;
    course?: string;
    assigned?: string;
    due?: string;
    /** The highest possible score. */
    maximum?: number;
    /** The weight in the course, in percent. */
    weight?: number;
    /** Left out for everybody in the section. */
    person?: string;
  };
  result: {
    assignment: string;
    /** Where the same title occurs in several sections or courses. */
    section?: string;
    course?: string;
    person: string;
    score?: number;
    /** A grade that is not a number, for example "A". */
    grade?: string;
    status?: ResultStatus;
    day?: string;
  };
  /** The result of a person in a whole course, in the term of the section if none is named. */
  courseResult: {
    person: string;
    section?: string;
    course?: string;
    /** The name of the course, if `course` is its code. */
    title?: string;
    term?: string;
    /** The session of the examination, such that later ones come later in order: "2026-05", "2026-05 supplementary". */
    attempt?: string;
    credits?: number;
    grade?: string;
    /** The marks in percent. */
    percentage?: number;
    /** The day that it was published. */
    day?: string;
  };
  /** The official averages, backlogs and credits of a student, for a term or up to now. */
  standing: {
    person: string;
    term?: string;
    sgpa?: number;
    cgpa?: number;
    /** The number of courses that are not passed yet. */
    backlogs?: number;
    /** The credits earned. */
    credits?: number;
  };
  /** An activity of a student outside classes that the college keeps, approved unless the row says otherwise. */
  activity: {
    person: string;
    title: string;
    category: string;
    level?: string;
    hours?: number;
    proof?: string;
    /** The organiser or the issuer of the certificate. */
    issuer?: string;
    /** The day it took place or ended. */
    day?: string;
    credits?: number;
    state: 'Pending' | 'Approved' | 'Rejected';
    /** When and by whom it was decided. */
    decided?: string;
    by?: string;
    reason?: string;
  };
  /** The credits of a student, of those that the student needs. */
  credits: {
    person: string;
    grade: number;
    maximum: number;
    /** The day that they are of. */
    day?: string;
    note?: string;
  };
  /** Skill points of a student in a month ("YYYY-MM"). Those of several rows are added up. */
  skillPoints: {
    person: string;
    month: string;
    points: number;
  };
  /** An entry of the academic calendar. `end` is the last day. */
  event: {
    id: string;
    title: string;
    start: string;
    end?: string;
    startTime?: string;
    endTime?: string;
    type?: EventType;
  };
}

export type PersonRole = 'student' | 'teacher';

export type ChangeKind = 'cancelled' | 'moved' | 'substituted';

export type AttendanceStatus = 'present' | 'absent' | 'late' | 'excused';

/** A pending result is withheld: it is not known yet. */
export type ResultStatus = 'graded' | 'submitted' | 'missing' | 'late' | 'exempt' | 'pending';

export type EventType = 'assignment' | 'quiz' | 'exam' | 'holiday' | 'event';

/** The weeks of what is held every second week: A or B of a term, or odd or even in the calendar. */
export type AlternateWeek = 'A' | 'B' | 'odd' | 'even';

export type Weekday =
  'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

export type Kind = keyof Facts;

/** The table that facts come from, and the columns of their fields, for reports. */
export interface FactTable extends TableName {
  columns: Readonly<Record<string, Column | undefined>>;
}

/** Where a fact is from. */
export interface Origin {
  table: FactTable;
  line: number;
  /** The column of the fact, where a row has several facts, for example one per session. */
  column?: Column;
  /** The fact is only mentioned, for example the course in a row of a section: a row of its own says it better. */
  implied?: boolean;
}

/** Takes facts. */
export interface FactSink {
  add<K extends Kind>(kind: K, fact: Facts[K], origin: Origin): void;
}
