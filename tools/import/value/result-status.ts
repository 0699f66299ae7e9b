import type { ResultStatus } from '../fact/fact';
import { wordKey, wordMap } from './word';

/** The words of a college in place of marks, for example `{ "WD": "exempt" }`. They come before the usual words. */
export type MarkWords = Readonly<Record<string, ResultStatus>>;

const statuses = wordMap<ResultStatus>({
  graded: 'Graded,Returned',
  exempt: 'EX,Exempt,Excused,Exempted,Waived,ML,Medical leave',
  missing:
    'A,UA,AB,Abs,AA,Absent,MI,Missing,Not submitted,NS,DNS,Did not submit,Not attended,Unauthorised absence',
  late: 'Late,LT',
  pending: 'WH,Withheld,Result withheld',
  submitted: 'Submitted,Turned in,Handed in,Needs grading',
});

/** Reads a word in place of a score; undefined if it is not known. */
export function parseResultStatus(text: string, words?: MarkWords): ResultStatus | undefined {
  if (text.length > 30) return undefined;
  const key = wordKey(text);
  for (const [word, status] of Object.entries(words ?? {}))
    if (wordKey(word) === key) return status;
  return statuses.get(key);
}
