'use client';

import { DocumentTextIcon, LinkIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { ProfileContent } from './model/profile-record';

const loadCv = async () => (await import('@/components/profile/cv/cv-dialog')).CvDialog;
const loadShare = async () => (await import('@/components/profile/share/share-dialog')).ShareDialog;

/** The buttons that export the profile as a CV or share it as a link. */
export function ProfileActions({ content }: { content: ProfileContent }) {
  const dialog = { props: { content } };
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
