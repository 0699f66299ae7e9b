import type { Column, Row, Table } from '../source/table';
import { splitDay } from '../value/day';
import { parseNumber } from '../value/number';
import { isSummary } from './count-column';
import type { CourseNames, Hint } from './known-names';
import type { SeriesOptions } from './options';
import { sortColumns, type PersonColumns } from './person-column';

/** A column with the marks of an assessment. */
export interface ScoreColumn {
  column: Column;
  /** The id of the source, if it has one. */
  id?: string;
  title: string;
  /** The course that the upper row of the header names. */
  course?: string | undefined;
  maximum?: number;
}

const maximumAtEnd =
  /^(.+?)\s*(?:[([]\s*(?:out of|max\.?(?:imum)?(?: marks| points)?:?|\/|von|sur)?\s*(\d+(?:\.\d+)?)\s*(?:marks?|points?|pts?|m)?\s*[)\]]|\/\s*(\d+(?:\.\d+)?)|\bout of\s+(\d+(?:\.\d+)?))$/is;

/** "Quiz 1 (20)", "Quiz 1 /20" and "Quiz 1 [Max: 20]" have the highest possible marks in their header. */
function withMaximum(name: string): { title: string; maximum?: number } {
  // "13/10/2026" is a day, not a score of 2026.
  const match = name.length > 300 || splitDay(name) ? null : maximumAtEnd.exec(name);
  if (!match) return { title: name };
  return { title: match[1] ?? name, maximum: Number(match[2] ?? match[3] ?? match[4]) };
}

/** The label of a row with the highest possible points. */
export const maximumLabel =
  /^\s*(?:points possible|max(?:imum)?\.?(?: marks| points| score)?|out of|full marks|total marks|possible points|points|weightage|puntos posibles|punkte möglich|points possibles)\s*[:=]?$/i;

/** The label of a row that says something else about the columns, for example when work is due. */
export const columnNote =
  /^\s*(?:due |assigned )?(?:date|type|category|weight|weighting|manual posting)s?\s*[:=]?$/i;

/** The course and the part of "Data Structures / Mid-I (30)"; undefined if no course is known by a first part. */
function splitHeading(
  name: string,
  courses: CourseNames,
  hint: Hint,
): { course: string; part: string } | undefined {
  for (let at = name.lastIndexOf(' / '); at > 0; at = name.lastIndexOf(' / ', at - 1)) {
    const course = courses.find(name.slice(0, at), hint);
    if (course !== undefined) return { course, part: name.slice(at + 3) };
  }
  return undefined;
}

/** The maximum of a column in the rows that have them; a percentage there marks the twin of another column. */
function maximumIn(rows: readonly Row[], { index }: Column): number | 'percent' | undefined {
  for (const { cells } of rows) {
    const text = cells[index] ?? '';
    const maximum = parseNumber(text);
    if (maximum !== undefined && maximum > 0) return text.includes('%') ? 'percent' : maximum;
  }
  return undefined;
}

/**
 * The assessments of a table, each with its maximum in the header or in a row of maxima; undefined if a column is left
 * over.
 */
export function findScoreColumns(
  table: Table,
  persons: PersonColumns,
  courses: CourseNames,
  hint: Hint,
  { sample = [] }: SeriesOptions,
): { series: ScoreColumn[]; checks: Column[] } | undefined {
  const maxima = [...table.preamble, ...sample].filter((row) =>
    persons.hasLabel(row, maximumLabel),
  );
  return sortColumns<ScoreColumn>(persons.rest, (column) => {
    const heading = splitHeading(column.name, courses, hint);
    const { title, maximum } = withMaximum(heading?.part ?? column.name);
    const ofRow = maximumIn(maxima, column);
    if (isSummary(heading?.part ?? column.name) || ofRow === 'percent') return 'check';
    if (/ \/ /.test(column.name) && !heading) return undefined;
    const highest = maximum ?? ofRow;
    return highest === undefined
      ? undefined
      : { column, title, course: heading?.course, maximum: highest };
  });
}
