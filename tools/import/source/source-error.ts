import type { DataProblem, Place } from '../problem/data-problem';

/** What is reported of a file that cannot be read. */
export type SourceProblem = Pick<DataProblem, 'code' | 'message' | 'action' | 'value' | 'allowed'> &
  Pick<Place, 'line' | 'column' | 'sheet'>;

/** Stops the reading of one file; the others are read. */
export class SourceError extends Error {
  constructor(readonly problem: SourceProblem) {
    super(problem.message);
  }
}

/** A table that is wider than any export. */
export function tooManyColumns(
  { columns }: { columns: number },
  place: Pick<SourceProblem, 'line' | 'value'>,
) {
  return new SourceError({
    ...{ code: 'too-many-columns', message: 'This table has too many columns.', ...place },
    allowed: `at most ${columns.toLocaleString('en')} columns`,
    action: 'Delete the columns that are not needed, or export the table in parts.',
  });
}

/** The error of a file that cannot be read. */
export function problemOf(file: string, problem: SourceProblem): DataProblem {
  const { line, column, sheet, ...rest } = problem;
  return {
    ...{ severity: 'error', stage: 'file' },
    place: { file, ...(sheet && { sheet }), ...(line && { line }), ...(column && { column }) },
    ...rest,
  };
}

/** The problem of an exception of the file system or of a library. */
export function toProblem(error: unknown): SourceProblem {
  if (error instanceof SourceError) return error.problem;
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EACCES' || code === 'EPERM')
    return {
      code: 'no-permission',
      message: 'This file cannot be opened, because you are not allowed to read it.',
      action: 'Change its permissions, or ask the administrator of this computer.',
    };
  return {
    code: 'unreadable-file',
    message: 'This file cannot be read.',
    value: error instanceof Error ? error.message : String(error),
    action: 'Copy it again from the system that exports it.',
  };
}
