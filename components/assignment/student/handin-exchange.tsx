'use client';

import { useMemo } from 'react';
import { ExchangeButton } from '@/components/assignment/shared/exchange-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { HandinExchangeDialogProps } from './handin-exchange-dialog';

const load = async () => (await import('./handin-exchange-dialog')).HandinExchangeDialog;

interface HandinExchangeProps {
  student: HandinExchangeDialogProps['student'];
  sections: HandinExchangeDialogProps['sections'];
  keys: readonly FacultyKey[];
  /** The college's own assignments. */
  listed: readonly { id: string }[];
  className?: string;
}

/** The button that exchanges files with teachers on other devices. */
export function HandinExchange({ listed, className, ...props }: HandinExchangeProps) {
  const ids = useMemo(() => listed.map(({ id }) => id), [listed]);
  return (
    <ExchangeButton
      load={load}
      props={{ ...props, listed: ids }}
      {...(className !== undefined && { className })}
    />
  );
}
