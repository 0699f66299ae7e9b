'use client';

import { CameraIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import type { Student } from '@/content/schema/student/student';

const load = async () => (await import('./photo-dialog')).PhotoDialog;

/** The camera at the edge of the photo. */
export function ChangePhoto(given: { image: Student['photo']; name: string }) {
  return (
    <OnDemand
      load={load}
      given={given}
      name="photo"
      label="Change photo"
      className={`${buttonClass('icon')} absolute -end-2 -bottom-1.5 !rounded-full print:hidden`}
    >
      <CameraIcon className="size-5" aria-hidden="true" />
    </OnDemand>
  );
}
