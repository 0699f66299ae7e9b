import { compareCode } from '@/lib/text/compare-text';
import { capitalized } from '@/tools/import/clash/clash-sentence';
import { countProblems, formatProblems } from '@/tools/import/problem/format-problems';
import { showValue } from '@/tools/import/problem/place';
import type { Problems } from '@/tools/import/problem/problems';
import type { ImportPlan } from './import-college';

/** The task of a run, and its end. */
export interface ImportOutcome {
  mode: 'check' | 'import';
  exitCode: number;
  plan: ImportPlan | undefined;
  problems: Problems;
}

/** Figures such as ["Students", "8,204"]. */
export type Figures = readonly (readonly [name: string, value: string])[];

/** The files that were read: path, what each is, and the rows. */
type FileList = readonly (readonly [path: string, format: string, rows: string])[];

/** The most files that are listed in a terminal. */
const maxFiles = 12;

const count = (value: number) => value.toLocaleString('en');

const plural = (value: number, one: string, several = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : several}`;

/** The figures of what was read, for example ["Students", "8,204"]. */
export function figuresOf(plan: ImportPlan | undefined): Figures {
  const { data, model } = plan ?? {};
  if (!data || !model) return [];
  const { counts, collector } = data;
  const assignments = model.sections.reduce((sum, one) => sum + one.assignments.length, 0);
  return (
    [
      ['Students', model.students.length],
      ['Teachers', model.teachers.length],
      ['Courses', collector.courses.size],
      ['Sections', model.sections.length],
      ['Enrolments', counts.enrolment ?? 0],
      ['Weekly meetings', counts.meeting ?? 0],
      ['Attendance rows', (counts.attendance ?? 0) + (counts.attendanceTotal ?? 0)],
      ['Assignments', Math.max(assignments, counts.assignment ?? 0)],
      ['Results', counts.result ?? 0],
      ['Events', model.events.length],
      ['Replaced by later files', data.corrections],
    ] as const
  ).map(([name, value]) => [name, count(value)]);
}

/** Returns what changed or would change, in one sentence. */
export function resultOf({ mode, exitCode, plan }: ImportOutcome): string {
  if (exitCode === 3) {
    const unread = plan?.data.unread.length ?? 0;
    return `Nothing was written: ${plural(unread, 'table is', 'tables are')} not read.`;
  }
  if (!plan?.plan || exitCode === 1) return 'Nothing was written, because there are errors.';
  const written = [...plan.plan.written.values()];
  const fresh = written.filter((state) => state === 'new').length;
  const same = plan.plan.people.size - written.length;
  const figures = [
    `${count(fresh)} new`,
    `${count(written.length - fresh)} changed`,
    `${count(plan.left.length)} left`,
    `${count(same)} as before`,
  ].join(', ');
  const calendar = plan.isCalendarChanged;
  return mode === 'import'
    ? `Imported. Records: ${figures}.${calendar ? ' The academic calendar is new.' : ''}`
    : `Nothing was written. An import would make these records: ${figures}.${calendar ? ' It would replace the academic calendar.' : ''}`;
}

/** The files and what each was read as. */
export function filesOf(plan: ImportPlan | undefined): FileList {
  if (!plan) return [];
  const { tables, files, unread } = plan.data;
  const asked = unread.map(({ table }) => ({ ...table, format: 'not read: see import.html' }));
  const named = (file: string, sheet?: string) =>
    sheet === undefined ? file : `${file}, ${sheet}`;
  const read = [
    ...tables.map(
      ({ file, sheet, format, rows }) =>
        [named(file, sheet), format, rows === undefined ? '' : count(rows)] as const,
    ),
    ...asked.map(({ file, sheet, format }) => [named(file, sheet), format, ''] as const),
  ];
  const known = new Set([...tables, ...asked].map(({ file }) => file));
  const others = files
    .filter(({ path }) => !known.has(path))
    .map(({ path }) => [path, path.endsWith('.ics') ? 'calendar' : 'not read', ''] as const);
  return [...read, ...others].sort(([a], [b]) => compareCode(a, b));
}

/** A run as lines for a terminal. */
export function formatOutcome(outcome: ImportOutcome, folder: string): string[] {
  const { plan, problems } = outcome;
  const files = filesOf(plan);
  const width = Math.min(48, Math.max(0, ...files.map(([path]) => path.length)));
  const figures = figuresOf(plan);
  return [
    ...files
      .slice(0, maxFiles)
      .map(
        ([path, format, rows]) =>
          `  ${showValue(path).padEnd(width)}  ${format}${rows === '' ? '' : `, ${plural(Number(rows.replaceAll(',', '')), 'row')}`}`,
      ),
    ...(files.length > maxFiles ? [`  and ${plural(files.length - maxFiles, 'more file')}`] : []),
    ...(figures.length > 0 ? [formatFigures(figures)] : []),
    ...formatProblems(problems),
    `${capitalized(countProblems(problems))}. Everything is in ${folder}/import.html and import.csv.`,
    resultOf(outcome),
    nextStep(outcome, folder),
  ].filter((line) => line !== '');
}

function formatFigures(figures: Figures): string {
  const known = figures.filter(([, value]) => value !== '0');
  return known.length === 0
    ? 'Nothing for the portal was found.'
    : capitalized(known.map(([name, value]) => `${name.toLowerCase()}: ${value}`).join(', '));
}

/** Returns what to do next. */
export function nextStep(
  { mode, exitCode, plan, problems }: ImportOutcome,
  folder?: string,
): string {
  if (exitCode === 3) {
    const where = folder === undefined ? 'say below' : `open ${folder}/import.html, say there`;
    return (
      `Next: ${where} what these tables are, save what it gives you as ${folder ?? 'college'}/mapping.json, and run ` +
      'npm run college -- check.'
    );
  }
  if (exitCode === 1)
    return 'Next: correct what the errors name, in the systems that export the files, and run the command again.';
  const hasWarnings = problems.count('warning') > 0;
  if (mode === 'check')
    return `Next: ${hasWarnings ? 'look at the warnings, then ' : ''}npm run college -- import.`;
  if (mode === 'import' && plan?.isCalendarChanged)
    return 'Next: npm run college -- cards for new people, and npm run build, because the academic calendar is part of the pages.';
  const isChanged = (plan?.plan?.written.size ?? 0) + (plan?.left.length ?? 0) > 0;
  return isChanged
    ? 'Next: npm run college -- cards for new people, and npm run college -- publish.'
    : '';
}
