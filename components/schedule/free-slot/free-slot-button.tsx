import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { FreeSlotProps } from './slot';

const load = async () => (await import('./free-slot-dialog')).FreeSlotDialog;

/** Opens the search for a time for a make-up class. */
export function FreeSlotButton(props: FreeSlotProps) {
  return (
    <LazyDialogButton load={load} props={props} name="free-slot" className={buttonClass()}>
      Find a free slot
    </LazyDialogButton>
  );
}
