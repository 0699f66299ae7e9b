interface BarProps {
  /** The filled part, from 0 to 100. */
  percent: number;
  /** The position of the limit's tick, from 0 to 100; null for none. */
  limit?: number | null;
  /** True for the main figure of a card. */
  isMain?: boolean;
  /** True for an old figure, which allows nothing. */
  isOld?: boolean;
}

/** A share as a bar with a tick at the limit. The words beside it say the number, so that it is hidden from a screen reader. */
export function Bar({ percent, limit = null, isMain = false, isOld = false }: BarProps) {
  const height = isMain ? 12 : 8;
  const width = `${Math.min(100, Math.max(0, percent))}%`;
  return (
    <svg
      className={`block w-full overflow-visible rtl:-scale-x-100 ${isMain ? 'h-3' : 'h-2'}`}
      aria-hidden="true"
    >
      <rect width="100%" height={height} rx={height / 2} className="fill-sunken" />
      {percent > 0 && (
        <rect
          {...{ width, height }}
          rx={height / 2}
          className={isOld ? 'fill-control' : 'fill-brand'}
        />
      )}
      {limit !== null && (
        <rect
          x={`${limit}%`}
          transform="translate(-2)"
          y="-4"
          width="4"
          height={height + 8}
          strokeWidth="2"
          className="fill-text stroke-surface [paint-order:normal]"
        />
      )}
    </svg>
  );
}
