import type { ComparedPair } from '../model/text';

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
