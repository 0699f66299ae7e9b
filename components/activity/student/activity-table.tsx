import { EllipsisHorizontalIcon } from '@heroicons/react/20/solid';
import { isUnsent, originLabel, type SortKey } from '@/components/activity/model/activity';
import { Table, type TableColumn, type SortOrder } from '@/components/list/table';
import { StatusBadge } from '@/components/page/status-badge';
import { useSends } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { Activity } from '@/lib/activity/activity';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';

const loadLetter = async () =>
  (await import('@/components/activity/letter/letter-label')).LetterLabel;

const wideClass = 'hidden md:table-cell md:max-lg:text-small';
const cellClass = 'w-px py-2 pe-1.5 whitespace-nowrap lg:pe-3';

const columns: readonly TableColumn<Activity, SortKey>[] = [
  {
    name: 'Name',
    sort: 'name',
    headingClass: 'lg:w-[38%]',
    cellClass: 'py-3 pe-3 max-[20rem]:wrap-break-word md:max-lg:pe-1.5',
    cell: (row) => (
      <>
        <bdi>{row.name}</bdi>
        <OriginLabel row={row} />
      </>
    ),
  },
  {
    name: 'Status',
    sort: 'status',
    className: 'md:max-lg:text-small',
    cellClass,
    cell: (row) => <StatusBadge status={row.status} />,
  },
  {
    name: 'Category',
    sort: 'category',
    className: wideClass,
    cellClass,
    cell: (row) => row.category,
  },
  {
    name: 'Date Added',
    sort: 'date',
    className: wideClass,
    cellClass: 'w-px py-2 whitespace-nowrap',
    cell: (row) => <time dateTime={row.dateAdded}>{formatDay(row.dateAdded)}</time>,
  },
];

const manageColumn = (onManage: (id: string) => void): TableColumn<Activity, SortKey> => ({
  name: 'Manage',
  heading: <span className="max-lg:sr-only">Manage</span>,
  className: 'text-end! no-js:hidden',
  headingClass: 'lg:w-28 lg:pe-3',
  cellClass: 'w-px py-1.5',
  cell: (row) => <ManageButton name={row.name} onClick={() => onManage(row.id)} />,
});

interface ActivityTableProps {
  caption: string;
  rows: readonly Activity[];
  order?: SortOrder<SortKey>;
  /** Opens the activity with this id. Without it, there is no Manage column. */
  onManage?: (id: string) => void;
}

/** A table of activities. Phones show only the name, status and Manage columns. */
export function ActivityTable({ caption, rows, order, onManage }: ActivityTableProps) {
  return (
    <div className="relative -mx-1.5 overflow-x-auto px-1.5">
      <Table
        caption={caption}
        columns={onManage ? [...columns, manageColumn(onManage)] : columns}
        rows={rows}
        keyOf={({ id }) => id}
        order={order}
        className="md:text-note lg:table-fixed lg:text-body"
      />
    </div>
  );
}

function OriginLabel({ row }: { row: Activity }) {
  const canSend = useSends();
  const sent = useRecords('activities').get(row.id)?.sent;
  const { Component: Letter } = useLazyWhen(loadLetter, useRecords('letters').size > 0);
  const isOpen = canSend && isUnsent(row, sent);
  const label = isOpen ? 'Saved here, not sent yet' : originLabel(row);
  if (!label) return null;
  return (
    <>
      {' '}
      <span className="block text-small font-normal text-muted">
        {Letter && !isOpen ? <Letter id={row.id} otherwise={label} /> : label}
      </span>
    </>
  );
}

/** Opens one activity. Narrow screens show only the icon. */
function ManageButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button
      aria-label={`Manage ${name}`}
      aria-haspopup="dialog"
      onClick={onClick}
      className="max-lg:w-10 max-lg:px-0 max-lg:pointer-coarse:w-11"
    >
      <span className="max-lg:hidden">Manage</span>
      <EllipsisHorizontalIcon className="size-5 lg:hidden" aria-hidden="true" />
    </Button>
  );
}
