import type { DataProblem } from '../problem/data-problem';
import type {
  AttendanceStatus,
  Facts,
  Kind,
  PersonRole,
  ResultStatus,
  Weekday,
} from '../fact/fact';
import type { Table } from '../source/table';
import type { Score } from '../value/number';

/** The values of cells by their type. */
export interface ValueTypes {
  /** An id or a reference, verbatim. */
  id: string;
  /** The id that the row is about: nothing else has it. */
  key: string;
  text: string;
  day: string;
  /** One day, or the first and the last of several. */
  days: { start: string; end: string };
  time: string;
  timeRange: { start: string; end: string };
  weekdays: Weekday[];
  number: number;
  /** A word in place of a score says why there is none. */
  score: Score | ResultStatus;
  status: AttendanceStatus;
  role: PersonRole | 'other';
  list: string[];
  /** Names of people, as in "Nair, Asha; Rao, Vikram". */
  people: string[];
  boolean: boolean;
}

export type ValueType = keyof ValueTypes;

/** A column of a template. */
export interface TemplateField {
  type: ValueType;
  /** The names that the column has in its system, the preferred one first. */
  headers: readonly string[];
  /** Other names that are proposed, but never taken without asking. */
  synonyms?: readonly string[];
  /** The field with the start of the time that ends here: the two tell together which half of the day is meant. */
  after?: string;
  /** The column must be there, and a row without a value in it is left out. */
  required?: boolean;
  /** The value is compared with what the row says otherwise, and never imported. */
  check?: boolean;
}

export type Fields = Readonly<Record<string, TemplateField>>;

type Value<F extends TemplateField> = F['required'] extends true
  ? ValueTypes[F['type']]
  : ValueTypes[F['type']] | undefined;

/** The values of a row. The object is used again for the next row. */
export type RowValues<F extends Fields> = { readonly [N in keyof F]: Value<F[N]> };

export type RowProblem = Pick<
  DataProblem,
  'code' | 'message' | 'value' | 'allowed' | 'nearest' | 'action'
>;

/** Takes what a template reads from a row. */
export interface RowWriter {
  /** Adds a fact of the row. */
  add<K extends Kind>(kind: K, fact: Facts[K], field?: string): void;
  /** Adds a fact that many rows repeat, for example the course of a section, once per id. */
  imply<K extends Kind>(kind: K, id: string, fact: Facts[K]): void;
  /** Says what is wrong with the row; the rest of it is used. */
  problem(field: string, problem: RowProblem): void;
  /** Compares a figure of the file with the one that the row has otherwise; many differences are one warning. */
  compare(field: string, said: number | undefined, computed: number | undefined): void;
  /** Returns when an hour or a session such as FN is: by its own text or by the mapping. Says so if it is not known. */
  timesOf(field: string, hour: string): ValueTypes['timeRange'] | undefined;
  /** The class of the row by the pattern of the mapping, from these parts, the rows above and the sheet; undefined without a pattern. */
  classOf(parts: Readonly<Record<string, string | undefined>>): string | undefined;
  /** The column that a field is read from. */
  headerOf(field: string): string | undefined;
  /** The table, for what its name and the rows above say. */
  readonly table: Table;
}

/** The shape of a table. */
interface Shape<F extends Fields> {
  /** The name in the mapping, for tables that are of no system. */
  id?: string;
  /** The name for reports, for example "OneRoster users.csv". */
  format: string;
  /** Names of files or sheets that mean such a table. */
  words?: readonly string[];
  /** Headers that such a table may have besides, and that are not read. */
  ignore?: readonly string[];
  /** Other headers that are not read, for example those of a system that end with a number. */
  ignorePattern?: RegExp;
  /** Templates that count if a table fits them as well. */
  after?: readonly string[];
  /** The name of the file of a system, which tells two of its tables with the same headers apart. */
  file?: RegExp;
  /** Headers that every table of this template has; "SIS ID|ID" means one of the two. */
  marks?: readonly string[];
  fields: F;
  /** Groups of fields: of each group, the table must have one, and each row must have a value in one. */
  oneOf?: readonly (readonly (keyof F & string)[])[];
  /** Fields that a row may lack all together, the words that say so, and the note about it. */
  optional?: { fields: readonly (keyof F & string)[]; words: RegExp; note: RowProblem };
  /** For a kind whose facts name their fields differently from this template: field of the fact to field of the template. */
  columns?: Partial<Record<Kind, Readonly<Record<string, keyof F & string>>>>;
  /** Fields that rows above the header may have in place of a column, as in "Section: CSE-A". */
  above?: Partial<Record<'section' | 'course', keyof F & string>>;
}

/** The shape of a table, and what its rows say. */
export interface Template<F extends Fields = Fields> extends Shape<F> {
  kinds: readonly Kind[];
  /** Writes what the row says. Not called for a row that lacks a required value. */
  read(values: RowValues<F>, row: RowWriter): void;
}

/** The shape of a table with one fact in each row. */
export interface FactTemplate<K extends Kind, F extends Fields> extends Shape<F> {
  /** The kinds of facts that rows mention besides, for example the course of each section. */
  besides?: readonly Kind[];
  /** Returns what the row says; nothing if it is left out. Not called for a row that lacks a required value. */
  fact(values: RowValues<F>, row: RowWriter): Facts[K] | false | void;
}

/** Checks the types of a template. */
export const defineTemplate = <const F extends Fields>(template: Template<F>): Template =>
  template as unknown as Template;

/** A template of a table with one fact in each row. */
export const defineFact = <K extends Kind, const F extends Fields>(
  kind: K,
  { besides = [], fact, ...shape }: FactTemplate<K, F>,
): Template =>
  defineTemplate<F>({
    ...(shape as Shape<F>),
    kinds: [kind, ...besides],
    read(values, row) {
      const said = fact(values, row);
      if (said) row.add(kind, said);
    },
  });

const typed =
  <T extends ValueType>(type: T) =>
  (...headers: string[]) => ({ type, headers });

export const id = typed('id');
export const key = typed('key');
export const text = typed('text');
export const day = typed('day');
export const weekdays = typed('weekdays');
export const number = typed('number');
export const status = typed('status');
export const role = typed('role');
export const list = typed('list');
export const boolean = typed('boolean');

/** Headers that a list separates by commas. */
export const headerList = (list: string): readonly string[] => list.split(/,\s*/);

/** Headers of a system that the portal does not read, separated by blanks. */
export const documented = (headers: string): readonly string[] =>
  headers.split(/\s+/).filter(Boolean);

/** The name of a file that has a word, as in "2026_users (1).csv". */
export const fileNamed = (words: string): RegExp =>
  new RegExp(`(?:^|[^a-z])(?:${words})(?![a-z])`, 'i');

/** A column that must be there. */
export function required<F extends TemplateField>(field: F): F & { required: true } {
  return { ...field, required: true };
}
