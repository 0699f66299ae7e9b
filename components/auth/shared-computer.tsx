/** The choice to keep nothing on the computer. */
export function SharedComputer() {
  return (
    <label className="mt-4 flex min-h-11 cursor-pointer gap-3 text-note no-js:hidden">
      <input
        id="shared-computer"
        type="checkbox"
        className="size-6 shrink-0 cursor-pointer accent-brand"
      />
      <span>
        This is a shared computer
        <span className="block text-muted">
          Log out before you leave. Traces can stay in the files of this browser: use a private
          window, or an account that the computer resets.
        </span>
      </span>
    </label>
  );
}
