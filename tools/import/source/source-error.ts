import type { DataProblem, Place } from '../problem/data-problem';

/** The problem of a file that cannot be read. */
type SourceProblem = Pick<DataProblem, 'code' | 'message' | 'action' | 'value' | 'allowed'> &
  Pick<Place, 'line' | 'column' | 'sheet'>;

/** The errors of files, and their remedies. */
const texts = {
  'no-permission': {
    message: 'This file cannot be opened, because you are not allowed to read it.',
    action: 'Change its permissions, or ask the administrator of this computer.',
  },
  'unreadable-file': {
    message: 'This file cannot be read.',
    action: 'Copy it again from the system that exports it.',
  },
  'too-many-files': {
    message: 'The folder has too many files.',
    action: 'Leave only the exports in it, or pack them into one zip file.',
  },
  'link-outside': {
    message: 'This is a link to a place outside the folder.',
    action: 'Copy the file itself into the folder.',
  },
  'broken-link': {
    message: 'This is a link to a file that does not exist.',
    action: 'Delete the link, or copy the file into the folder.',
  },
  'special-file': {
    message: 'This is not a file but a connection to a program or a device.',
    action: 'Delete it from the folder.',
  },
  'encrypted-workbook': {
    message: 'This workbook is protected by a password, or is an old Excel file.',
    action: 'Open it in Excel, and save it as xlsx without a password.',
  },
  'wrong-name': {
    message: 'This file is a workbook or a zip file with the wrong name.',
    action: 'Rename it so that it ends in .xlsx or .zip.',
  },
  'web-page': {
    message: 'This file is a web page, not a table.',
    action: 'Open it in your spreadsheet program, and save it as xlsx or CSV.',
  },
  'save-as-xlsx': {
    message: 'Files of this kind are not read.',
    action: 'Open it in the program that it is from, and save it as xlsx or CSV.',
  },
  'not-text': {
    message: 'This file is not a table: it is not text.',
    action: 'Export it again as CSV.',
  },
  'unknown-encoding': {
    message: 'The encoding that is chosen for this file does not exist.',
    action: 'Correct it in college/mapping.json.',
  },
  'mixed-encoding': {
    message: 'Many letters in this file are damaged: some are stored as UTF-8, others are not.',
    action: 'Export the file again as UTF-8.',
  },
  'row-too-long': {
    message: 'This file has a row that is too long for a table.',
    action: 'Export the file again as CSV.',
  },
  'too-many-columns': {
    message: 'This table has too many columns.',
    action: 'Delete the columns that are not needed, or export the table in parts.',
  },
  'too-many-tables': {
    message: 'This file has too many tables.',
    action: 'Export it as one table, or as one file for each table.',
  },
  'calendar-too-large': {
    message: 'This calendar is too large.',
    action: 'Export fewer years of it.',
  },
  'workbook-too-large': {
    message: 'This workbook is too large.',
    action: 'Save each of its sheets as CSV.',
  },
  'too-many-cells': {
    message:
      'The workbooks in the folder have too many cells, counting the blank ones before the last.',
    action: 'Save the largest sheets as CSV.',
  },
  'damaged-workbook': {
    message: 'This workbook is damaged or is not an xlsx file.',
    action: 'Open it in your spreadsheet program, and save it again as xlsx or CSV.',
  },
  'xml-entities': {
    message: 'This workbook contains definitions that only harmful files have.',
    action: 'Delete it, and export it again from the system that it is from.',
  },
  'nested-zip': {
    message: 'This is a zip file in a zip file.',
    action: 'Open the outer zip file, and put the inner one into the folder.',
  },
  'damaged-zip': {
    message: 'This zip file is damaged or not complete.',
    action: 'Export it again, or copy it again from where it is from.',
  },
  'encrypted-zip': {
    message: 'This zip file is protected by a password.',
    action: 'Open it with its password, and put the files themselves into the folder.',
  },
  'too-many-zip-entries': {
    message: 'This zip file has too many files.',
    action: 'Leave only the exports in it.',
  },
  'zip-too-large': {
    message: 'This file in a zip file is too large.',
    action: 'Export it in smaller parts.',
  },
  'zip-bomb': {
    message: 'This file in a zip file is packed as only harmful files are.',
    action: 'Delete the zip file, and export it again from the system that it is from.',
  },
  'unsafe-zip-path': {
    message: 'This zip file has a file that leads out of its folder, as only harmful files do.',
    action: 'Delete the zip file, and export it again from the system that it is from.',
  },
  'zip-method': {
    message: 'This zip file is packed in a way that is not read here.',
    action: 'Open it, and put the files themselves into the folder.',
  },
  'repeated-zip-entry': {
    message: 'This zip file has two files with the same name.',
    action: 'Delete the wrong one from the zip file, or export it again.',
  },
} as const;

type SourceCode = keyof typeof texts;

/** The problem of a code, with what is found or allowed. */
export const sourceProblem = (
  code: SourceCode,
  more: Partial<SourceProblem> = {},
): SourceProblem => ({ code, ...texts[code], ...more });

/** Stops the reading of one file; the others are read. */
export class SourceError extends Error {
  readonly problem: SourceProblem;

  constructor(code: SourceCode, more?: Partial<SourceProblem>) {
    const problem = sourceProblem(code, more);
    super(problem.message);
    this.problem = problem;
  }
}

/** A table that is wider than any export. */
export function tooManyColumns(
  { columns }: { columns: number },
  place: Pick<SourceProblem, 'line' | 'value'>,
) {
  const allowed = `at most ${columns.toLocaleString('en')} columns`;
  return new SourceError('too-many-columns', { ...place, allowed });
}

/** The error of a file that cannot be read. */
export function problemOf(file: string, problem: SourceProblem): DataProblem {
  const { line, column, sheet, ...rest } = problem;
  return {
    ...{ severity: 'error', stage: 'file' },
    place: { file, sheet, line, column },
    ...rest,
  };
}

/** The problem of an exception of the file system or of a library. */
export function toProblem(error: unknown): SourceProblem {
  if (error instanceof SourceError) return error.problem;
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EACCES' || code === 'EPERM') return sourceProblem('no-permission');
  const value = error instanceof Error ? error.message : String(error);
  return sourceProblem('unreadable-file', { value });
}
