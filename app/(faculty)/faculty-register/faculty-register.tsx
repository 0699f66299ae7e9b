'use client';

import { QuestionArea } from '@/components/question/faculty/question-area';
import { TakeLetters } from '@/components/question/faculty/take-letters';
import { Register } from '@/components/roll-call/faculty/register';
import { lastCountedDay } from '@/components/roll-call/model/register-counts';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

interface FacultyRegisterPageProps extends OwnPageProps<TeacherRecord> {
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

export function FacultyRegisterPage({ sample, signedOut, timeZone }: FacultyRegisterPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} signedOut={signedOut}>
      {(record) => {
        const { name, employeeId } = record.facultyProfile;
        const students = record === sample ? sampleStudents(record) : record.register.items;
        const asOf = lastCountedDay(record.register.items, record.asOf);
        const shared = { by: { name, employeeId }, asOf, students };
        return (
          <>
            <TakeLetters students={students} />
            <Register
              {...shared}
              timetable={{ ...record.schedule, meetings: record.classes.items }}
              timeZone={timeZone}
            >
              <QuestionArea {...shared} />
            </Register>
          </>
        );
      }}
    </OwnRecord>
  );
}

/** The sample's register has one student; those whose certificates it shows are in all of its sections. */
function sampleStudents({ register, studentRows, classes }: TeacherRecord) {
  const sections = [...new Set(classes.items.map(({ section }) => section))];
  return [
    ...register.items,
    ...studentRows.items.flatMap(({ name, rollNumber }) =>
      sections.map((section) => ({ name, rollNumber, section })),
    ),
  ];
}
