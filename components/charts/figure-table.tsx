import type { ReactNode } from 'react';

interface FigureTableProps {
  /** Describes the table to screen readers. */
  caption: string;
  head: readonly string[];
  /** The cells by the key of the row; the first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[]; isMarked?: boolean }[];
  /** The sums. */
  foot?: readonly ReactNode[];
}

const lineClass = 'border-b border-line py-2 align-baseline';
const cellClass = `${lineClass} ps-4 text-end`;
const nameClass = `${lineClass} min-w-0 text-start font-medium wrap-anywhere max-[20rem]:wrap-break-word`;

/** A small table of figures, with the names at the start and the figures at the end. */
export function FigureTable({ caption, head, rows, foot }: FigureTableProps) {
  return (
    <table className="w-full border-collapse text-note">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr>
          {head.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={`border-b border-control pb-1.5 align-bottom font-medium ${index === 0 ? 'text-start' : 'ps-4 text-end'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells], isMarked }) => (
          <tr key={key} className={isMarked ? 'bg-brand-soft' : ''}>
            <th scope="row" className={nameClass}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} className={cellClass}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className="pt-2 text-start font-semibold">
              {foot[0]}
            </th>
            {foot.slice(1).map((cell, index) => (
              <td key={head[index + 1]} className="ps-4 pt-2 text-end">
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
