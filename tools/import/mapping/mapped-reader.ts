import type { DataProblem } from '../problem/data-problem';
import type { Reader } from '../fact/reader';
import { plainTemplates, plainReader, type PlainKind } from '../template/plain/templates';
import { nearestHeader } from '../template/header';
import type { Template } from '../template/template';
import { isPrivateHeader } from '../template/private-header';
import type { TemplateOptions } from '../template/read-template';
import type { Columns } from '../template/resolve-columns';
import type { Column, Table } from '../source/table';
import { columnsOf } from './header-reference';
import type { TableMapping } from './mapping';

/** The columns of a mapping in a table. */
interface MappedColumns {
  columns: Columns;
  problems: DataProblem[];
}

/** Finds the columns of a mapping; one that is missing, repeated or private is an error. */
export function mappedColumns(table: Table, { columns = {} }: TableMapping): MappedColumns {
  const found: Record<string, Column | undefined> = {};
  const problems: DataProblem[] = [];
  for (const [field, header] of Object.entries(columns)) {
    const [column, again] = columnsOf(table.header, header);
    const problem = problemOf(table, header, column, again);
    if (problem) problems.push(problem);
    else found[field] = column;
  }
  return { columns: found, problems };
}

function problemOf(
  table: Table,
  header: string,
  column: Column | undefined,
  again: Column | undefined,
): DataProblem | undefined {
  const { file, sheet, line } = table;
  const place = { file, sheet, line };
  const common = { severity: 'error', stage: 'column', value: header } as const;
  if (!column)
    return {
      ...{ ...common, code: 'missing-column', place },
      message: 'A column that college/mapping.json names is not in this table.',
      nearest: nearestHeader(
        table.header.filter((name) => !isPrivateHeader(name)),
        [header],
      ),
      action: 'Add the column to the export, or correct the header in college/mapping.json.',
    };
  if (isPrivateHeader(column.name))
    return {
      ...{ ...common, code: 'private-column', place: { ...place, column } },
      message: 'A column with private facts is never read.',
      action: 'Remove the column from college/mapping.json.',
    };
  if (!again) return undefined;
  return {
    ...{ ...common, code: 'repeated-header', place: { ...place, column: again } },
    message: 'Two columns have this header, so it is not clear which one to read.',
    allowed: `${header} [1] or ${header} [2]`,
    action: 'Say in college/mapping.json which of the columns is meant.',
  };
}

/** The reader of a table by its mapping. */
export function mappedReader(table: Table, entry: TableMapping, options: TemplateOptions): Reader {
  const kind = entry.kind as PlainKind;
  // Without columns, the usual headers of the kind are looked for.
  if (!entry.columns) return plainReader(kind, { ...options, synonyms: true, listUnread: true });
  const { columns, problems } = mappedColumns(table, entry);
  if (problems.length === 0) return plainReader(kind, { ...options, picked: columns });
  const template: Template = plainTemplates[kind];
  return {
    format: template.format,
    kinds: template.kinds,
    complete: true,
    async read(_table, { report }) {
      for (const problem of [...(options.notes ?? []), ...problems]) report(problem);
    },
  };
}
