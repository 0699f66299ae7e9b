import type { Reader } from '../fact/reader';
import type { Table } from '../source/table';
import { isNamed } from './find-format-reader';
import type { Layout } from './layout';
import { plainAttendance } from './plain-attendance';
import { plainCourses } from './plain-course';
import { plainEvents } from './plain-event';
import { plainMarks } from './plain-mark';
import { plainMeetings } from './plain-meeting';
import { plainPeople } from './plain-people';
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

/** How well a kind of table fits: how many of its columns are there, none of the required ones missing. */
interface PlainFit {
  kind: PlainKind;
  found: number;
  named: boolean;
}

function fitOf(kind: PlainKind, table: Table): PlainFit | undefined {
  const layout = plainLayouts[kind];
  const { columns, problems } = resolveColumns(layout, table, { strict: true });
  if (problems.length > 0) return undefined;
  const found = Object.values(columns).filter(Boolean).length;
  return { kind, found, named: isNamed(layout, table) };
}

/** The kind of a table whose headers leave no doubt: it has more of its columns than any other kind, or the file says so. */
export function findPlainKind(table: Table): PlainKind | undefined {
  const fits = plainKinds.flatMap((kind) => fitOf(kind, table) ?? []);
  const most = Math.max(0, ...fits.map(({ found }) => found));
  const best = fits.filter(({ found }) => found === most);
  const [only, ...others] = best.length > 1 ? best.filter(({ named }) => named) : best;
  return others.length === 0 ? only?.kind : undefined;
}

/** The reader of a table of any system whose headers are plain English. */
export function findPlainReader(table: Table, options: LayoutOptions = {}): Reader | undefined {
  const kind = findPlainKind(table);
  return kind && readerOf(plainLayouts[kind], { strict: true, ...options });
}
