import type { Column, Row } from '../source/table';
import { parseNumber } from '../value/number';
import { createStatusParser, type AttendanceWord, type StatusWords } from '../value/status';
import type { Count } from './count-column';
import type { SeriesRun } from './series-run';

/** A figure of a file that can be computed again. */
export interface CheckColumn {
  column: Column;
  count: Count;
}

/** The classes of a row by their words; on-duty and medical leave apart, because colleges count them differently. */
export type Tally = Record<'present' | 'absent' | 'late' | 'excused' | 'OD' | 'ML', number>;

export const noTally = (): Tally => ({ present: 0, absent: 0, late: 0, excused: 0, OD: 0, ML: 0 });

const meanings: readonly AttendanceWord[] = ['present', 'absent', 'excused', 'none'];

/** The meanings of on-duty and medical leave. */
type Reading = Record<'OD' | 'ML', AttendanceWord>;

const readings: readonly Reading[] = meanings.flatMap((OD) => meanings.map((ML) => ({ OD, ML })));

/** So many rows may differ without a word: a slip, or a figure that was rounded otherwise. */
const fewRows = 2;

/** Compares the totals and percentages of a file with its own cells, and says which meaning of leave would agree. */
export class AttendanceCheck {
  private readonly differing = readings.map(() => 0);
  private readonly own: Reading;
  private rows = 0;
  private first: { row: Row; column: Column } | undefined;

  constructor(
    private readonly columns: readonly CheckColumn[],
    words: StatusWords | undefined,
  ) {
    const parse = createStatusParser(words);
    this.own = { OD: parse('OD') ?? 'excused', ML: parse('ML') ?? 'excused' };
  }

  compare(row: Row, tally: Tally): void {
    const [only] = this.columns;
    if (!only) return;
    this.rows += 1;
    readings.forEach((reading, index) => {
      const wrong = this.columns.find((one) => !agrees(one, row, countsOf(tally, reading)));
      if (!wrong) return;
      this.differing[index] = (this.differing[index] ?? 0) + 1;
      if (isSame(reading, this.own)) this.first ??= { row, column: wrong.column };
    });
  }

  finish(run: SeriesRun): void {
    const own = this.differing[readings.findIndex((one) => isSame(one, this.own))] ?? 0;
    if (own <= fewRows || !this.first) return;
    const better = readings
      .map((reading, index) => ({ reading, differ: this.differing[index] ?? 0 }))
      .filter(({ differ }) => differ <= fewRows)
      .sort((one, other) => changes(one.reading, this.own) - changes(other.reading, this.own))[0];
    run.warn(this.first.row.line, this.first.column, {
      code: 'totals-differ',
      cause: 'totals',
      value: `${own} of ${this.rows} rows`,
      message:
        'The totals or percentages of this table do not follow from its own cells, which are imported.',
      action: better
        ? `They agree if ${wordsOf(better.reading, this.own)}. Say so in college/import.html, or leave it.`
        : 'Check how the system that exports the table counts, or leave it.',
    });
  }
}

const isSame = (one: Reading, other: Reading) => one.OD === other.OD && one.ML === other.ML;

const changes = (one: Reading, other: Reading) =>
  Number(one.OD !== other.OD) + Number(one.ML !== other.ML);

const wordsOf = (reading: Reading, own: Reading): string =>
  (['OD', 'ML'] as const)
    .filter((word) => reading[word] !== own[word])
    .map((word) => `${word} counts as ${reading[word] === 'none' ? 'no class' : reading[word]}`)
    .join(' and ');

function countsOf({ OD, ML, ...tally }: Tally, reading: Reading) {
  const counts = { ...tally, none: 0 };
  counts[reading.OD] += OD;
  counts[reading.ML] += ML;
  return counts;
}

function agrees(
  { column, count }: CheckColumn,
  { cells }: Row,
  { present, absent, late, excused }: ReturnType<typeof countsOf>,
): boolean {
  const text = cells[column.index] ?? '';
  const number = parseNumber(text);
  if (number === undefined) return true;
  const held = present + absent + late + excused;
  if (count === 'percentage') return isShare(number, text, (present + late) / (held - excused));
  const allowed: Readonly<Record<Exclude<Count, 'percentage'>, readonly number[]>> = {
    present: [present + late, present],
    absent: [absent, absent + excused],
    late: [late],
    excused: [excused],
    held: [held, held - excused],
  };
  return allowed[count].includes(number);
}

/** Returns true if a percentage is a share, as 90, 90 % or 0.9; rounding is allowed. */
function isShare(number: number, text: string, share: number): boolean {
  if (!Number.isFinite(share)) return true;
  const isFraction = number <= 1 && !text.includes('%');
  return Math.abs(share * 100 - number) < 1 || (isFraction && Math.abs(share - number) < 0.01);
}

/** Compares the total of each row with the sum of its cells. */
export class SumCheck {
  private rows = 0;
  private differing = 0;
  private first: Row | undefined;

  constructor(private readonly column: Column) {}

  compare(row: Row, sum: number): void {
    const number = parseNumber(row.cells[this.column.index] ?? '');
    if (number === undefined) return;
    this.rows += 1;
    if (Math.abs(number - sum) < 0.51) return;
    this.differing += 1;
    this.first ??= row;
  }

  finish(run: SeriesRun): void {
    if (this.differing <= fewRows || !this.first) return;
    run.warn(this.first.line, this.column, {
      code: 'totals-differ',
      value: `${this.differing} of ${this.rows} rows`,
      message: 'The totals of this column are not the sum of the cells, which are imported.',
      action: 'Check the table in the system that exports it, or leave it.',
    });
  }
}
