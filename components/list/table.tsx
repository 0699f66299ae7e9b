import type { ReactNode } from 'react';
import { ColumnHeading, type Column, type SortOrder } from './column-heading';

export interface TableProps<Row, Sort extends string> {
  /** Describes the table to screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Without it, the headings are plain text. */
  order?: SortOrder<Sort> | undefined;
  /** The checkbox of all rows and of one row. Without it, rows cannot be chosen. */
  choice?: { all: ReactNode; of: (row: Row) => ReactNode } | undefined;
  className?: string;
}

/** A table that can be sorted. The first column names the row. */
export function Table<Row, Sort extends string>(props: TableProps<Row, Sort>) {
  const { caption, columns, rows, keyOf, order, choice, className = '' } = props;
  return (
    <table className={`w-full border-collapse ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-note text-muted">
        <tr className="border-b border-line">
          {choice && <td className="pe-3 pb-2">{choice.all}</td>}
          {columns.map((column) => (
            <ColumnHeading key={column.name} column={column} order={order} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row)} className="border-b border-line last:border-b-0">
            {choice && <td className="w-px py-3 pe-3 align-top">{choice.of(row)}</td>}
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
        ))}
      </tbody>
    </table>
  );
}
