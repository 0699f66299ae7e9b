'use client';

import { ListPage } from '@/components/list/list-page';
import { ChangeImport } from '@/components/schedule/exchange/change-import';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { subjectsOf, type SubjectsProps } from './subjects-of';

export function SubjectsPage({ sample, signedOut, empty }: OwnListPageProps<SubjectsProps>) {
  return (
    <OwnRecord kind="student" sample={sample} read={subjectsOf} signedOut={signedOut}>
      {({ subjects, changes }) => (
        <ListPage
          title="Subjects"
          items={subjects}
          empty={empty}
          action={changes.meetings.length > 0 && <ChangeImport {...changes} />}
        />
      )}
    </OwnRecord>
  );
}
