import { Fragment, type ReactNode } from 'react';

export interface TableColumn<Row, Sort> {
  name: string;
  /** Shown as the heading instead of the name. */
  heading?: ReactNode;
  /** The order after a press on the heading. */
  sort?: Sort;
  /** The classes of the heading and the cells. */
  className?: string;
  headingClass?: string;
  cellClass?: string;
  cell: (row: Row, index: number) => ReactNode;
}

export interface SortOrder<Sort> {
  /** Null keeps the original order of the rows. */
  sort: Sort | null;
  descending: boolean;
  /** The button in the heading of a column. */
  buttonOf: (name: string, sort: Sort) => ReactNode;
}

export interface TableProps<Row, Sort> {
  /** Describes the table to screen readers. */
  caption: string;
  columns: readonly TableColumn<Row, Sort>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Without it, the headings are plain text. */
  order?: SortOrder<Sort> | undefined;
  /** The checkbox of all rows and of one row. Without it, rows cannot be chosen. */
  choice?: { all: ReactNode; of: (row: Row) => ReactNode } | undefined;
  /** The link or the button of a row covers it whole. */
  pressable?: boolean;
  /** Returns what is shown below a row, as wide as the table. */
  below?: (row: Row) => ReactNode;
  className?: string;
}

/** A table that can be sorted. The first column names the row. */
export function Table<Row, Sort>(props: TableProps<Row, Sort>) {
  const { caption, columns, rows, keyOf, order, choice, below } = props;
  const { pressable = false, className = '' } = props;
  return (
    <table className={`w-full border-collapse ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-note text-muted">
        <tr className="border-b border-line">
          {choice && <td className="pe-3 pb-2">{choice.all}</td>}
          {columns.map((column) => (
            <Heading key={column.name} column={column} order={order} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={keyOf(row)}>
            <tr
              className={`border-b border-line last:border-b-0 ${pressable ? 'relative hover:bg-brand-soft [&_a]:after:absolute [&_a]:after:inset-0' : ''}`}
            >
              {choice && (
                <td className="relative z-10 w-px py-3 pe-3 align-top">{choice.of(row)}</td>
              )}
              {columns.map(({ name, className = '', cellClass = '', cell }, place) =>
                place === 0 ? (
                  <th
                    key={name}
                    scope="row"
                    className={`text-start font-semibold wrap-anywhere ${className} ${cellClass}`}
                  >
                    {cell(row, index)}
                  </th>
                ) : (
                  <td key={name} className={`${className} ${cellClass}`}>
                    {cell(row, index)}
                  </td>
                ),
              )}
            </tr>
            <Below columns={columns.length + (choice ? 1 : 0)}>{below?.(row)}</Below>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Below({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr className="border-b border-line">
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}

type HeadingProps<R, S> = Pick<TableProps<R, S>, 'order'> & { column: TableColumn<R, S> };

function Heading<Row, Sort>({ column, order }: HeadingProps<Row, Sort>) {
  const { name, heading = name, sort, className = '', headingClass = '' } = column;
  const button = sort && order?.buttonOf(name, sort);
  return (
    <th
      scope="col"
      aria-sort={sort && order?.sort === sort ? directionOf(order.descending) : undefined}
      className={`py-1 text-start font-medium whitespace-nowrap ${className} ${headingClass}`}
    >
      {button}
      {button ? <span className="hidden no-js:inline">{name}</span> : heading}
    </th>
  );
}

export const directionOf = (descending: boolean) => (descending ? 'descending' : 'ascending');
