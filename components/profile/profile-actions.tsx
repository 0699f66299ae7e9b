'use client';

import { DocumentTextIcon, LinkIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import type { ProfileContent } from '@/lib/profile-record';

const loadCv = () => import('./cv-dialog').then(({ CvDialog }) => CvDialog);
const loadShare = () => import('./share-dialog').then(({ ShareDialog }) => ShareDialog);

/** What a student takes out of the profile: a CV, or a link. */
export function ProfileActions({ content }: { content: ProfileContent }) {
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
