import { ArrowsRightLeftIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import {
  LazyDialogButton,
  type LazyDialogButtonProps,
} from '@/components/ui/lazy/lazy-dialog-button';

/** The dialog for this side. */
type ExchangeButtonProps<P> = Pick<
  LazyDialogButtonProps<P>,
  'load' | 'ready' | 'props' | 'className'
>;

/** Opens the dialog that exchanges files with the other side; shown above the assignments on both sides. */
export function ExchangeButton<P extends object>({
  className = buttonClass(),
  ...props
}: ExchangeButtonProps<P>) {
  return (
    <LazyDialogButton {...props} name="exchange-assignments" className={className}>
      <ArrowsRightLeftIcon className="size-4" aria-hidden="true" />
      Exchange files
    </LazyDialogButton>
  );
}
