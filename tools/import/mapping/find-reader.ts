import { noteOf, type DataProblem } from '../problem/data-problem';
import type { Reader } from '../fact/reader';
import { findFormatReader } from '../template/find-format-reader';
import {
  findPlainFormat,
  isOfPeople,
  plainTemplates,
  plainReader,
  type PlainFormat,
} from '../template/plain/templates';
import type { Manifest } from '../template/manifest';
import type { TemplateOptions } from '../template/read-template';
import { resolveColumns } from '../template/resolve-columns';
import { notRead } from '../template/unread';
import { UnreadColumns } from '../template/unread-columns';
import type { Row, Table } from '../source/table';
import { findSeriesReader } from '../series/find-series-reader';
import type { SeriesOptions } from '../series/options';
import { defined } from '../value/defined';
import { findAbsences } from './absences';
import { ColumnEvidence } from './column-evidence';
import { fingerprintOfTable, sharedHeaders } from './fingerprint';
import { mappedColumns, mappedReader } from './mapped-reader';
import { entryOf, type Mapping, type TableMapping } from './mapping';

/** A table that nobody has described yet. */
export interface Question {
  table: Table;
  fingerprint: string;
  /** A mapping that nobody has confirmed, or the mapping of a table with other headers that is most like it. */
  earlier?: TableMapping;
}

export interface FindOptions extends Pick<
  SeriesOptions,
  'courses' | 'sections' | 'teachers' | 'besides'
> {
  /** The manifest of the table's folder or zip file, if it is of a OneRoster export. */
  manifest?: Manifest;
  /** The college's time zone. */
  timeZone?: string;
  /** The first rows, with which more tables are recognised. */
  sample?: readonly Row[];
  /** Whether a person is asked about every table that is of no known system, even if its headers are plain. */
  ask?: boolean;
}

export const isQuestion = (found: Reader | Question): found is Question => 'fingerprint' in found;

/** The reader of a table: by its mapping, by its format, by an earlier mapping of a similar table; or a question. */
export function findReader(
  table: Table,
  mapping: Mapping,
  { manifest, timeZone, sample, ask = false, ...known }: FindOptions = {},
): Reader | Question {
  const fingerprint = fingerprintOfTable(table);
  const own = entryOf(mapping, fingerprint, ...namesOf(table));
  const options: TemplateOptions = {
    dateOrder: own?.dateOrder ?? mapping.dateOrder,
    words: { ...mapping.words, ...own?.words },
    periods: mapping.periods,
  };
  if (own?.kind)
    return own.confirmed ? readerBy(table, own, options) : { table, fingerprint, earlier: own };
  if (table.isUnnamed) return { table, fingerprint };
  const format = findFormatReader(table, { ...options, manifest });
  if (format) return format;
  const near = nearestEntry(table, mapping);
  if (near && fits(table, near)) return readerBy(table, near, nearOptions(table, near, options));
  const shape = ask
    ? undefined
    : (findAbsences(table, sample) ??
      findShape(table, options, { ...options, ...known, ...defined({ timeZone, sample }) }));
  return shape ?? { table, fingerprint, ...(near && { earlier: near }) };
}

/** What a mapping may call a table: "book.xlsx, Marks", its path below college/in, or the name of its file. */
export function namesOf({ file, sheet }: Table): string[] {
  const names = [file, file.slice(file.lastIndexOf('/') + 1)];
  return sheet === undefined ? names : [...names.map((name) => `${name}, ${sheet}`), ...names];
}

/** A plain table of which this share of the columns is read has no series of columns. */
const mostColumns = 0.75;
/** Counts have names that no table with a series of columns has. */
const shareOfCounts = 0.5;

function findShape(
  table: Table,
  options: TemplateOptions,
  seriesOptions: Parameters<typeof findSeriesReader>[1],
): Reader | undefined {
  const plain = findPlainFormat(table);
  const reader = plain && plainReader(plain.kind, { ...options, listUnread: true });
  const enough = plain?.kind === 'attendanceTotal' ? shareOfCounts : mostColumns;
  // Rows above counts may say until when they count, which only the reader of such tables knows.
  const isDated = plain?.kind === 'attendanceTotal' && table.preamble.length > 0;
  const certain = plain && plain.share >= enough && !isDated;
  const found = certain ? reader : (findSeriesReader(table, seriesOptions) ?? reader);
  return plain && found === reader && hasFigures(table, plain, seriesOptions?.sample)
    ? undefined
    : found;
}

/** A list of people has facts about them; one with more columns of figures, days or attendance is of something else. */
function hasFigures(
  table: Table,
  { kind, share }: PlainFormat,
  sample: readonly Row[] = [],
): boolean {
  if (!isOfPeople(kind) || share > shareOfCounts) return false;
  const unread = new UnreadColumns(table, resolveColumns(plainTemplates[kind], table).columns)
    .columns;
  const figures = unread.filter(({ index }) => {
    const evidence = new ColumnEvidence(sample, index);
    const isOf = (type: 'day' | 'status') => evidence.fit(type) === 1;
    return evidence.numbers || (!evidence.empty && (isOf('day') || isOf('status')));
  });
  return figures.length * 2 > unread.length;
}

const readerBy = (table: Table, entry: TableMapping, options: TemplateOptions): Reader =>
  entry.kind === 'skip' ? notRead('skipped table') : mappedReader(table, entry, options);

/** Tables that have less in common are different tables. */
const leastShared = 0.6;

/** The confirmed mapping of the table whose headers are most like this table's. */
function nearestEntry(table: Table, { tables }: Mapping): TableMapping | undefined {
  const [best] = Object.values(tables)
    .filter(({ kind, confirmed }) => kind && confirmed)
    .map((entry) => ({ entry, shared: sharedHeaders(table.header, entry.headers) }))
    .filter(({ shared }) => shared >= leastShared)
    .sort((one, other) => other.shared - one.shared);
  return best?.entry;
}

const fits = (table: Table, entry: TableMapping) =>
  mappedColumns(table, entry).problems.length === 0;

function nearOptions(table: Table, entry: TableMapping, options: TemplateOptions): TemplateOptions {
  const { dateOrder = options.dateOrder } = entry;
  const words = { ...options.words, ...entry.words };
  return { dateOrder, words, notes: [changedColumns(table, entry)] };
}

function changedColumns({ file, sheet, line, header }: Table, entry: TableMapping): DataProblem {
  const added = header.filter((name) => name !== '' && !entry.headers.includes(name));
  const removed = entry.headers.filter((name) => name !== '' && !header.includes(name));
  const changes = [
    ...added.map((name) => `"${name}" is new`),
    ...removed.map((name) => `"${name}" is gone`),
  ];
  return {
    ...noteOf('table', 'changed-columns'),
    place: { file, sheet, line },
    ...(changes.length > 0 && { value: changes.join(', ') }),
    message: `The columns of this table have changed since ${entry.file}, whose mapping is used.`,
  };
}
