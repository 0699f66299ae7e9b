'use client';

import { useDeferredValue, type ReactNode } from 'react';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { OtherPage } from './other-page';
import { RecordProblem } from './record-problem';
import { useCurrentRecord } from './use-current-record';

interface Records {
  student: StudentRecord;
  teacher: TeacherRecord;
}

/** The record that visitors see who are not signed in. */
export type SampleRecord = Records[keyof Records];

/** The props of a page of a person's record. */
export interface OwnPageProps<R> {
  /** The sample's record; null on a site that has none. */
  sample: R | null;
  /** What a page without a sample shows to a visitor who is not signed in. */
  signedOut: ReactNode;
}

/** The same for a page with a list, which may be empty. */
export interface OwnListPageProps<R> extends OwnPageProps<R> {
  empty: ReactNode;
}

interface OwnRecordProps<K extends keyof Records> extends OwnPageProps<Records[K]> {
  /** Whose record the page shows. */
  kind: K;
  /** The page. */
  children: (record: Records[K]) => ReactNode;
}

/** A page of the person who is signed in, or else of the sample. */
export function OwnRecord<K extends keyof Records>({
  kind,
  sample,
  signedOut,
  children,
}: OwnRecordProps<K>) {
  // React renders the page of a record in short steps, so that a slow phone can respond in between.
  const { flag, record, problem } = useDeferredValue(useCurrentRecord());
  if (!flag) return sample ? children(sample) : signedOut;
  if (flag.kind !== kind) return <OtherPage flag={flag} />;
  if (record?.kind === kind) return children(record as unknown as Records[K]);
  return problem && <RecordProblem problem={problem} kind={kind} />;
}
