import type { ProfileContent, ProfileRecord } from '@/lib/profile-record';
import { useAchievements, useActivities, useEntries, useProjects } from '@/lib/workspace/use-list';

/** The college's record of the student with what this device has over it. */
export function useProfileRecord(content: ProfileContent): ProfileRecord {
  return {
    ...content,
    achievements: useAchievements(content.achievements),
    activities: useActivities(content.activities),
    projects: useProjects(content.projects),
    entries: useEntries(content.entries),
  };
}
