'use client';

import { usePersonName } from '@/components/page/person-name';

/** The heading of a printed page whose heading on the screen is a greeting. */
export function PrintHeading({ title }: { title: string }) {
  const name = usePersonName();
  return (
    <p className="hidden font-display text-heading font-bold print:block">
      {title} of <bdi>{name}</bdi>
    </p>
  );
}
