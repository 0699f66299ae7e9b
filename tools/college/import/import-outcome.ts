import { compareCode } from '@/lib/text/compare-text';
import { capitalized } from '@/tools/import/clash/clash-sentence';
import { countProblems, formatProblems } from '@/tools/import/problem/format-problems';
import { showValue } from '@/tools/import/problem/place';
import type { Problems } from '@/tools/import/problem/problems';
import type { ReportText } from '@/tools/import/problem/report-html';
import type { ImportPlan } from './import-college';

/** What a run was asked to do, and how it ended. */
export interface ImportOutcome {
  mode: 'check' | 'import';
  exitCode: number;
  plan: ImportPlan | undefined;
  problems: Problems;
  proposals: readonly string[];
}

/** The most files that are listed in a terminal. */
const maxFiles = 12;

/** The most proposals for unknown columns that are shown in a terminal. */
const maxProposals = 2;

const count = (value: number) => value.toLocaleString('en');

const plural = (value: number, one: string, several = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : several}`;

/** The figures of what was read, for example ["Students", "8,204"]. */
export function figuresOf(plan: ImportPlan | undefined): ReportText['figures'] {
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
    ] as const
  ).map(([name, value]) => [name, count(value)]);
}

/** What changed or would change, in one sentence. */
export function resultOf({ mode, exitCode, plan }: ImportOutcome): string {
  if (exitCode === 3) return 'Nothing was written: a question is open.';
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
export function filesOf(plan: ImportPlan | undefined): ReportText['files'] {
  if (!plan) return [];
  const { tables, files, questions } = plan.data;
  const asked = questions.map(({ table }) => ({ ...table, format: 'unknown columns' }));
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
    .map(({ path }) => [path, otherFormat(path, questions.length > 0), ''] as const);
  return [...read, ...others].sort(([a], [b]) => compareCode(a, b));
}

function otherFormat(path: string, isAsked: boolean): string {
  if (path.endsWith('.ics')) return 'calendar';
  return isAsked ? 'not read yet' : 'not read';
}

/** A run as lines for a terminal. */
export function formatOutcome(outcome: ImportOutcome, folder: string): string[] {
  const { plan, problems, proposals } = outcome;
  const files = filesOf(plan);
  const width = Math.min(48, Math.max(0, ...files.map(([path]) => path.length)));
  const figures = figuresOf(plan);
  const moreProposals = proposals.length - maxProposals;
  const shown = formatProblems(problems, proposals.length > 0 ? ['unknown-table'] : []);
  return [
    ...files
      .slice(0, maxFiles)
      .map(
        ([path, format, rows]) =>
          `  ${showValue(path).padEnd(width)}  ${format}${rows === '' ? '' : `, ${plural(Number(rows.replaceAll(',', '')), 'row')}`}`,
      ),
    ...(files.length > maxFiles ? [`  and ${plural(files.length - maxFiles, 'more file')}`] : []),
    ...(figures.length > 0 ? [formatFigures(figures)] : []),
    ...proposals.slice(0, maxProposals).map((text) => text.trimEnd()),
    ...(moreProposals > 0
      ? [
          `${plural(moreProposals, 'more table has', 'more tables have')} unknown columns; the report has them.`,
        ]
      : []),
    ...shown,
    `${capitalized(countProblems(problems))}. Everything is in ${folder}/report.html and report.csv.`,
    resultOf(outcome),
    nextStep(outcome, folder),
  ].filter((line) => line !== '');
}

function formatFigures(figures: ReportText['figures']): string {
  const known = figures.filter(([, value]) => value !== '0');
  return known.length === 0
    ? 'Nothing for the portal was found.'
    : capitalized(known.map(([name, value]) => `${name.toLowerCase()}: ${value}`).join(', '));
}

/** What to do next. */
function nextStep({ mode, exitCode, plan, problems }: ImportOutcome, folder: string): string {
  if (exitCode === 3 && plan?.data.questions.length === 0)
    return 'Next: do what the error says, and run the command again.';
  if (exitCode === 3)
    return mode === 'check'
      ? 'Next: npm run college -- import. In a terminal it asks; otherwise it writes its proposal to ' +
          `${folder}/mapping.json for you to correct.`
      : `Next: correct and confirm ${folder}/mapping.json, then npm run college -- import.`;
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
