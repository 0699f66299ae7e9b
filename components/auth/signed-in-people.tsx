import { buttonClass } from '@/components/ui/button';

/** The people who are signed in on this device, each with Log out. The page's script fills the rows in. */
export function SignedInPeople() {
  return (
    <>
      <section
        id="people"
        hidden
        aria-labelledby="people-heading"
        suppressHydrationWarning
        className="mt-6 rounded-card border border-line bg-surface p-4"
      >
        <h2 id="people-heading" className="text-lead">
          Signed in on this device
        </h2>
        <ul className="mt-1 divide-y divide-line">
          <li className="flex items-center justify-between gap-4 py-2.5">
            <p className="min-w-0 text-note wrap-anywhere">
              <bdi className="block font-semibold" />
              <bdi className="block text-muted" />
            </p>
            <button type="button" className={`${buttonClass()} shrink-0`}>
              Log out
            </button>
          </li>
        </ul>
        <p className="border-t border-line pt-3 text-note text-muted">
          Log out needs no code. What the person added stays here, encrypted.
        </p>
      </section>
      <p id="people-status" role="status" className="mt-2 text-note text-muted empty:hidden" />
    </>
  );
}
