import type { ReactNode } from 'react';
import type { ReviewRow, ReviewSort } from '@/components/activity/model/review';
import { StudentTableRow, wideClass, type RowActions } from './student-row';

interface StudentTableProps extends RowActions {
  /** Describes the table to screen readers. */
  caption: string;
  rows: readonly ReviewRow[];
  /** Header cells for sorting and choosing rows. Without it, the headings are plain text. */
  head?: ReactNode;
}

const headingClass = 'border-b border-line pe-3 pb-2 last:pe-0';

/** The columns, with the classes of their headings. */
export const columns: readonly { sort: ReviewSort; name: string; className: string }[] = [
  { sort: 'student', name: 'Name', className: headingClass },
  { sort: 'certificationBy', name: 'Certifications by', className: `${headingClass} ${wideClass}` },
  { sort: 'rollNumber', name: 'Roll no', className: `${headingClass} ${wideClass}` },
  { sort: 'status', name: 'Status', className: headingClass },
];

/** Students and their certificates. Narrow tables show two of the four columns below the name. */
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
