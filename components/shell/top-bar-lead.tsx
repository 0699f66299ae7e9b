'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useCurrentRecord, useShownPerson } from '@/components/session/use-current-record';
import type { ShownPerson } from '@/lib/record/session-flag';
import { Greeting, Today } from './greeting';
import { RecordDay } from './record-day';

interface TopBarLeadProps {
  /** The person of the sample; null on a site without one. */
  person: ShownPerson | null;
  /** The page whose h1 is the greeting. */
  home: string;
  /** The page that shows the logo instead, if there is one. */
  profile?: string;
  logo: ReactNode;
}

/** The greeting, or the college's logo on the profile page, with today's date below. */
export function TopBarLead({ person, home, profile, logo }: TopBarLeadProps) {
  const shown = useShownPerson(person);
  const { flag } = useCurrentRecord();
  const path = usePathname().replace(/\/?$/, '/');
  return (
    <div className="min-w-0">
      {path === profile ? logo : <Greeting firstName={shown?.firstName} heading={path === home} />}
      <Today />
      <RecordDay person={shown} ownDay={flag?.asOf} />
    </div>
  );
}
