import { Checkbox, type CheckboxProps } from '@/components/ui/checkbox';

interface CheckboxFieldProps extends CheckboxProps {
  id: string;
  error?: string | null | undefined;
}

/** A checkbox of a form, with its error above it. */
export function CheckboxField({ error, ...box }: CheckboxFieldProps) {
  const errorId = error ? `${box.id}-error` : undefined;
  return (
    <div>
      {error && (
        <p id={errorId} className="text-note font-medium text-rejected">
          {error}
        </p>
      )}
      <Checkbox {...box} aria-invalid={error ? true : undefined} aria-describedby={errorId} />
    </div>
  );
}
