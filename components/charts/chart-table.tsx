import type { ChartSeries } from './series';

export interface ChartTableProps {
  caption: string;
  /** The heading of the labels, for example "Month". */
  heading: string;
  labels: readonly string[];
  /** All series; each is a column. */
  series: readonly ChartSeries[];
  /** The name of the series that is drawn. */
  shown: string;
}

const headClass = 'py-1.5 text-start font-semibold';
const cellClass = 'py-1.5 ps-4 text-end';

/** The figures of a chart as a table, with the drawn series in bold. */
export function ChartTable({ caption, heading, labels, series, shown }: ChartTableProps) {
  const weight = (name: string) => (name === shown ? 'font-semibold' : 'text-muted');
  return (
    <table className="w-full max-w-lg text-note">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-control">
          <th scope="col" className={headClass}>
            {heading}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className={`${cellClass} ${weight(name)}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className={`${headClass} font-medium`}>
              {label}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} className={`${cellClass} ${weight(name)}`}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={headClass}>
            Highlighted
          </th>
          {series.map(({ name, highlight }) => (
            <td key={name} className={`${cellClass} ${weight(name)}`}>
              {labels[highlight.index]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
