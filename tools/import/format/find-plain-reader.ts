import type { Reader } from '../fact/reader';
import type { Column, Table } from '../source/table';
import { isNamed } from './find-format-reader';
import { findColumns } from './header';
import type { Layout } from './layout';
import { plainAttendance } from './plain-attendance';
import { plainCourses } from './plain-course';
import { plainEvents } from './plain-event';
import { plainMarks } from './plain-mark';
import { plainMeetings } from './plain-meeting';
import { studentId, teacherId, type Names } from './plain-names';
import { plainPeople } from './plain-people';
import { isPrivateHeader } from './private-header';
import { readerOf, type LayoutOptions } from './read-layout';
import { resolveColumns } from './resolve-columns';

/** The tables that a mapping can describe, by the name of their kind. */
export const plainLayouts = {
  ...plainPeople,
  ...plainCourses,
  ...plainMeetings,
  ...plainMarks,
  ...plainAttendance,
  ...plainEvents,
} as const satisfies Record<string, Layout>;

export type PlainKind = keyof typeof plainLayouts;

export const plainKinds = Object.keys(plainLayouts) as PlainKind[];

/** How well a kind of table fits. */
interface PlainFit {
  kind: PlainKind;
  /** How many of its columns are there. */
  found: number;
  named: boolean;
}

/** A table of people is certain only if a column or the file says that it is of students or of teachers. */
const ownIds: Partial<Record<PlainKind, Names>> = { student: studentId, teacher: teacherId };

function isCertain(kind: PlainKind, column: Column | undefined, named: boolean): boolean {
  const own = ownIds[kind];
  return !own || named || findColumns([column?.name ?? ''], own.headers).length > 0;
}

function fitOf(kind: PlainKind, table: Table): PlainFit | undefined {
  const layout = plainLayouts[kind];
  const { columns, problems } = resolveColumns(layout, table, { strict: true });
  const named = isNamed(layout, table);
  if (problems.length > 0 || !isCertain(kind, columns['id'], named)) return undefined;
  return { kind, found: Object.values(columns).filter(Boolean).length, named };
}

/** A kind of table whose headers leave no doubt. */
export interface PlainFormat {
  kind: PlainKind;
  /** The share of the columns that it reads. */
  share: number;
}

/** The kind of a table that has more of its columns than of any other kind's, or that the file is named after. */
export function findPlainFormat(table: Table): PlainFormat | undefined {
  const fits = plainKinds.flatMap((kind) => fitOf(kind, table) ?? []);
  const most = Math.max(0, ...fits.map(({ found }) => found));
  const best = fits.filter(({ found }) => found === most);
  const [only, ...others] = best.length > 1 ? best.filter(({ named }) => named) : best;
  if (!only || others.length > 0) return undefined;
  const open = table.header.filter((name) => name !== '' && !isPrivateHeader(name));
  return { kind: only.kind, share: most / open.length };
}

/** The reader of a table of any system whose headers are plain English. */
export function findPlainReader(table: Table, options: LayoutOptions = {}): Reader | undefined {
  const format = findPlainFormat(table);
  return format && plainReader(format.kind, options);
}

/** The reader of tables of a kind. */
export function plainReader(kind: PlainKind, options: LayoutOptions = {}): Reader {
  return readerOf(plainLayouts[kind], { strict: true, ...options });
}
