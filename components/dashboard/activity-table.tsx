import { StatusBadge } from '@/components/portal/status-badge';
import type { Activity } from '@/content/schema/student/activity';
import { formatDay } from '@/lib/date';
import type { SortKey } from '@/lib/activity';
import { SortHeading, type ActivityOrder } from './sort-heading';

const wide = 'hidden md:table-cell';

const columns: readonly { sort: SortKey; name: string; className: string }[] = [
  { sort: 'name', name: 'Name', className: 'lg:w-[43%]' },
  { sort: 'status', name: 'Status', className: '' },
  { sort: 'category', name: 'Category', className: wide },
  { sort: 'date', name: 'Date Added', className: wide },
];

interface ActivityTableProps {
  caption: string;
  rows: readonly Activity[];
  /** How the rows are sorted and how to change it; without it the headings are plain. */
  order?: ActivityOrder;
}

/** Activities as rows; a phone shows their names and states only. */
export function ActivityTable({ caption, rows, order }: ActivityTableProps) {
  return (
    <div className="-mx-1.5 overflow-x-auto px-1.5">
      <table className="w-full border-collapse md:text-note lg:table-fixed lg:text-body">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-note text-muted">
          <tr className="border-b border-line">
            {columns.map((column) => (
              <SortHeading key={column.sort} {...column} order={order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, status, category, dateAdded }) => (
            <tr key={id} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-3.5 pe-3 text-start font-semibold wrap-anywhere">
                {name}
              </th>
              <td className="w-px py-3.5 whitespace-nowrap md:pe-3">
                <StatusBadge status={status} />
              </td>
              <td className={`w-px py-3.5 pe-3 whitespace-nowrap ${wide}`}>{category}</td>
              <td className={`w-px py-3.5 whitespace-nowrap ${wide}`}>
                <time dateTime={dateAdded}>{formatDay(dateAdded)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
