'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useShownPerson } from '@/components/session/use-current-record';
import type { ShownPerson } from '@/lib/record/session-flag';
import { Greeting, Today } from './greeting';

interface TopBarLeadProps {
  /** The person of the sample; null on a site without one. */
  person: ShownPerson | null;
  /** The names of the pages whose h1 is not the greeting. */
  titles: readonly { href: string; label: string }[];
  /** The page that shows the logo instead of the greeting, if there is one. */
  profile?: string;
  logo: ReactNode;
}

/** The greeting with today's date and the name of the page; on the profile page the college's logo and the date. */
export function TopBarLead({ person, titles, profile, logo }: TopBarLeadProps) {
  const shown = useShownPerson(person);
  const path = usePathname().replace(/\/?$/, '/');
  if (path === profile)
    return (
      <>
        {logo}
        <Today />
      </>
    );
  const title = titles.find(({ href }) => href === path)?.label;
  return <Greeting firstName={shown?.firstName} title={title} />;
}
