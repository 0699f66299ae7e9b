import { isRealDay } from '@/lib/time/day';

/** The kind of a file, by its name. */
export type FileKind = 'zip' | 'table' | 'workbook' | 'calendar' | 'spreadsheet' | 'document';

const kinds: Readonly<Record<string, FileKind>> = {
  zip: 'zip',
  csv: 'table',
  tsv: 'table',
  tab: 'table',
  txt: 'table',
  xlsx: 'workbook',
  xlsm: 'workbook',
  ics: 'calendar',
  ical: 'calendar',
  xls: 'spreadsheet',
  xlsb: 'spreadsheet',
  ods: 'spreadsheet',
  numbers: 'spreadsheet',
  pdf: 'document',
  docx: 'document',
  doc: 'document',
  odt: 'document',
};

/** The kinds of files that are read, for messages. */
export const readable = 'zip, csv, tsv, txt, xlsx and ics files';

export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

export function kindOf(path: string): FileKind | undefined {
  const extension = extensionOf(path);
  return Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
}

/** Returns true if a file or folder is one that the system or a program left there, such as .DS_Store or Excel's ~$roster.xlsx. */
export function isHidden(name: string): boolean {
  return (
    name.startsWith('.') ||
    name.startsWith('~$') ||
    name === '__MACOSX' ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(name)
  );
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The last day in a path, "YYYY-MM-DD"; "" if it has none, which is before all days. */
export const dateIn = (path: string): string =>
  (path.match(/(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g) ?? []).findLast(isRealDay) ?? '';
