import { cellOf } from '../template/cell';
import type { ValueType } from '../template/template';
import type { Mapping } from './mapping';

/** How a cell is shown as a value of a type: "" if it is blank, undefined if it would be refused. */
export function settleType(
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
