import { enrol, enrolmentTexts } from '@/lib/passkey/enrol';
import { writePasskey } from '@/lib/passkey/stored';
import { takeTypedCode } from '@/lib/record/device-session';
import type { SessionFlag } from '@/lib/record/session-flag';
import { showToast, toastStore } from '@/lib/toast/toast';

/** Offers once, after a sign-in with a code, to unlock this device with a passkey. Dismissed, it is not offered again. */
export async function offerPasskey(flag: SessionFlag): Promise<void> {
  const code = await takeTypedCode(flag);
  if (!code) return;
  let declined: Promise<void> | undefined;
  const id = showToast(
    'Unlock this device with your fingerprint, face or PIN next time? You can also do this later in Settings.',
    {
      lasting: true,
      action: {
        label: 'Set up',
        run: async () => {
          await declined;
          const end = await enrol(flag, code);
          showToast(enrolmentTexts[end], { urgent: end !== 'done' });
        },
      },
    },
  );
  const stop = toastStore.subscribe(() => {
    if (toastStore.snapshot().some((toast) => toast.id === id)) return;
    stop();
    declined = writePasskey(flag, { no: 'declined' }).catch(() => {});
  });
}
