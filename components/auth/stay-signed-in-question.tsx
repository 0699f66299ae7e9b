import { buttonClass } from '@/components/ui/button';

/** Asks whether the people who are signed in on this device are logged out first. The page's script opens it. */
export function StaySignedInQuestion() {
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
          <bdi className="font-semibold wrap-anywhere" /> did not log out. Everybody who uses this
          device can open that record.
        </p>
        <p id="ask-tab" className="mt-3 font-medium text-rejected">
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
          <button id="ask-stay" value="stay" className={buttonClass()}>
            Leave signed in
          </button>
          <button value="" className={buttonClass()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
