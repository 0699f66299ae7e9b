'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useShownPerson } from '@/components/session/use-current-record';
import type { ShownPerson } from '@/lib/record/session-flag';
import { DatedLead, Greeting } from './greeting';

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
  const firstName = useShownPerson(person)?.firstName;
  const path = usePathname().replace(/\/?$/, '/');
  if (path === profile) return <DatedLead>{logo}</DatedLead>;
  return <Greeting firstName={firstName} heading={path === home} />;
}
