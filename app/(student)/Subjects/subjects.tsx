'use client';

import type { ReactNode } from 'react';
import { ListPage } from '@/components/list/list-page';
import { OwnRecord } from '@/components/session/own-record';
import { subjectsOf, type SubjectsProps } from './subjects-of';

interface SubjectsPageProps {
  sample: SubjectsProps | null;
  signedOut: ReactNode;
  empty: ReactNode;
}

export function SubjectsPage({ sample, signedOut, empty }: SubjectsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} read={subjectsOf} signedOut={signedOut}>
      {({ subjects }) => <ListPage title="Subjects" items={subjects} empty={empty} />}
    </OwnRecord>
  );
}
