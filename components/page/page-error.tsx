'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { recoverPage } from '@/lib/browser/new-release';
import { PageHeading } from './page-heading';

/** What a page's place shows where the page itself cannot be; one whose code is missing is loaded again, once. */
export function PageError({ error }: { error: Error }) {
  useEffect(() => recoverPage(error), [error]);
  return (
    <>
      <PageHeading title="This page could not be opened" />
      <EmptyState
        sentence="Something Went Wrong Here"
        hint="What you entered is kept on this device. Reload the page; if it stays as it is, tell the help centre."
        action={
          <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
            Reload
          </button>
        }
      />
    </>
  );
}
