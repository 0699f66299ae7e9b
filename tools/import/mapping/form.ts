import type { Row, Table } from '../source/table';
import { cellOf } from '../template/cell';
import { headerKey } from '../template/header';
import { neededFields } from '../template/match';
import { plainTemplates } from '../template/plain/templates';
import { arePrivate, isPrivateHeader } from '../template/private-header';
import type { ValueType } from '../template/template';
import { fieldLabel, type UnreadTable } from './find-reader';
import { referenceTo } from './header-reference';
import { type Mapping, restOfKind } from './mapping';
import { type ProposedRoles, proposeFor } from './propose';

/** How a cell is shown as a value of a type: "" if it is blank, undefined if it would be refused. */
function settleType(
  type: ValueType,
  { dateOrder = 'day-first', words }: Mapping,
): (text: string) => string | undefined {
  const cell = cellOf(type, {
    order: dateOrder,
    ...(words?.attendance && { words: words.attendance }),
  });
  return (text) => {
    if (cell.blank(text)) return '';
    const value = cell.parse(text);
    return value === undefined ? undefined : shown(value);
  };
}

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value).slice(0, 60);
  if (Array.isArray(value)) return value.join(', ');
  const { start, end, value: score, maximum } = value as Record<string, unknown>;
  if (start !== undefined) return `${String(start)}-${String(end)}`;
  return maximum === undefined ? String(score) : `${String(score)}/${String(maximum)}`;
}

/** A column of a form: how the mapping names it, its first values, and what they are as each type. */
export interface FormColumn {
  name: string;
  reference: string;
  /** Never read, so that it needs no choice. */
  isPrivate: boolean;
  /** Values that look private are not shown. */
  isMasked: boolean;
  /** True if many of its cells are blank and others are not. */
  hasBlanks: boolean;
  /** The first five values. */
  values: readonly string[];
  /** By type: the first five values as they would be imported, how many are refused, and the first with its line. */
  types: Readonly<Record<string, TypedColumn>>;
}

interface TypedColumn {
  shown: readonly string[];
  wrong: number;
  first?: readonly [line: number, value: string];
}

/** A form for all tables with one header row. */
export interface TableForm {
  /** The names of the tables. */
  tables: readonly string[];
  /** The file, for tables without headers. */
  file?: string;
  headers: readonly string[];
  rows: number;
  reason: UnreadTable['reason'];
  columns: readonly FormColumn[];
  kind: string;
  roles: Readonly<Record<string, ProposedRoles>>;
}

/** What the script of the page has to know of a template. */
interface FormTemplate {
  label: string;
  fields: Readonly<Record<string, { label: string; type: string }>>;
  needs: readonly (readonly string[])[];
  rest: readonly string[];
}

export const formTemplates = (): Record<string, FormTemplate> =>
  Object.fromEntries(
    plainTemplates.map((template) => [
      template.id,
      {
        label: template.format,
        fields: Object.fromEntries(
          Object.entries(template.fields).map(([field, { type }]) => [
            field,
            { label: fieldLabel(field), type },
          ]),
        ),
        needs: neededFields(template),
        rest: restOfKind(template.id ?? ''),
      },
    ]),
  );

/** Rows that are shown as they would be imported. */
const shownRows = 5;
/** Fewer blank cells are slips or the lines of a footer, not merged cells. */
const fewBlanks = 0.05;
/** The most rows whose values are tried; more do not show more. */
const mostRows = 50_000;

const types = [
  ...(['id', 'text', 'day', 'time', 'timeRange', 'weekdays', 'number', 'score', 'status'] as const),
  ...(['role', 'boolean'] as const),
];

/** A form for each header row among the tables that are not read. */
export async function formsOf(
  unread: readonly UnreadTable[],
  mapping: Mapping,
): Promise<TableForm[]> {
  const groups = new Map<string, UnreadTable[]>();
  for (const one of unread) {
    const { header, isUnnamed, file } = one.table;
    const key = [...header.map(headerKey), isUnnamed ? file : ''].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const forms: TableForm[] = [];
  for (const tables of groups.values()) forms.push(await formOf(tables, mapping));
  return forms;
}

async function formOf(group: readonly UnreadTable[], mapping: Mapping): Promise<TableForm> {
  const [{ table, reason, earlier }] = group as [UnreadTable];
  const { header } = table;
  const columns = header.map((name, index) => new ColumnTrial({ name, index }, table, mapping));
  let rows = 0;
  for (const one of group)
    for await (const batch of one.table.rows()) {
      if (rows > mostRows) break;
      for (const row of batch) for (const column of columns) column.add(row, rows < shownRows * 8);
      rows += batch.length;
    }
  const { kind, roles } = proposeFor(table, earlier);
  return {
    tables: group.map(({ table: { file, sheet } }) =>
      sheet === undefined ? file : `${file}, ${sheet}`,
    ),
    ...(table.isUnnamed && { file: table.file.slice(table.file.lastIndexOf('/') + 1) }),
    ...{ headers: header, rows, reason, kind, roles },
    columns: columns.map((column) => column.finish()),
  };
}

/** Tries the values of a column as every type. */
class ColumnTrial {
  private readonly sample: string[] = [];
  private blanks = 0;
  private filled = 0;
  private readonly trials;

  constructor(
    private readonly column: { name: string; index: number },
    private readonly table: Table,
    mapping: Mapping,
  ) {
    this.trials = isPrivateHeader(column.name)
      ? []
      : types.map((type) => ({
          type,
          cell: settleType(type, mapping),
          shown: [] as string[],
          wrong: 0,
          first: undefined as TypedColumn['first'],
        }));
  }

  add({ line, cells }: Row, isSample: boolean): void {
    const text = cells[this.column.index] ?? '';
    if (text === '') this.blanks += 1;
    else this.filled += 1;
    if (isSample) this.sample.push(text);
    for (const trial of this.trials) {
      const value = trial.cell(text);
      if (trial.shown.length < shownRows) trial.shown.push(value ?? '✗');
      if (value !== undefined) continue;
      trial.wrong += 1;
      trial.first ??= [line, text.slice(0, 60)];
    }
  }

  finish(): FormColumn {
    const { name } = this.column;
    const isPrivate = isPrivateHeader(name);
    const isMasked = isPrivate || arePrivate(this.sample.filter(Boolean));
    const hide = (values: readonly string[]) =>
      isMasked ? values.map((value) => (value ? '•••' : '')) : values;
    return {
      hasBlanks: this.filled > 0 && this.blanks > this.filled * fewBlanks,
      ...{ name, isPrivate, isMasked, reference: referenceTo(this.table.header, this.column) },
      values: hide(this.sample.slice(0, shownRows)).map((value) => value.slice(0, 60)),
      types: Object.fromEntries(
        this.trials.map(({ type, shown, wrong, first }) => [
          type,
          {
            shown: hide(shown),
            wrong,
            ...(first && { first: isMasked ? ([first[0], '•••'] as const) : first }),
          },
        ]),
      ),
    };
  }
}
