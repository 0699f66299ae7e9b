interface SparklineProps {
  /** In percent, oldest first; null if it is not known. */
  values: readonly (number | null)[];
  /** Null for none. */
  limit: number | null;
}

const [width, height, inset] = [96, 24, 4];

/** A small line with a dot at its end and a dashed line at the limit; the figures beside it say the same. */
export function Sparkline({ values, limit }: SparklineProps) {
  const known = values.flatMap((value, at) => (value === null ? [] : { value, at }));
  const last = known.at(-1);
  if (!last) return null;
  const least = Math.min(...known.map(({ value }) => value), (limit ?? 100) - 2);
  const x = (at: number) => inset + (at / Math.max(1, values.length - 1)) * (width - 2 * inset);
  const y = (value: number) =>
    inset + ((100 - value) / Math.max(1, 100 - least)) * (height - 2 * inset);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="h-6 w-24 rtl:-scale-x-100"
      aria-hidden="true"
    >
      {limit !== null && (
        <path
          d={`M${inset} ${y(limit)}H${width - inset}`}
          className="stroke-rejected"
          strokeDasharray="2 2.5"
        />
      )}
      <polyline
        points={known
          .map(({ value, at }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
          .join(' ')}
        className="fill-none stroke-brand stroke-2"
        strokeLinejoin="round"
      />
      <circle cx={x(last.at)} cy={y(last.value)} r="3" className="fill-brand" />
    </svg>
  );
}
