import { ArrowDownIcon, ChevronDownIcon } from '@heroicons/react/16/solid';
import { useState } from 'react';
import { sortOrder } from '@/components/list/sort-order';
import { Table, type TableColumn } from '@/components/list/table';
import type { StudentColumn } from '@/components/progress/model/student-columns';
import type { ProgressRow } from '@/components/progress/model/progress-row';
import type { StudentQuery } from '@/components/progress/model/student-view';
import { Checkbox } from '@/components/ui/checkbox';
import { StudentDetails } from './student-details';

interface ProgressTableProps {
  columns: readonly StudentColumn[];
  /** Those that a narrow place has. */
  narrow: readonly string[];
  /** The rows that are shown, and all that were found. */
  rows: readonly ProgressRow[];
  found: readonly ProgressRow[];
  section: string | null;
  canChoose: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  sort: StudentQuery['sort'];
  onSort: (sort: NonNullable<StudentQuery['sort']>) => void;
}

const keyOf = ({ id, line }: ProgressRow) => (line ? `${id} ${line.place}` : id);

/** The students, a line each; a press on a line shows why in sentences. In a narrow place it has two of the columns. */
export function ProgressTable(props: ProgressTableProps) {
  const { columns, narrow, rows, found, section, canChoose, chosen, onChoose, sort, onSort } =
    props;
  const [open, setOpen] = useState<string | null>(null);
  const choose = (ids: readonly string[], isChosen: boolean) =>
    onChoose(new Set([...[...chosen].filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]));
  const ids = found.map(({ id }) => id);
  return (
    <div className="relative overflow-x-auto">
      <Table
        caption="Students"
        className="text-note @max-3xl:[&_thead_svg]:hidden"
        columns={columns.map((column, place) =>
          tableColumn(
            column,
            place === 0 ? 0 : narrow.indexOf(column.id),
            place > 0
              ? null
              : (row) => (
                  <NameButton
                    row={row}
                    isOpen={open === keyOf(row)}
                    onPress={() => setOpen(open === keyOf(row) ? null : keyOf(row))}
                  />
                ),
          ),
        )}
        rows={rows}
        keyOf={keyOf}
        order={sortOrder<string>(
          { sort: sort?.column ?? null, descending: sort?.descending ?? false },
          ({ sort: column, descending }) => onSort({ column, descending }),
        )}
        choice={
          canChoose
            ? {
                all: (
                  <Checkbox
                    label={`Choose all ${ids.length}`}
                    labelHidden
                    checked={ids.every((id) => chosen.has(id))}
                    onChange={(isChosen) => choose(ids, isChosen)}
                  />
                ),
                of: ({ id, name }) => (
                  <Checkbox
                    label={`Choose ${name}`}
                    labelHidden
                    checked={chosen.has(id)}
                    onChange={(isChosen) => choose([id], isChosen)}
                  />
                ),
              }
            : undefined
        }
        below={(row) => open === keyOf(row) && <StudentDetails row={row} section={section} />}
        pressable
      />
    </div>
  );
}

function tableColumn(
  column: StudentColumn,
  narrowPlace: number,
  cell: ((row: ProgressRow) => React.ReactNode) | null,
): TableColumn<ProgressRow, string> {
  const { id, name, group, isFigure } = column;
  // The second figure is for places that are not as narrow as a small phone.
  const narrowClass = ['', '@max-xs:hidden'][narrowPlace] ?? '@max-3xl:hidden';
  const endClass = isFigure ? 'text-end [&_button]:flex-row-reverse' : '';
  return {
    ...{ name, sort: id },
    className: `pe-2 last:pe-0 @3xl:pe-4 ${narrowClass} ${endClass}`,
    // The name of an assessment may be long.
    headingClass: `align-bottom ${group === 'Marks' || group === 'NAAC' ? 'whitespace-normal! min-w-24' : ''}`,
    cellClass: `py-2 align-top ${cell ? 'w-full min-w-24 @3xl:w-auto @3xl:min-w-44' : ''}`,
    cell: cell ?? ((row) => <Cell column={column} row={row} />),
  };
}

const toneClasses = {
  low: 'font-semibold text-rejected',
  reached: 'rounded-full bg-approved-fill px-2 py-0.5 font-semibold text-approved',
  open: 'rounded-full bg-pending-fill px-2 py-0.5 font-semibold text-pending',
  count: 'rounded-full bg-rejected-fill px-2 py-0.5 font-semibold text-rejected',
} as const;

function Cell({ column, row }: { column: StudentColumn; row: ProgressRow }) {
  const text = column.text(row);
  const tone = column.tone?.(row);
  if (!text) return <span className="text-muted">–</span>;
  return (
    <span
      className={`${tone ? toneClasses[tone] : ''} ${column.isFigure || column.id === 'rollNumber' ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
    >
      {tone === 'low' && (
        <ArrowDownIcon
          className="me-0.5 inline size-3.5 align-[-0.125em]"
          role="img"
          aria-label="below the limit"
        />
      )}
      <bdi>{text}</bdi>
    </span>
  );
}

interface NameButtonProps {
  row: ProgressRow;
  isOpen: boolean;
  onPress: () => void;
}

function NameButton({ row, isOpen, onPress }: NameButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="flex w-full items-start gap-1.5 text-start font-semibold after:absolute after:inset-0"
    >
      <ChevronDownIcon
        className={`mt-0.5 size-4 shrink-0 text-muted print:hidden ${isOpen ? 'rotate-180' : ''}`}
        aria-hidden="true"
      />
      <span className="min-w-0 wrap-anywhere">
        <bdi className="text-brand underline underline-offset-4">{row.name}</bdi>
        <bdi className="block font-normal text-muted @3xl:hidden">{row.rollNumber}</bdi>
      </span>
    </button>
  );
}
