/**
 * Names of columns in tables of any system. `plain` names are clear in every table; `other` names are proposed, and
 * the registrar confirms them.
 */
export interface Names {
  headers: readonly string[];
  synonyms: readonly string[];
}

/** Splits lists of names that are separated by commas. */
export function names(plain: string, other = ''): Names {
  const split = (list: string) =>
    list
      .split(/,\s*/)
      .map((name) => name.trim())
      .filter(Boolean);
  return { headers: split(plain), synonyms: split(other) };
}

/** Names together: all plain ones before all others. */
export function both(...all: readonly Names[]): Names {
  return {
    headers: all.flatMap(({ headers }) => headers),
    synonyms: all.flatMap(({ synonyms }) => synonyms),
  };
}

export const studentId = names(
  `Student ID, Student Number, Student No, Roll No, University Roll No, University Reg No, University Register No,
  University Registration No, Univ Roll No, Univ Reg No, Univ Register No, Regn No, Regd No, Class Roll No, Exam Roll No, Reg No, Registration No,
  Register No, HTNO, H.T. No, HT No, Hall Ticket, Regd Number, Pin No, Admission No, Adm No, Enrollment No, Enrolment No, Enroll No, Enrolment ID, USN, PRN, PRN No, Hall Ticket No, Matric No,
  Matriculation No, Student Code, Student SIS ID, SIS Student ID, Student Unique ID, Student Key, Scholar No, Learner ID, Candidate No,
  Banner ID, SPRIDEN_ID, EMPLID, Student Sourced ID, LocalUserIdentifier, SISUserIdentifier`,
  `Roll, Registration, Admission, Index No`,
);
export const teacherId = names(
  `Employee ID, Employee No, Employee Code, Emp ID, Emp No, Emp Code, Staff ID, Staff No, Staff Code, Faculty ID, Faculty Code, Faculty No,
  Teacher ID, Teacher Code, Teacher No, Teacher SIS ID, Instructor ID, Instructor Code, Lecturer ID, Professor ID, Teacher Sourced ID`,
);
export const personId = names(
  `User ID, SIS User ID, SIS ID, Username, User Name, User Login, Login ID, Login, ID Number, ID Code, Person ID, External ID, Unique ID,
  University ID, College ID, Institute ID, Net ID, External Person Key, OrgDefinedId, Unique User ID, User Unique ID, LMSUserIdentifier, Sourced ID, User Sourced ID, ID`,
  `UID, PIDM, Identifier, Code`,
);
export const middleName = names('Middle Name, Middle Initial, Initial, Initials');
export const email = names(
  `Email, E-mail, Email Address, Email ID, E-mail ID, Mail ID, Student Email, Student Email ID, College Email, College Email ID,
  Institute Email, University Email, Official Email, Official Email ID, School Email, Primary Email, Work Email, User Principal Name, UPN`,
  `Mail, Email 1`,
);
export const teacherEmail = names(
  'Faculty Email, Teacher Email, Instructor Email, Staff Email, Employee Email, Lecturer Email',
);
export const studentName = names(
  `Student Name, Stud Name, Name of Student, Name of the Student, Student Full Name, Learner Name, Candidate Name, Name of the Candidate, Student`,
  `Learner, Pupil, Participant`,
);
export const teacherName = names(
  `Teacher Name, Name of Teacher, Faculty Name, Name of Faculty, Name of the Faculty, Faculty Member, Instructor Name, Lecturer Name, Faculty in Charge,
  Staff Name, Employee Name, Professor Name, Primary Instructor, Instructors, Instructor, Teacher, Teachers, Lecturer`,
  `Faculty, Faculties, Professor, Tutor, Staff, Subject Teacher, Class Teacher`,
);
export const fullNames = names(
  'Full Name, Display Name, Name, Complete Name, LastFirst, Last First, Sortable Name, FullName',
  `Names, Last Name First Name, Name and Surname`,
);
export const givenName = names('First Name, Given Name, Forename, Firstname, FName', 'Given Names');
export const familyName = names('Last Name, Family Name, Surname, Lastname, LName');
export const courseId = names(
  `Course Code, Course ID, Subject Code, Subject ID, Paper Code, Paper ID, Paper No, Module Code, Module ID, Unit Code, Course Key,
  SIS Course ID, External Course Key, Course Sourced ID, Course SIS ID, Course Abbreviation, Sub Code, Subj Code`,
  `Code`,
);
export const courseTitle = names(
  `Course Name, Course Title, Subject Name, Subject Title, Paper Name, Paper Title, Module Name, Module Title, Unit Name, Unit Title,
  Sub Name, Subj Name, Name of the Course, Name of the Subject, Title of the Course, Title of the Subject, Title of Paper, Long Title, Course Long Name`,
);
export const courseWord = names('Course, Subject, Paper, Module', 'Subjects, Unit');
export const sectionId = names(
  `Section ID, CRN, Class ID, Class Number, Class Nbr, Class Sourced ID, Section Key, SIS Section ID, Section SIS ID, Offering ID,
  Course Offering ID, Course Section ID, Section School Code, Course Reference Number, Section Reference`,
  'Call No, Group ID',
);
export const groupName = names(
  `Section, Sec, Section Name, Section No, Section Code, Sect, Class Section, Division, Div, Class Name, Class`,
  `Group, Group Name, Batch, Stream, Form, Homeroom, Tutor Group, Standard`,
);
export const termName = names(
  'Term, Term Name, Term Code, Term ID, Academic Term, Semester Name, Academic Session',
  'Session, Semester, Sem, Academic Year, Year, Quarter, Trimester',
);
export const room = names(
  'Room, Room No, Room Name, Location, Classroom, Venue, Room Code, Bldg Room, Facility ID',
  'Hall, Lab, Place',
);
export const program = names(
  'Program, Programme, Program Name, Programme Name, Degree, Degree Program, Degree Programme, Major, Academic Program, Academic Plan, Field of Study, Specialization, Specialisation, Discipline, Department, Dept, Department Name, Dept Name',
  'Course of Study, Stream, Course, Plan',
);

export const branch = names('Branch, Branch Name, Branch Code', 'Stream');
/** What tables have for people who read them, beside the id of a person. */
export const besidePerson: readonly string[] = [
  ...[studentId, personId, email, studentName, fullNames, givenName, middleName, familyName],
  ...[program, branch],
].flatMap(({ headers }) => headers);
