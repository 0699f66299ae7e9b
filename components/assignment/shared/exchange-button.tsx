import { ArrowsRightLeftIcon } from '@heroicons/react/16/solid';
import type { ComponentType } from 'react';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton, type LazyDialogProps } from '@/components/ui/lazy-dialog-button';

interface ExchangeButtonProps<P> {
  /** Loads the dialog for this side. */
  load: () => Promise<ComponentType<P & LazyDialogProps>>;
  props: P;
}

/** Opens the dialog that exchanges files with the other side; shown above the assignments on both sides. */
export function ExchangeButton<P extends object>(props: ExchangeButtonProps<P>) {
  return (
    <LazyDialogButton {...props} name="exchange-assignments" className={buttonClass()}>
      <ArrowsRightLeftIcon className="size-4" aria-hidden="true" />
      Exchange files
    </LazyDialogButton>
  );
}
