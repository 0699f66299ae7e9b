import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { restoreFocus } from '@/components/ui/restore-focus';
import { deletePasskey, isPasskey } from '@/lib/passkey/stored';
import type { SessionFlag } from '@/lib/record/session-flag';
import { formatDay } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import { PasskeyDialog } from './passkey-dialog';
import { usePasskey } from './use-passkey';

const load = async () => PasskeyDialog;

/** Sets up or removes the passkey that unlocks this device. */
export function PasskeySettings({ flag }: { flag: SessionFlag }) {
  const state = usePasskey();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // The button that opened the dialog is gone.
    if (before.current !== undefined) restoreFocus(() => box.current);
    before.current = state;
  }, [state]);
  if (state === undefined) return null;
  const isUnsupported = state && 'no' in state && state.no === 'unsupported';
  return (
    <div ref={box} tabIndex={-1} className="mt-5 outline-none">
      <h3 className="text-body">Passkey</h3>
      {isPasskey(state) ? (
        <>
          <p className="mt-1 max-w-prose text-muted">
            Set up on {formatDay(minuteOf(state.code.at).slice(0, 10))}. After Logout, your
            fingerprint, face or PIN signs you in on this device. The code on your card works as
            before.
          </p>
          <Button
            className="mt-3"
            onClick={({ currentTarget }) => {
              focusContainer(currentTarget);
              void remove(flag);
            }}
          >
            Stop unlocking with a passkey
          </Button>
        </>
      ) : (
        <>
          <p className="mt-1 max-w-prose text-muted">
            {isUnsupported
              ? 'This browser or device cannot unlock with a passkey. Sign in with the code on your card.'
              : 'After Logout, your fingerprint, face or PIN can sign you in on this device. The code on your card works as before.'}
          </p>
          {!isUnsupported && (
            <LazyDialogButton
              load={load}
              props={{ flag }}
              name="passkey"
              className={`${buttonClass()} mt-3 !whitespace-normal`}
            >
              Unlock this device with a passkey
            </LazyDialogButton>
          )}
        </>
      )}
    </div>
  );
}

async function remove(flag: SessionFlag): Promise<void> {
  try {
    await deletePasskey(flag);
    showToast(
      'The passkey no longer unlocks this device. You can also delete it in the settings of your device.',
    );
  } catch {
    showToast('The passkey could not be removed. Reload the page, then try again.', {
      urgent: true,
    });
  }
}
