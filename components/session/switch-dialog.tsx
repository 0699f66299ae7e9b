'use client';

import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { switchTo, type DevicePerson } from '@/lib/record/device-session';
import type { SessionFlag } from '@/lib/record/session-flag';
import { asset } from '@/lib/site/routes';
import { DevicePeople } from './device-people';
import { homeOf, loginOf } from './session-route';
import { useOtherPeople } from './use-other-people';

/** The people who are signed in on this device, and how somebody else signs in. */
export function SwitchDialog({ flag, onClose }: LazyDialogProps & { flag: SessionFlag }) {
  const { people, message, logOut } = useOtherPeople(flag);
  useAnnounced(message);
  return (
    <Dialog title="Switch person" onClose={onClose}>
      {people.length === 0 && !message && <p>Nobody else is signed in on this device.</p>}
      <DevicePeople people={people} onLogOut={(person) => void logOut(person)}>
        {/* What was added in a tab ends with its session, which has its own Logout. */}
        {(person) => flag.mode === 'device' && <SwitchButton person={person} />}
      </DevicePeople>
      <p className="text-note wrap-anywhere text-muted">{message}</p>
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

/** After hours without the person, the access code is asked for again (decision 19). */
function SwitchButton({ person: { flag, needsCode } }: { person: DevicePerson }) {
  const { name } = flag.shown;
  if (needsCode)
    return (
      <a
        href={asset(loginOf(flag.kind))}
        aria-label={`Enter code of ${name}`}
        className={buttonClass()}
      >
        Enter code
      </a>
    );
  return (
    <button
      type="button"
      aria-label={`Switch to ${name}`}
      onClick={() => {
        switchTo(flag);
        window.location.assign(asset(homeOf(flag.kind)));
      }}
      className={buttonClass('primary')}
    >
      Switch
    </button>
  );
}
