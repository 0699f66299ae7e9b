import type { ReactNode } from 'react';

interface CheckboxFieldProps {
  id: string;
  label: string;
  /** Extra text below the label. */
  detail?: ReactNode;
  error?: string | null | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label and error. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { id, label, detail, error, checked, onChange } = props;
  return (
    <div className="text-note">
      {error && (
        <p id={`${id}-error`} className="font-medium text-rejected">
          {error}
        </p>
      )}
      <label className="flex min-h-10 cursor-pointer items-start gap-3 py-2 pointer-coarse:min-h-11">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 cursor-pointer accent-brand"
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{label}</span>
          {detail && <span className="block text-muted">{detail}</span>}
        </span>
      </label>
    </div>
  );
}
