import { ChevronRightIcon } from '@heroicons/react/16/solid';
import { type ReviewRow, type ReviewSort, outcomeOf } from '@/components/activity/model/review';
import { daysText, waitingDays } from '@/components/activity/model/review-rows';
import { Table, type TableColumn, type TableProps } from '@/components/list/table';
import { Monogram } from '@/components/page/monogram';
import { StatusBadge } from '@/components/page/status-badge';
import { now } from '@/lib/store/record';
import { deskId, deskLink } from './use-desk';

type StudentTableProps = Omit<TableProps<ReviewRow, ReviewSort>, 'columns' | 'keyOf'>;

const common = { headingClass: 'pe-3 pb-2 last:pe-0', cellClass: 'py-3 pe-3 align-top last:pe-0' };
const wide = { ...common, className: 'hidden @lg:table-cell' };

const columns: readonly TableColumn<ReviewRow, ReviewSort>[] = [
  {
    ...common,
    cellClass: `${common.cellClass} @max-3xs:pe-1.5 @max-3xs:text-note`,
    name: 'Name',
    sort: 'student',
    cell: (row) => <StudentName row={row} />,
  },
  {
    ...wide,
    name: 'Certifications by',
    sort: 'certificationBy',
    cell: (row) => <bdi className="wrap-anywhere">{row.certificationBy}</bdi>,
  },
  { ...wide, name: 'Roll no', sort: 'rollNumber', cell: (row) => row.rollNumber },
  {
    ...common,
    name: 'Status',
    sort: 'status',
    cellClass: `${common.cellClass} w-px whitespace-nowrap @max-3xs:whitespace-normal`,
    cell: (row) => <StudentStatus row={row} />,
  },
];

/** Students and their certificates; a press on a row opens it on the decision desk. Narrow tables show two of the four columns below the name. */
export function StudentTable(table: StudentTableProps) {
  return (
    <div className="@container">
      <Table {...table} columns={columns} keyOf={({ key }) => key} pressable />
    </div>
  );
}

/** The student of a row, with what was submitted: the link to the desk. */
function StudentName({ row }: { row: ReviewRow }) {
  return (
    <div className="flex gap-3">
      <span className="hidden @sm:block">
        <Monogram name={row.student} />
      </span>
      <div className="min-w-0">
        <a
          data-desk={deskId(row.key)}
          href={deskLink(row.key)}
          className="inline-block text-start font-semibold text-brand no-js:hidden"
        >
          <bdi className="underline underline-offset-4">{row.student}</bdi>
          {row.submitted && (
            <>
              {' '}
              <bdi className="block text-note font-normal text-text">{row.submitted.name}</bdi>
            </>
          )}
        </a>
        <bdi className="hidden no-js:inline">{row.student}</bdi>
        <RowDetails row={row} />
      </div>
    </div>
  );
}

const sourceLabels = {
  register: null,
  record: null,
  activity: 'on this device',
  submission: 'from a file',
} as const;

/** Shown below the name: the columns a phone leaves out, and where the row comes from. */
function RowDetails({ row }: { row: ReviewRow }) {
  const source = row.inRecord ? 'register' : row.source;
  const sourceLabel = row.byLetter
    ? 'by the key of the record'
    : (sourceLabels[source] ??
      (source === 'register' && row.steps.length > 0 ? 'decided on this device' : null));
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

/** The status of a row, and how long it has waited. */
function StudentStatus({ row }: { row: ReviewRow }) {
  const days = waitingDays(row, now());
  return (
    <>
      <span className="flex items-center justify-end gap-1">
        <StatusBadge status={row.status} age={days ? daysText(days) : ''} />
        <ChevronRightIcon
          className="size-4 shrink-0 text-muted rtl:-scale-x-100 no-js:hidden print:hidden"
          aria-hidden="true"
        />
      </span>
      {outcomeOf(row) === 'returned' && (
        <span className="block text-small text-muted">change requested</span>
      )}
    </>
  );
}
