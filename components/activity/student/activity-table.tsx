import type { SortKey } from '@/components/activity/model/activity';
import { originLabel } from '@/components/activity/model/origin-label';
import { SortHeading, type SortOrder } from '@/components/list/sort-heading';
import { StatusBadge } from '@/components/page/status-badge';
import type { Activity } from '@/content/schema/student/activity';
import type { OwnActivity } from '@/lib/store/use-list';
import { formatDay } from '@/lib/time/date';
import { ManageButton } from './manage-button';

const wideClass = 'hidden md:table-cell';

const columns: readonly { sort: SortKey; name: string; className: string }[] = [
  { sort: 'name', name: 'Name', className: 'lg:w-[38%]' },
  { sort: 'status', name: 'Status', className: '' },
  { sort: 'category', name: 'Category', className: wideClass },
  { sort: 'date', name: 'Date Added', className: wideClass },
];

interface ActivityTableProps {
  caption: string;
  rows: readonly (Activity | OwnActivity)[];
  /** The sort order and how to change it. Without it, the headings are plain text. */
  order?: SortOrder<SortKey>;
  /** Opens the activity with this id. Without it, there is no Manage column. */
  onManage?: (id: string) => void;
}

/** A table of activities. Phones show only the name, status and Manage columns. */
export function ActivityTable({ caption, rows, order, onManage }: ActivityTableProps) {
  return (
    <div className="relative -mx-1.5 overflow-x-auto px-1.5">
      <table className="w-full border-collapse md:text-note lg:table-fixed lg:text-body">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-note text-muted">
          <tr className="border-b border-line">
            {columns.map((column) => (
              <SortHeading key={column.sort} {...column} order={order} />
            ))}
            {onManage && (
              <th scope="col" className="py-1 text-end font-medium lg:w-28 lg:pe-3 no-js:hidden">
                <span className="max-lg:sr-only">Manage</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line last:border-b-0">
              <th
                scope="row"
                className="py-3 pe-3 text-start md:max-lg:pe-1.5 font-semibold wrap-anywhere"
              >
                <bdi>{row.name}</bdi>
                <OriginLabel row={row} />
              </th>
              <td className="w-px py-2 pe-1.5 whitespace-nowrap lg:pe-3">
                <StatusBadge status={row.status} />
              </td>
              <td className={`w-px py-2 pe-1.5 whitespace-nowrap lg:pe-3 ${wideClass}`}>
                {row.category}
              </td>
              <td className={`w-px py-2 whitespace-nowrap ${wideClass}`}>
                <time dateTime={row.dateAdded}>{formatDay(row.dateAdded)}</time>
              </td>
              {onManage && (
                <td className="w-px py-1.5 text-end no-js:hidden">
                  <ManageButton name={row.name} onClick={() => onManage(row.id)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OriginLabel({ row }: { row: Activity | OwnActivity }) {
  const label = 'origin' in row && originLabel(row);
  if (!label) return null;
  return (
    <>
      {' '}
      <span className="block text-small font-normal text-muted">{label}</span>
    </>
  );
}
