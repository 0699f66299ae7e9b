'use client';

import { ArrowTopRightOnSquareIcon } from '@heroicons/react/20/solid';
import { WrittenText } from '@/components/page/written-text';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { RecordPicture, projectAddress, type ShownProject } from './record-picture';

/** A project in full: picture, technology, description and link. */
export function ProjectDialog({ project, onClose }: { project: ShownProject } & LazyDialogProps) {
  const { title, technology, about, href } = project;
  const address = projectAddress(href);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid justify-items-start gap-4">
        <RecordPicture
          record={project}
          name={title}
          className="aspect-video w-full rounded-control border border-line bg-sunken object-contain"
        />
        <p className="font-semibold wrap-anywhere">
          <span className="sr-only">Made with </span>
          <bdi>{technology}</bdi>
        </p>
        {about && (
          <WrittenText className="text-pretty whitespace-pre-line wrap-anywhere">
            {about}
          </WrittenText>
        )}
        {address && (
          <a href={address} rel="noreferrer" className={buttonClass()}>
            Open the project
            <ArrowTopRightOnSquareIcon className="size-5" aria-hidden="true" />
          </a>
        )}
      </div>
    </Dialog>
  );
}
