import { ChevronRightIcon } from '@heroicons/react/20/solid';

interface RowButtonProps {
  /** The accessible name. */
  label: string;
  onPress: () => void;
}

/** Opens the dialog of a row: a chevron whose button covers the row, which is positioned. */
export function RowButton({ label, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onPress}
      className="-me-2 ms-auto grid size-10 shrink-0 place-items-center self-center text-muted outline-none after:absolute after:inset-0 after:rounded-control pointer-coarse:size-11 hover:text-brand focus-visible:after:outline-2 focus-visible:after:outline-brand print:hidden no-js:hidden"
    >
      <ChevronRightIcon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </button>
  );
}
