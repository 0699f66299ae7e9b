'use client';

import { ArrowsRightLeftIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import type { HandinExchangeGiven } from './handin-exchange-dialog';

const load = async () => (await import('./handin-exchange-dialog')).HandinExchangeDialog;

/** The way to take in assignments of teachers on other devices, and to give them what was handed in. */
export function HandinExchange(given: HandinExchangeGiven) {
  return (
    <OnDemand load={load} given={given} name="exchange-assignments" className={buttonClass()}>
      <ArrowsRightLeftIcon className="size-4" aria-hidden="true" />
      Exchange files
    </OnDemand>
  );
}
