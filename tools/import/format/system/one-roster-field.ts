import { daysAfter } from '@/lib/time/day';
import type { Kind } from '../../fact/fact';
import {
  defineFact,
  fileNamed,
  key,
  list,
  text,
  type FactLayout,
  type Fields,
  type Layout,
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

type Own<K extends Kind, F extends Fields> = Pick<
  FactLayout<K, F>,
  'marks' | 'besides' | 'fields' | 'columns' | 'oneOf' | 'fact'
> & {
  /** Whether a row that says that it is deleted still says who has left; in a delta it never does. */
  saysWhoLeft?: true;
};

/** The layout of a file of a variant. Rows have an id in `id`, and in `state` whether they are deleted. */
export const fileOf = <K extends Kind, const F extends Fields>(
  { name }: OneRosterVariant,
  file: string,
  kind: K,
  { fact, saysWhoLeft, ...layout }: Own<K, F>,
): Layout =>
  defineFact<K, F>(kind, {
    format: `${name} ${file}.csv`,
    // Systems write enrollments or enrolments.
    file: fileNamed(file.replace('enroll', 'enroll?')),
    rowId: 'id' as keyof F & string,
    ...layout,
    fact(values, row) {
      const { id, state: word } = values as { id?: string; state?: string };
      if (!isDeleted(word)) return fact(values, row);
      if (row.delta && id) row.remove(kind, id);
      else if (saysWhoLeft) return fact(values, row);
    },
  });

/** The last day of a period, from its end date. */
export const lastDay = (end: string | undefined, { exclusiveEnd }: OneRosterVariant) =>
  end && exclusiveEnd ? daysAfter(end, -1) : end;

export const sourcedId = key('sourcedId', 'sourceId', 'sourcedGuid');
export const state = text('status');
export const termIds = list('termSourcedIds', 'termSourcedId', 'sessionSourcedIds');
