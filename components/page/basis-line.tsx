import { formatDay } from '@/lib/time/date';

interface BasisLineProps {
  /** What a figure counts. */
  basis: string;
  /** The date of the figure, "YYYY-MM-DD". */
  asOf?: string | undefined;
  className?: string;
}

/** The small print of a figure: what it counts and its date. */
export function BasisLine({ basis, asOf, className = '' }: BasisLineProps) {
  return (
    <p className={`text-small text-pretty ${className}`}>
      {basis}
      {asOf && (
        <>
          ,{' '}
          <span className="whitespace-nowrap">
            as of <time dateTime={asOf}>{formatDay(asOf)}</time>
          </span>
        </>
      )}
    </p>
  );
}
