import { countedClasses, registerNote } from '@/components/attendance/model/attendance';
import type { HelpRules } from '@/content/schema/academic';
import type { CountedStudent } from '@/components/roll-call/model/register-counts';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { formatDay, formatMonth } from '@/lib/time/date';
import {
  formatFall,
  formatShare,
  hasFallen,
  isBelow,
  type Share,
} from '@/components/attendance/model/share';

export const helpRuleNames = ['attendance', 'fall', 'missing', 'marks'] as const;

export type HelpRule = (typeof helpRuleNames)[number];

/** The name of each rule, as the heading of a column. */
export const ruleLabels: Record<HelpRule, string> = {
  attendance: 'Attendance',
  fall: 'Falling attendance',
  missing: 'Missing work',
  marks: 'Marks',
};

export type MissingWork = NonNullable<RegisteredStudent['missing']>[number];

/** The reason why a student is listed: a sentence with its figures and dates, and the names of missing assignments. */
export interface HelpReason {
  rule: HelpRule;
  /** Without a full stop. */
  text: string;
  /** The same in a few words: "attendance 64.5%, 20 of 31 classes". */
  short: string;
  missing: readonly MissingWork[];
}

/** The figures of a student in a section. */
export type HelpFigures = Pick<CountedStudent, 'attendance' | 'missing' | 'marks' | 'registered'>;

/** The reasons of a student in one section, in the order of the rules. */
export function helpReasons(figures: HelpFigures, rules: HelpRules): HelpReason[] {
  const attendance = judgedMonths(figures, rules);
  return [
    lowAttendance(attendance, rules),
    fallingAttendance(attendance, rules),
    missingWork(figures, rules),
    lowMarks(figures, rules),
  ].filter((reason) => reason !== null);
}

interface MonthShare extends Share {
  month: string;
}

/** A fall is judged over at least this many classes each, and from this many missed classes on: fewer are chance. */
const fallLimits = { classes: 10, missed: 2 };

/** The classes attended and held in each month with any, newest first. */
function judgedMonths(
  { attendance = [], registered = 0 }: HelpFigures,
  { fewestClasses = 1 }: HelpRules,
) {
  const months = attendance
    .map((counts) => ({ month: counts.month, ...countedClasses(counts) }))
    .filter(({ total }) => total > 0)
    .map(({ month, present, total }): MonthShare => ({ month, part: present, whole: total }));
  return { months, fewestClasses, note: registerNote({ registered }) };
}

type JudgedMonths = ReturnType<typeof judgedMonths>;

/** The classes attended and held in all months; null if they are too few to be judged. */
function allClasses({ months, fewestClasses }: JudgedMonths): Share | null {
  const share = sumOfMonths(months);
  return share.whole >= fewestClasses ? share : null;
}

const sumOfMonths = (months: readonly MonthShare[]): Share => ({
  part: sumOf(months, 'part'),
  whole: sumOf(months, 'whole'),
});

/** "Sep 2026 to Nov 2026", of months newest first; of one month, its name. */
function spanOf(months: readonly MonthShare[], between = ' to '): string {
  const ends = [months.at(-1), months[0]].map((entry) => formatMonth(entry?.month ?? ''));
  return [...new Set(ends)].join(between);
}

/** The points reached and reachable in all assignments with marks; null if there are none. */
export function markedShare({ marks = [] }: HelpFigures): Share | null {
  if (marks.length === 0) return null;
  return { part: sumOf(marks, 'score'), whole: sumOf(marks, 'maximum') };
}

function lowAttendance(judged: JudgedMonths, { attendance: limit }: HelpRules): HelpReason | null {
  const share = allClasses(judged);
  if (limit === null || !share || !isBelow(share, limit)) return null;
  const { months, note } = judged;
  const classes = `${share.part} of ${counted(share.whole, 'class', 'classes')}`;
  const percent = formatShare(share, [limit]);
  const text = `Attendance is ${percent}, below ${limit}%: ${classes}, ${spanOf(months)}${note}`;
  return { rule: 'attendance', text, short: `attendance ${percent}, ${classes}`, missing: [] };
}

/** Compares the newest month with the one before; months with few classes are taken together. */
function fallingAttendance(judged: JudgedMonths, { fall: limit }: HelpRules): HelpReason | null {
  const [now, before] = periodsOf(judged);
  if (limit === null || !now || !before || !hasFallen(before, now, limit, fallLimits.missed))
    return null;
  const periodText = ({ span, ...share }: Period) =>
    `${formatShare(share)} in ${span} (${share.part} of ${share.whole})`;
  const points = formatFall(before, now);
  const text = `Attendance fell by ${counted(points, 'point', 'points')}, from ${periodText(before)} to ${periodText(now)}${judged.note}`;
  return { rule: 'fall', text, short: `attendance fell to ${formatShare(now)}`, missing: [] };
}

interface Period extends Share {
  span: string;
}

/** The months in groups, newest first, each with enough classes to be judged. */
function periodsOf({ months, fewestClasses }: JudgedMonths): Period[] {
  const periods: Period[] = [];
  let open: MonthShare[] = [];
  for (const month of months) {
    open.push(month);
    if (sumOf(open, 'whole') < Math.max(fallLimits.classes, fewestClasses)) continue;
    periods.push({ span: spanOf(open, '–'), ...sumOfMonths(open) });
    open = [];
  }
  return periods;
}

function missingWork({ missing = [] }: HelpFigures, rules: HelpRules): HelpReason | null {
  if (rules.missing === null || missing.length < rules.missing) return null;
  const text =
    missing.length === 1 ? '1 assignment is missing' : `${missing.length} assignments are missing`;
  return { rule: 'missing', text, short: text.replace(/ (?:is|are) /, ' '), missing };
}

function lowMarks(figures: HelpFigures, { marks: limit }: HelpRules): HelpReason | null {
  const share = markedShare(figures);
  if (limit === null || !share || !isBelow(share, limit)) return null;
  const { marks = [] } = figures;
  const last = marks.flatMap(({ due }) => due ?? []).reduce((a, b) => (a > b ? a : b), '');
  const work = counted(marks.length, 'assignment', 'assignments');
  const due = last && `, ${marks.length > 1 ? 'the last ' : ''}due ${formatDay(last)}`;
  const points = `${share.part} of ${counted(share.whole, 'point', 'points')}`;
  const percent = formatShare(share, [limit]);
  const text = `Marks are ${percent}, below ${limit}%: ${points} in ${work}${due}`;
  const short = `marks ${percent}, ${share.part} of ${share.whole}`;
  return { rule: 'marks', text, short, missing: [] };
}

/** The name of a missing assignment is shown next to its day, "due 12 Oct 2026". */
export function dueText({ due }: MissingWork): string {
  return due ? `due ${formatDay(due)}` : '';
}

/** A reason as one text, for a table. */
export function reasonText({ text, missing }: HelpReason): string {
  const names = missing.map((work) => [work.name, dueText(work)].filter(Boolean).join(', '));
  return names.length > 0 ? `${text}: ${names.join('; ')}` : text;
}

/** Reasons in one line: "3 assignments missing, attendance fell to 82.4%". */
export function shortReasons(reasons: readonly Pick<HelpReason, 'short'>[]): string {
  const line = reasons.map(({ short }) => short).join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The college's rules, as the end of a sentence that begins with "A student is listed if". */
export function rulesText({ attendance, fall, missing, marks }: HelpRules): string {
  const rules = [
    attendance !== null && `attendance is below ${attendance}%`,
    fall !== null &&
      `attendance fell by ${fall} points and ${fallLimits.missed} classes or more from one month to the next (months of fewer than ${fallLimits.classes} classes are taken together)`,
    missing !== null &&
      (missing === 1 ? 'an assignment is missing' : `${missing} or more assignments are missing`),
    marks !== null && `marks are below ${marks}%`,
  ].filter((rule) => rule !== false);
  const last = rules.pop() ?? '';
  return rules.length > 0 ? `${rules.join(', ')} or ${last}` : last;
}

const counted = (count: number | string, one: string, more: string) =>
  `${count} ${String(count) === '1' ? one : more}`;

/** A sum to three decimals, without the errors of binary fractions. */
function sumOf<K extends string>(list: readonly Record<K, number>[], key: K): number {
  return list.reduce((sum, entry) => sum + Math.round(entry[key] * 1000), 0) / 1000;
}
