import { loggedOutId } from '@/lib/record/sign-in-page';

/** Shown and focused after Logout, whose address ends with its id; the page needs no script for it. */
export function LoggedOut() {
  return (
    <p
      id={loggedOutId}
      tabIndex={-1}
      className="mx-auto my-4 hidden w-fit scroll-mt-40 rounded-control border border-control bg-sunken px-4 py-3 text-note font-semibold outline-none target:block"
    >
      You are logged out.
    </p>
  );
}
