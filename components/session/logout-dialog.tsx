'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { ExportButton } from '@/components/device/export-button';
import { FactGrid } from '@/components/device/fact-grid';
import { useEverything } from '@/components/device/use-everything';
import { useStorageSummary } from '@/components/device/use-storage-summary';
import { buttonClass } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { currentRecord } from '@/lib/record/current';
import type { AtLogout, SessionFlag, SessionMode } from '@/lib/record/session-flag';
import { countRecords, hasWork } from '@/lib/store/everything';
import { announce } from '@/lib/toast/announce';
import { logOut } from './log-out';

interface LogoutDialogProps extends LazyDialogProps {
  flag: SessionFlag;
  /** The page after Logout. */
  href: string;
}

/** The time in which the device must report its data, in milliseconds. */
const readTime = 8000;

/** Logs a person out, and asks first whether to keep or delete the person's data on this device. */
export function LogoutDialog({ onClose, ...props }: LogoutDialogProps) {
  return (
    <Dialog title="Logout" onClose={onClose}>
      <Question {...props} />
    </Dialog>
  );
}

const unread =
  'The browser does not say what you added on this device. Close all pages of this site, open one and log out there. Or log out now: what you added is deleted and cannot be restored.';

function Question({ flag, href }: Omit<LogoutDialogProps, 'onClose'>) {
  const close = useCloseDialog();
  const { facts, known, total } = useStorageSummary();
  const everything = useEverything();
  const [choice, setChoice] = useState<AtLogout>(flag.mode === 'tab' ? 'delete' : 'keep');
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const hasKey = total > countRecords(everything);
  const isNothing = known && !hasKey && !hasWork(everything);
  const isUnread = useLate() && !known;
  useAnnounced(isUnread ? unread : '');

  const run = async () => {
    const chosen = known ? choice : 'delete';
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

  if (!message && (isNothing || !(known || isUnread))) return <p>Logging out…</p>;
  return (
    <>
      {known ? (
        <>
          <p>
            The key to the record of <bdi>{flag.shown.name}</bdi> and the stored record are deleted
            from this device. You added on this device:
          </p>
          <FactGrid facts={facts} className="mt-3 border-t border-line" />
          <LogoutChoice mode={flag.mode} choice={choice} onChoice={setChoice} />
        </>
      ) : (
        <p>{unread}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5">
        <button
          type="button"
          aria-busy={busy}
          onClick={() => !busy && void run()}
          className={buttonClass('primary')}
        >
          {known ? 'Logout' : 'Logout and Delete'}
        </button>
        {known && <ExportButton owner={flag.shown.handle ?? flag.id} onMessage={setMessage} />}
        <button type="button" onClick={close} className={buttonClass()}>
          Cancel
        </button>
      </div>
      <p className="mt-3 text-note wrap-anywhere text-muted">{message}</p>
    </>
  );
}

/** Returns true once the device should have reported its data; Safari may never open a database that was cut off. */
function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), readTime);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

const choices = [
  {
    value: 'keep',
    label: 'Keep it on this device, encrypted',
    hint: 'It is restored when you sign in on this device with the same access code. A signing key is deleted.',
  },
  {
    value: 'delete',
    label: 'Delete it',
    hint: 'It cannot be restored. Export it first if you might need it again. ',
  },
] as const;

interface LogoutChoiceProps {
  mode: SessionMode;
  choice: AtLogout;
  onChoice: (choice: AtLogout) => void;
}

/** Offers to keep or delete what the person added; on a shared computer it is always deleted. */
function LogoutChoice({ mode, choice, onChoice }: LogoutChoiceProps) {
  const again =
    currentRecord.snapshot().record?.drop &&
    'Letters and messages of the last weeks that are still in the drop box arrive again when you sign in.';
  if (mode === 'tab')
    return (
      <p className="mt-3">
        You are signed in only in this tab, so it is deleted and cannot be restored. Export it first
        if you might need it again. {again}
      </p>
    );
  return (
    <fieldset className="mt-4 grid gap-3">
      <legend className="mb-2 font-semibold">What you added</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="flex gap-3">
          <input
            type="radio"
            name="at-logout"
            value={value}
            checked={choice === value}
            onChange={() => onChoice(value)}
            className="mt-1 size-4 shrink-0 accent-brand"
          />
          <span>
            <span className="block font-medium">{label}</span>
            <span className="block text-note text-muted">
              {hint}
              {value === 'delete' && again}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
