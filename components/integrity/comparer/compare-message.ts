import type { CompareOptions } from '../model/compare-texts';
import type { ComparedPair, Comparison, TextFile } from '../model/text';

/** A request to the worker: one comparison. */
export interface CompareRequest {
  files: readonly TextFile[];
  options: CompareOptions;
}

/** An answer of the worker: any number of steps, then the pairs in parts, then the rest of the result. */
export type CompareAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'pairs'; pairs: readonly ComparedPair[] }
  | { kind: 'result'; rest: Omit<Comparison, 'pairs'> }
  | { kind: 'failure'; message: string };
