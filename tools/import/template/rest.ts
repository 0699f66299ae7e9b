import type { Column, Table } from '../source/table';
import { splitDay } from '../value/day';
import type { DateOrder } from '../fact/reader';
import type { MarkWords } from '../value/result-status';
import type { StatusWords } from '../value/status';
import { cellOf, type Cell } from './cell';

/** The kinds of a series' columns, as a mapping says it. */
export type RestKind = 'session' | 'assessment' | 'course';

/** A column of a series: the values that its header has, and the field that its cells are. */
export interface RestColumn {
  column: Column;
  values: Readonly<Record<string, unknown>>;
  field: string;
  cell: Cell;
}

/** The columns of a series, and those whose headers are none of it. */
export interface Rest {
  columns: readonly RestColumn[];
  wrong: readonly Column[];
}

interface RestOptions {
  order?: DateOrder;
  words?: StatusWords;
  markWords?: MarkWords;
}

const withMaximum =
  /^(.+?)\s*(?:\((?:max\.?:?\s*|out of\s*)?(\d+(?:\.\d+)?)\)|\[(?:max\.?:?\s*)?(\d+(?:\.\d+)?)\]|\/\s*(\d+(?:\.\d+)?))$/i;

/** Returns what the header of a column says, by the fields of the template: a day and its session, a title and its maximum, a course. */
function valuesOf(kind: RestKind, header: string, order?: DateOrder) {
  if (kind === 'course') return { course: header };
  if (kind === 'assessment') {
    const [, title = header, ...maxima] = withMaximum.exec(header) ?? [];
    const maximum = maxima.find(Boolean);
    return { assignment: title, maximum: maximum === undefined ? undefined : Number(maximum) };
  }
  const [first = '', ...session] = header.split(/\s+/);
  const found = splitDay(header, order) ?? splitDay(first, order);
  if (!found || found.ambiguous) return undefined;
  return { day: found.day, session: session.join(' ') || undefined };
}

const fieldOf = { session: 'status', assessment: 'score', course: 'grade' } as const;

/** The columns of a series among the columns that no field has. */
export function restOf(
  kind: RestKind,
  { header }: Table,
  indices: readonly number[],
  options: RestOptions = {},
): Rest {
  const columns: RestColumn[] = [];
  const wrong: Column[] = [];
  const field = fieldOf[kind];
  const types = { session: 'status', course: 'text', assessment: 'score' } as const;
  const cell = cellOf(types[kind], options);
  for (const index of indices) {
    const column = { name: header[index] ?? '', index };
    const values = valuesOf(kind, column.name, options.order);
    if (values) columns.push({ column, values, field, cell });
    else wrong.push(column);
  }
  return { columns, wrong };
}
