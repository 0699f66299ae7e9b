'use client';

import { useEffect } from 'react';
import { reportReload } from '@/lib/browser/new-release';

/** Says, after a page was loaded again for a new release, that this is so and what to do. */
export function NewReleaseNote() {
  useEffect(reportReload, []);
  return null;
}
