'use client';

import { CheckCircleIcon, ChevronDownIcon } from '@heroicons/react/16/solid';
import { useId, useState } from 'react';
import { GapList } from './gap-list';
import { gapLabels } from './model/compliance-gap';
import { isComplete, pointsText, type ComplianceRow } from './model/compliance-row';

interface ComplianceTableProps {
  rows: readonly ComplianceRow[];
  /** The section that is shown; null for all. */
  section: string | null;
}

const cellClass = 'py-2 pe-3 text-start align-top last:pe-0';
const wideClass = `${cellClass} whitespace-nowrap text-muted max-md:hidden`;

/** A line a student: the points, and in short what is missing. */
export function ComplianceTable({ rows, section }: ComplianceTableProps) {
  return (
    <div className="max-[20rem]:overflow-x-auto">
      <table className="w-full border-collapse border-y border-line text-note">
        <caption className="sr-only">Students and what they lack</caption>
        <thead className="text-muted">
          <tr>
            <th className={`${cellClass} font-medium`}>Student</th>
            <th className={`${wideClass} font-medium`}>Roll no</th>
            <th className={`${wideClass} font-medium`}>Section</th>
            <th className={`${cellClass} font-medium`}>Points</th>
            <th className={`${cellClass} font-medium`}>Missing</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.rollNumber} row={row} section={section} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ row, section }: { row: ComplianceRow; section: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { name, rollNumber, sections } = row;
  return (
    <>
      <tr className="border-t border-line">
        <th
          scope="row"
          className={`${cellClass} font-semibold wrap-anywhere max-[20rem]:wrap-break-word`}
        >
          <bdi>{name}</bdi>
          <bdi className="block font-normal text-muted md:hidden">{rollNumber}</bdi>
        </th>
        <td className={wideClass}>
          <bdi>{rollNumber}</bdi>
        </td>
        <td className={wideClass}>
          <bdi>{section ?? sections.join(', ')}</bdi>
        </td>
        <td className={`${cellClass} whitespace-nowrap`}>{pointsText(row)}</td>
        <td className={cellClass}>
          {isComplete(row) ? (
            <span className="flex items-center gap-1.5 font-semibold text-approved">
              <CheckCircleIcon className="size-4 shrink-0" aria-hidden="true" />
              Complete
            </span>
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? details : undefined}
              aria-label={`What ${name} lacks: ${shortText(row)}`}
              onClick={() => setOpen(!isOpen)}
              className="-my-1 flex min-h-7 w-full items-start gap-1.5 py-1 text-start underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              <span className="grow">{shortText(row)}</span>
              <ChevronDownIcon
                className={`mt-0.5 size-4 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
                aria-hidden="true"
              />
            </button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={details}>
          <td colSpan={5} className="pb-3">
            <GapList row={row} section={section} />
          </td>
        </tr>
      )}
    </>
  );
}

/** "21 missing, Proof 1". */
const shortText = ({ gaps }: ComplianceRow) =>
  gaps
    .map(({ kind, figure }) => (kind === 'points' ? figure : `${gapLabels[kind]} ${figure}`))
    .join(', ');
