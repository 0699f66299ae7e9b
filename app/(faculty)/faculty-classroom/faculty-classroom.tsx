'use client';

import { ListPage } from '@/components/list/list-page';
import { FreeSlotButton } from '@/components/schedule/free-slot/free-slot-button';
import type { FreeSlotProps } from '@/components/schedule/free-slot/slot';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { facultyClassroomOf, type FacultyClassroomProps } from './faculty-classroom-of';

interface FacultyClassroomPageProps extends OwnListPageProps<FacultyClassroomProps> {
  /** When a class can be held, and where the clock is read. */
  college: Pick<FreeSlotProps, 'hours' | 'timeZone'>;
}

export function FacultyClassroomPage({
  sample,
  signedOut,
  empty,
  college,
}: FacultyClassroomPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyClassroomOf} signedOut={signedOut}>
      {({ sections, freeSlot }) => (
        <ListPage
          title="MyClassroom"
          label="Sections"
          items={sections}
          empty={empty}
          action={freeSlot && <FreeSlotButton {...freeSlot} {...college} />}
        />
      )}
    </OwnRecord>
  );
}
