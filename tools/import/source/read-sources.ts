import { compareCode } from '@/lib/text/compare-text';
import { noteOf, type Report } from '../problem/data-problem';
import { type ByteSource, fileSource, readHead } from './byte-source';
import { decodeText } from './decode-text';
import { checkText, detectEncoding } from './detect-encoding';
import { isExchange } from './exchange-file';
import { extensionOf, type FileKind, isHidden, kindOf, readable } from './file-name';
import { defaultLimits, formatSize, type Limits } from './limit';
import { listFiles } from './list-files';
import { emptyFile } from './report-text';
import { type ByteScan, scanBytes } from './scan-bytes';
import { problemOf, SourceError, toProblem } from './source-error';
import type { CalendarText, HeaderScore, Table } from './table';
import { type ReadOptions, readTextTables } from './text-tables';
import { tooLarge } from './workbook/check-workbook';
import { readWorkbookTables } from './workbook/workbook-tables';
import { inflateEntry, readZipDirectory, type ZipEntry, type ZipSource } from './zip/zip-directory';

/**
 * The files in a zip file, sorted by name, as "roster.zip/users.csv". Throws a SourceError for a zip file that is
 * damaged, encrypted, too large, or made to write outside its folder.
 */
async function listZip(path: string, zip: ZipSource, limits: Limits): Promise<ByteSource[]> {
  const entries = (await readZipDirectory(zip, limits)).filter(({ name }) => !isIgnored(name));
  checkEntries(entries, limits);
  return entries
    .sort((one, other) => compareCode(one.name, other.name))
    .map((entry) => ({
      path: `${path}/${entry.name}`,
      size: entry.size,
      open: () => inflateEntry(zip, entry, limits),
    }));
}

/** Folders, and what the system of the person who packed the file left there. */
const isIgnored = (name: string): boolean =>
  name.endsWith('/') || name.split('/').some((part) => part !== '..' && isHidden(part));

function checkEntries(entries: readonly ZipEntry[], limits: Limits) {
  const names = new Set<string>();
  let total = 0;
  for (const entry of entries) {
    checkEntry(entry);
    if (names.has(entry.name)) throw new SourceError('repeated-zip-entry', { value: entry.name });
    names.add(entry.name);
    total += entry.size;
  }
  if (total > limits.zipTotal) throw zipTotalTooLarge(limits);
}

function zipTotalTooLarge({ zipTotal }: Limits): SourceError {
  return new SourceError('zip-too-large', {
    message: 'The files in this zip file are too large.',
    allowed: `at most ${formatSize(zipTotal)} in all`,
    action: 'Export them in smaller parts.',
  });
}

function checkEntry({ name, link, entry }: ZipEntry) {
  if (isUnsafe(name) || link) throw new SourceError('unsafe-zip-path', { value: name });
  if (entry.isEncrypted()) throw new SourceError('encrypted-zip', { value: name });
  if (!entry.canDecodeFileData()) throw new SourceError('zip-method', { value: name });
}

/** Returns true if a name leads out of the folder that the file is unpacked to. */
function isUnsafe(name: string): boolean {
  return (
    name.startsWith('/') ||
    /^[a-z]:/i.test(name) ||
    name.includes('\0') ||
    name.split('/').includes('..')
  );
}

/** What the first bytes of a file say it is, whatever its name. */
type Content = 'zip' | 'old-office' | 'pdf' | 'html' | 'text';

const oldOffice = 'd0cf11e0a1b11ae1';

function contentOf(head: Buffer): Content {
  if (head.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return 'zip';
  if (head.subarray(0, 4).toString('latin1') === 'PK\x05\x06') return 'zip';
  if (head.subarray(0, 8).toString('hex') === oldOffice) return 'old-office';
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  const start = head.subarray(0, 512).toString('latin1').replaceAll('\0', '').trimStart();
  const markup =
    /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(?:!doctype|html|head|body|table|meta|\?xml)/i;
  return markup.test(start) ? 'html' : 'text';
}

/** Returns true if a file named .xls is a text with columns, as some systems export it. */
function isTextWithColumns(head: Buffer): boolean {
  const text = head.toString('latin1').replaceAll('\0', '');
  return contentOf(head) === 'text' && /^[^\n\r]*\t/.test(text);
}

/** The error of a file whose content is not read, by its name or its content. */
function unreadableContent(path: string, content: Content): SourceError {
  if (content === 'old-office' && /^xls[xm]$/.test(extensionOf(path)))
    return new SourceError('encrypted-workbook');
  if (content === 'zip' && kindOf(path) === 'table')
    return new SourceError('wrong-name', { value: extensionOf(path) });
  if (content === 'html') return new SourceError('web-page');
  return new SourceError('save-as-xlsx', { value: extensionOf(path), allowed: 'xlsx or CSV' });
}

/** A file that was read, or an entry of a zip file. */
export interface SourceFile {
  /** The path below college/in, with slashes; an entry of a zip file is "roster.zip/users.csv". */
  path: string;
  size: number;
  sha256: string;
}

/** Everything in a folder that can be read, sorted by path. */
interface Sources {
  tables: Table[];
  calendars: CalendarText[];
  files: SourceFile[];
}

export interface SourceOptions {
  /** The encoding that was chosen for a file, for example windows-1251. A byte order mark overrules it. */
  encodingOf?: (path: string) => string | undefined;
  limits?: Partial<Limits>;
  /** Called with the path of each file before it is read, for the progress. */
  onFile?: (path: string) => void;
}

/**
 * Reads the files below a folder. What cannot be read is reported, each file once, and the others are read. Rejects if
 * the folder does not exist.
 */
export async function readSources(
  folder: string,
  score: HeaderScore,
  report: Report,
  options: SourceOptions = {},
): Promise<Sources> {
  const reader = new SourceReader(score, report, options);
  const files = await listFiles(folder, reader.limits, report);
  for (const file of files ?? []) await reader.add(fileSource(file), file.location);
  return reader.sources;
}

const headLength = 4096;

class SourceReader {
  readonly sources: Sources = { tables: [], calendars: [], files: [] };
  readonly limits: Limits;
  /** The cells of all workbooks. */
  private readonly count = { cells: 0 };
  private readonly readOptions: ReadOptions;
  /** The bytes read so far, those of zip entries inflated. */
  private inflated = 0;

  constructor(
    score: HeaderScore,
    private readonly report: Report,
    private readonly options: SourceOptions,
  ) {
    this.limits = { ...defaultLimits, ...options.limits };
    this.readOptions = { score, report, limits: this.limits };
  }

  /** Reads a file, or reports why it cannot be read. `location` is left out for an entry of a zip file. */
  async add(source: ByteSource, location?: string): Promise<void> {
    const kind = kindOf(source.path);
    if (!kind) {
      if (!(await isSentFile(source))) this.report(unknownKind(source.path));
      return;
    }
    this.options.onFile?.(source.path);
    try {
      if (source.size === 0) return this.report(emptyFile(source.path));
      await this.read(source, kind, location);
    } catch (error) {
      this.report(problemOf(source.path, toProblem(error)));
    }
  }

  private async read(source: ByteSource, kind: FileKind, location?: string) {
    const head = await readHead(source, headLength);
    const content = contentOf(head);
    if (content === 'zip') {
      if (kind === 'workbook' || extensionOf(source.path) === 'xls')
        return this.addWorkbook(source);
      if (kind === 'zip' && location === undefined) throw new SourceError('nested-zip');
      if (kind === 'zip' && location !== undefined) return this.addZip(source.path, location);
    }
    if (content === 'text') {
      if (kind === 'table') return this.addText(source, head);
      if (kind === 'spreadsheet' && isTextWithColumns(head)) return this.addText(source, head);
      if (kind === 'calendar') return this.addCalendar(source);
    }
    throw kind === 'zip' ? new SourceError('damaged-zip') : unreadableContent(source.path, content);
  }

  private async addZip(path: string, location: string) {
    const before = this.inflated;
    for (const entry of await listZip(path, location, this.limits)) {
      await this.add(entry);
      if (this.inflated - before > this.limits.zipTotal) throw zipTotalTooLarge(this.limits);
    }
  }

  private async addWorkbook(source: ByteSource) {
    if (source.size > this.limits.workbook) throw tooLarge(this.limits);
    const scan = await this.scan(source, false);
    this.sources.tables.push(...(await readWorkbookTables(source, this.count, this.readOptions)));
    this.addFile(source, scan);
  }

  private async addText(source: ByteSource, head: Buffer) {
    const chosen = this.options.encodingOf?.(source.path);
    if (!chosen) checkText(head);
    const scan = await this.scan(source, true);
    const encoding = detectEncoding(scan, chosen);
    this.sources.tables.push(...(await readTextTables(source, encoding, this.readOptions)));
    this.addFile(source, scan);
  }

  private async addCalendar(source: ByteSource) {
    const { calendar } = this.limits;
    if (source.size > calendar)
      throw new SourceError('calendar-too-large', { allowed: `at most ${formatSize(calendar)}` });
    const scan = await this.scan(source, true);
    const { name } = detectEncoding(scan, this.options.encodingOf?.(source.path));
    let text = '';
    for await (const chunk of decodeText(source.open(), name)) text += chunk;
    this.sources.calendars.push({ file: source.path, text });
    this.addFile(source, scan);
  }

  private async scan(source: ByteSource, isText: boolean): Promise<ByteScan> {
    const scan = await scanBytes(source, this.limits, isText);
    this.inflated += scan.size;
    return scan;
  }

  private addFile({ path }: ByteSource, { size, sha256 }: ByteScan) {
    this.sources.files.push({ path, size, sha256 });
  }
}

/** Files that teachers and students sent are merged after the exports (tools/college/import). */
async function isSentFile(source: ByteSource): Promise<boolean> {
  if (extensionOf(source.path) !== 'json') return false;
  return isExchange((await readHead(source, headLength)).toString('utf8'));
}

function unknownKind(file: string) {
  const message = 'Files of this kind are not read.';
  return { ...noteOf('file', 'unknown-kind'), place: { file }, message, allowed: readable };
}
