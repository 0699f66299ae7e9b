import type { ReadProblem, TextPage } from '../model/text';

/** A request to the worker: one file at a time. */
export interface ReadRequest {
  name: string;
  content: Blob;
  /** Asks for pictures of the first pages of a PDF instead of its text. */
  isDrawn?: boolean;
}

/** An answer of the worker: that it begins, any number of steps, then the result. */
export type ReadAnswer =
  | { kind: 'start' }
  | { kind: 'step'; page: number; pages: number }
  | { kind: 'pages'; pages: readonly TextPage[] }
  | { kind: 'picture'; picture: ImageBitmap; page: number; pages: number }
  | { kind: 'problem'; problem: ReadProblem };

/** Is told after each page how many of how many are read. */
export type OnPage = (page: number, pages: number) => void;

/** Ends the reading of a file that has no text to compare. */
export class ReadError extends Error {
  constructor(readonly problem: ReadProblem) {
    super(problem);
  }
}
