import { errorOf, type DataProblem } from '../problem/data-problem';
import type { Column, Table } from '../source/table';
import { findColumns, nearestHeader } from './header';
import type { TemplateField, Template } from './template';
import { isPrivateHeader } from './private-header';

export type Columns = Readonly<Record<string, Column | undefined>>;

interface ResolvedColumns {
  columns: Columns;
  /** Columns whose header an earlier one has too; only if that is an error. */
  repeated: readonly Column[];
  /** The fields that are required and have no column; of each group, one column is enough. */
  missing: readonly (readonly string[])[];
}

export interface ResolveOptions {
  /** Columns that are known already, by field; other fields are not read. */
  picked?: Columns;
  /** Whether a header that occurs twice is an error; otherwise its first column is read. */
  strict?: boolean;
  /** Whether names that are only proposed count. */
  synonyms?: boolean;
}

/** The names of a field's column. */
const namesOf = (field: TemplateField, synonyms = false): readonly string[] =>
  synonyms && field.synonyms ? [...field.headers, ...field.synonyms] : field.headers;

/** Finds the columns of a template in a table. A column is read as one field only. */
export function resolveColumns(
  template: Template,
  table: Table,
  { picked, strict = false, synonyms = false }: ResolveOptions = {},
): ResolvedColumns {
  if (picked) return { columns: picked, repeated: [], missing: missingFields(template, picked) };
  const open = table.header.map((name) => (isPrivateHeader(name) ? '' : name));
  const columns: Record<string, Column | undefined> = {};
  const repeated: Column[] = [];
  for (const [name, field] of Object.entries(template.fields)) {
    const [column, again] = findColumns(open, namesOf(field, synonyms));
    columns[name] = column;
    if (column) open[column.index] = '';
    if (strict && column && again) repeated.push(again);
  }
  return { columns, repeated, missing: missingFields(template, columns) };
}

/** What keeps a table from being read with a template: columns that are there twice or not at all. */
export function columnProblems(
  template: Template,
  table: Table,
  { columns, repeated, missing }: ResolvedColumns,
): DataProblem[] {
  return [
    ...repeated.map((column) => repeatedHeader(table, column)),
    ...missing.map((group) => missingColumn(template, table, columns, group)),
  ];
}

function repeatedHeader({ file, sheet, line }: Table, column: Column): DataProblem {
  return {
    ...errorOf('column', 'repeated-header'),
    place: { file, sheet, line, column },
    value: column.name,
    message: 'Two columns have this header, so it is not clear which one to read.',
    allowed: 'a header that only one column has',
    action: 'Rename or remove one of the two columns in the export.',
  };
}

/** The groups of fields of which a table of the kind needs one. */
export function neededFields(template: Template): (readonly string[])[] {
  const required = Object.keys(template.fields).filter((name) => template.fields[name]?.required);
  return [...required.map((name) => [name]), ...(template.oneOf ?? [])];
}

const missingFields = (template: Template, columns: Columns) =>
  neededFields(template).filter((group) => !group.some((name) => columns[name]));

function missingColumn(
  template: Template,
  table: Table,
  columns: Columns,
  group: readonly string[],
): DataProblem {
  const names = group.flatMap((name) => template.fields[name]?.headers ?? []);
  const taken = new Set(Object.values(columns).map((column) => column?.index));
  const free = table.header.filter((name, index) => !taken.has(index) && !isPrivateHeader(name));
  const { file, sheet, line } = table;
  return {
    ...errorOf('column', 'missing-column'),
    place: { file, sheet, line },
    value: group.map((name) => template.fields[name]?.headers[0]).join(' or '),
    message: 'A column that is needed is missing.',
    allowed: [...new Set(names)].slice(0, 8).join(', '),
    nearest: nearestHeader(free, names),
    action: `Add the column to the export, or rename it. The table was read as ${template.format}.`,
  };
}
