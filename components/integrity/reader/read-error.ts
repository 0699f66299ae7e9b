import type { ReadProblem } from '../model/text';

/** Ends the reading of a file that has no text to compare. */
export class ReadError extends Error {
  constructor(readonly problem: ReadProblem) {
    super(problem);
  }
}
