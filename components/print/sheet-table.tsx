import type { ReactNode } from 'react';

interface SheetTableProps {
  caption: string;
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table of a printed list. */
export function SheetTable({ caption, columns, children }: SheetTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-[0.94em] text-muted">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className="pe-[1em] pb-[0.4em] text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
