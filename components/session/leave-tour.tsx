'use client';

import { buttonClass } from '@/components/ui/button';
import { Dialog, DialogFoot, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { endTabSession } from '@/lib/record/tab-session';
import { asset, routes } from '@/lib/site/routes';

/** Asks before the tour ends, because everything of it is deleted. */
export function LeaveTour({ onClose }: LazyDialogProps) {
  return (
    <Dialog title="Leave the tour?" onClose={onClose}>
      <p>What you tried is deleted.</p>
      <DialogFoot>
        <Buttons />
      </DialogFoot>
    </Dialog>
  );
}

function Buttons() {
  const close = useCloseDialog();
  const leave = () => {
    endTabSession();
    window.location.assign(asset(routes.landing));
  };
  return (
    <>
      <button type="button" onClick={close} className={buttonClass('primary')}>
        Stay
      </button>
      <button type="button" onClick={leave} className={buttonClass('danger')}>
        Leave the tour
      </button>
    </>
  );
}
