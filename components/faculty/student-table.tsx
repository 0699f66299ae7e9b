import { StatusBadge } from '@/components/portal/status-badge';
import type { StudentRow } from '@/content/schema/faculty/student-row';

interface StudentTableProps {
  /** What the table holds, for those who cannot see where it stands. */
  caption: string;
  rows: readonly StudentRow[];
}

const head = 'border-b border-line pe-3 pb-2 text-start font-medium last:pe-0';
const cell = 'border-t border-line py-3 pe-3 last:pe-0 group-first:border-t-0';
const wide = 'hidden @lg:table-cell';

/** Students and their certificates. Where there is no room for four columns, two of them stand below the name. */
export function StudentTable({ caption, rows }: StudentTableProps) {
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-note text-muted">
          <tr>
            <th scope="col" className={head}>
              Name
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              Certifications by
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              Roll no
            </th>
            <th scope="col" className={head}>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: StudentRow }) {
  return (
    <tr className="group">
      <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
        {row.name}
        <span className="mt-0.5 block text-note font-normal text-muted @lg:hidden">
          <span className="sr-only">Certifications by </span>
          {row.certificationBy}
          <span className="sr-only">, roll no</span> <span className="block">{row.rollNumber}</span>
        </span>
      </th>
      <td className={`${cell} ${wide}`}>{row.certificationBy}</td>
      <td className={`${cell} ${wide}`}>{row.rollNumber}</td>
      <td className={`${cell} w-px whitespace-nowrap`}>
        <StatusBadge status={row.status} />
      </td>
    </tr>
  );
}
