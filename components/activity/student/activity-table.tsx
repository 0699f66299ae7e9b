import { ChevronRightIcon } from '@heroicons/react/20/solid';
import type { SortKey } from '@/components/activity/model/activity';
import type { ActivityState } from '@/components/activity/model/activity-state';
import { Table, type TableColumn, type SortOrder } from '@/components/list/table';
import { ShortDay } from '@/components/page/short-day';
import { StatusBadge } from '@/components/page/status-badge';
import { Button } from '@/components/ui/button';
import type { Activity } from '@/lib/activity/activity';

const wideClass = 'hidden md:table-cell md:max-lg:text-small';
const cellClass = 'w-px py-2 pe-1.5 whitespace-nowrap lg:pe-3';

const columnsOf = (
  stateOf: ActivityTableProps['stateOf'],
): readonly TableColumn<Activity, SortKey>[] => [
  {
    name: 'Name',
    sort: 'name',
    headingClass: 'lg:w-[38%]',
    cellClass: 'py-3 pe-3 max-[20rem]:wrap-break-word md:max-lg:pe-1.5',
    cell: (row) => (
      <>
        <bdi>{row.name}</bdi> {stateOf && <StateLine state={stateOf(row)} />}
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
    cell: (row) => <ShortDay day={row.dateAdded} />,
  },
];

const manageColumn = (onManage: (id: string) => void): TableColumn<Activity, SortKey> => ({
  name: 'Manage',
  heading: <span className="max-md:sr-only">Manage</span>,
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
  /** Returns where an activity is; without it, rows do not say so. */
  stateOf?: (activity: Activity) => ActivityState;
}

/** A table of activities. Phones show only the name, status and Manage columns. */
export function ActivityTable({ caption, rows, order, onManage, stateOf }: ActivityTableProps) {
  const columns = columnsOf(stateOf);
  return (
    <div className="relative -mx-1.5 overflow-x-auto px-1.5">
      <Table
        caption={caption}
        columns={onManage ? [...columns, manageColumn(onManage)] : columns}
        rows={rows}
        keyOf={({ id }) => id}
        order={order}
        pressable={onManage !== undefined}
        className="md:text-note lg:table-fixed lg:text-body"
      />
    </div>
  );
}

/** Shows where an activity is, below its name; what the student can do has the colour of its state. */
function StateLine({ state: { line, action, place } }: { state: ActivityState }) {
  return (
    <span className="block text-small font-normal text-pretty text-muted">
      {line}
      {action && (
        <span className={`font-semibold ${place === 'teacher' ? 'text-pending' : 'text-brand'}`}>
          {line.endsWith('.') ? ' ' : '. '}
          {action}
        </span>
      )}
    </span>
  );
}

/** Opens one activity, wherever its row is pressed. Narrow screens show a chevron. */
function ManageButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button
      aria-label={`Manage ${name}`}
      aria-haspopup="dialog"
      onClick={onClick}
      className="after:absolute after:inset-0 max-md:w-10 max-md:border-transparent max-md:bg-transparent max-md:px-0"
    >
      <span className="max-md:hidden">Manage</span>
      <ChevronRightIcon className="size-5 md:hidden rtl:-scale-x-100" aria-hidden="true" />
    </Button>
  );
}
