import type { Column, Row, Table } from '../source/table';
import { splitDay } from '../value/day';
import { isNothing } from '../value/nothing';
import { parseNumber, parseScore } from '../value/number';
import { parseResultStatus } from '../value/result-status';
import { headerKey, type PersonColumns } from './person-column';
import { coursesAbove, isSummary } from './totals-column';

/** A column with the results of an assignment. */
export interface ScoreColumn {
  column: Column;
  /** The id of the source, if it has one. */
  id?: string;
  title: string;
  /** The course that the row above the header names. */
  course?: string | undefined;
  maximum?: number;
  /** The column that has the highest possible score in each row. */
  maximumAt?: number;
}

const maximumAtEnd =
  /^(.+?)\s*(?:[([]\s*(?:out of|max\.?(?:imum)?(?: marks| points)?:?|\/|von|sur)?\s*(\d+(?:\.\d+)?)\s*(?:marks?|points?|pts?|m)?\s*[)\]]|\/\s*(\d+(?:\.\d+)?)|\bout of\s+(\d+(?:\.\d+)?))$/is;
const assessment =
  /\b(?:quiz|test|assignment|exam|examination|mid ?term|mid ?sem|end ?sem|final|homework|hw|lab|project|essay|paper|report|presentation|viva|practical|seminar|tutorial|case study|worksheet|ca|cia|ia|ct|cat|ise|ese|mse|internal|sessional|unit test|prueba|examen|tarea|klausur|aufgabe|devoir|prova|trabalho)\b ?[\divx]*\b/i;

/** An assignment of any other gradebook: "Quiz 1 (20)", "Quiz 1 /20" and "Quiz 1 [Max: 20]" have their points. */
export function scoreColumn(name: string, index: number): ScoreColumn {
  // "13/10/2026" is a day, not a score of 2026.
  const match = name.length > 300 || splitDay(name) ? null : maximumAtEnd.exec(name);
  if (!match) return { column: { name, index }, title: name };
  const maximum = Number(match[2] ?? match[3] ?? match[4]);
  return { column: { name, index }, title: match[1] ?? name, maximum };
}

/** The label of a row with the highest possible points. */
export const maximumLabel =
  /^\s*(?:points possible|max(?:imum)?(?: marks| points| score)?|out of|full marks|total marks|possible points|points|weightage|puntos posibles|punkte möglich|points possibles)\s*[:=]?$/i;

/** Whether cells are scores, grades or nothing. */
function looksScored(rows: readonly Row[], { index }: Column): boolean {
  const cells = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => !isNothing(cell));
  const scored = cells.filter(
    (cell) => (parseScore(cell) ?? parseResultStatus(cell)) !== undefined,
  );
  return scored.length * 4 >= cells.length * 3;
}

/** The columns of a table that are certainly results of assignments; undefined if some columns are in doubt. */
export function findScoreColumns(
  table: Table,
  persons: PersonColumns,
  sample: readonly Row[] | undefined,
): ScoreColumn[] | undefined {
  const { header } = table;
  const above = coursesAbove(table);
  const series = header
    .flatMap((name, index) =>
      name === '' || persons.used.has(index) ? [] : scoreColumn(name, index),
    )
    .filter(({ title }) => !isSummary(title))
    .map((one) => ({ ...one, course: above[one.column.index] || undefined }));
  const named = series.filter(
    ({ title, maximum }) => maximum !== undefined || assessment.test(headerKey(title)),
  );
  const hasMaximum = sample?.some((row) => persons.hasLabel(row, maximumLabel)) ?? false;
  if (series.length === 0 || (!hasMaximum && named.length < series.length)) return undefined;
  // A name such as "Final" or "Project" alone may be anything, so the cells or a maximum must agree.
  if (!hasMaximum && !sample && !series.some(({ maximum }) => maximum !== undefined))
    return undefined;
  const isNote = (row: Row) =>
    persons.hasLabel(row, maximumLabel) || persons.hasLabel(row, columnNote);
  const bodies = sample?.filter((row) => !isNote(row));
  return !bodies || series.every(({ column }) => looksScored(bodies, column)) ? series : undefined;
}

/** The maximum of each column in a row that has them, by index. */
export function maximaOf(row: Row, columns: readonly ScoreColumn[]): Map<number, number> {
  const maxima = new Map<number, number>();
  for (const { column } of columns) {
    const maximum = parseNumber(row.cells[column.index] ?? '');
    if (maximum !== undefined && maximum > 0) maxima.set(column.index, maximum);
  }
  return maxima;
}

/** The label of a row that says something else about the columns, for example when work is due. */
export const columnNote =
  /^\s*(?:due |assigned )?(?:date|type|category|weight|weighting|manual posting)s?\s*[:=]?$/i;
