'use client';

import { QuestionedClasses } from '@/components/question/student/questioned-classes';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { StudentRecord } from '@/content/schema/record/student-record';

interface ClassesPageProps extends OwnPageProps<StudentRecord> {
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  /** The office's email address. */
  email: string;
}

export function ClassesPage({ sample, signedOut, ...site }: ClassesPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} signedOut={signedOut}>
      {(record) => <QuestionedClasses record={record} {...site} />}
    </OwnRecord>
  );
}
