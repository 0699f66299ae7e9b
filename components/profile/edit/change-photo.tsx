'use client';

import { CameraIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { StudentRecord } from '@/content/schema/record/student-record';

const load = async () => (await import('./photo-dialog')).PhotoDialog;

/** The camera button at the edge of the photo. */
export function ChangePhoto(props: { image: StudentRecord['student']['photo']; name: string }) {
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
