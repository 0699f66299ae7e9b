import type { Reader } from '../../fact/reader';
import type { Table } from '../../source/table';
import { isNamed } from '../find-format-reader';
import { findColumns, headerKey } from '../header';
import type { Template } from '../template';
import { plainActivities } from './activity';
import { plainAttendance } from './attendance';
import { plainCourses } from './course';
import { plainEvents } from './event';
import { plainMarks } from './mark';
import { plainMeetings } from './meeting';
import { studentId, teacherId, type Names } from './header-name';
import { plainPeople } from './people';
import { plainProgress } from './progress';
import { plainResults } from './result';
import { plainSchedules } from './schedule';
import { isPrivateHeader } from '../private-header';
import { readerOf, type TemplateOptions } from '../read-template';
import { resolveColumns, type Columns } from '../resolve-columns';

/** The tables that a mapping can describe, by the name of their kind. */
export const plainTemplates = {
  ...plainPeople,
  ...plainCourses,
  ...plainMeetings,
  ...plainMarks,
  ...plainAttendance,
  ...plainActivities,
  ...plainEvents,
  ...plainSchedules,
  ...plainResults,
  ...plainProgress,
} as const satisfies Record<string, Template>;

export type PlainKind = keyof typeof plainTemplates;

export const plainKinds = Object.keys(plainTemplates) as PlainKind[];

/** How well a kind of table fits. */
interface PlainFit {
  kind: PlainKind;
  /** How many of its columns are there. */
  found: number;
  named: boolean;
}

/** A table of people is certain only if a column or the file says that it is of students or of teachers. */
const ownIds: Partial<Record<PlainKind, Names>> = { student: studentId, teacher: teacherId };
/** Headers that many kinds of tables have: a table with no others is certain only if the file is named after its kind. */
const vague = new Set(
  'id,name,fullname,email,emailaddress,code,title,date,status,type,description,username,userid,firstname,lastname'.split(
    ',',
  ),
);
/** Of a table that is not of people, at least this share of the columns is read. */
const leastShare = 0.5;

function isCertain(kind: PlainKind, columns: Columns, named: boolean): boolean {
  if (named) return true;
  // The name may be that of a person.
  if (kind === 'event' && headerKey(columns['title']?.name ?? '') === 'name') return false;
  const own = ownIds[kind];
  if (own) return findColumns([columns['id']?.name ?? ''], own.headers).length > 0;
  return Object.values(columns).some((column) => column && !vague.has(headerKey(column.name)));
}

function fitOf(kind: PlainKind, table: Table): PlainFit | undefined {
  const template: Template = plainTemplates[kind];
  if (isOfAnother(template, table)) return undefined;
  const { columns, repeated, missing } = resolveColumns(template, table, { strict: true });
  const named = isNamed(template, table);
  if (repeated.length + missing.length > 0 || !isCertain(kind, columns, named)) return undefined;
  return { kind, found: Object.values(columns).filter(Boolean).length, named };
}

/** Whether a table has a header that no table of the template has. */
export const isOfAnother = ({ without = [] }: Template, { header }: Table) =>
  findColumns(header, without).length > 0;

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
  const share = most / open.length;
  return isDoubtful(only, share, table) ? undefined : { kind: only.kind, share };
}

/** Whether a kind of table lists people. */
export const isOfPeople = (kind: PlainKind) => kind in ownIds || kind === 'person';

/** Whether much of the table is left over, or the file is named after another kind of table. */
function isDoubtful({ kind, named }: PlainFit, share: number, table: Table): boolean {
  if (share < leastShare) return !(kind in ownIds);
  const other = plainKinds.some((name) => isNamed(plainTemplates[name], table));
  return !named && other && share < 1;
}

/** The reader of tables of a kind. */
export const plainReader = (kind: PlainKind, options: TemplateOptions = {}): Reader =>
  readerOf(plainTemplates[kind], { strict: true, ...options });
