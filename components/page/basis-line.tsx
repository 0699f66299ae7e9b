'use client';

import { formatDay } from '@/lib/time/date';
import { useRecordDay } from './person-name';

interface BasisLineProps {
  /** The basis of a figure. */
  basis: string;
  /** The date of the figure, "YYYY-MM-DD". */
  asOf?: string | undefined;
  className?: string;
}

/** The small print of a figure: what it counts and, if the page does not say it at its foot, its date. */
export function BasisLine({ basis, asOf, className = '' }: BasisLineProps) {
  const isSaidAbove = asOf === useRecordDay();
  return (
    <p className={`text-small text-pretty ${className}`}>
      {basis}
      {asOf && (
        <span className={isSaidAbove ? 'hidden print:inline' : ''}>
          ,{' '}
          <span className="whitespace-nowrap">
            as of <time dateTime={asOf}>{formatDay(asOf)}</time>
          </span>
        </span>
      )}
    </p>
  );
}
