import type { Ref } from 'react';

/** An error of a form field. */
export interface FieldError<F extends string = string> {
  field: F;
  message: string;
}

interface ErrorSummaryProps<F extends string> {
  /** Receives the focus after a check that found errors. */
  ref: Ref<HTMLDivElement>;
  errors: readonly FieldError<F>[];
  fieldId: (field: F) => string;
}

/** All errors of a form, each with a link to its field. */
export function ErrorSummary<F extends string>({ ref, errors, fieldId }: ErrorSummaryProps<F>) {
  if (errors.length === 0) return null;
  const heading = 'Check the form';
  return (
    <div
      ref={ref}
      role="group"
      aria-label={heading}
      tabIndex={-1}
      className="rounded-control border border-rejected bg-rejected-fill p-4 text-rejected"
    >
      <p className="font-semibold">{heading}</p>
      <ul className="mt-1 grid gap-1 text-note">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${fieldId(field)}`} className="wrap-anywhere underline underline-offset-2">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
