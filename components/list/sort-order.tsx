import { ArrowDownIcon, ArrowUpIcon, ChevronUpDownIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { announce } from '@/lib/toast/announce';

export interface Column<Row, Sort extends string> {
  name: string;
  /** Shown as the heading instead of the name. */
  heading?: ReactNode;
  /** What a press on the heading sorts by. */
  sort?: Sort;
  /** The classes of the heading and the cells. */
  className?: string;
  headingClass?: string;
  cellClass?: string;
  cell: (row: Row, index: number) => ReactNode;
}

/** The sort order of a table, and a function to change it. */
export interface SortOrder<Sort extends string> {
  /** Null keeps the original order of the rows. */
  sort: Sort | null;
  descending: boolean;
  onSort: (order: { sort: Sort; descending: boolean }) => void;
}

interface ColumnHeadingProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  order?: SortOrder<Sort> | undefined;
}

/** A column heading; a button that sorts the table if both the column and the table can be sorted. */
export function ColumnHeading<Row, Sort extends string>({
  column: { name, heading = name, sort, className = '', headingClass = '' },
  order,
}: ColumnHeadingProps<Row, Sort>) {
  const sorted = sort && order?.sort === sort ? directionOf(order.descending) : undefined;
  const Icon = !sorted ? ChevronUpDownIcon : order?.descending ? ArrowDownIcon : ArrowUpIcon;
  const sortBy = (by: Sort) => {
    const descending = sorted === 'ascending';
    order?.onSort({ sort: by, descending });
    announce(`Sorted by ${name}, ${directionOf(descending)}`);
  };
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={`py-1 text-start font-medium whitespace-nowrap ${className} ${headingClass}`}
    >
      {sort && order && (
        <button
          type="button"
          onClick={() => sortBy(sort)}
          className="-ms-1.5 inline-flex min-h-9 items-center gap-1 rounded-control px-1.5 hover:text-brand pointer-coarse:min-h-11 no-js:hidden"
        >
          {name}
          <Icon className={`size-4 ${sorted ? 'text-brand' : 'print:hidden'}`} aria-hidden="true" />
        </button>
      )}
      {sort && order ? <span className="hidden no-js:inline">{name}</span> : heading}
    </th>
  );
}

const directionOf = (descending: boolean) => (descending ? 'descending' : 'ascending');
