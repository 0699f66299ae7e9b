import type { CompareOptions } from '../model/compare-texts';
import type { ComparedPair, Comparison, TextFile } from '../model/text';

/** What the page asks of the worker: one comparison. */
export interface CompareRequest {
  files: readonly TextFile[];
  options: CompareOptions;
}

/** What the worker answers: any number of steps, then the pairs in parts, then the rest of the result. */
export type CompareAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'pairs'; pairs: readonly ComparedPair[] }
  | { kind: 'result'; rest: Omit<Comparison, 'pairs'> }
  | { kind: 'failure'; message: string };
