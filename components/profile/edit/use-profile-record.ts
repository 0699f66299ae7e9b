import type { ProfileContent, ProfileRecord } from '@/components/profile/model/profile-record';
import { useAchievements, useActivities, useEntries, useProjects } from '@/lib/store/use-list';

/** The college's record of the student with this device's changes applied. */
export function useProfileRecord(content: ProfileContent): ProfileRecord {
  return {
    ...content,
    achievements: useAchievements(content.achievements),
    activities: useActivities(content.activities),
    projects: useProjects(content.projects),
    entries: useEntries(content.entries),
  };
}
