/** A ring that is filled by a share from 0 to 1; the text next to it gives the same value. */
export function PointsRing({ share, value }: { share: number; value: string }) {
  return (
    <svg viewBox="0 0 64 64" className="size-16 shrink-0" aria-hidden="true">
      <g fill="none" strokeWidth="7" transform="rotate(-90 32 32)">
        <circle cx="32" cy="32" r="27" className="stroke-line" />
        {share > 0 && (
          <circle
            cx="32"
            cy="32"
            r="27"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
            className={share === 1 ? 'stroke-approved' : 'stroke-brand'}
          />
        )}
      </g>
      <text x="32" y="37" textAnchor="middle" className="fill-text text-note font-semibold">
        {value}
      </text>
    </svg>
  );
}
