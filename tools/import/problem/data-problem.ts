import type { Column, TableName } from '../source/table';

/**
 * The effect of a problem on the import. An `error` stops it, and nothing is written. With a `warning` the row or value is
 * left out and the import goes on; a clash of the timetable is a warning too, but leaves nothing out. A `note` changes
 * nothing.
 */
export type Severity = 'error' | 'warning' | 'note';

/** The order of problems in a report: those that cause others come first. */
export const stages = [
  'file',
  'table',
  'column',
  'value',
  'course',
  'person',
  'section',
  'reference',
  'record',
] as const;

type Stage = (typeof stages)[number];

/** Where in the files a problem is. */
export interface Place extends TableName {
  line?: number;
  column?: Column;
}

/** A problem in the files of a college, for a registrar who has never programmed. */
export interface DataProblem {
  severity: Severity;
  stage: Stage;
  /** The kind of problem, in kebab case, for example unknown-section. Problems of a kind are counted together. */
  code: string;
  place: Place;
  /** The value found. Never a password or another value that is not imported. */
  value?: string;
  /** Tells causes of one kind apart, for example the grade that is not known: each is a line of the report with its count. */
  cause?: string;
  /** The error, in one sentence that fits every problem of its kind, so without the value. */
  message: string;
  /** The allowed value, for example "a day such as 2026-08-24". */
  allowed?: string;
  /** The known header, id or word that is most like the value. */
  nearest?: string;
  /** The remedy, in one sentence, if it is not clear from the message. */
  action?: string;
}

/** Takes the problems as they are found. */
export type Report = (problem: DataProblem) => void;

const kindOf = (severity: Severity) => (stage: Stage, code: string) => ({ severity, stage, code });

/** Makes problems of a kind, for the fields that every problem has. */
export const errorOf = kindOf('error');
export const warningOf = kindOf('warning');
export const noteOf = kindOf('note');
