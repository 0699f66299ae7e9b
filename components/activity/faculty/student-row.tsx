import type { ReactNode } from 'react';
import type { Outcome } from '@/components/activity/model/activity-history';
import type { ReviewRow } from '@/components/activity/model/review';
import { StudentStatus } from './student-status';

export interface RowActions {
  onDetails: (row: ReviewRow) => void;
  onChoose: (row: ReviewRow, what: Outcome) => void;
  /** Renders the checkbox of a row. Without it, rows cannot be chosen. */
  choiceOf?: (row: ReviewRow) => ReactNode;
}

/** The classes of a cell, and of a cell that only wide tables have. */
export const cellClass = 'border-t border-line py-3 pe-3 last:pe-0 group-first:border-t-0';
export const wideClass = 'hidden @lg:table-cell';

interface StudentTableRowProps extends RowActions {
  row: ReviewRow;
  up: boolean;
}

/** One student's certificate or submission. */
export function StudentTableRow({ row, up, ...actions }: StudentTableRowProps) {
  const { onDetails, onChoose, choiceOf } = actions;
  return (
    <tr className="group align-top">
      {choiceOf && <td className={`${cellClass} w-px`}>{choiceOf(row)}</td>}
      <th scope="row" className={`${cellClass} text-start font-semibold wrap-anywhere`}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onDetails(row)}
          className="-my-2 min-h-10 rounded-control py-2 text-start font-semibold underline-offset-4 hover:text-brand hover:underline pointer-coarse:min-h-11 no-js:hidden"
        >
          <bdi>{row.student}</bdi>
          {row.submitted && (
            <>
              {' '}
              <span className="block text-note font-normal">
                <bdi>{row.submitted.name}</bdi>
              </span>
            </>
          )}
        </button>
        <bdi className="hidden no-js:inline">{row.student}</bdi>
        <RowDetails row={row} />
      </th>
      <td className={`${cellClass} ${wideClass} wrap-anywhere`}>
        <bdi>{row.certificationBy}</bdi>
      </td>
      <td className={`${cellClass} ${wideClass}`}>{row.rollNumber}</td>
      <td className={`${cellClass} w-px whitespace-nowrap @max-3xs:whitespace-normal`}>
        <StudentStatus row={row} onChoose={(what) => onChoose(row, what)} up={up} />
      </td>
    </tr>
  );
}

const sourceLabels = {
  register: null,
  activity: 'on this device',
  record: "in the student's record",
  submission: 'from a file',
} as const;

/** Shown below the name: the columns a phone leaves out, and where the row comes from. */
function RowDetails({ row }: { row: ReviewRow }) {
  const source = row.inRecord ? 'register' : row.source;
  const sourceLabel =
    sourceLabels[source] ?? (row.steps.length > 0 ? 'decided on this device' : null);
  return (
    <>
      <span className="mt-0.5 block text-note font-normal text-muted @lg:hidden">
        <span className="sr-only">Certifications by </span>
        <bdi>{row.certificationBy}</bdi>
        <span className="sr-only">, roll no</span> <span className="block">{row.rollNumber}</span>
      </span>
      {sourceLabel && (
        <span className="block text-small font-normal text-muted">{sourceLabel}</span>
      )}
    </>
  );
}
