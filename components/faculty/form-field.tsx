import type { ComponentProps } from 'react';

interface FormFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** What the field expects. */
  hint?: string;
  /** What is wrong with what was entered. */
  mistake?: string | undefined;
}

/** An input with its label, its hint and what is wrong with it, tied together for every reader. */
export function FormField({ id, label, hint, mistake, className = '', ...input }: FormFieldProps) {
  const hintId = `${id}-hint`;
  const mistakeId = `${id}-mistake`;
  const described = [hint && hintId, mistake && mistakeId].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-note font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      {mistake && (
        <p id={mistakeId} className="text-small font-medium text-rejected">
          {mistake}
        </p>
      )}
      <input
        {...input}
        id={id}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={described || undefined}
        className={`w-full min-w-0 rounded-control border bg-surface ${mistake ? 'border-rejected' : 'border-control hover:border-brand'} ${className}`}
      />
    </div>
  );
}
