import { warningOf, type DataProblem } from '../problem/data-problem';
import type { Reader } from '../fact/reader';
import { headerKey } from '../template/header';
import { isDelta } from '../template/manifest';
import {
  bestFits,
  fitOf,
  foundIn,
  namedTemplates,
  repeatedHeaders,
  type TemplateMatch,
} from '../template/match';
import { isPrivateHeader } from '../template/private-header';
import { listsPeople, plainTemplates } from '../template/plain/templates';
import { readerOf, type TemplateOptions } from '../template/read-template';
import { oneRosterTemplates } from '../template/system/one-roster';
import { systemTemplatesFor, unneededTable } from '../template/system/systems';
import type { Template } from '../template/template';
import type { Column, Table } from '../source/table';
import { findSeriesReader } from '../series/find-series-reader';
import type { SeriesOptions } from '../series/options';
import { defined } from '../value/defined';
import { findEntry, type FoundEntry } from './entry';
import { asHeadless, looksHeadless } from './headless';
import type { Mapping, TableMapping } from './mapping';

/** The field that a column of a table is read as. */
export interface ReadColumn {
  name: string;
  role: string;
}

/** A table that is read. */
export interface ReadTable {
  table: Table;
  reader: Reader;
  /** Left out for the shapes of a series, whose reader knows its columns. */
  columns?: readonly ReadColumn[];
}

/** A table that is not read. */
export interface UnreadTable {
  table: Table;
  reason: Omit<DataProblem, 'severity' | 'stage' | 'place'>;
  /** The template that its headers are most like. */
  nearest: TemplateMatch;
  /** True if its name, or else its headers, are those of a list of people. */
  isOfPeople: boolean;
  /** True if its name is that of a template. */
  isNamed: boolean;
  /** The entry of the mapping for a header row that was most like this one. */
  earlier?: TableMapping;
}

export interface FindOptions extends Pick<
  SeriesOptions,
  'sample' | 'courses' | 'sections' | 'teachers' | 'besides'
> {
  /** The files of OneRoster exports that have only changes. */
  deltas?: ReadonlySet<string>;
}

export const isUnread = (found: ReadTable | UnreadTable): found is UnreadTable => 'reason' in found;

/**
 * Returns what reads a table: the mapping if it has its header row, or else the one template or shape that knows all its headers.
 * Any other table is not read.
 */
export function findReader(
  source: Table,
  mapping: Mapping,
  options: FindOptions = {},
): ReadTable | UnreadTable {
  const own = findEntry(source, mapping, mapping.dateOrder);
  if (own && (own.mapped || own.entry.kind === 'skip')) return readBy(source, own, mapping);
  const found = findDocumented(source, mapping, options);
  if (!isUnread(found)) return found;
  if (!looksHeadless(source)) return { ...found, ...(own && { earlier: own.entry }) };
  const table = asHeadless(source);
  const unnamed = findEntry(table, mapping, mapping.dateOrder);
  if (unnamed && (unnamed.mapped || unnamed.entry.kind === 'skip'))
    return readBy(table, unnamed, mapping);
  return { ...unread(table, reasons.noHeader), ...(unnamed && { earlier: unnamed.entry }) };
}

function readBy(table: Table, { entry, mapped }: FoundEntry, mapping: Mapping): ReadTable {
  if (!mapped) return { table, reader: nothingRead('skipped by the mapping'), columns: [] };
  const { template, columns, rest } = mapped;
  const { course, class: pattern = mapping.class } = entry;
  const reader = readerOf(template, {
    ...optionsOf(mapping, entry),
    columns,
    ...(rest && { rest }),
    ...(course !== undefined && { course }),
    ...(pattern !== undefined && { classPattern: pattern }),
  });
  const roles = [
    ...rolesOf({ template, columns, ignored: mapped.ignored, inTheWay: [], missing: [] }),
    ...(rest?.columns ?? []).map(({ column }) => ({ name: column.name, role: entry.rest ?? '' })),
  ];
  return { table: mapped.table, reader, columns: roles };
}

function optionsOf(mapping: Mapping, entry?: TableMapping): Omit<TemplateOptions, 'columns'> {
  const order = entry?.dateOrder ?? mapping.dateOrder;
  return {
    ...(order && { dateOrder: order }),
    words: { ...mapping.words?.attendance, ...entry?.words?.attendance },
    markWords: { ...mapping.words?.marks, ...entry?.words?.marks },
    ...(mapping.periods && { periods: mapping.periods }),
    ...(mapping.sessions && { sessions: mapping.sessions }),
  };
}

/** Returns what each column is, as the page says it. */
function rolesOf({ template, columns, ignored }: TemplateMatch): ReadColumn[] {
  const fields = Object.entries(columns).flatMap(([field, column]) =>
    column
      ? [
          {
            name: column.name,
            role: template.fields[field]?.check
              ? `compared (${fieldLabel(field)})`
              : fieldLabel(field),
          },
        ]
      : [],
  );
  return [...fields, ...ignored.map(({ name }: Column) => ({ name, role: 'not read' }))];
}

/** A field in words: "courseTitle" is course title. */
export const fieldLabel = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** A reader that reads nothing. */
const nothingRead = (format: string): Reader => ({
  format,
  kinds: [],
  complete: false,
  read: () => Promise.resolve(),
});

function findDocumented(
  table: Table,
  mapping: Mapping,
  options: FindOptions,
): ReadTable | UnreadTable {
  const keys = table.header.map(headerKey);
  if (keys.some((key) => key === 'dayorder' || key === 'dayorders'))
    return unread(table, reasons.dayOrders);
  const unneeded = unneededTable(table);
  if (unneeded) return { table, reader: nothingRead(`${unneeded}, not needed`), columns: [] };
  const repeated = repeatedHeaders(table);
  const system = repeated.length > 0 ? [] : bestFits(table, systemTemplatesFor(table));
  if (system[0]) return readSystem(table, system[0], mapping, options);
  const plain = repeated.length > 0 ? [] : bestFits(table, plainTemplates);
  const named = namedTemplates(table, plainTemplates);
  const [only, ...others] = plain;
  const isPlain = only !== undefined && others.length === 0;
  // Rows above counts may say until when they count, which only the reader of such tables knows.
  const isDated = only?.template.id === 'counts' && table.preamble.length > 0;
  if (isPlain && !isDated) return readPlain(table, only, mapping, named);
  const series = findSeriesReader(table, seriesOptions(mapping, options));
  if (series) {
    const isOther = named.length > 0 && !named.some(({ kinds }) => overlap(kinds, series.kinds));
    return isOther ? unread(table, otherName(named, series.format)) : { table, reader: series };
  }
  if (isPlain) return readPlain(table, only, mapping, named);
  if (repeated.length > 0)
    return unread(table, { ...reasons.repeated, value: repeated.join(', ') });
  if (plain.length > 1)
    return unread(table, {
      ...reasons.several,
      value: plain.map(({ template }) => template.format).join(', '),
    });
  return unread(table);
}

/** Readers of series imply the people, courses and sections that they name. */
const overlap = (one: readonly string[], other: readonly string[]): boolean => {
  const isOwn = (kind: string) => !['course', 'section', 'enrolment', 'assignment'].includes(kind);
  return (
    one.some((kind) => isOwn(kind) && other.includes(kind)) || other.filter(isOwn).length === 0
  );
};

function readSystem(table: Table, fit: TemplateMatch, mapping: Mapping, { deltas }: FindOptions) {
  const { template, columns } = fit;
  if (oneRosterTemplates.includes(template) && isDelta(table, deltas))
    return unread(table, reasons.delta);
  const reader = readerOf(template, { ...optionsOf(mapping), columns });
  return { table, reader, columns: rolesOf(fit) };
}

function readPlain(table: Table, fit: TemplateMatch, mapping: Mapping, named: readonly Template[]) {
  const { template, columns } = fit;
  if (named.length > 0 && !named.includes(template))
    return unread(table, otherName(named, template.format));
  const needsPattern =
    template.id === 'students' && !columns['homeClass'] && columns['branch'] && columns['section'];
  if (needsPattern && mapping.class === undefined) return unread(table, reasons.classPattern);
  const options = { ...optionsOf(mapping), columns };
  const reader = readerOf(template, {
    ...options,
    ...(needsPattern && mapping.class !== undefined && { classPattern: mapping.class }),
  });
  return { table, reader, columns: rolesOf(fit) };
}

function seriesOptions(mapping: Mapping, options: FindOptions): SeriesOptions {
  const { sample, courses, sections, teachers, besides } = options;
  const { dateOrder, words, periods, notClasses } = mapping;
  return {
    ...defined({ sample, courses, sections, teachers, besides }),
    ...defined({ dateOrder, periods, notClasses }),
    ...defined({ words: words?.attendance, markWords: words?.marks }),
  };
}

type Reason = UnreadTable['reason'];

const openPage = 'Open college/import.html and say what they are.';

const reasons = {
  noHeader: {
    code: 'no-header',
    message: 'This table has no header: its first row is data. The table is not read.',
    action: openPage,
  },
  dayOrders: {
    code: 'day-orders',
    message:
      'This timetable has day orders (Day 1 to Day 6), which are not weekdays. They are not supported, so the table is not read.',
    action:
      'Write the weekdays of each class. If one weekday follows another one’s timetable, list the day as a special day.',
  },
  repeated: {
    code: 'repeated-headers',
    message: 'These headers occur more than once, so the table is not read.',
    action:
      'If two lists are side by side, put them below each other. Otherwise give each column a header of its own, or say in college/import.html what each is.',
  },
  several: {
    code: 'several-templates',
    message: 'These headers fit several kinds of table, so the table is not read.',
    action: 'Open college/import.html and choose one, or name the file after what it has.',
  },
  delta: {
    code: 'delta',
    message: 'This file has only what has changed (delta), so it is not read.',
    action: 'Export everything (bulk) from the system, and replace the file with it.',
  },
  classPattern: {
    code: 'class-pattern',
    message:
      'This list has a branch and a section, and nothing says how the two make a class. The table is not read.',
    action: 'Choose how the class is written in college/import.html.',
  },
} as const satisfies Record<string, Reason>;

const otherName = (named: readonly Template[], format: string): Reason => ({
  code: 'other-name',
  value: format,
  message: `The name of this table says ${named.map((one) => one.format).join(' or ')}, and its columns say something else. The table is not read.`,
  action: 'Open college/import.html and say what it is, or give the file another name.',
});

/** A table that is not read, and the template that it is most like. */
function unread(table: Table, reason?: Reason): UnreadTable {
  const named = namedTemplates(table, plainTemplates);
  const [first, ...rest] = plainTemplates.map((template) => fitOf(template, table));
  const rank = (fit: TemplateMatch) =>
    2 * foundIn(fit) -
    3 * fit.missing.length -
    fit.inTheWay.length +
    (named.includes(fit.template) ? 3 : 0);
  const nearest = rest.reduce(
    (best, fit) => (rank(fit) > rank(best) ? fit : best),
    first as TemplateMatch,
  );
  return {
    table,
    reason: reason ?? unknownHeaders(table, nearest),
    nearest,
    isOfPeople:
      named.length > 0
        ? named.some(listsPeople)
        : listsPeople(nearest.template) && nearest.missing.length === 0,
    isNamed: named.length > 0,
  };
}

function unknownHeaders(table: Table, { inTheWay, missing, template }: TemplateMatch): Reason {
  const open = inTheWay.length > 0 ? inTheWay.map(({ name }) => name) : table.header;
  const lacks = missing.map((group) => group.map(fieldLabel).join(' or '));
  return {
    code: 'unknown-headers',
    value: open
      .filter((name) => name !== '' && !isPrivateHeader(name))
      .slice(0, 20)
      .join(', '),
    message: 'These columns are in the way, so the table is not read.',
    ...(lacks.length > 0 && { allowed: `a ${template.format} needs ${lacks.join('; ')}` }),
    action: openPage,
  };
}

/** The problem of a table that is not read. */
export const problemOfUnread = ({ table, reason }: UnreadTable): DataProblem => ({
  ...warningOf('table', reason.code),
  place: {
    file: table.file,
    ...(table.sheet !== undefined && { sheet: table.sheet }),
    line: table.line,
  },
  ...reason,
});
