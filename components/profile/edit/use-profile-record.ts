import { useSigners } from '@/components/activity/shared/use-signers';
import type { ProfileContent, ProfileRecord } from '@/components/profile/model/profile-record';
import { useList } from '@/lib/store/use-list';

/** The college's record of the student with this device's changes applied. */
export function useProfileRecord(content: ProfileContent): ProfileRecord {
  const activities = useList('activities', content.activities);
  return {
    ...content,
    activities,
    signers: useSigners(activities, content.student, content.keys),
    achievements: useList('achievements', content.achievements),
    projects: useList('projects', content.projects),
    entries: useList('entries', content.entries),
  };
}
