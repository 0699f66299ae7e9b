import { buttonClass } from '@/components/ui/button';

/** Asks to log the person who is signed in out first. The page's script fills in the name and opens it. */
export function LogOutQuestion() {
  return (
    <dialog
      id="ask"
      aria-labelledby="ask-heading"
      className="dialog m-auto w-[calc(100vw-2rem)] max-w-md rounded-card border border-line bg-surface p-5 text-text shadow-float md:p-6"
    >
      <form method="dialog">
        <h2 id="ask-heading" className="text-title wrap-anywhere">
          Log out <bdi />?
        </h2>
        <p className="mt-3">
          <bdi className="font-semibold wrap-anywhere" /> is signed in here. Only one person can be
          signed in at a time.
        </p>
        <p id="ask-kept" className="mt-3">
          What this person added stays on the device, encrypted, except for a signing key. It is
          restored at the next sign-in with the same access code.
        </p>
        <p id="ask-deleted" className="mt-3 font-medium text-rejected">
          What was added in this tab is deleted and cannot be restored. To export it, cancel, then
          continue to the portal.
        </p>
        <div className="mt-5 grid gap-2.5">
          <button
            value="log-out"
            autoFocus
            className={`${buttonClass('primary')} wrap-anywhere !whitespace-normal`}
          >
            <span>
              Log out <bdi />
            </span>
          </button>
          <button value="" className={buttonClass()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
