import { formatCount } from '@/lib/text/count';
import { complianceRate } from './model/compliance-rate';
import type { ComplianceRow } from './model/compliance-row';
import { gapGroups } from './model/compliance-text';

interface ComplianceFigureProps {
  rows: readonly ComplianceRow[];
  /** Their section; null for all. */
  section: string | null;
}

/** The share of complete students, how it is calculated, and what the others lack. */
export function ComplianceFigure({ rows, section }: ComplianceFigureProps) {
  const { students, complete, percent, withGap } = complianceRate(rows);
  if (percent === null) return null;
  const lacking = withGap.filter((group) => group.students > 0);
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      <p className="grid content-start">
        {students > 1 && (
          <span className="font-display text-figure leading-none font-[680] tracking-[-0.03em]">
            {percent}
          </span>
        )}
        <span className="mt-1 text-note text-muted">
          complete: {formatCount(complete)} of {formatCount(students)}{' '}
          {students === 1 ? 'student' : 'students'}
          {section !== null && (
            <>
              {' '}
              of <bdi>{section}</bdi>
            </>
          )}
        </span>
      </p>
      {lacking.length > 0 && (
        <div className="text-note">
          <p className="text-muted">
            The others, by what they lack; a student can be in several groups:
          </p>
          <ul aria-label="Students by what they lack" className="mt-1 flex flex-wrap gap-x-6">
            {lacking.map(({ kind, students: count }) => (
              <li key={kind}>
                {gapGroups[kind]}: <span className="font-semibold">{formatCount(count)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
