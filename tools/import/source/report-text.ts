import { noteOf } from '../problem/data-problem';
import type { TableName } from './table';

export const emptyFile = (file: string) => ({
  ...noteOf('file', 'empty-file'),
  place: { file },
  message: 'This file is empty.',
});

export function noTable(file: string) {
  const message = 'This file has no table, so it is not read.';
  return { ...noteOf('file', 'no-table'), place: { file }, message };
}

export function remark(name: TableName, line: number) {
  const message = 'This line below the table is not read.';
  return { ...noteOf('table', 'remark-below-table'), place: { ...name, line }, message };
}

export function guessedEncoding(file: string, line: number) {
  return {
    ...noteOf('file', 'guessed-encoding'),
    place: { file, line },
    message: 'The file does not say how its letters are stored; it is read as windows-1252.',
    action:
      'Look at the names in this file in the portal. If their letters are wrong, export it as UTF-8, or choose the encoding in college/mapping.json.',
  };
}
