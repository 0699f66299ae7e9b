import {
  reportColumns,
  cellText,
  type RecordReport,
} from '@/components/activity/model/record-report';

const lineClass = 'border-b border-line py-[0.6em] align-baseline';
const cellClass = `${lineClass} ps-[0.5em] text-end`;

/** The report as a table; what is not shown is told in words. */
export function ReportTable({ lines, caption }: Pick<RecordReport, 'lines'> & { caption: string }) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto rounded-control"
    >
      <table className="w-full border-separate border-spacing-0 max-md:text-small print:text-[1em]">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-[0.94em] text-muted">
          <tr>
            <th scope="col" className={`${lineClass} text-start font-semibold`}>
              Category
            </th>
            {reportColumns.map((column) => (
              <th key={column} scope="col" className={`${cellClass} font-semibold`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, cells }) => (
            <tr key={name} className={name === 'Total' ? 'font-semibold' : ''}>
              <th scope="row" className={`${lineClass} text-start font-semibold`}>
                {name}
              </th>
              {cells.map((shown, index) => (
                <td
                  key={reportColumns[index]}
                  className={`${cellClass} ${typeof shown === 'number' ? '' : 'text-[0.94em] text-muted'}`}
                >
                  {cellText(shown)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
