import type { Limits } from './limit';
import { SourceError } from './source-error';
import type { TableName } from './table';

export function emptyFile(file: string) {
  const kind = { severity: 'note', stage: 'file', code: 'empty-file' } as const;
  return { ...kind, place: { file }, message: 'This file is empty.' };
}

export function noTable(file: string) {
  const kind = { severity: 'note', stage: 'file', code: 'no-table' } as const;
  return { ...kind, place: { file }, message: 'This file has no table, so it is not read.' };
}

export function remark(name: TableName, line: number) {
  const kind = { severity: 'note', stage: 'table', code: 'remark-below-table' } as const;
  return { ...kind, place: { ...name, line }, message: 'This line below the table is not read.' };
}

export function guessedEncoding(file: string, line: number) {
  const kind = { severity: 'note', stage: 'file', code: 'guessed-encoding' } as const;
  return {
    ...kind,
    place: { file, line },
    message: 'The file does not say how its letters are stored; it is read as windows-1252.',
    action:
      'Look at the names in this file in the portal. If their letters are wrong, export it as UTF-8, or choose the encoding in college/mapping.json.',
  };
}

export function mixedEncoding() {
  return new SourceError({
    code: 'mixed-encoding',
    message: 'Many letters in this file are damaged: some are stored as UTF-8, others are not.',
    action: 'Export the file again as UTF-8.',
  });
}

export function tooManyTables({ tablesPerFile }: Limits) {
  return new SourceError({
    code: 'too-many-tables',
    message: 'This file has too many tables.',
    allowed: `at most ${tablesPerFile} tables`,
    action: 'Export it as one table, or as one file for each table.',
  });
}
