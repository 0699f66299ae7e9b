'use client';

import { DocumentTextIcon, LinkIcon } from '@heroicons/react/20/solid';
import { loadAll, useOwnList, usePageList } from '@/components/list/use-page-list';
import type { ProfileContent } from '@/components/profile/model/profile-record';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import type { PageList } from '@/lib/list/long-list';

const loadCv = async () => (await import('@/components/profile/cv/cv-dialog')).CvDialog;
const loadShare = async () => (await import('@/components/profile/share/share-dialog')).ShareDialog;

/** The content as the page has it: long lists have only their first records. */
type PageContent = {
  [P in keyof ProfileContent]: ProfileContent[P] extends readonly (infer T)[]
    ? PageList<T>
    : ProfileContent[P];
};

/** The buttons that export the profile as a CV or share it as a link. */
export function ProfileActions({ content: pageContent }: { content: PageContent }) {
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
  const dialog = {
    ready: () => loadAll(achievements, activities, projects, entries, keys),
    props: { content },
  };
  const icon = 'size-5 shrink-0';
  return (
    <>
      <LazyDialogButton {...dialog} name="cv" load={loadCv} className={buttonClass('primary')}>
        <DocumentTextIcon className={icon} aria-hidden="true" />
        Export as CV
      </LazyDialogButton>
      <LazyDialogButton {...dialog} name="share" load={loadShare} className={buttonClass()}>
        <LinkIcon className={icon} aria-hidden="true" />
        Share Profile
      </LazyDialogButton>
    </>
  );
}
