import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import type { DevicePerson } from '@/lib/record/device-session';

interface DevicePeopleProps {
  people: readonly DevicePerson[];
  onLogOut: (person: DevicePerson) => void;
  /** What else can be done with a person. */
  children?: (person: DevicePerson) => ReactNode;
}

/** The people who are signed in on this device, each with Log out. */
export function DevicePeople({ people, onLogOut, children }: DevicePeopleProps) {
  return (
    <ul
      tabIndex={-1}
      aria-label="People signed in on this device"
      className="divide-y divide-line outline-none"
    >
      {people.map((person) => {
        const { device, shown } = person.flag;
        return (
          <li
            key={device}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <p className="min-w-0 wrap-anywhere">
              <bdi className="block font-semibold">{shown.name}</bdi>
              <bdi className="block text-small text-muted">{shown.details.at(-1)}</bdi>
            </p>
            <p className="flex flex-wrap gap-2.5">
              {children?.(person)}
              <Button
                aria-label={`Log out ${shown.name}`}
                onClick={({ currentTarget }) => {
                  focusContainer(currentTarget);
                  onLogOut(person);
                }}
              >
                Log out
              </Button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
