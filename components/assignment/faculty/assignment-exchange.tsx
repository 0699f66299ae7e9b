'use client';

import { ExchangeButton } from '@/components/assignment/shared/exchange-button';
import { workspace } from '@/lib/store/device';
import type { AssignmentExchangeDialogProps } from './assignment-exchange-dialog';

const load = async () => (await import('./assignment-exchange-dialog')).AssignmentExchangeDialog;

/** The button that exchanges files with students on other devices. */
export function AssignmentExchange(props: AssignmentExchangeDialogProps) {
  const ready = () => Promise.all([workspace.load('handins'), workspace.load('received')]);
  return <ExchangeButton load={load} ready={ready} props={props} />;
}
