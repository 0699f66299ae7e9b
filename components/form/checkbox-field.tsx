import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';

interface CheckboxFieldProps {
  id: string;
  label: string;
  /** Extra text below the label. */
  detail?: ReactNode;
  error?: string | null | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
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
