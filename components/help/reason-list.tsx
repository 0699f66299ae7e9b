import {
  AcademicCapIcon,
  ArrowTrendingDownIcon,
  CalendarDaysIcon,
  DocumentMinusIcon,
} from '@heroicons/react/16/solid';
import type { ComponentType } from 'react';
import { dueText, type HelpRule, type MissingWork } from './model/help-reason';
import { namedSections, type HelpRow } from './model/help-row';

const icons: Record<HelpRule, ComponentType<{ className: string }>> = {
  attendance: CalendarDaysIcon,
  fall: ArrowTrendingDownIcon,
  missing: DocumentMinusIcon,
  marks: AcademicCapIcon,
};

interface ReasonListProps {
  row: HelpRow;
  /** The section that is shown; null for all. */
  section: string | null;
}

/** Why a student is listed, a sentence for each rule. */
export function ReasonList({ row, section }: ReasonListProps) {
  if (row.reasons.length === 0)
    return <p className="text-note text-muted">No reason by these rules.</p>;
  return (
    <ul aria-label={`Reasons of ${row.name}`} className="grid gap-1.5">
      {row.reasons.map((reason) => {
        const Icon = icons[reason.rule];
        const named = namedSections(row, reason, section);
        return (
          <li key={`${reason.rule} ${reason.sections.join()}`} className="flex items-start gap-2">
            <Icon className="mt-1 size-4 shrink-0 text-muted" aria-hidden="true" />
            <p className="min-w-0 text-pretty wrap-anywhere">
              {named && (
                <>
                  <bdi className="font-semibold">{named}</bdi>:{' '}
                </>
              )}
              {reason.text}
              {reason.missing.length > 0 && <MissingNames missing={reason.missing} />}.
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** How many missing assignments a sentence names. */
const namedCount = 5;

function MissingNames({ missing }: { missing: readonly MissingWork[] }) {
  const more = missing.length - namedCount;
  return (
    <>
      {': '}
      {missing.slice(0, namedCount).map((work, index) => (
        <span key={index}>
          {index > 0 && '; '}
          <bdi>{work.name}</bdi>
          {work.due && <span className="text-muted"> ({dueText(work)})</span>}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}
