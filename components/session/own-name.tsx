'use client';

import type { ReactNode } from 'react';
import { PersonName } from '@/components/page/person-name';
import type { ShownPerson } from '@/lib/record/session-flag';
import { useCurrentRecord } from './use-current-record';

interface OwnNameProps {
  /** The person of the sample; null on a site without one. */
  person: ShownPerson | null;
  children: ReactNode;
}

/** Provides the name of the person who is signed in, or else the sample's, and the day of the record. */
export function OwnName({ person, children }: OwnNameProps) {
  const { flag } = useCurrentRecord();
  return (
    <PersonName
      name={(flag?.shown ?? person)?.name ?? 'A person'}
      asOf={flag?.asOf ?? person?.asOf}
    >
      {children}
    </PersonName>
  );
}
