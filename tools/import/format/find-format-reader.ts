import type { Reader } from '../fact/reader';
import type { Table } from '../source/table';
import { canvasLayouts } from './system/canvas';
import { fetTimetable } from './system/fet';
import { headerKey } from './header';
import type { Layout } from './layout';
import { isDelta, type Manifest } from './manifest';
import { googleUsers } from './system/google';
import { microsoftUsers } from './system/microsoft';
import { isMoodle, moodleLayouts } from './system/moodle';
import { openEduCatLayouts } from './system/openeducat';
import { isOneRoster, oneRosterLayouts, oneRosterVersion } from './system/one-roster';
import { readerOf, type LayoutOptions } from './read-layout';
import { resolveColumns } from './resolve-columns';
import { findUnreadReader } from './unread';

export interface FormatOptions extends Pick<
  LayoutOptions,
  'dateOrder' | 'words' | 'periods' | 'notes'
> {
  /** The manifest of the table's folder or zip file. */
  manifest?: Manifest;
}

/** How well a layout fits a table. */
interface Match {
  layout: Layout;
  /** Whether the name of the file is the layout's. */
  named: boolean;
  /** How many required columns are missing. */
  missing: number;
  /** How many columns it reads. */
  found: number;
}

const otherLayouts: readonly Layout[] = [
  googleUsers,
  fetTimetable,
  ...openEduCatLayouts,
  microsoftUsers,
];

/** The layouts of systems whose headers tell which system it is. */
function layoutsFor(table: Table): readonly Layout[] {
  return [
    ...(isOneRoster(table) ? oneRosterLayouts : []),
    ...canvasLayouts,
    ...(isMoodle(table) ? moodleLayouts.map((layoutOf) => layoutOf(table)) : []),
    ...otherLayouts,
  ];
}

/** The layouts of all systems, for the names of their columns. */
export const systemLayouts: readonly Layout[] = [
  ...oneRosterLayouts,
  ...canvasLayouts,
  ...moodleLayouts.map((layoutOf) => layoutOf({ header: [] })),
  ...otherLayouts,
];

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** Whether the file or the sheet has the layout's name. */
export const isNamed = ({ file }: Layout, table: Table): boolean =>
  file !== undefined && (file.test(baseName(table.file)) || file.test(table.sheet ?? ''));

function hasMarks(layout: Layout, keys: ReadonlySet<string>): boolean {
  if (layout.without?.some((name) => keys.has(headerKey(name)))) return false;
  return (layout.marks ?? []).every((mark) =>
    mark.split('|').some((name) => keys.has(headerKey(name))),
  );
}

function fitOf(layout: Layout, table: Table): Match {
  const { columns, missing } = resolveColumns(layout, table);
  return {
    layout,
    named: isNamed(layout, table),
    missing: missing.length,
    found: Object.values(columns).filter(Boolean).length,
  };
}

/**
 * Whether a table is of the layout. A file with the layout's name and most of its columns is, so that a missing column
 * can be named.
 */
function fits({ layout, named, missing, found }: Match, keys: ReadonlySet<string>): boolean {
  if (layout.fileNeeded && !named) return false;
  if (missing === 0) return hasMarks(layout, keys);
  return named && missing <= 2 && found >= 3 && hasMostMarks(layout, keys);
}

/** A column "ID" is in tables of all systems, so it says nothing. */
function hasMostMarks({ marks = [] }: Layout, keys: ReadonlySet<string>): boolean {
  const found = marks.filter((mark) =>
    mark.split('|').some((name) => headerKey(name) !== 'id' && keys.has(headerKey(name))),
  );
  return found.length * 2 >= marks.length;
}

const better = (one: Match, other: Match) =>
  one.missing - other.missing || Number(other.named) - Number(one.named) || other.found - one.found;

/** The layout of a table of a known system, or undefined. */
function findFormat(table: Table): Layout | undefined {
  const keys = new Set(table.header.map(headerKey));
  const [best] = layoutsFor(table)
    .map((layout) => fitOf(layout, table))
    .filter((fit) => fits(fit, keys))
    .sort(better);
  return best?.layout;
}

function formatName(layout: Layout, table: Table, manifest: Manifest | undefined): string {
  const version = oneRosterLayouts.includes(layout) ? oneRosterVersion(table, manifest) : '';
  return version ? layout.format.replace('OneRoster', `OneRoster ${version}`) : layout.format;
}

/**
 * The reader of a table of a known system, such as OneRoster, Canvas or Moodle, recognised by its headers and the name of
 * its file.
 */
export function findFormatReader(table: Table, options: FormatOptions = {}): Reader | undefined {
  const unread = findUnreadReader(table);
  if (unread) return unread;
  const layout = findFormat(table);
  if (!layout) return undefined;
  const { manifest, ...rest } = options;
  const delta = oneRosterLayouts.includes(layout) && isDelta(table, manifest);
  return readerOf(layout, { ...rest, delta, format: formatName(layout, table, manifest) });
}
