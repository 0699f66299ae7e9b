'use client';

import { useEffect } from 'react';
import { reportReload } from '@/lib/browser/new-release';

/** After a reload for a new release, shows what happened and what to do. */
export function NewReleaseNote() {
  useEffect(reportReload, []);
  return null;
}
