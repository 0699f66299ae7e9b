interface TickBoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The words are only for those who hear them: what the box is for can be seen from where it stands. */
  bare?: boolean;
}

/** A box to tick, as wide as its words and as high as a finger. */
export function TickBox({ label, checked, onChange, bare = false }: TickBoxProps) {
  return (
    <label
      className={`flex min-h-10 cursor-pointer items-center pointer-coarse:min-h-11 ${bare ? '-my-2 w-8' : 'gap-3 text-note'}`}
    >
      <input
        type="checkbox"
        aria-label={bare ? label : undefined}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-brand"
      />
      {!bare && label}
    </label>
  );
}
