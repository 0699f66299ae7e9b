'use client';

import { HelpSection } from '@/components/help/help-section';
import { ListPage } from '@/components/list/list-page';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { HelpRules } from '@/content/schema/academic';
import { facultyClassroomOf, type FacultyClassroomProps } from './faculty-classroom-of';

interface FacultyClassroomPageProps extends OwnListPageProps<FacultyClassroomProps> {
  rules: HelpRules;
}

export function FacultyClassroomPage({
  sample,
  signedOut,
  empty,
  rules,
}: FacultyClassroomPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyClassroomOf} signedOut={signedOut}>
      {({ sections, help }) => (
        <>
          <ListPage title="MyClassroom" label="Sections" items={sections} empty={empty} />
          <HelpSection {...help} rules={rules} />
        </>
      )}
    </OwnRecord>
  );
}
