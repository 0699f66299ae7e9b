'use client';

import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { Events } from '@/components/event-list/faculty/events';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

interface FacultyEventsPageProps extends OwnPageProps<TeacherRecord> {
  rules: ActivityRules;
  issuer: CredentialIssuer;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

export function FacultyEventsPage({ sample, signedOut, ...site }: FacultyEventsPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} signedOut={signedOut}>
      {({ register, facultyProfile: { name, employeeId } }) => (
        <Events {...site} students={register.items} by={{ name, employeeId }} />
      )}
    </OwnRecord>
  );
}
