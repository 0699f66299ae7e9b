import {
  assignments as sentAssignments,
  classes,
  classroom,
  facultyKeys,
  facultyProfile,
  notices,
  progress,
  settings as facultySettings,
  studentRows,
} from './faculty';
import { recordFormat } from './schema/record/basis';
import { studentRecord, type StudentRecord } from './schema/record/student-record';
import { teacherRecord, type TeacherRecord } from './schema/record/teacher-record';
import { site } from './site';
import {
  achievements,
  activities,
  assignments,
  attendance,
  chats,
  credits,
  entries,
  notifications,
  projects,
  results,
  settings,
  skillTimeline,
  student,
  subjects,
  timetable,
} from './student';

/** The sample student's record. */
export const sampleStudentRecord: StudentRecord = {
  format: recordFormat,
  kind: 'student',
  asOf: attendance.current?.asOf ?? credits.asOf,
  student,
  attendance,
  activities: { items: activities },
  notifications: { items: notifications },
  skillTimeline,
  projects: { items: projects },
  entries: { items: entries },
  achievements: { items: achievements },
  credits,
  subjects: { items: subjects },
  timetable,
  results,
  assignments,
  chats: { items: chats },
  settings: { items: settings },
  keys: { items: facultyKeys },
};

const section = (classes[0] ?? classroom[0])?.section;

/**
 * The sample teacher's record. In its register is the sample student, without activities: what this student submits
 * comes from the student's pages on the same device.
 */
export const sampleTeacherRecord: TeacherRecord = {
  format: recordFormat,
  kind: 'teacher',
  asOf: progress.asOf,
  facultyProfile,
  progress,
  classes: { items: classes },
  studentRows: { items: studentRows },
  notices: { items: notices },
  classroom: { items: classroom },
  assignments: { items: sentAssignments },
  settings: { items: facultySettings },
  keys: { items: facultyKeys },
  register: {
    items: section
      ? [
          {
            ...{ name: student.name, rollNumber: student.rollNumber, section, activities: [] },
            ...(student.semester !== undefined && { semester: student.semester }),
          },
        ]
      : [],
  },
};

studentRecord.parse(sampleStudentRecord);
teacherRecord.parse(sampleTeacherRecord);

export const sampleRecords = { student: sampleStudentRecord, teacher: sampleTeacherRecord };

/** The records that pages show to visitors who are not signed in; null on a site that does not show the sample. */
export const shownSample = site.openSample ? sampleRecords : null;
