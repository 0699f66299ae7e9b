import type { ReadProblem, TextPage } from '../model/text';

/** What the page asks of the worker: one file at a time. */
export interface ReadRequest {
  name: string;
  content: Blob;
}

/** What the worker answers: that it begins, any number of steps, then the result. */
export type ReadAnswer =
  | { kind: 'start' }
  | { kind: 'step'; page: number; pages: number }
  | { kind: 'pages'; pages: readonly TextPage[]; ways?: readonly string[] }
  | { kind: 'problem'; problem: ReadProblem };

/** Is told by which way text was found, such as "Word document"; of a PDF after each page. */
export type OnWay = (way: string) => void;

/** Is told after each page how many of how many are read. */
export type OnPage = (page: number, pages: number) => void;
