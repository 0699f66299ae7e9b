import Papa from 'papaparse';
import { showPlace } from './place';
import type { Problems } from './problems';

const columns = [
  'severity',
  'file',
  'sheet',
  'line',
  'column',
  'value',
  'problem',
  'allowed',
  'most like it',
  'what to do',
];

/** Every problem as a row of a CSV file that spreadsheets open: with a byte order mark, and formulas as text. */
export function reportCsv(problems: Problems): string {
  const rows = problems
    .sorted()
    .flatMap(({ first, count, listed }) => [
      ...listed.map(({ severity, place, value, message, allowed, nearest, action }) => [
        severity,
        place.file,
        place.sheet ?? '',
        place.line ?? '',
        place.column?.name ?? '',
        value ?? '',
        message,
        allowed ?? '',
        nearest ?? '',
        action ?? '',
      ]),
      ...(count > listed.length
        ? [
            [
              first.severity,
              showPlace({ file: first.place.file }),
              '',
              '',
              '',
              '',
              `${count - listed.length} more of these: ${first.message}`,
            ],
          ]
        : []),
    ]);
  return `\ufeff${Papa.unparse([columns, ...rows], { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
