interface SparklineProps {
  /** In percent, oldest first; null if it is not known. */
  values: readonly (number | null)[];
  /** Null for none. */
  limit: number | null;
  /** The values that the line is between; null if they are not known. */
  band?: readonly ([low: number, high: number] | null)[];
  className?: string;
}

const [width, height, inset] = [96, 24, 4];

/** A small line with a dot at its end and a dashed line at the limit; the figures beside it say the same. */
export function Sparkline({ values, limit, band = [], className = 'h-6 w-24' }: SparklineProps) {
  const known = values.flatMap((value, at) => (value === null ? [] : { value, at }));
  const last = known.at(-1);
  if (!last) return null;
  const ends = band.flatMap((one, at) => (one ? { at, low: one[0], high: one[1] } : []));
  const lowest = [...known.map(({ value }) => value), ...ends.map(({ low }) => low)];
  const least = Math.min(...lowest, (limit ?? 100) - 2);
  const x = (at: number) => inset + (at / Math.max(1, values.length - 1)) * (width - 2 * inset);
  const y = (value: number) =>
    inset + ((100 - value) / Math.max(1, 100 - least)) * (height - 2 * inset);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`rtl:-scale-x-100 ${className}`}
      aria-hidden="true"
    >
      {ends.length > 1 && (
        <polygon
          points={[
            ...ends.map(({ at, high }) => [x(at), y(high)]),
            ...ends.toReversed().map(({ at, low }) => [x(at), y(low)]),
          ]
            .map((point) => point.map((one) => one.toFixed(1)).join(','))
            .join(' ')}
          className="fill-brand-soft"
        />
      )}
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
