'use client';

import { AssignmentFiles } from '@/components/portal/assignment-files';
import type { HandinExchangeGiven } from './handin-exchange-dialog';

const load = async () => (await import('./handin-exchange-dialog')).HandinExchangeDialog;

/** The way to take in assignments of teachers on other devices, and to give them what was handed in. */
export function HandinExchange(given: HandinExchangeGiven) {
  return <AssignmentFiles load={load} given={given} />;
}
