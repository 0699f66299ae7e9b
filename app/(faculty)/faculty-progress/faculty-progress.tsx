'use client';

import { StudentProgress } from '@/components/progress/faculty/student-progress';
import type { StudentsContent } from '@/components/progress/faculty/use-students';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

interface FacultyProgressPageProps
  extends
    OwnPageProps<TeacherRecord>,
    Pick<StudentsContent, 'help' | 'rules' | 'attendance' | 'decisionDays' | 'timeZone'> {
  /** The sample's student, who submits on the same device. */
  sampleStudent?: StudentRecord | undefined;
}

export function FacultyProgressPage(props: FacultyProgressPageProps) {
  const { sample, sampleStudent, signedOut, ...site } = props;
  return (
    <OwnRecord kind="teacher" sample={sample} signedOut={signedOut}>
      {(record) => {
        const { asOf, register, classroom, facultyProfile } = record;
        const onDevice = record === sample ? sampleStudent : undefined;
        return (
          <StudentProgress
            {...site}
            students={register.items}
            classroom={classroom.items}
            device={
              onDevice && {
                rollNumber: onDevice.student.rollNumber,
                activities: onDevice.activities.items,
              }
            }
            asOf={asOf}
            by={facultyProfile.name}
          />
        );
      }}
    </OwnRecord>
  );
}
