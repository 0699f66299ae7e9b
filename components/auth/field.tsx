import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  type?: 'text' | 'password';
  /** What a password manager can fill in. */
  autoComplete: 'username' | 'current-password';
  /** A link below the field. */
  action?: ReactNode;
}

/** A labelled field of a sign-in form. */
export function Field({ id, label, type = 'text', autoComplete, action }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="block text-note font-semibold">
        {label}
      </label>
      <input
        id={id}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className="mt-1.5 min-h-12 w-full rounded-control border border-control bg-surface px-3.5 text-lead"
      />
      {action && <div className="mt-1.5">{action}</div>}
    </div>
  );
}
