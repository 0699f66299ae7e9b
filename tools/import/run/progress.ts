/** Shows what an import does. */
export interface ImportProgress {
  /** Reading a file: bytes done of all bytes, and rows so far. */
  file(name: string, done: number, all: number, rows: number): void;
  /** Another step: records made or written. */
  step(name: 'records' | 'writing', done: number, all: number): void;
}
