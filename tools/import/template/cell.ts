import type { DateOrder } from '../fact/reader';
import { looksDamaged } from '../value/damage';
import { createDayParser, isDaySerial, parseDayRange } from '../value/day';
import { isFormulaError, isNothing } from '../value/nothing';
import { splitNames } from '../value/person-name';
import { parseNumber, parseScore } from '../value/number';
import { parseResultStatus, type MarkWords } from '../value/result-status';
import { parseRole } from '../value/role';
import { createStatusParser, isUnmarked, type StatusWords } from '../value/status';
import { parseClassTimes, parseTime } from '../value/time';
import { parseWeekdays } from '../value/weekday';
import { wordKey, wordMap } from '../value/word';
import type { ValueType } from './template';

/** The error of the values of a type. */
interface Wrong {
  code: string;
  message: string;
  allowed: string;
  action?: string;
}

/** The reader of a column's cells. */
export interface Cell {
  /** Returns true if a cell has no value. */
  blank(text: string): boolean;
  /** The value, or undefined if it is wrong. */
  parse(text: string): unknown;
  wrong: Wrong;
}

interface CellOptions {
  order?: DateOrder;
  words?: StatusWords;
  /** The college's own words in place of marks. */
  markWords?: MarkWords;
}

const damagedId: Wrong = {
  code: 'rounded-id',
  message: 'A spreadsheet has rounded this id, so nobody can tell what it was.',
  allowed: 'the id as the system that exports it shows it',
  action: 'Export the file again and do not open it in a spreadsheet before the import.',
};

function wrong(code: string, message: string, allowed: string, action?: string): Wrong {
  return { code, message, allowed, ...(action && { action }) };
}

const notDay = wrong('unknown-day', 'This is not a day.', 'a day such as 2026-08-24');

const wrongOf: Readonly<Record<ValueType, Wrong>> = {
  id: damagedId,
  key: damagedId,
  text: wrong('unknown-text', 'This text cannot be read.', 'any text'),
  day: notDay,
  days: notDay,
  time: wrong('unknown-time', 'This is not a time.', 'a time such as 09:30'),
  timeRange: wrong('unknown-time', 'This is not a time with its end.', 'times such as 09:30-10:20'),
  weekdays: wrong(
    'unknown-weekday',
    'These are not days of the week.',
    'days such as MWF or Mon, Wed',
  ),
  number: wrong('unknown-number', 'This is not a number.', 'a number such as 12 or 7.5'),
  score: wrong(
    'unknown-number',
    'This is neither a score nor a word for one.',
    'a number such as 18, 18/20 or 94 %, or AB for absent',
  ),
  status: wrong(
    'unknown-status',
    'This word for attendance is not known.',
    'present, absent, late or excused, or P, A, L or E',
    'Say in college/import.html what it means.',
  ),
  role: wrong(
    'unknown-role',
    'This role is not known.',
    'student, teacher, or the name of another role',
  ),
  people: wrong('unknown-text', 'This text cannot be read.', 'names with semicolons between them'),
  list: wrong('unknown-text', 'This text cannot be read.', 'names with commas between them'),
  boolean: wrong('unknown-answer', 'This is neither yes nor no.', 'true or false'),
};

const answers = wordMap<'yes' | 'no'>({
  yes: 'true,yes,y,1,t,ja,si,sí,oui,sim,haan,x,on,active,enabled',
  no: 'false,no,n,0,f,nein,non,não,nahin,off,inactive,disabled',
});

function parseBoolean(text: string): boolean | undefined {
  const answer = text.length > 20 ? undefined : answers.get(wordKey(text));
  return answer && answer === 'yes';
}

const parseList = (text: string): string[] =>
  text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter(Boolean);

const isBlankText = (text: string) => text === '' || text === 'NULL';
const parseId = (text: string) => (looksDamaged(text) ? undefined : text);

/** The reader of the cells of a column. */
export function cellOf(type: ValueType, options: CellOptions): Cell {
  const parse = parserOf(type, options);
  return {
    blank: blankOf(type, options.words),
    parse: (text) => (isFormulaError(text) ? undefined : parse(text)),
    wrong: wrongOf[type],
  };
}

/** The error of a cell, whatever its type. */
export const formulaError: Wrong = wrong(
  'formula-error',
  'This cell has the error of a formula, so its value is not known.',
  'the value itself',
  'Correct the formula in the workbook and save it again.',
);

const daySerial = wrong(
  'day-as-number',
  'This is the number by which a spreadsheet stores a day, and no day by itself.',
  'a day such as 2026-08-24',
  'Format the column as a date in the spreadsheet and export it again.',
);

/** Returns what is wrong with a value of a cell. */
export function wrongValue({ wrong: usual }: Pick<Cell, 'wrong'>, value: string): Wrong {
  if (isFormulaError(value)) return formulaError;
  return usual === notDay && isDaySerial(value) ? daySerial : usual;
}

function blankOf(type: ValueType, words: StatusWords | undefined): Cell['blank'] {
  if (type === 'status') {
    const parse = createStatusParser(words);
    return (text) => isUnmarked(text) || parse(text) === 'none';
  }
  return type === 'text' ? isBlankText : isNothing;
}

function parserOf(type: ValueType, { order, words, markWords }: CellOptions): Cell['parse'] {
  const parsers: Readonly<Record<ValueType, () => Cell['parse']>> = {
    id: () => parseId,
    key: () => parseId,
    text: () => (value) => value,
    day: () => createDayParser(order),
    days: () => (value) => parseDayRange(value, order),
    // The row says which half of the day is meant.
    time: () => (value) => parseTime(value) && value,
    timeRange: () => parseClassTimes,
    weekdays: () => parseWeekdays,
    number: () => (value) => parseNumber(value),
    score: () => (value) => parseScore(value) ?? parseResultStatus(value, markWords),
    status: () => createStatusParser(words),
    role: () => parseRole,
    list: () => parseList,
    people: () => splitNames,
    boolean: () => parseBoolean,
  };
  return parsers[type]();
}
