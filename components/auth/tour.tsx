import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';
import type { SignIn } from '@/content/schema/marketing/sign-in';
import { formatCode } from '@/lib/record/access-code';
import { personKinds, type PersonKind } from '@/lib/record/person';
import { linkClass } from './link-class';

interface TourProps {
  kind: PersonKind;
  /** The invented people of both login pages. */
  people: Readonly<Record<PersonKind, SignIn['student']['people']>>;
}

/**
 * The invented people, folded below the form: a press starts the tour as the first student or teacher, or fills in the
 * form. The page's script opens it for `#tour` and during the tour, and hides it if another person is signed in.
 */
export function Tour({ kind, people }: TourProps) {
  const offered = personKinds
    .toSorted((one) => (one === kind ? -1 : 1))
    .flatMap((role) => people[role].slice(0, 1).map((person) => ({ ...person, role })));
  if (offered.length === 0) return null;
  return (
    <details
      id="tour"
      suppressHydrationWarning
      className="group/tour mt-4 rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        No card? Take the tour
        <ChevronDownIcon
          className="size-5 shrink-0 group-open/tour:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-2 border-t border-line p-4 text-note">
        <p className="hidden no-js:block">The tour needs JavaScript.</p>
        <p className="text-muted">Sample people. Nothing to install, nothing is sent.</p>
        {offered.map(({ name, id, code, role }) => (
          <button
            key={id}
            type="button"
            data-tour={role}
            data-id={id}
            data-code={code}
            className={`${buttonClass()} no-js:hidden !whitespace-normal`}
          >
            As a {role}: {name}
          </button>
        ))}
        <p className="flex flex-wrap items-center gap-x-3 text-muted no-js:hidden">
          To try the login itself:
          {people[kind].map(({ name, id, code }) => (
            <span key={id} className="inline-flex items-center gap-1.5">
              {id}
              <button type="button" data-id={id} data-code={formatCode(code)} className={linkClass}>
                Fill in<span className="sr-only"> {name}</span>
              </button>
            </span>
          ))}
        </p>
      </div>
    </details>
  );
}
