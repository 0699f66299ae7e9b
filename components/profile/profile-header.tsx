import { CameraIcon, DocumentTextIcon, LinkIcon, ShareIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { OwnPhoto } from '@/components/file/stored-picture';
import type { ProfileContent } from '@/components/profile/model/profile-record';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { PanelButton } from '@/components/ui/panel';
import { Popover } from '@/components/ui/popover';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { languageOf } from '@/lib/text/language';

interface ProfileHeaderProps {
  student: StudentRecord['student'];
  /** Buttons for the whole profile. */
  actions?: ReactNode;
}

/** The person's photo, name, bio, roll number and programme. */
export function ProfileHeader({ student, actions }: ProfileHeaderProps) {
  const { name, bio, rollNumber, program, photo } = student;
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="relative shrink-0">
        <OwnPhoto
          image={photo}
          name={name}
          eager
          letterClass="text-figure"
          className="size-24 rounded-full border border-line object-cover md:size-32"
        />
        <ChangePhoto image={photo} name={name} />
      </div>
      <div className="min-w-0 grow basis-64">
        <h1 className={`text-heading wrap-anywhere ${name.length > 60 ? '' : 'md:text-figure'}`}>
          <bdi lang={languageOf(name)}>{name}</bdi>
        </h1>
        {bio && (
          <p className="mt-1.5 text-lead text-pretty wrap-anywhere">
            <bdi lang={languageOf(bio)}>{bio}</bdi>
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere text-muted">
          <span>
            Roll number <bdi className="font-semibold text-text">{rollNumber}</bdi>
          </span>
          {program && <bdi>{program}</bdi>}
        </p>
      </div>
      {actions && <div className="flex flex-wrap gap-2.5 print:hidden">{actions}</div>}
    </header>
  );
}

const load = async () => (await import('@/components/profile/edit/photo-dialog')).PhotoDialog;

/** The camera button at the edge of the photo. */
function ChangePhoto(props: { image: StudentRecord['student']['photo']; name: string }) {
  return (
    <LazyDialogButton
      load={load}
      props={props}
      name="photo"
      label="Change photo"
      className={`${buttonClass('icon')} absolute -end-2 -bottom-1.5 !rounded-full print:hidden`}
    >
      <CameraIcon className="size-5" aria-hidden="true" />
    </LazyDialogButton>
  );
}

const loadCv = async () => (await import('@/components/profile/cv/cv-dialog')).CvDialog;
const loadShare = async () => (await import('@/components/profile/share/share-dialog')).ShareDialog;

const menu = 'share-menu';

/** A line of the Share menu. */
export const shareLineClass =
  'flex min-h-10 items-center gap-3 rounded-control px-3 text-start text-note font-semibold hover:bg-brand-soft hover:text-brand pointer-coarse:min-h-11';

interface ProfileActionsProps {
  content: ProfileContent;
  /** Further lines of the Share menu. */
  children: ReactNode;
}

/** The button that exports the profile as a CV, and the menu of all ways to share it. */
export function ProfileActions({ content, children }: ProfileActionsProps) {
  const dialog = { props: { content } };
  const icon = 'size-5 shrink-0';
  return (
    <>
      <LazyDialogButton {...dialog} name="cv" load={loadCv} className={buttonClass('primary')}>
        <DocumentTextIcon className={icon} aria-hidden="true" />
        Export as CV
      </LazyDialogButton>
      <PanelButton panel={menu} className={`${buttonClass()} no-js:hidden`}>
        <ShareIcon className={icon} aria-hidden="true" />
        Share
      </PanelButton>
      <Popover
        id={menu}
        role="group"
        aria-label="Share"
        className="panel fixed inset-x-4 top-auto bottom-4 m-0 w-auto gap-1 rounded-card border border-line bg-surface p-2 text-text shadow-float open:grid md:inset-0 md:m-auto md:h-fit md:w-56 md:[position-anchor:auto] md:supports-[top:anchor(bottom)]:inset-auto md:supports-[top:anchor(bottom)]:top-[calc(anchor(bottom)+0.5rem)] md:supports-[top:anchor(bottom)]:right-[anchor(right)] md:supports-[top:anchor(bottom)]:m-0"
      >
        <LazyDialogButton {...dialog} load={loadCv} className={shareLineClass}>
          <DocumentTextIcon className={icon} aria-hidden="true" />
          CV
        </LazyDialogButton>
        <LazyDialogButton {...dialog} name="share" load={loadShare} className={shareLineClass}>
          <LinkIcon className={icon} aria-hidden="true" />
          Link
        </LazyDialogButton>
        {children}
      </Popover>
    </>
  );
}
