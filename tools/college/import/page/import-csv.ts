import { toCsv } from '@/lib/file/csv';
import { showPlace } from '@/tools/import/problem/place';
import type { Problems } from '@/tools/import/problem/problems';
import type { Differences } from '../compare';

const columns =
  'what,severity,file,sheet,line,column,value,problem,allowed,most like it,what to do,kind,id,name,before,after'.split(
    ',',
  );

/**
 * Every problem and every change as a row of a CSV file that spreadsheets open: with a byte order mark, and formulas as
 * text.
 */
export function importCsv(problems: Problems, differences: Differences | undefined): string {
  return `${toCsv(columns, [...problemRows(problems), ...changeRows(differences)])}\r\n`;
}

const problemRows = (problems: Problems) =>
  problems.sorted().flatMap(({ first, count, listed }) => [
    ...listed.map(({ severity, place, value, message, allowed, nearest, action }) => ({
      what: 'problem',
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
            what: 'problem',
            severity: first.severity,
            file: showPlace({ file: first.place.file }),
            problem: `${count - listed.length} more of these: ${first.message}`,
          },
        ]
      : []),
  ]);

function changeRows(differences: Differences | undefined) {
  if (!differences) return [];
  const { people, sections } = differences;
  return [
    ...people.flatMap(({ state, kind, id, name, differences: all }) =>
      (all.length > 0 ? all : [{ what: null, from: null, to: null }]).map(
        ({ what: value, from: before, to: after }) => ({
          ...{ what: state, kind, id, name, value, before, after },
        }),
      ),
    ),
    ...[...sections].flatMap(([id, counts]) =>
      Object.entries(counts).map(([value, [before, after]]) => ({
        ...{ what: 'count', kind: 'section', id, value, before, after },
      })),
    ),
  ];
}
