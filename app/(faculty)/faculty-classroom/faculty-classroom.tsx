'use client';

import { HelpSection } from '@/components/help/help-section';
import { ListPage } from '@/components/list/list-page';
import {
  FreeSlotButton,
  type FreeSlotProps,
} from '@/components/schedule/free-slot/free-slot-button';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { HelpRules } from '@/content/schema/academic';
import { facultyClassroomOf, type FacultyClassroomProps } from './faculty-classroom-of';

interface FacultyClassroomPageProps extends OwnListPageProps<FacultyClassroomProps> {
  /** When a class can be held, and where the clock is read. */
  college: Pick<FreeSlotProps, 'hours' | 'timeZone'>;
  rules: HelpRules;
}

export function FacultyClassroomPage({
  sample,
  signedOut,
  empty,
  college,
  rules,
}: FacultyClassroomPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyClassroomOf} signedOut={signedOut}>
      {({ sections, freeSlot, help }) => (
        <>
          <ListPage
            title="MyClassroom"
            label="Sections"
            items={sections}
            empty={empty}
            action={freeSlot && <FreeSlotButton {...freeSlot} {...college} />}
          />
          <HelpSection {...help} rules={rules} />
        </>
      )}
    </OwnRecord>
  );
}
