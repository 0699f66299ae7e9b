'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { ExportButton } from '@/components/device/export-button';
import { FactGrid } from '@/components/device/fact-grid';
import { useEverything } from '@/components/device/use-everything';
import { useStorageSummary } from '@/components/device/use-storage-summary';
import { buttonClass } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { AtLogout } from '@/lib/record/begun-logout';
import type { SessionFlag } from '@/lib/record/session-flag';
import { countRecords, hasWork } from '@/lib/store/everything';
import { announce } from '@/lib/toast/announce';
import { logOut } from './log-out';
import { LogoutChoice } from './logout-choice';
import { LogoutUnread } from './logout-unread';

interface LogoutDialogProps extends LazyDialogProps {
  flag: SessionFlag;
  /** The page after Logout. */
  href: string;
}

/** How long the device may take to say what it stores, in milliseconds. */
const readTime = 8000;

/** Logs a person out, and asks first what happens to what the person added on this device. */
export function LogoutDialog({ onClose, ...props }: LogoutDialogProps) {
  return (
    <Dialog title="Logout" onClose={onClose}>
      <Question {...props} />
    </Dialog>
  );
}

function Question({ flag, href }: Omit<LogoutDialogProps, 'onClose'>) {
  const close = useCloseDialog();
  const { facts, known, total } = useStorageSummary();
  const everything = useEverything();
  const [choice, setChoice] = useState<AtLogout>(flag.mode === 'tab' ? 'delete' : 'keep');
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const hasKey = total > countRecords(everything);
  const isNothing = known && !hasKey && !hasWork(everything);

  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), readTime);
    return () => clearTimeout(timer);
  }, []);

  const run = async (chosen = choice) => {
    setBusy(true);
    try {
      await logOut(flag, chosen);
      window.location.assign(href);
    } catch {
      setBusy(false);
      const text =
        chosen === 'keep'
          ? 'What you added could not be kept on this device, so nothing was deleted. Export it, then choose to delete it.'
          : 'Not everything could be deleted from this device. Reload the page, which tries again.';
      setMessage(text);
      announce(text, { urgent: true });
    }
  };
  const runAtOnce = useEffectEvent(run);
  useEffect(() => {
    if (isNothing) queueMicrotask(() => void runAtOnce());
  }, [isNothing]);

  if (!known && late && !message) return <LogoutUnread onDelete={() => void run('delete')} />;
  if ((!known && !message) || (isNothing && !message)) return <p>Logging out…</p>;
  return (
    <>
      <p>
        The key to the record of <bdi>{flag.shown.name}</bdi> and the stored record are deleted from
        this device. You added on this device:
      </p>
      <FactGrid facts={facts} className="mt-3 border-t border-line" />
      <LogoutChoice mode={flag.mode} choice={choice} onChoice={setChoice} />
      <div className="mt-5 flex flex-wrap gap-2.5">
        <button
          type="button"
          aria-busy={busy}
          onClick={() => !busy && void run()}
          className={buttonClass('primary')}
        >
          Logout
        </button>
        <ExportButton owner={flag.shown.handle ?? flag.id} onMessage={setMessage} />
        <button type="button" onClick={close} className={buttonClass()}>
          Cancel
        </button>
      </div>
      <p className="mt-3 text-note wrap-anywhere text-muted">{message}</p>
    </>
  );
}
