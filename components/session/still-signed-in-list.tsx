'use client';

import { useAnnounced } from '@/components/ui/use-announced';
import { DevicePeople } from './device-people';
import { useOtherPeople } from './use-other-people';

/** On a page without a person: who is still signed in on this device. */
export function StillSignedInList() {
  const { people, message, logOut } = useOtherPeople(null);
  useAnnounced(message);
  if (people.length === 0 && !message) return null;
  return (
    <section aria-labelledby="people" className="mt-6 border-t border-line pt-4">
      <h3 id="people" className="text-lead">
        Still signed in on this device
      </h3>
      <DevicePeople people={people} onLogOut={(person) => void logOut(person)} />
      <p className="text-note wrap-anywhere text-muted">{message}</p>
    </section>
  );
}
