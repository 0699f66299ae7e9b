'use client';

import type { ReactNode } from 'react';
import { ListPage } from '@/components/list/list-page';
import { OwnRecord } from '@/components/session/own-record';
import { facultyClassroomOf, type FacultyClassroomProps } from './faculty-classroom-of';

interface FacultyClassroomPageProps {
  sample: FacultyClassroomProps | null;
  signedOut: ReactNode;
  empty: ReactNode;
}

export function FacultyClassroomPage({ sample, signedOut, empty }: FacultyClassroomPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyClassroomOf} signedOut={signedOut}>
      {({ sections }) => (
        <ListPage title="MyClassroom" label="Sections" items={sections} empty={empty} />
      )}
    </OwnRecord>
  );
}
