'use client';

import { DocumentTextIcon, LinkIcon } from '@heroicons/react/20/solid';
import { loadAll, useOwnList, usePageList } from '@/components/list/use-page-list';
import type { ProfileContent } from '@/components/profile/model/profile-record';
import { buttonClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import type { PageList } from '@/lib/list/long-list';

/** The content as the page has it: of a long list the beginning. */
type PageContent = {
  [P in keyof ProfileContent]: ProfileContent[P] extends readonly (infer T)[]
    ? PageList<T>
    : ProfileContent[P];
};

/** What a student takes out of the profile: a CV, or a link. */
export function ProfileActions({ content: given }: { content: PageContent }) {
  const achievements = useOwnList('achievements', given.achievements);
  const activities = useOwnList('activities', given.activities);
  const projects = useOwnList('projects', given.projects);
  const entries = useOwnList('entries', given.entries);
  const keys = usePageList(given.keys);
  const content = {
    ...given,
    achievements: achievements.items,
    activities: activities.items,
    projects: projects.items,
    entries: entries.items,
    keys: keys.items,
  };
  const load = () => loadAll(achievements, activities, projects, entries, keys);
  const loadCv = async () => {
    const [part] = await Promise.all([import('@/components/profile/cv/cv-dialog'), load()]);
    return part.CvDialog;
  };
  const loadShare = async () => {
    const [part] = await Promise.all([import('@/components/profile/share/share-dialog'), load()]);
    return part.ShareDialog;
  };
  const icon = 'size-5 shrink-0';
  return (
    <>
      <OnDemand name="cv" load={loadCv} given={{ content }} className={buttonClass('primary')}>
        <DocumentTextIcon className={icon} aria-hidden="true" />
        Export as CV
      </OnDemand>
      <OnDemand name="share" load={loadShare} given={{ content }} className={buttonClass()}>
        <LinkIcon className={icon} aria-hidden="true" />
        Share Profile
      </OnDemand>
    </>
  );
}
