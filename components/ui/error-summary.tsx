import { useId, type Ref } from 'react';

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
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-errors`}
      tabIndex={-1}
      className="rounded-control border border-rejected bg-rejected-fill p-4 text-rejected"
    >
      <p id={`${id}-heading`} className="font-semibold">
        Check the form
      </p>
      <ul id={`${id}-errors`} className="mt-1 grid gap-1 text-note">
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
