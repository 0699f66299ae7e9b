'use client';

import { ListPage } from '@/components/list/list-page';
import { ChangeExport } from '@/components/schedule/exchange/change-export';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { facultyClassroomOf, type FacultyClassroomProps } from './faculty-classroom-of';

export function FacultyClassroomPage({
  sample,
  signedOut,
  empty,
}: OwnListPageProps<FacultyClassroomProps>) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyClassroomOf} signedOut={signedOut}>
      {({ sections, by }) => (
        <ListPage
          title="MyClassroom"
          label="Sections"
          items={sections}
          empty={empty}
          action={<ChangeExport by={by} />}
        />
      )}
    </OwnRecord>
  );
}
