import { findColumns } from '../template/header';
import type { Column } from '../source/table';

const position = /^(.*?) ?\[(\d{1,4})\]$/;
const number = /^#(\d{1,4})$/;

/** Finds the columns that a mapping means by a header; "Role [2]" is the second of this name, "#3" the third column. */
export function columnsOf(header: readonly string[], reference: string): Column[] {
  const at = number.exec(reference)?.[1];
  if (at !== undefined && !header.includes(reference)) {
    const name = header[Number(at) - 1];
    return name === undefined ? [] : [{ name, index: Number(at) - 1 }];
  }
  const named = findColumns(header, [reference]);
  const [, name = '', count] = (named.length === 0 && position.exec(reference)) || [];
  if (count === undefined) return named;
  const column = findColumns(header, [name])[Number(count) - 1];
  return column ? [column] : [];
}

/** Returns how a mapping names a column, so that it means no other one. */
export function referenceTo(header: readonly string[], { name, index }: Column): string {
  const all = columnsOf(header, name);
  if (name === '' || !all.some((column) => column.index === index)) return `#${index + 1}`;
  if (all.length === 1) return name;
  return `${name} [${all.findIndex((column) => column.index === index) + 1}]`;
}
