import { ArrowsRightLeftIcon } from '@heroicons/react/16/solid';
import type { ComponentType } from 'react';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton, type LazyDialogProps } from '@/components/ui/lazy-dialog-button';

interface ExchangeButtonProps<P> {
  /** Fetches the dialog of this side. */
  load: () => Promise<ComponentType<P & LazyDialogProps>>;
  props: P;
}

/** The button above the assignments of either side that opens the exchange of files with the other side. */
export function ExchangeButton<P extends object>(props: ExchangeButtonProps<P>) {
  return (
    <LazyDialogButton {...props} name="exchange-assignments" className={buttonClass()}>
      <ArrowsRightLeftIcon className="size-4" aria-hidden="true" />
      Exchange files
    </LazyDialogButton>
  );
}
