import { SortHeading, type SortOrder } from '@/components/portal/sort-heading';
import { TickBox } from '@/components/ui/tick-box';
import type { DeskRow, DeskSort } from '@/lib/desk';
import { StudentTableRow, wide, type RowActions } from './student-row';

interface StudentTableProps extends RowActions {
  /** What the table holds, for those who cannot see where it stands. */
  caption: string;
  rows: readonly DeskRow[];
  /** How the rows are sorted and how to change it; without it the headings are plain. */
  order?: SortOrder<DeskSort>;
  /** Chooses all rows, or none; only where rows can be chosen. */
  onMarkAll?: (marked: boolean) => void;
}

const head = 'border-b border-line pe-3 pb-2 last:pe-0';

const columns: readonly { sort: DeskSort; name: string; className: string }[] = [
  { sort: 'student', name: 'Name', className: head },
  { sort: 'certificationBy', name: 'Certifications by', className: `${head} ${wide}` },
  { sort: 'rollNumber', name: 'Roll no', className: `${head} ${wide}` },
  { sort: 'status', name: 'Status', className: head },
];

/** Students and their certificates. Where there is no room for four columns, two of them stand below the name. */
export function StudentTable(props: StudentTableProps) {
  const { caption, rows, order, onMarkAll, ...actions } = props;
  const { chosen } = actions;
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-note text-muted">
          <tr>
            {chosen && (
              <td className={head}>
                <TickBox
                  bare
                  label="Choose all that are shown"
                  checked={rows.length > 0 && rows.every(({ key }) => chosen.has(key))}
                  onChange={(marked) => onMarkAll?.(marked)}
                />
              </td>
            )}
            {columns.map((column) => (
              <SortHeading key={column.sort} {...column} order={order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <StudentTableRow
              key={row.key}
              row={row}
              up={order !== undefined && index > 3 && index > rows.length - 4}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
