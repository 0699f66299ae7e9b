'use client';

import { ArrowsRightLeftIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
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
  return (
    <OnDemand load={load} given={given} name="exchange-assignments" className={buttonClass()}>
      <ArrowsRightLeftIcon className="size-4" aria-hidden="true" />
      Exchange files
    </OnDemand>
  );
}
