import type { AttendanceMonth } from '@/content/schema/student/attendance';
import { formatMonth } from '@/lib/time/date';

const headClass = 'pb-1 text-end font-medium text-muted first:text-start';
const cellClass = 'border-t border-line py-1 text-end';

/** Every month in one table, for browsers without JavaScript. */
export function AttendanceTable({ months }: { months: readonly AttendanceMonth[] }) {
  return (
    <details className="mt-3 border-t border-line pt-2.5 text-note">
      <summary className="font-semibold text-brand">Every month</summary>
      <table className="mt-2 w-full border-collapse">
        <caption className="sr-only">Attendance by month</caption>
        <thead>
          <tr>
            {['Month', 'Present', 'Absent', 'Total'].map((name) => (
              <th key={name} scope="col" className={headClass}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, present, absent, total }) => (
            <tr key={month}>
              <th scope="row" className={`${cellClass} text-start font-medium`}>
                {formatMonth(month)}
              </th>
              <td className={cellClass}>{present}</td>
              <td className={cellClass}>{absent}</td>
              <td className={cellClass}>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
