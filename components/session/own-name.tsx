'use client';

import type { ReactNode } from 'react';
import { PersonName } from '@/components/page/person-name';
import { useCurrentRecord } from './use-current-record';

/** Provides the name of the person who is signed in, or else the sample's. */
export function OwnName({ name, children }: { name: string; children: ReactNode }) {
  const { flag } = useCurrentRecord();
  return <PersonName name={flag?.shown.name ?? name}>{children}</PersonName>;
}
