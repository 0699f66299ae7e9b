interface GaugeProps {
  share: number;
  /** The number at the right end. */
  maximum: number;
}

const arc = 'M22 110a88 88 0 0 1 176 0';

/** A semicircular gauge whose needle rises from 0 once; the text next to it gives the same value. */
export function Gauge({ share, maximum }: GaugeProps) {
  return (
    <svg viewBox="0 0 220 140" className="mx-auto w-full max-w-70" aria-hidden="true">
      <g fill="none" strokeWidth="10">
        <path d={arc} className="stroke-line" />
        <path
          d={arc}
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
          className="animate-gauge-arc stroke-brand"
        />
      </g>
      <g transform="translate(110 110)">
        <path
          d="M-72 0 0-2.5v5z"
          data-needle
          className="animate-gauge-needle fill-text stroke-text"
          strokeWidth="1"
          strokeLinejoin="round"
          style={{ transform: `rotate(${share * 180}deg)` }}
        />
        <circle r="5" className="fill-text" />
      </g>
      <g className="fill-muted text-small" textAnchor="middle">
        <text x="22" y="134">
          0
        </text>
        <text x="198" y="134">
          {maximum}
        </text>
      </g>
    </svg>
  );
}
