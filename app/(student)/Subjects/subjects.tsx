'use client';

import { ListPage } from '@/components/list/list-page';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { subjectsOf, type SubjectsProps } from './subjects-of';

export function SubjectsPage({ sample, signedOut, empty }: OwnListPageProps<SubjectsProps>) {
  return (
    <OwnRecord kind="student" sample={sample} read={subjectsOf} signedOut={signedOut}>
      {({ subjects }) => <ListPage title="Subjects" items={subjects} empty={empty} />}
    </OwnRecord>
  );
}
