'use client';

import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { OtherPage } from './other-page';
import { RecordProblem } from './record-problem';
import { useCurrentRecord } from './use-current-record';

interface Records {
  student: StudentRecord;
  teacher: TeacherRecord;
}

/** What a route gives to a page of a person's record. */
export interface OwnPageProps<P> {
  /** The page's props from the sample; null on a site that has none. */
  sample: P | null;
  /** What a page without a sample shows to a visitor who is not signed in. */
  signedOut: ReactNode;
}

/** The same for a page with a list, which may be empty. */
export interface OwnListPageProps<P> extends OwnPageProps<P> {
  empty: ReactNode;
}

interface OwnRecordProps<K extends keyof Records, P> extends OwnPageProps<P> {
  /** Whose record the page shows. */
  kind: K;
  /** The page's props from an opened record. */
  read: (record: Records[K]) => P;
  /** The page. */
  children: (props: P) => ReactNode;
}

/** A page of the person who is signed in, or else of the sample. */
export function OwnRecord<K extends keyof Records, P>({
  kind,
  sample,
  signedOut,
  read,
  children,
}: OwnRecordProps<K, P>) {
  // React renders the page of a record in short steps, so that a slow phone can respond in between.
  const { flag, record, problem } = useDeferredValue(useCurrentRecord());
  const isOwn = record?.kind === kind;
  const own = useMemo(
    () => (isOwn ? read(record as unknown as Records[K]) : null),
    [isOwn, record, read],
  );
  if (!flag) return sample ? children(sample) : signedOut;
  if (flag.kind !== kind) return <OtherPage flag={flag} />;
  if (own) return children(own);
  return problem && <RecordProblem problem={problem} kind={kind} />;
}
