import type { ReactNode } from 'react';
import type { ReviewRow, ReviewSort } from '@/components/activity/model/review';
import { StudentTableRow, wideClass, type RowActions } from './student-row';

interface StudentTableProps extends RowActions {
  /** What the table holds, for those who cannot see where it stands. */
  caption: string;
  rows: readonly ReviewRow[];
  /** The cells of the head where rows can be sorted and chosen; without it the headings are plain. */
  head?: ReactNode;
}

const headingClass = 'border-b border-line pe-3 pb-2 last:pe-0';

/** The columns, and the look of their headings. */
export const columns: readonly { sort: ReviewSort; name: string; className: string }[] = [
  { sort: 'student', name: 'Name', className: headingClass },
  { sort: 'certificationBy', name: 'Certifications by', className: `${headingClass} ${wideClass}` },
  { sort: 'rollNumber', name: 'Roll no', className: `${headingClass} ${wideClass}` },
  { sort: 'status', name: 'Status', className: headingClass },
];

/** Students and their certificates. Where there is no room for four columns, two of them stand below the name. */
export function StudentTable({ caption, rows, head, ...actions }: StudentTableProps) {
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-note text-muted">
          <tr>
            {head ??
              columns.map(({ sort, name, className }) => (
                <th
                  key={sort}
                  scope="col"
                  className={`py-1 text-start font-medium whitespace-nowrap ${className}`}
                >
                  {name}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <StudentTableRow
              key={row.key}
              row={row}
              up={head !== undefined && index > 3 && index > rows.length - 4}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
