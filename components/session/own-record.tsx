'use client';

import { useDeferredValue, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useAnnounced } from '@/components/ui/use-announced';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { openCurrentRecord } from '@/lib/record/current';
import type { PersonKind } from '@/lib/record/person';
import type { SessionProblem } from '@/lib/record/session';
import type { SessionFlag } from '@/lib/record/session-flag';
import { firstPages, loginPages } from '@/lib/record/sign-in-page';
import { asset } from '@/lib/site/routes';
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
  /** Shown to a visitor who is not signed in, on a site without a sample. */
  signedOut: ReactNode;
}

/** The same for a page with a list, which may be empty. */
export interface OwnListPageProps<R> extends OwnPageProps<R> {
  empty: ReactNode;
}

interface OwnRecordProps<K extends keyof Records> extends OwnPageProps<Records[K]> {
  /** The kind of person whose record the page shows. */
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

/** Shown to a student on a page for teachers, and to a teacher on a page for students. */
function OtherPage({ flag: { kind, shown } }: { flag: SessionFlag }) {
  const isStudent = kind === 'student';
  return (
    <Card title={isStudent ? 'This page is for teachers' : 'This page is for students'}>
      <p>
        You are signed in as <bdi>{shown.name}</bdi>, who is a {kind}.
      </p>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <a href={asset(firstPages[kind])} className={buttonClass('primary')}>
          Open your {isStudent ? 'dashboard' : 'faculty dashboard'}
        </a>
        <a href={asset(loginPages[isStudent ? 'teacher' : 'student'])} className={buttonClass()}>
          Sign in as a {isStudent ? 'teacher' : 'student'}
        </a>
      </p>
    </Card>
  );
}

const sentences: Record<SessionProblem, string> = {
  offline: 'The site cannot be reached. Check your connection, then try again.',
  server: 'The server could not send your record. Try again in a few minutes.',
  missing:
    'The college no longer publishes a record under your access code. Ask for a new card, then sign in again.',
  newer: 'Your record needs a newer version of this page. Reload the page.',
  damaged: 'Your record arrived damaged. Try again. If this continues, tell the college.',
  large: 'Your record is too large to open. Tell the college.',
  other: 'The server sent the record of another person, which is not shown. Tell the college.',
  ended: 'You are no longer signed in on this device. Sign in again.',
  script: 'A part of the page did not load. Check your connection, then reload the page.',
};

/** Says why the record of the person who is signed in cannot be shown, and what to do. */
function RecordProblem({ problem, kind }: { problem: SessionProblem; kind: PersonKind }) {
  const sentence = sentences[problem];
  const isReload = problem === 'newer' || problem === 'script';
  useAnnounced(sentence, { urgent: true, first: true });
  return (
    <Card title="Your record cannot be shown">
      <p>{sentence}</p>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <button
          type="button"
          onClick={() => (isReload ? window.location.reload() : void openCurrentRecord())}
          className={buttonClass('primary')}
        >
          {isReload ? 'Reload' : 'Try again'}
        </button>
        <a href={asset(loginPages[kind])} className={buttonClass()}>
          Sign in again
        </a>
      </p>
    </Card>
  );
}
