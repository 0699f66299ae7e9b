import { findColumns } from '../template/header';
import type { Column } from '../source/table';

const position = /^(.*?) ?\[(\d{1,4})\]$/;

/** Finds the columns that a mapping means by a header; "Role [2]" is the second of this name, "[3]" the third column. */
export function columnsOf(header: readonly string[], reference: string): Column[] {
  const named = findColumns(header, [reference]);
  const match = named.length === 0 ? position.exec(reference) : null;
  if (!match) return named;
  const [, name = '', count] = match;
  const index = Number(count) - 1;
  const among =
    name === ''
      ? header.map((text, at) => ({ name: text, index: at }))
      : findColumns(header, [name]);
  const column = among[index];
  return column ? [column] : [];
}

/** How a mapping names a column, so that it means no other one. */
export function referenceTo(header: readonly string[], column: Column): string {
  if (column.name === '') return `[${column.index + 1}]`;
  const [first, ...others] = columnsOf(header, column.name);
  if (others.length === 0 && first?.index === column.index) return column.name;
  const all = first ? [first, ...others] : [];
  const among = all.findIndex(({ index }) => index === column.index);
  return among < 0 ? `[${column.index + 1}]` : `${column.name} [${among + 1}]`;
}
