import type { ReactNode } from 'react';
import { EmptyPicture, type EmptySubject } from '@/components/page/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import type { PersonKind } from '@/lib/record/person';
import type { Route } from '@/lib/site/routes';
import { TourLink } from './tour-link';

interface EmptyPageProps {
  kind: PersonKind;
  route: Route;
  /** A sentence on what is missing, such as "No Chats Yet". */
  sentence: string;
  hint: string;
  subject: EmptySubject;
  /** The actions of a person who is signed in. */
  children?: ReactNode;
}

/** A page without entries: what is missing, and for visitors a link to the same page of a sample person. */
export function EmptyPage({ kind, route, subject, children, ...state }: EmptyPageProps) {
  return (
    <EmptyState
      {...state}
      picture={<EmptyPicture subject={subject} />}
      action={
        <TourLink kind={kind} page={route}>
          {children}
        </TourLink>
      }
    />
  );
}
