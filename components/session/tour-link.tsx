'use client';

import type { ReactNode } from 'react';
import { cornerLinkClass } from '@/components/ui/button';
import type { PersonKind } from '@/lib/record/person';
import { loginPages } from '@/lib/record/sign-in-page';
import { asset, type Route } from '@/lib/site/routes';
import { useCurrentRecord } from './use-current-record';

interface TourLinkProps {
  kind: PersonKind;
  page: Route;
  /** Shown instead to a person who is signed in. */
  children?: ReactNode;
}

/** Opens a page as a sample person, with one press. */
export function TourLink({ kind, page, children }: TourLinkProps) {
  const { flag } = useCurrentRecord();
  if (flag) return children;
  return (
    <a href={`${asset(loginPages[kind])}#tour=${page}`} className={cornerLinkClass}>
      See this page with a sample {kind}
    </a>
  );
}
