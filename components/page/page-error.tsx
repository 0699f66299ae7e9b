'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { recoverPage } from '@/lib/browser/new-release';

/** Replaces a page that fails to render; if its code is missing, the page is reloaded once. */
export function PageError({ error }: { error: Error }) {
  useEffect(() => recoverPage(error), [error]);
  return (
    <>
      <h2 className="mb-4 text-heading">This page could not be opened</h2>
      <EmptyState
        sentence="Something went wrong"
        hint="What you entered is saved on this device. Reload the page. If that does not help, contact the help centre."
        action={<Button onClick={() => window.location.reload()}>Reload</Button>}
      />
    </>
  );
}
