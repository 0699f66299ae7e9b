import { errorOf, type DataProblem, type Place } from '../problem/data-problem';
import type { DateOrder } from '../fact/reader';
import type { ValueEvidence } from './evidence';
import { isNothing } from './nothing';

const numeric = /^(\d{1,2})([-/])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/;

interface Seen {
  line: number;
  text: string;
}

/** After this many values that say the same, the column is settled. */
const enough = 1000;

/** Settles from the values of a column whether its days are day-first or month-first. */
export class DateEvidence implements ValueEvidence {
  private readonly first: Partial<Record<DateOrder, Seen>> = {};
  private unsettled: Seen | undefined;
  private agreeing = 0;

  observe(text: string, line: number): void {
    const [first = '', last] = text.length > 60 ? [text] : text.split(/\s+(?:-|–|to)\s+/i, 2);
    this.observeOne(first, line);
    if (last !== undefined) this.observeOne(last, line);
  }

  private observeOne(text: string, line: number): void {
    const match = numeric.exec(text);
    if (!match) {
      if (!isNothing(text)) this.agreeing++;
      return;
    }
    const [one, two] = [Number(match[1]), Number(match[3])];
    if (one > 12 === two > 12) {
      if (one <= 12 && one !== two) this.unsettled ??= { line, text: copyOf(text) };
      return;
    }
    this.first[one > 12 ? 'day-first' : 'month-first'] ??= { line, text: copyOf(text) };
    this.agreeing++;
  }

  get settled(): boolean {
    if (this.contradictory) return true;
    return this.agreeing >= enough && (this.unsettled === undefined || this.order !== undefined);
  }

  /** The order that the values show; undefined if they show none or both. */
  get order(): DateOrder | undefined {
    if (this.contradictory) return undefined;
    if (this.first['day-first']) return 'day-first';
    return this.first['month-first'] && 'month-first';
  }

  private get contradictory(): boolean {
    return this.first['day-first'] !== undefined && this.first['month-first'] !== undefined;
  }

  /** The error if the values contradict each other, or if they leave the order open. */
  problem(place: Place): DataProblem | undefined {
    const { 'day-first': dayFirst, 'month-first': monthFirst } = this.first;
    if (dayFirst && monthFirst) return contradiction(place, dayFirst, monthFirst);
    return this.unsettled && !this.order ? question(place, this.unsettled) : undefined;
  }
}

/** The code of the error that an answer (`dateOrder` in the mapping) resolves. */
const ambiguousDates = 'ambiguous-dates';

function contradiction(place: Place, dayFirst: Seen, monthFirst: Seen): DataProblem {
  const later = dayFirst.line > monthFirst.line ? dayFirst : monthFirst;
  return {
    ...errorOf('column', 'contradictory-dates'),
    place: { ...place, line: later.line },
    value: later.text,
    message:
      'This column has days that are written day first and days that are written month first.',
    allowed: 'one order in the whole column, or days such as 2026-08-24',
    action:
      `Line ${dayFirst.line} (${dayFirst.text}) can only be day first and line ${monthFirst.line} ` +
      `(${monthFirst.text}) only month first. Export the file again with one form of date.`,
  };
}

function question(place: Place, unsettled: Seen): DataProblem {
  return {
    ...errorOf('column', ambiguousDates),
    place: { ...place, line: unsettled.line },
    value: unsettled.text,
    message: 'No day in this column shows whether the day or the month comes first.',
    allowed: 'day-first or month-first',
    action: 'Run the command again with --date-order day-first, or with --date-order month-first.',
  };
}

/** A text of its own: a part of a text would keep all of the text in memory. */
const copyOf = (text: string) => Buffer.from(text).toString();
