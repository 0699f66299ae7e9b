import { daysAfter } from '@/lib/time/day';
import type { Kind } from '../../fact/fact';
import {
  defineFact,
  documented,
  fileNamed,
  key,
  list,
  text,
  type FactTemplate,
  type Fields,
  type Template,
} from '../template';
import { isDeleted } from '../row-state';

type Own<K extends Kind, F extends Fields> = Pick<
  FactTemplate<K, F>,
  'marks' | 'besides' | 'fields' | 'columns' | 'oneOf' | 'fact'
> & {
  /** The other headers that the specification has, separated by blanks. */
  others: string;
  /** True if a row that says that it is deleted still says who has left. */
  saysWhoLeft?: true;
};

/** The template of a file. Rows have in `state` whether they are deleted. */
export const fileOf = <K extends Kind, const F extends Fields>(
  file: string,
  kind: K,
  { fact, saysWhoLeft, others, marks = [], ...template }: Own<K, F>,
): Template =>
  defineFact<K, F>(kind, {
    format: `OneRoster ${file}.csv`,
    // Systems write enrollments or enrolments.
    file: fileNamed(file.replace('enroll', 'enroll?')),
    marks: [...marks, 'dateLastModified|dataLastModified'],
    ignore: documented(`sourcedId status dateLastModified dataLastModified ${others}`),
    ignorePattern: /^metadata\./i,
    ...template,
    fact(values, row) {
      const { state: word } = values as { state?: string };
      if (!isDeleted(word) || saysWhoLeft) return fact(values, row);
    },
  });

/** The last day of a period: the end date is the day after it. */
export const lastDay = (end: string | undefined) => end && daysAfter(end, -1);

export const sourcedId = key('sourcedId', 'sourceId', 'sourcedGuid');
export const state = text('status');
export const termIds = list('termSourcedIds', 'termSourcedId', 'sessionSourcedIds');
