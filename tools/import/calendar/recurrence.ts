import { oneDay } from './wall-time';

/** A rule of repetition in days (RFC 5545, section 3.3.10). */
export interface Rule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count?: number;
  /** 0 for Sunday; `nth` is 2 in 2MO and -1 in -1FR. */
  weekdays: { weekday: number; nth?: number }[];
  monthDays: number[];
  months: number[];
  yearDays: number[];
  weeks: number[];
  positions: number[];
  /** 0 for Sunday. */
  weekStart: number;
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Reads a rule as ical.js parses it; undefined if it repeats within a day, or is none. */
export function readRule(value: unknown): Rule | undefined {
  const parts = value as Readonly<Record<string, unknown>>;
  const frequency = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).find(
    (one) => one === parts['freq'],
  );
  if (!frequency || ['byhour', 'byminute', 'bysecond'].some((name) => list(parts[name]).length > 1))
    return undefined;
  const { count, interval, wkst } = parts;
  return {
    frequency,
    interval: typeof interval === 'number' ? interval : 1,
    ...(typeof count === 'number' && { count }),
    weekdays: list(parts['byday']).map((part) => {
      const [, nth = '', name = ''] = /^([+-]?\d*)(\w\w)$/.exec(String(part)) ?? [];
      return { weekday: weekdayNames.indexOf(name), ...(Number(nth) && { nth: Number(nth) }) };
    }),
    monthDays: list(parts['bymonthday']).map(Number),
    months: list(parts['bymonth']).map(Number),
    yearDays: list(parts['byyearday']).map(Number),
    weeks: list(parts['byweekno']).map(Number),
    positions: list(parts['bysetpos']).map(Number),
    // ical.js counts from 1 for Sunday.
    weekStart: typeof wkst === 'number' ? wkst - 1 : 1,
  };
}

const list = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** A day with what rules ask of it. */
interface RuleDay {
  number: number;
  year: number;
  month: number;
  day: number;
  weekday: number;
}

function ruleDay(number: number): RuleDay {
  const date = new Date(number * oneDay);
  return {
    number,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

const firstOfYear = (year: number) => Date.UTC(year, 0, 1) / oneDay;
const firstOfMonth = (year: number, month: number) => Date.UTC(year, month - 1, 1) / oneDay;

/**
 * The days of a rule from its first day to a last one, as numbers of days since 1970. It looks at every day once, so that
 * it ends for every rule; the iterator of ical.js does not end for a rule that no day fits, such as 30 February.
 */
export function* ruleDays(rule: Rule, first: number, last: number): Generator<number> {
  const whole = withDefaults(rule, ruleDay(first));
  const start = periodStart(whole, ruleDay(first));
  const firstPeriod = periodOf(whole, ruleDay(start));
  let rest = rule.count ?? Infinity;
  let period: { index: number; days: number[] } = { index: firstPeriod, days: [] };
  for (let number = start; number <= last + 366; number += 1) {
    const day = ruleDay(number);
    const index = periodOf(whole, day);
    if (index !== period.index) {
      for (const one of atPositions(period.days, rule.positions)) {
        if (one < first) continue;
        if (one > last || rest <= 0) return;
        rest -= 1;
        yield one;
      }
      if (number > last) return;
      period = { index, days: [] };
    }
    if ((index - firstPeriod) % rule.interval === 0 && fits(whole, day)) period.days.push(number);
  }
}

/** What the first day says where the rule does not. */
function withDefaults(rule: Rule, { month, day, weekday }: RuleDay): Rule {
  const { frequency, weekdays, monthDays, yearDays, weeks, months } = rule;
  if (weekdays.length + monthDays.length + yearDays.length > 0) return rule;
  if (frequency === 'WEEKLY' || (frequency === 'YEARLY' && weeks.length > 0))
    return { ...rule, weekdays: [{ weekday }] };
  if (frequency === 'MONTHLY') return { ...rule, monthDays: [day] };
  if (frequency === 'YEARLY')
    return { ...rule, monthDays: [day], months: months.length > 0 ? months : [month] };
  return rule;
}

function periodStart(rule: Rule, { number, year, month, weekday }: RuleDay): number {
  if (rule.frequency === 'WEEKLY') return number - ((weekday - rule.weekStart + 7) % 7);
  if (rule.frequency === 'MONTHLY') return firstOfMonth(year, month);
  return rule.frequency === 'YEARLY' ? firstOfYear(year) : number;
}

/** The number of the day, week, month or year; 1970-01-01 was a Thursday. */
function periodOf({ frequency, weekStart }: Rule, { number, year, month }: RuleDay): number {
  if (frequency === 'DAILY') return number;
  if (frequency === 'WEEKLY') return Math.floor((number + 4 - weekStart) / 7);
  return frequency === 'MONTHLY' ? year * 12 + month : year;
}

function fits(rule: Rule, day: RuleDay): boolean {
  const { months, monthDays, yearDays, weeks, weekdays } = rule;
  return (
    (months.length === 0 || months.includes(day.month)) &&
    (monthDays.length === 0 || fitsCount(monthDays, day.day, lengthOfMonth(day))) &&
    (yearDays.length === 0 || fitsCount(yearDays, dayOfYear(day), lengthOfYear(day.year))) &&
    (weeks.length === 0 || fitsCount(weeks, ...weekOf(day, rule.weekStart))) &&
    (weekdays.length === 0 || weekdays.some((one) => fitsWeekday(rule, one, day)))
  );
}

/** Whether a list has a place, from the start or, below 0, from the end. */
const fitsCount = (list: readonly number[], place: number, length: number) =>
  list.includes(place) || list.includes(place - length - 1);

const lengthOfMonth = ({ year, month }: RuleDay) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const lengthOfYear = (year: number) => firstOfYear(year + 1) - firstOfYear(year);
const dayOfYear = ({ number, year }: RuleDay) => number - firstOfYear(year) + 1;

function fitsWeekday(
  { frequency, months }: Rule,
  { weekday, nth }: Rule['weekdays'][number],
  day: RuleDay,
): boolean {
  if (weekday !== day.weekday) return false;
  if (nth === undefined || frequency === 'DAILY' || frequency === 'WEEKLY') return true;
  const inYear = frequency === 'YEARLY' && months.length === 0;
  const place = inYear ? dayOfYear(day) : day.day;
  const length = inYear ? lengthOfYear(day.year) : lengthOfMonth(day);
  return nth === Math.ceil(place / 7) || nth === -Math.ceil((length - place + 1) / 7);
}

/** The week of a day and the number of weeks of its year; the first week has at least four days in the year. */
function weekOf({ number, year }: RuleDay, weekStart: number): [week: number, weeks: number] {
  const start = (of: number) => {
    const first = firstOfYear(of);
    const behind = (((first + 4 - weekStart) % 7) + 7) % 7;
    return first - behind + (behind > 3 ? 7 : 0);
  };
  const own = number >= start(year + 1) ? year + 1 : number < start(year) ? year - 1 : year;
  return [Math.floor((number - start(own)) / 7) + 1, (start(own + 1) - start(own)) / 7];
}

function atPositions(days: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return days;
  return days.filter((_, index) => fitsCount(positions, index + 1, days.length));
}
