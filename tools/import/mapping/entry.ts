import { headerKey } from '../template/header';
import { fitOf, type Columns } from '../template/match';
import { isPrivateHeader } from '../template/private-header';
import { templateOf } from '../template/plain/templates';
import { restOf, type Rest, type RestKind } from '../template/rest';
import type { Template } from '../template/template';
import type { Column, Row, Table } from '../source/table';
import type { DateOrder } from '../fact/reader';
import { columnsOf, referenceTo } from './header-reference';
import type { ColumnReference, Mapping, TableMapping } from './mapping';

/** The reading of a table by a mapping. */
interface MappedTable {
  template: Template;
  /** The table with the columns that are joined or cut, and with what is filled down. */
  table: Table;
  columns: Columns;
  rest?: Rest;
  ignored: readonly Column[];
}

/** An entry of the mapping for a table: one that holds, or one of before that has another header row now. */
export interface FoundEntry {
  entry: TableMapping;
  /** Left out if headers have come or gone since. */
  mapped?: MappedTable;
}

/** Finds the entry that holds for a table; or else one that has most of its headers. */
export function findEntry(
  table: Table,
  { tables = [] }: Mapping,
  order?: DateOrder,
): FoundEntry | undefined {
  let near: TableMapping | undefined;
  for (const entry of tables) {
    if (entry.file !== undefined && nameWithoutDigits(entry.file) !== nameWithoutDigits(table.file))
      continue;
    if (entry.file === undefined && table.isUnnamed) continue;
    if (entry.kind === 'skip') {
      if (isSame(entry.headers, table.header)) return { entry };
      continue;
    }
    const isOwn = isSame(entry.headers, table.header);
    // Without columns, the documented headers count, which tables of other entries have, too.
    const mapped =
      entry.columns || isOwn ? mappedBy(table, entry, entry.dateOrder ?? order) : undefined;
    if (mapped) return { entry, mapped };
    if (isOwn || shared(entry.headers, table.header) >= 0.6) near ??= entry;
  }
  return near && { entry: near };
}

const nameWithoutDigits = (file: string) =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\d+/g, '');

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((name, at) => headerKey(name) === headerKey(other[at] ?? ''));

function shared(one: readonly string[], other: readonly string[]): number {
  const [keys, others] = [one, other].map((names) => new Set(names.map(headerKey).filter(Boolean)));
  if (!keys || !others) return 0;
  const all = new Set([...keys, ...others]).size;
  return all === 0 ? 0 : [...keys].filter((key) => others.has(key)).length / all;
}

/** The table as an entry reads it; undefined if a column is missing or another one is not accounted for. */
function mappedBy(source: Table, entry: TableMapping, order?: DateOrder): MappedTable | undefined {
  const template = templateOf(entry.kind);
  const derived = new DerivedTable(source, entry);
  const columns = derived.columns(template);
  if (!columns) return undefined;
  const fit = fitOf(template, source, columns);
  const used = derived.used;
  const ignore = new Set(
    (entry.ignore ?? []).flatMap((name) =>
      columnsOf(source.header, name).map(({ index }) => index),
    ),
  );
  const open = fit.inTheWay.filter(({ index }) => !used.has(index) && !ignore.has(index));
  const rest =
    entry.rest && entry.rest !== 'ignore'
      ? restOf(
          entry.rest as RestKind,
          source,
          open.map(({ index }) => index),
          {
            ...(order && { order }),
            ...(entry.words?.attendance && { words: entry.words.attendance }),
          },
        )
      : undefined;
  const left = rest ? rest.wrong : entry.rest === 'ignore' ? [] : open;
  if (left.length > 0) return undefined;
  const given = new Set<string>([
    ...(rest ? restFields[entry.rest as RestKind] : []),
    ...(entry.course === undefined ? [] : ['course']),
  ]);
  const above = new Set(Object.values(template.above ?? {}));
  const isMissing = fit.missing.some(
    (group) => !group.some((field) => given.has(field) || above.has(field)),
  );
  if (isMissing) return undefined;
  const ignored = [...fit.ignored, ...fit.inTheWay].filter(
    ({ index }) => !used.has(index) && !rest?.columns.some(({ column }) => column.index === index),
  );
  return { template, table: derived.table(), columns, ignored, ...(rest && { rest }) };
}

/** The fields that the columns of a series give. */
const restFields = {
  session: ['day', 'status'],
  assessment: ['assignment', 'score'],
  course: ['course', 'grade', 'credits'],
} as const;

/** A column that a mapping makes of others. */
interface Derived {
  name: string;
  cellOf(cells: readonly string[]): string;
}

/** A table with the columns and the cells that a mapping makes of it. */
class DerivedTable {
  /** The columns of the table that are read, also as a part of another one. */
  readonly used = new Set<number>();
  private readonly made: Derived[] = [];

  constructor(
    private readonly source: Table,
    private readonly entry: TableMapping,
  ) {}

  columns({ fields }: Template): Columns | undefined {
    const { columns: named, lines } = this.entry;
    const found: Record<string, Column | undefined> = {};
    const references = named ?? documentedColumns(this.source, this.entry);
    for (const [field, reference] of Object.entries(references)) {
      const column = this.columnOf(reference);
      if (!column) return undefined;
      found[field] = column;
    }
    if (lines) {
      const field = lines === 'course' ? 'course' : 'group' in fields ? 'group' : 'section';
      found[field] = this.add({ name: 'the line above', cellOf: () => '' });
    }
    return found;
  }

  private columnOf(reference: ColumnReference): Column | undefined {
    if (typeof reference === 'string') return this.find(reference);
    if (Array.isArray(reference)) {
      const parts = reference.map((name) => this.find(name));
      if (parts.some((part) => !part)) return undefined;
      const indices = parts.flatMap((part) => part?.index ?? []);
      return this.add({
        name: reference.join(' + '),
        cellOf: (cells) =>
          indices
            .map((index) => cells[index] ?? '')
            .filter(Boolean)
            .join(' '),
      });
    }
    const { of, at, part } = reference;
    const column = this.find(of);
    if (!column) return undefined;
    return this.add({
      name: of,
      cellOf(cells) {
        const cell = cells[column.index] ?? '';
        const place = cell.indexOf(at);
        if (place < 0) return part === 1 ? cell : '';
        return (part === 1 ? cell.slice(0, place) : cell.slice(place + at.length)).trim();
      },
    });
  }

  /** The one column that a reference means; a private one is never read. */
  private find(name: string): Column | undefined {
    const [column, again] = columnsOf(this.source.header, name);
    if (!column || again || isPrivateHeader(column.name)) return undefined;
    this.used.add(column.index);
    return column;
  }

  private add(derived: Derived): Column {
    this.made.push(derived);
    return { name: derived.name, index: this.source.header.length + this.made.length - 1 };
  }

  table(): Table {
    const { source, made, entry } = this;
    const filled = (entry.fillDown ?? []).flatMap((name) =>
      columnsOf(source.header, name).map(({ index }) => index),
    );
    if (made.length === 0 && filled.length === 0) return source;
    const width = source.header.length;
    const lineAt = entry.lines ? width + made.length - 1 : -1;
    return {
      ...source,
      header: [...source.header, ...made.map(({ name }) => name)],
      async *rows() {
        const last = new Map<number, string>();
        let line = '';
        for await (const batch of source.rows()) {
          const rows: Row[] = [];
          for (const row of batch) {
            const filledCells = row.cells.filter(Boolean);
            if (lineAt >= 0 && filledCells.length === 1) {
              line = filledCells[0] ?? '';
              continue;
            }
            const cells = Array.from({ length: width }, (_, at) => row.cells[at] ?? '');
            for (const index of filled) {
              if (cells[index]) last.set(index, cells[index]);
              else cells[index] = last.get(index) ?? '';
            }
            for (const derived of made) cells.push(derived.cellOf(cells));
            if (lineAt >= 0) cells[lineAt] = line;
            rows.push({ line: row.line, cells });
          }
          yield rows;
        }
      },
    };
  }
}

/** The columns that the headers of the template say, for an entry that names none. */
function documentedColumns(table: Table, { kind }: TableMapping): Record<string, string> {
  const { columns } = fitOf(templateOf(kind), table);
  return Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) =>
      column ? [[field, referenceTo(table.header, column)]] : [],
    ),
  );
}
