import type { ResultStatus } from '../fact/fact';
import { wordKey, wordMap } from './word';

const statuses = wordMap<ResultStatus>({
  graded: 'Graded,Returned',
  exempt: 'EX,Exempt,Excused,Exempted,Waived',
  missing: 'MI,Missing,Not submitted,Absent,AB,Abs,NS,DNS,Did not submit',
  late: 'Late,LT',
  pending: 'WH,Withheld,Result withheld',
  submitted: 'Submitted,Turned in,Handed in,Needs grading',
});

/** What a word in place of a score says; undefined if it is not known. */
export const parseResultStatus = (text: string): ResultStatus | undefined =>
  text.length > 30 ? undefined : statuses.get(wordKey(text));
