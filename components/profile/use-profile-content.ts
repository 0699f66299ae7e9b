import { loadAll, useOwnList, usePageList } from '@/components/list/use-page-list';
import type { ProfileContent } from '@/components/profile/model/profile-record';
import type { PageList } from '@/lib/list/long-list';

/** The content as the page has it: long lists have only their first records. */
export type PageContent = {
  [P in keyof ProfileContent]: ProfileContent[P] extends readonly (infer T)[]
    ? PageList<T>
    : ProfileContent[P];
};

/** What is loaded of the content, and a function that loads the rest. */
export function useProfileContent(pageContent: PageContent): {
  content: ProfileContent;
  ready: () => Promise<unknown>;
} {
  const achievements = useOwnList('achievements', pageContent.achievements);
  const activities = useOwnList('activities', pageContent.activities);
  const projects = useOwnList('projects', pageContent.projects);
  const entries = useOwnList('entries', pageContent.entries);
  const keys = usePageList(pageContent.keys);
  const content = {
    ...pageContent,
    achievements: achievements.items,
    activities: activities.items,
    projects: projects.items,
    entries: entries.items,
    keys: keys.items,
  };
  return { content, ready: () => loadAll(achievements, activities, projects, entries, keys) };
}
