'use client';

import { ArrowDownTrayIcon } from '@heroicons/react/20/solid';
import { useEffect, useState, type ReactNode } from 'react';
import { useEverything } from '@/components/device/use-everything';
import { useStorageSummary } from '@/components/device/use-storage-summary';
import { Button } from '@/components/ui/button';
import { Dialog, DialogFoot, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { currentRecord } from '@/lib/record/current';
import type { SessionFlag } from '@/lib/record/session-flag';
import { countRecords, hasWork, type Everything } from '@/lib/store/everything';
import { announce } from '@/lib/toast/announce';
import { logOut } from './log-out';
import { kindNames, labelOf } from '@/lib/store/store-list';
import { countText } from '@/lib/text/count';
import { formatSize } from '@/lib/text/file-size';

/** Data that is only on this device, and how much or what it is. */
interface LostRow {
  name: string;
  detail: string;
}

/** The number of requests that are named. */
const maxNames = 3;

/** Returns a row for everything that Logout deletes: first the requests that nobody has yet. */
function lostRows(everything: Everything, keys: number): LostRow[] {
  const { activities, files } = everything;
  const unsent = activities.filter(
    ({ origin, removed, sent, fields }) =>
      origin === 'device' && !removed && sent === undefined && fields.status === 'Pending',
  );
  const names = unsent.slice(0, maxNames).map(({ fields }) => fields.name);
  const others = { ...everything, activities: activities.filter((one) => !unsent.includes(one)) };
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return [
    {
      count: unsent.length,
      name: `${countText(unsent.length, ['request', 'requests'])}, not yet sent`,
      detail: names.join(', ') + (unsent.length > maxNames ? ' …' : ''),
    },
    ...kindNames
      .filter((kind) => kind !== 'files' && kind !== 'events' && kind !== 'flags')
      .map((kind) => ({
        count: others[kind].length,
        name: labelOf(kind),
        detail: String(others[kind].length),
      })),
    {
      count: files.length,
      name: countText(files.length, ['file', 'files']),
      detail: formatSize(size),
    },
    { count: keys, name: 'Signing key, in no copy', detail: String(keys) },
  ].flatMap(({ count, name, detail }) => (count > 0 ? [{ name, detail }] : []));
}

interface LogoutDialogProps extends LazyDialogProps {
  flag: SessionFlag;
  /** The page after Logout. */
  href: string;
}

/** The time in which the device must report its data, in milliseconds. */
const readTime = 8000;

/** Logs a person out, and says first what is only on this device. */
export function LogoutDialog({ onClose, ...props }: LogoutDialogProps) {
  return (
    <Dialog title="Logout" onClose={onClose}>
      <Question {...props} />
    </Dialog>
  );
}

const unread =
  'The browser does not say what you added on this device. Close all pages of this site, open one and log out there. Or log out now: what you added is deleted and cannot be restored.';

function Question(props: Omit<LogoutDialogProps, 'onClose'>) {
  const { known, total } = useStorageSummary();
  const everything = useEverything();
  const isUnread = useLate() && !known;
  useAnnounced(isUnread ? unread : '');
  if (isUnread)
    return (
      <Foot {...props}>
        <p>{unread}</p>
      </Foot>
    );
  if (!known) return <p>Looking for what is only on this device…</p>;
  const keys = total - countRecords(everything);
  if (keys === 0 && !hasWork(everything))
    return (
      <Foot {...props} isEmpty>
        <p>Nothing is only on this device.</p>
      </Foot>
    );
  return (
    <Foot {...props} canSave={hasWork(everything)}>
      <p>These are only on this device and go with it:</p>
      <dl className="mt-3 border-t border-line text-note">
        {lostRows(everything, keys).map(({ name, detail }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="min-w-0 wrap-anywhere text-muted">{detail}</dd>
          </div>
        ))}
      </dl>
      {currentRecord.snapshot().record?.drop && (
        <p className="mt-3 text-note text-muted">
          Letters of the last weeks that are still in the drop box arrive again when you sign in.
        </p>
      )}
    </Foot>
  );
}

interface FootProps extends Omit<LogoutDialogProps, 'onClose'> {
  /** True if nothing is lost. */
  isEmpty?: boolean;
  /** True if there is something to save. */
  canSave?: boolean;
  children: ReactNode;
}

const notDeleted =
  'Not everything could be deleted from this device. Reload the page, which tries again.';

/** The ways out, and why one of them failed. */
function Foot({ flag, href, isEmpty = false, canSave = false, children }: FootProps) {
  const close = useCloseDialog();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const run = async (isSaved: boolean) => {
    if (busy) return;
    setBusy(true);
    const problem = (isSaved && (await saveCopy(flag))) || (await leave(flag, href));
    setBusy(false);
    setMessage(problem);
    announce(problem, { urgent: true });
  };
  return (
    <>
      {children}
      <p className="mt-3 text-note wrap-anywhere text-rejected empty:hidden">{message}</p>
      <DialogFoot>
        {canSave && (
          <Button
            variant="primary"
            aria-busy={busy}
            onClick={() => void run(true)}
            className="w-full"
          >
            <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
            Save a copy, then logout
          </Button>
        )}
        <Button
          variant={isEmpty ? 'primary' : 'danger'}
          aria-busy={busy}
          onClick={() => void run(false)}
          className="grow"
        >
          {isEmpty ? 'Logout' : 'Logout and lose it'}
        </Button>
        <Button onClick={close} className="grow">
          Cancel
        </Button>
      </DialogFoot>
    </>
  );
}

/** Saves everything in a file; returns what is not in it, or why there is none. */
async function saveCopy({ shown, id }: SessionFlag): Promise<string> {
  try {
    const code = await import('@/components/device/model/export');
    return await code.saveCopy(shown.handle ?? id);
  } catch {
    return 'A part of the page did not load. Check your connection, then try again.';
  }
}

/** Logs out and opens the page after it; returns why that failed. */
async function leave(flag: SessionFlag, href: string): Promise<string> {
  try {
    await logOut(flag);
  } catch {
    return notDeleted;
  }
  window.location.assign(href);
  // The page that is left says nothing more.
  return new Promise(() => {});
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
