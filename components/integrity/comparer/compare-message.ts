import type { ComparedPair, Comparison, TextFile } from '../model/text';

/** A request to the worker: one comparison. */
export interface CompareRequest {
  files: readonly TextFile[];
  assignment: string;
}

/** An answer of the worker: any number of steps, then the pairs in parts, then the rest of the result. */
export type CompareAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'pairs'; pairs: readonly ComparedPair[] }
  | { kind: 'result'; rest: Omit<Comparison, 'pairs'> }
  | { kind: 'failure'; message: string };

/** So many passages arrive on a page in a few milliseconds. */
const passagesOfPart = 1000;

/** Pairs in parts, each of which can be received without a delay that a person notices. */
export function* partsOf(pairs: readonly ComparedPair[]): Generator<readonly ComparedPair[]> {
  let part: ComparedPair[] = [];
  let passages = 0;
  for (const pair of pairs) {
    part.push(pair);
    passages += pair.passages.length;
    if (passages < passagesOfPart) continue;
    yield part;
    part = [];
    passages = 0;
  }
  if (part.length > 0) yield part;
}
