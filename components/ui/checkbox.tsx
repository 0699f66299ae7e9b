import type { InputHTMLAttributes, ReactNode } from 'react';

type Described = 'id' | 'aria-invalid' | 'aria-describedby';

interface CheckboxProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Described> {
  label: string;
  /** Extra text below the label. */
  detail?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Keeps the label for screen readers only, where the purpose of the box is visible. */
  labelHidden?: boolean;
}

export function Checkbox(props: CheckboxProps) {
  const { label, detail, onChange, labelHidden = false, ...input } = props;
  const layoutClass = detail
    ? 'items-start gap-3 py-2.5 text-note'
    : 'items-center gap-3 text-note';
  return (
    <label
      className={`flex min-h-10 cursor-pointer pointer-coarse:min-h-11 ${labelHidden ? '-my-2 w-8 items-center' : layoutClass}`}
    >
      <input
        {...input}
        type="checkbox"
        aria-label={labelHidden ? label : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 cursor-pointer accent-brand"
      />
      {detail ? (
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{label}</span>
          <span className="block text-muted">{detail}</span>
        </span>
      ) : (
        !labelHidden && label
      )}
    </label>
  );
}
