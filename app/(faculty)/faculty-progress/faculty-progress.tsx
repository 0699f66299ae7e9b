'use client';

import { StudentProgress } from '@/components/progress/faculty/student-progress';
import type { StudentsContent } from '@/components/progress/faculty/use-students';
import { useCountedStudents } from '@/components/roll-call/use-counted-students';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { DutyRule } from '@/content/schema/academic';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

interface ProgressSite extends Pick<
  StudentsContent,
  'help' | 'rules' | 'attendance' | 'decisionDays' | 'timeZone'
> {
  duty: DutyRule;
}

interface FacultyProgressPageProps extends OwnPageProps<TeacherRecord>, ProgressSite {
  /** The sample's student, who submits on the same device. */
  sampleStudent?: StudentRecord | undefined;
}

export function FacultyProgressPage(props: FacultyProgressPageProps) {
  const { sample, sampleStudent, signedOut, ...site } = props;
  return (
    <OwnRecord kind="teacher" sample={sample} signedOut={signedOut}>
      {(record) => (
        <FacultyProgressBody
          {...site}
          record={record}
          onDevice={record === sample ? sampleStudent : undefined}
        />
      )}
    </OwnRecord>
  );
}

interface FacultyProgressBodyProps extends ProgressSite {
  record: TeacherRecord;
  onDevice: StudentRecord | undefined;
}

function FacultyProgressBody({ record, onDevice, duty, ...site }: FacultyProgressBodyProps) {
  const { asOf, classroom, facultyProfile, overview } = record;
  const counted = useCountedStudents({ record, timeZone: site.timeZone, duty });
  return (
    <StudentProgress
      {...site}
      {...counted}
      classroom={classroom.items}
      overview={overview}
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
}
