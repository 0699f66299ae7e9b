import { readFileSync } from 'node:fs';
import type { DataProblem } from '@/tools/import/problem/data-problem';
import type { Column } from '@/tools/import/source/table';

/**
 * The examples of a text file. Each has a title after #, fields such as "zone: UTC", the lines that are read, and below =>
 * what is read of them.
 */
export function examplesIn(path: string, ...fields: string[]) {
  const isField = (line: string) => fields.some((name) => line.startsWith(`${name}: `));
  const texts = readFileSync(path, 'utf8').split(/^# /m);
  return texts.slice(1).map((text) => {
    const [title = '', ...all] = text.trimEnd().split('\n');
    const mark = all.indexOf('=>');
    const end = mark < 0 ? all.length : mark;
    const field = (name: string) =>
      all.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const lines = all.slice(0, end).filter((line) => !isField(line));
    return { title, field, lines, expected: all.slice(end + 1) };
  });
}

export const placeText = (line: number | undefined, column?: Column) =>
  column ? `${line}:${column.name || column.index}` : String(line ?? 'table');

export const problemText = ({ severity, code, place, value, nearest }: DataProblem) =>
  [
    ...[severity, code, placeText(place.line, place.column)],
    ...(value === undefined ? [] : [JSON.stringify(value)]),
    ...(nearest === undefined ? [] : ['nearest', JSON.stringify(nearest)]),
  ].join(' ');
