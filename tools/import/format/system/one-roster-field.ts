import { daysAfter } from '@/lib/time/day';
import type { Kind } from '../../fact/fact';
import {
  defineLayout,
  fileNamed,
  key,
  list,
  text,
  type Fields,
  type Layout,
  type RowWriter,
} from '../layout';
import { isDeleted } from '../row-state';

/** How the systems that write these files differ. */
export interface OneRosterVariant {
  /** The name of the system for reports. */
  name: string;
  /** In OneRoster an end date is the day after the last one. */
  exclusiveEnd: boolean;
  /** Whether users may have a user name only. */
  namesOptional: boolean;
}

type Own<F extends Fields> = Pick<
  Layout<F>,
  'marks' | 'kinds' | 'fields' | 'columns' | 'oneOf' | 'read'
>;

/** The layout of a file of a variant. Rows have an id in `id`. */
export const fileOf = <const F extends Fields>(
  { name }: OneRosterVariant,
  file: string,
  layout: Own<F>,
): Layout =>
  defineLayout({
    format: `${name} ${file}.csv`,
    // Systems write enrollments or enrolments.
    file: fileNamed(file.replace('enroll', 'enroll?')),
    rowId: 'id' as keyof F & string,
    ...layout,
  });

/** The last day of a period, from its end date. */
export const lastDay = (end: string | undefined, { exclusiveEnd }: OneRosterVariant) =>
  end && exclusiveEnd ? daysAfter(end, -1) : end;

/** Writes nothing if a row of a delta, or of a bulk file with states, says that it is deleted. */
export function isRemoved(
  row: RowWriter,
  kind: Kind,
  rowId: string | undefined,
  state: string | undefined,
): boolean {
  if (!isDeleted(state)) return false;
  if (row.delta && rowId) row.remove(kind, rowId);
  return true;
}

export const sourcedId = key('sourcedId', 'sourceId', 'sourcedGuid');
export const state = text('status');
export const termIds = list('termSourcedIds', 'termSourcedId', 'sessionSourcedIds');
