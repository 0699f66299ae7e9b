import { countingNote } from '@/components/attendance/model/attendance';
import type { AttendanceMonth } from '@/content/schema/student/attendance';
import { formatMonth } from '@/lib/time/date';

const headClass = 'pb-1 text-end font-medium text-muted first:text-start';
const cellClass = 'border-t border-line py-1 text-end';

const columns = [
  ['Present', 'present'],
  ['Late', 'late'],
  ['Absent', 'absent'],
  ['Excused', 'excused'],
  ['Total', 'total'],
] as const;

/** Every month in one table, for browsers without JavaScript; late and excused only if there are any. */
export function AttendanceTable({ months }: { months: readonly AttendanceMonth[] }) {
  const has = (key: 'late' | 'excused') => (months.some((entry) => entry[key]) ? 1 : 0);
  const counts = { late: has('late'), excused: has('excused') };
  const shown = columns.filter(([, key]) => (key !== 'late' && key !== 'excused') || counts[key]);
  const note = countingNote(counts);
  return (
    <details className="mt-3 border-t border-line pt-2.5 text-note">
      <summary className="font-semibold text-brand">Every month</summary>
      <table className="mt-2 w-full border-collapse">
        <caption className="sr-only">
          Attendance by month{note && `; percentages have ${note.slice(2)}`}
        </caption>
        <thead>
          <tr>
            {['Month', ...shown.map(([name]) => name)].map((name) => (
              <th key={name} scope="col" className={headClass}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((entry) => (
            <tr key={entry.month}>
              <th scope="row" className={`${cellClass} text-start font-medium`}>
                {formatMonth(entry.month)}
              </th>
              {shown.map(([name, key]) => (
                <td key={name} className={cellClass}>
                  {entry[key] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
