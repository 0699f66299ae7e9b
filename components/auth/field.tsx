import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  hint: string;
  type?: 'text' | 'password';
  /** What a password manager can fill in. */
  autoComplete: 'username' | 'current-password';
  /** Controls below the field. */
  children?: ReactNode;
}

/** A labelled field of a sign-in form. The page's script fills in the error. */
export function Field({ id, label, hint, type = 'text', autoComplete, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="block text-note font-semibold">
        {label}
      </label>
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
        className="mt-1.5 min-h-12 w-full rounded-control border border-control bg-surface px-3.5 text-lead aria-[invalid=true]:border-rejected"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-note text-muted">
        {hint}
      </p>
      {children}
    </div>
  );
}
