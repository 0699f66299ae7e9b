import type { DecisionChoice } from '@/components/activity/model/decision';
import type { ReviewRow, ReviewSort } from '@/components/activity/model/review';
import { Table, type TableColumn, type TableProps } from '@/components/list/table';
import { StudentName } from './student-name';
import { StudentStatus } from './student-status';

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
