import type { SignIn } from '@/content/schema/marketing/sign-in';
import { formatCode } from '@/lib/record/access-code';
import { linkClass } from './link-class';

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
