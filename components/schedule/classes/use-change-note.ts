import { ownSections } from '@/components/drop/model/section';
import { useCurrentRecord } from '@/components/session/use-current-record';

/** Where a changed class goes. */
export function useChangeNote(): string {
  const { record } = useCurrentRecord();
  return ownSections(record).length > 0
    ? 'Saved on this device and sent to the section in a letter. The college gets it as a file from “Export changes” on MyClassroom.'
    : 'Saved on this device only. Your students and the college get it as a file from “Export changes” on MyClassroom.';
}
