'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { listSessions, switchTo } from '@/lib/record/session';
import type { SessionFlag } from '@/lib/record/session-flag';
import { asset } from '@/lib/site/routes';
import { homeOf, loginOf } from './session-route';

/** The people who are signed in on this device, and how somebody else signs in. */
export function SwitchDialog({ flag, onClose }: LazyDialogProps & { flag: SessionFlag }) {
  const others = useOtherSessions(flag);
  return (
    <Dialog title="Switch person" onClose={onClose}>
      {others.length === 0 ? (
        <p>Nobody else is signed in on this device.</p>
      ) : (
        <ul className="grid gap-2.5">
          {others.map((other) => (
            <li key={other.device}>
              <button
                type="button"
                onClick={() => {
                  switchTo(other);
                  window.location.assign(asset(homeOf(other.kind)));
                }}
                className={`${buttonClass()} w-full justify-between gap-x-4 text-start !whitespace-normal`}
              >
                <bdi className="wrap-anywhere">{other.shown.name}</bdi>
                <bdi className="text-small text-muted">{other.shown.details.at(-1)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5 flex flex-wrap gap-2.5">
        <a href={asset(loginOf('student'))} className={buttonClass()}>
          Sign in as a student
        </a>
        <a href={asset(loginOf('teacher'))} className={buttonClass()}>
          Sign in as a teacher
        </a>
      </p>
    </Dialog>
  );
}

function useOtherSessions(flag: SessionFlag): readonly SessionFlag[] {
  const [others, setOthers] = useState<readonly SessionFlag[]>([]);
  useEffect(() => {
    let isCurrent = true;
    listSessions().then(
      (all) => isCurrent && setOthers(all.filter(({ device }) => device !== flag.device)),
      () => {
        // Storage is denied, so nobody else is signed in.
      },
    );
    return () => void (isCurrent = false);
  }, [flag]);
  return others;
}
