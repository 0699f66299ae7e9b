import { useSigners } from '@/components/activity/shared/use-signers';
import type { ProfileContent, ProfileRecord } from '@/components/profile/model/profile-record';
import { useAchievements, useActivities, useEntries, useProjects } from '@/lib/store/use-list';

/** The college's record of the student with this device's changes applied. */
export function useProfileRecord(content: ProfileContent): ProfileRecord {
  const activities = useActivities(content.activities);
  return {
    ...content,
    activities,
    signers: useSigners(activities, content.student, content.keys),
    achievements: useAchievements(content.achievements),
    projects: useProjects(content.projects),
    entries: useEntries(content.entries),
  };
}
