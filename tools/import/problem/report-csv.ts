import { toCsv } from '@/lib/file/csv';
import { showPlace } from './place';
import type { Problems } from './problems';

const columns =
  'severity,file,sheet,line,column,value,problem,allowed,most like it,what to do'.split(',');

/** Every problem as a row of a CSV file that spreadsheets open: with a byte order mark, and formulas as text. */
export function reportCsv(problems: Problems): string {
  const rows = problems.sorted().flatMap(({ first, count, listed }) => [
    ...listed.map(({ severity, place, value, message, allowed, nearest, action }) => ({
      severity,
      file: place.file,
      sheet: place.sheet ?? null,
      line: place.line ?? null,
      column: place.column?.name ?? null,
      value: value ?? null,
      problem: message,
      allowed: allowed ?? null,
      'most like it': nearest ?? null,
      'what to do': action ?? null,
    })),
    ...(count > listed.length
      ? [
          {
            severity: first.severity,
            file: showPlace({ file: first.place.file }),
            problem: `${count - listed.length} more of these: ${first.message}`,
          },
        ]
      : []),
  ]);
  return `${toCsv(columns, rows)}\r\n`;
}
