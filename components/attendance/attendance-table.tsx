import { countingNote } from '@/components/attendance/model/attendance';
import type { AttendanceMonth } from '@/content/schema/student/attendance';
import { formatMonth } from '@/lib/time/date';

/** The styles of the cells are on the table: ten years have 120 rows. */
const tableClass =
  'mt-2 w-full border-collapse text-end [&_thead_th]:pb-1 [&_thead_th]:text-muted [&_th]:text-end [&_th]:font-medium [&_th:first-child]:text-start [&_tbody_:is(th,td)]:border-t [&_tbody_:is(th,td)]:border-line [&_tbody_:is(th,td)]:py-1';

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
      <table className={tableClass}>
        <caption className="sr-only">
          Attendance by month{note && `; percentages have ${note.slice(2)}`}
        </caption>
        <thead>
          <tr>
            {['Month', ...shown.map(([name]) => name)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((entry) => (
            <tr key={entry.month}>
              <th scope="row">{formatMonth(entry.month)}</th>
              {shown.map(([name, key]) => (
                <td key={name}>{entry[key] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
