import type { ReactNode } from 'react';

interface TickBoxProps {
  label: string;
  /** What is to be known of it besides, below the label. */
  detail?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, as wide as its words and as high as a finger. */
export function TickBox({ label, detail, checked, onChange }: TickBoxProps) {
  return (
    <label
      className={`flex min-h-10 cursor-pointer gap-3 text-note pointer-coarse:min-h-11 ${detail ? 'items-start py-2.5' : 'items-center'}`}
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-brand"
      />
      {detail ? (
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{label}</span>
          <span className="block text-muted">{detail}</span>
        </span>
      ) : (
        label
      )}
    </label>
  );
}
