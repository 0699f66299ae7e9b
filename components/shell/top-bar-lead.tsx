'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useCurrentRecord, useShownPerson } from '@/components/session/use-current-record';
import type { ShownPerson } from '@/lib/record/session-flag';
import { formatDay } from '@/lib/time/date';
import { Greeting, Today } from './greeting';

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

interface RecordDayProps {
  person: ShownPerson | null;
  /** The day of the record of a person who is signed in. */
  ownDay: string | undefined;
}

/** The day that the figures of the record are from, and whether the person is invented. Its space is always reserved. */
function RecordDay({ person, ownDay }: RecordDayProps) {
  const asOf = ownDay ?? person?.asOf;
  const whose =
    person?.isSample && (ownDay ? 'A sample person, figures' : 'Sample record, figures');
  return (
    <p className="waits-for-person min-h-[1.5em] text-small text-muted">
      {asOf && (
        <>
          {whose || 'Figures'} as of <time dateTime={asOf}>{formatDay(asOf)}</time>
        </>
      )}
    </p>
  );
}
