import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { useAnnounced } from '@/components/ui/use-announced';

const sentence =
  'The browser does not say what you added on this device. Close all pages of this site, open one and log out there. Or log out now: what you added is deleted and cannot be restored.';

interface LogoutUnreadProps {
  /** Logs out and deletes what is on the device. */
  onDelete: () => void;
}

/** The choice when the browser does not open the database, as Safari does after it was cut off while it made it. */
export function LogoutUnread({ onDelete }: LogoutUnreadProps) {
  const close = useCloseDialog();
  const [busy, setBusy] = useState(false);
  useAnnounced(sentence, { first: true });
  const logOut = () => {
    setBusy(true);
    onDelete();
  };
  return (
    <>
      <p>{sentence}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <button
          type="button"
          aria-busy={busy}
          onClick={busy ? undefined : logOut}
          className={buttonClass('primary')}
        >
          Logout and Delete
        </button>
        <button type="button" onClick={close} className={buttonClass()}>
          Cancel
        </button>
      </div>
    </>
  );
}
