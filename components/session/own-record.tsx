'use client';

import { Activity, type ReactNode } from 'react';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

interface Records {
  student: StudentRecord;
  teacher: TeacherRecord;
}

interface OwnRecordProps<K extends keyof Records, P> {
  /** Whose record the page shows. */
  kind: K;
  /** The page's props from the sample; null on a site that has none. */
  sample: P | null;
  /** The page's props from an opened record. */
  read: (record: Records[K]) => P;
  /** Shown if nobody is signed in and there is no sample. */
  signedOut: ReactNode;
  /** The page. */
  children: (props: P) => ReactNode;
}

/** A page of the person who is signed in, or else of the sample. */
export function OwnRecord<K extends keyof Records, P>({
  sample,
  signedOut,
  children,
}: OwnRecordProps<K, P>) {
  return sample ? <Activity>{children(sample)}</Activity> : signedOut;
}
