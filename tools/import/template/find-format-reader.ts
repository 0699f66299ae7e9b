import type { Reader } from '../fact/reader';
import type { Table } from '../source/table';
import { canvasTemplates } from './system/canvas';
import { fetTimetable } from './system/fet';
import { headerKey } from './header';
import type { Template } from './template';
import { isDelta, type Manifest } from './manifest';
import { googleUsers } from './system/google';
import { microsoftUsers } from './system/microsoft';
import { isMoodle, moodleTemplates } from './system/moodle';
import { openEduCatTemplates } from './system/openeducat';
import { isOneRoster, oneRosterTemplates, oneRosterVersion } from './system/one-roster';
import { readerOf, type TemplateOptions } from './read-template';
import { resolveColumns } from './resolve-columns';
import { findUnreadReader } from './unread';

export interface FormatOptions extends Pick<
  TemplateOptions,
  'dateOrder' | 'words' | 'periods' | 'notes'
> {
  /** The manifest of the table's folder or zip file. */
  manifest?: Manifest;
}

/** How well a template fits a table. */
interface Match {
  template: Template;
  /** Whether the name of the file is the template's. */
  named: boolean;
  /** How many required columns are missing. */
  missing: number;
  /** How many columns it reads. */
  found: number;
}

const otherTemplates: readonly Template[] = [
  googleUsers,
  fetTimetable,
  ...openEduCatTemplates,
  microsoftUsers,
];

/** The templates of systems whose headers tell which system it is. */
function templatesFor(table: Table): readonly Template[] {
  return [
    ...(isOneRoster(table) ? oneRosterTemplates : []),
    ...canvasTemplates,
    ...(isMoodle(table) ? moodleTemplates.map((templateOf) => templateOf(table)) : []),
    ...otherTemplates,
  ];
}

/** The templates of all systems, for the names of their columns. */
export const systemTemplates: readonly Template[] = [
  ...oneRosterTemplates,
  ...canvasTemplates,
  ...moodleTemplates.map((templateOf) => templateOf({ header: [] })),
  ...otherTemplates,
];

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** Whether the file or the sheet has the template's name. */
export const isNamed = ({ file }: Template, table: Table): boolean =>
  file !== undefined && (file.test(baseName(table.file)) || file.test(table.sheet ?? ''));

function hasMarks(template: Template, keys: ReadonlySet<string>): boolean {
  if (template.without?.some((name) => keys.has(headerKey(name)))) return false;
  return (template.marks ?? []).every((mark) =>
    mark.split('|').some((name) => keys.has(headerKey(name))),
  );
}

function fitOf(template: Template, table: Table): Match {
  const { columns, missing } = resolveColumns(template, table);
  return {
    template,
    named: isNamed(template, table),
    missing: missing.length,
    found: Object.values(columns).filter(Boolean).length,
  };
}

/**
 * Whether a table is of the template. A file with the template's name and most of its columns is, so that a missing column
 * can be named.
 */
function fits({ template, named, missing, found }: Match, keys: ReadonlySet<string>): boolean {
  if (template.fileNeeded && !named) return false;
  if (missing === 0) return hasMarks(template, keys);
  return named && missing <= 2 && found >= 3 && hasMostMarks(template, keys);
}

/** A column "ID" is in tables of all systems, so it says nothing. */
function hasMostMarks({ marks = [] }: Template, keys: ReadonlySet<string>): boolean {
  const found = marks.filter((mark) =>
    mark.split('|').some((name) => headerKey(name) !== 'id' && keys.has(headerKey(name))),
  );
  return found.length * 2 >= marks.length;
}

const better = (one: Match, other: Match) =>
  one.missing - other.missing || Number(other.named) - Number(one.named) || other.found - one.found;

/** The template of a table of a known system, or undefined. */
function findFormat(table: Table): Template | undefined {
  const keys = new Set(table.header.map(headerKey));
  const [best] = templatesFor(table)
    .map((template) => fitOf(template, table))
    .filter((fit) => fits(fit, keys))
    .sort(better);
  return best?.template;
}

function formatName(template: Template, table: Table, manifest: Manifest | undefined): string {
  const version = oneRosterTemplates.includes(template) ? oneRosterVersion(table, manifest) : '';
  return version ? template.format.replace('OneRoster', `OneRoster ${version}`) : template.format;
}

/**
 * The reader of a table of a known system, such as OneRoster, Canvas or Moodle, recognised by its headers and the name of
 * its file.
 */
export function findFormatReader(table: Table, options: FormatOptions = {}): Reader | undefined {
  const unread = findUnreadReader(table);
  if (unread) return unread;
  const template = findFormat(table);
  if (!template) return undefined;
  const { manifest, ...rest } = options;
  const delta = oneRosterTemplates.includes(template) && isDelta(table, manifest);
  return readerOf(template, { ...rest, delta, format: formatName(template, table, manifest) });
}
