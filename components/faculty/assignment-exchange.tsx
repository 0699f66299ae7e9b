'use client';

import { AssignmentFiles } from '@/components/portal/assignment-files';
import { workspace } from '@/lib/workspace/device';
import type { AssignmentExchangeGiven } from './assignment-exchange-dialog';

const load = async () => {
  const [part] = await Promise.all([
    import('./assignment-exchange-dialog'),
    workspace.load('handins'),
    workspace.load('received'),
  ]);
  return part.AssignmentExchangeDialog;
};

/** The way to give assignments to students of other devices, and to take in their work. */
export function AssignmentExchange(given: AssignmentExchangeGiven) {
  return <AssignmentFiles load={load} given={given} />;
}
