import { buttonClass } from '@/components/ui/button';
import type { SignIn } from '@/content/schema/marketing/sign-in';
import { formatCode } from '@/lib/record/access-code';
import { personKinds, type PersonKind } from '@/lib/record/person';
import { tourPages } from '@/lib/record/sign-in-page';
import { linkClass } from './link-class';

/** The invented people of both login pages. */
type TourPeople = Readonly<Record<PersonKind, SignIn['student']['people']>>;

/** Signs a visitor in as the first invented student or teacher with one press, until the tab is closed. */
export function Tour({ kind, people }: { kind: PersonKind; people: TourPeople }) {
  const offered = personKinds
    .toSorted((one) => (one === kind ? -1 : 1))
    .flatMap((role) => people[role].slice(0, 1).map((person) => ({ ...person, role })));
  if (offered.length === 0) return null;
  return (
    <section
      aria-labelledby="tour"
      className="mt-6 rounded-card border border-line bg-surface p-4 no-js:hidden"
    >
      <h2 id="tour" className="text-lead">
        Take a tour without a card
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {offered.map(({ name, id, code, role }) => (
          <li key={id}>
            <button
              type="button"
              data-tour={role}
              data-id={id}
              data-code={code}
              data-page={tourPages[role]}
              className={`${buttonClass('accent')} w-full !whitespace-normal`}
            >
              Look around as {name}, {role}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Invented people whom a visitor of the sample can sign in as. */
export function DemoPeople({ people }: { people: SignIn['student']['people'] }) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="demo-people" className="mt-6 border-t border-line pt-5 text-note">
      <h2 id="demo-people" className="text-lead">
        Or sign in as an invented person
      </h2>
      <ul className="mt-2 space-y-3">
        {people.map(({ name, id, code }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <p>
              <span className="font-semibold">{name}</span>, {id}
              <span className="block text-muted">{formatCode(code)}</span>
            </p>
            <button
              type="button"
              data-id={id}
              data-code={formatCode(code)}
              aria-label={`Fill in ${name}`}
              className={`${linkClass} no-js:hidden`}
            >
              Fill in
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
