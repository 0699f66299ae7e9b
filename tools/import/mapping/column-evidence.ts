import type { ValueType } from '../template/template';
import { arePrivate } from '../template/private-header';
import type { Row } from '../source/table';
import { parseDay } from '../value/day';
import { isNothing } from '../value/nothing';
import { parseNumber, parseScore } from '../value/number';
import { parseRole } from '../value/role';
import { isUnmarked, parseStatus } from '../value/status';
import { parseClassTimes, parseTime } from '../value/time';
import { parseWeekdays } from '../value/weekday';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isDay = (text: string) =>
  (parseDay(text, 'day-first') ?? parseDay(text, 'month-first')) !== undefined;

/** Whether a text is a value of a type; types that any text has are left out. */
const tests: Partial<Record<ValueType, (text: string) => boolean>> = {
  day: isDay,
  time: (text) => parseTime(text) !== undefined,
  timeRange: (text) => parseClassTimes(text) !== undefined,
  weekdays: (text) => parseWeekdays(text) !== undefined,
  number: (text) => parseNumber(text) !== undefined,
  score: (text) => parseScore(text) !== undefined,
  status: (text) => isUnmarked(text) || parseStatus(text) !== undefined,
  role: (text) => parseRole(text) !== undefined,
};

/** What the values of a column are, from a sample of rows. */
export class ColumnEvidence {
  /** Whether the values look like telephone numbers, sex, race or caste. */
  readonly isPrivate: boolean;
  /** Up to three different values, for the question; none if they are private. */
  readonly samples: readonly string[];
  private readonly values: readonly string[];

  constructor(rows: readonly Row[], index: number) {
    const cells = rows.map(({ cells: row }) => row[index] ?? '');
    this.values = cells.filter((text) => !isNothing(text));
    this.isPrivate = arePrivate(this.values);
    this.samples = this.isPrivate ? [] : [...new Set(this.values)].slice(0, 3).map(shortened);
  }

  get empty(): boolean {
    return this.values.length === 0;
  }

  private share(test: (text: string) => boolean): number {
    return this.empty ? 0 : this.values.filter(test).length / this.values.length;
  }

  get emails(): boolean {
    return this.share((text) => email.test(text)) > 0.8;
  }

  /** Values that differ in each row, without blanks inside, with a digit: probably ids, unless they only count the rows. */
  get ids(): boolean {
    if (this.values.every((text, index) => Number(text) === index + 1)) return false;
    const distinct = new Set(this.values).size;
    const shaped = this.share((text) => /^\S*\d\S*$/.test(text) && !isDay(text));
    return this.values.length > 1 && distinct > this.values.length * 0.9 && shaped > 0.9;
  }

  /** Yes or no, true or false. */
  get isAnswer(): boolean {
    return this.share((text) => /^(?:true|false|yes|no|y|n|0|1)$/i.test(text)) > 0.8;
  }

  /** Numbers with a fraction, which are no ids. */
  get decimals(): boolean {
    return this.share((text) => /^\d+[.,]\d+$/.test(text)) > 0.4 && this.numbers;
  }

  get numbers(): boolean {
    return this.share((text) => parseNumber(text) !== undefined) > 0.8;
  }

  /** Two or more words without digits: probably names of people. */
  get names(): boolean {
    return this.share((text) => /^[^\d@]+[\s,][^\d@]+$/u.test(text) && text.length < 50) > 0.8;
  }

  /** Whether the column has values, and not every text is a value of the type. */
  isStrict(type: ValueType): boolean {
    return tests[type] !== undefined && !this.empty;
  }

  /** The share of values that are of a type; 1 for types that any text has, and for an empty column. */
  fit(type: ValueType): number {
    const test = tests[type];
    return !test || this.empty ? 1 : this.share(test);
  }
}

const longest = 40;

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
