import type { ReactNode } from 'react';

interface SignInFieldProps {
  id: string;
  label: string;
  hint: string;
  type?: 'text' | 'password';
  /** The value that a password manager can fill in. */
  autoComplete: 'username' | 'current-password';
  /** A control at the end of the label's line. */
  children?: ReactNode;
}

/** A labelled field. The page's script fills in the error. */
export function SignInField(props: SignInFieldProps) {
  const { id, label, hint, type = 'text', autoComplete, children } = props;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="text-note font-semibold">
          {label}
        </label>
        {children}
      </div>
      <p
        id={`${id}-error`}
        hidden
        className="mt-1 text-note font-medium wrap-anywhere text-rejected"
      />
      <input
        id={id}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}-error ${id}-hint`}
        className="mt-1 min-h-11 w-full rounded-control border border-control bg-surface px-3.5 text-lead aria-[invalid=true]:border-rejected"
      />
      <p id={`${id}-hint`} className="mt-1 text-note text-muted">
        {hint}
      </p>
    </div>
  );
}

/** The choice to store nothing on the computer. */
export function SharedComputer() {
  return (
    <label className="group/shared mt-2 flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 no-js:hidden">
      <input
        id="shared-computer"
        type="checkbox"
        className="size-6 shrink-0 cursor-pointer accent-brand"
      />
      This is a shared computer
      <span className="hidden w-full text-note text-muted group-has-checked/shared:block">
        Log out before you leave.
      </span>
    </label>
  );
}
