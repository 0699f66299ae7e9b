import { ChevronDownIcon } from '@heroicons/react/16/solid';
import type { DecisionChoice } from '@/components/activity/model/decision';
import {
  type ReviewRow,
  type ReviewSort,
  reviewName,
  outcomeOf,
} from '@/components/activity/model/review';
import { isNewRow } from '@/components/activity/model/review-rows';
import { Table, type TableColumn, type TableProps } from '@/components/list/table';
import { StatusBadge } from '@/components/page/status-badge';
import { ChoiceButton } from '@/components/ui/choice-button';
import { now } from '@/lib/store/record';

type StudentTableProps = Omit<TableProps<ReviewRow, ReviewSort>, 'columns' | 'keyOf'> & {
  onDetails: (row: ReviewRow) => void;
  onChoose: (row: ReviewRow, what: DecisionChoice) => void;
};

const common = { headingClass: 'pe-3 pb-2 last:pe-0', cellClass: 'py-3 pe-3 align-top last:pe-0' };
const wide = { ...common, className: 'hidden @lg:table-cell' };

/** Students and their certificates. Narrow tables show two of the four columns below the name. */
export function StudentTable({ onDetails, onChoose, ...table }: StudentTableProps) {
  const columns: readonly TableColumn<ReviewRow, ReviewSort>[] = [
    {
      ...common,
      cellClass: `${common.cellClass} @max-3xs:pe-1.5 @max-3xs:text-note`,
      name: 'Name',
      sort: 'student',
      cell: (row) => <StudentName row={row} onDetails={onDetails} />,
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
      cell: (row, index) => (
        <StudentStatus
          row={row}
          onChoose={(what) => onChoose(row, what)}
          up={table.order !== undefined && index > 3 && index > table.rows.length - 4}
        />
      ),
    },
  ];
  return (
    <div className="@container">
      <Table {...table} columns={columns} keyOf={({ key }) => key} />
    </div>
  );
}

interface StudentNameProps {
  row: ReviewRow;
  onDetails: (row: ReviewRow) => void;
}

/** The student of a row, with what was submitted; a press opens the details. */
function StudentName({ row, onDetails }: StudentNameProps) {
  return (
    <>
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
    </>
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
  const sourceLabel = row.byLetter
    ? 'by the key of the record'
    : (sourceLabels[source] ?? (row.steps.length > 0 ? 'decided on this device' : null));
  return (
    <>
      <span className="mt-0.5 block text-note font-normal text-muted @lg:hidden">
        <span className="sr-only">Certifications by </span>
        <bdi>{row.certificationBy}</bdi>
        <span className="sr-only">, roll no</span> <span className="block">{row.rollNumber}</span>
      </span>
      {sourceLabel && (
        <span className="block text-small font-normal text-muted">
          {isNewRow(row, now()) && (
            <>
              <span className="me-1 rounded-full bg-accent px-2 py-0.5 font-semibold text-on-accent forced-colors:border">
                New
              </span>{' '}
            </>
          )}
          {sourceLabel}
        </span>
      )}
    </>
  );
}

const options = [
  { value: 'approved', text: 'Approve' },
  { value: 'explained', text: 'Approve with a reason…' },
  { value: 'rejected', text: 'Reject…' },
  { value: 'returned', text: 'Ask for a change…' },
] as const satisfies readonly { value: DecisionChoice; text: string }[];

interface StudentStatusProps {
  row: ReviewRow;
  onChoose: (what: DecisionChoice) => void;
  /** True if the list opens upwards. */
  up: boolean;
}

/** The status of a row, with a list of decisions. Without JavaScript, only the status. */
function StudentStatus({ row, onChoose, up }: StudentStatusProps) {
  const about = reviewName(row);
  const value = outcomeOf(row);
  return (
    <>
      <div className="-my-2 no-js:hidden">
        <ChoiceButton
          label={`Status of ${about}: ${row.status}`}
          value={value}
          options={
            value === 'approved' ? options.filter((one) => one.value !== 'explained') : options
          }
          onChoose={onChoose}
          up={up}
          className="group/choice flex @max-3xs:flex-wrap min-h-10 cursor-pointer items-center gap-1 rounded-control hover:text-brand pointer-coarse:min-h-11"
        >
          <StatusBadge status={row.status} />
          <ChevronDownIcon className="size-4 shrink-0 print:hidden" aria-hidden="true" />
        </ChoiceButton>
        {value === 'returned' && <p className="pb-1 text-small text-muted">change requested</p>}
      </div>
      <div className="hidden no-js:block">
        <StatusBadge status={row.status} />
      </div>
    </>
  );
}
