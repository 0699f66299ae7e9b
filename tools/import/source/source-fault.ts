import type { Diagnostic, Place } from '../diagnostic/diagnostic';

/** What is reported of a file that cannot be read. */
export type Fault = Pick<Diagnostic, 'code' | 'message' | 'action' | 'value' | 'allowed'> &
  Pick<Place, 'line' | 'column' | 'sheet'>;

/** Stops the reading of one file; the others are read. */
export class SourceFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** A table that is wider than any export. */
export function tooManyColumns(
  { columns }: { columns: number },
  place: Pick<Fault, 'line' | 'value'>,
) {
  return new SourceFault({
    ...{ code: 'too-many-columns', message: 'This table has too many columns.', ...place },
    allowed: `at most ${columns.toLocaleString('en')} columns`,
    action: 'Delete the columns that are not needed, or export the table in parts.',
  });
}

/** The error of a file that cannot be read. */
export function faultOf(file: string, fault: Fault): Diagnostic {
  const { line, column, sheet, ...rest } = fault;
  return {
    ...{ severity: 'error', stage: 'file' },
    place: { file, ...(sheet && { sheet }), ...(line && { line }), ...(column && { column }) },
    ...rest,
  };
}

/** The fault of an exception of the file system or of a library. */
export function toFault(error: unknown): Fault {
  if (error instanceof SourceFault) return error.fault;
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
