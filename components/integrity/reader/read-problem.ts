import type { ReadFault } from '../model/text';

/** Ends the reading of a file that has no text to compare. */
export class ReadProblem extends Error {
  constructor(readonly fault: ReadFault) {
    super(fault);
  }
}
