import type { ActivityRules } from '@/content/schema/activity-rules';
import { toCsv } from '@/lib/file/csv';
import { compareText } from '@/lib/text/compare-text';
import { searchKey, searchTerms } from '@/lib/text/normalize';
import { academicYear } from '@/lib/time/academic-year';
import { gapGroups, gapKinds } from './compliance-gap';
import { isFollowUpDue } from './contact';
import { helpRuleNames, ruleLabels } from './help-reason';
import { naacFile, naacTemplates, type NaacMetric } from './naac';
import { isComplete, type ProgressRow } from './progress-row';
import type { StudentColumn } from './student-columns';

/** A stored set of columns, with the students that it lists first. */
interface StudentView {
  id: string;
  name: string;
  columns: (assessments: readonly string[]) => string[];
  /** The filter that it starts with. */
  show: string;
  /** The order without a sorted column: most of this first, then by name. */
  most?: (row: ProgressRow) => number;
  /** The template whose lines it lists instead of students. */
  metric?: NaacMetric;
}

const naacView = (metric: NaacMetric): StudentView => ({
  ...{ id: `naac-${metric}`, name: `NAAC ${metric}`, show: 'all', metric },
  columns: () => ['rollNumber', ...naacTemplates[metric].columns.map((name) => `naac ${name}`)],
});

export const studentViews: readonly StudentView[] = [
  {
    ...{ id: 'help', name: 'Help', show: 'reasons', most: ({ reasons }) => reasons.length },
    columns: () => [
      ...['rollNumber', 'section', 'attendance', 'reasons', 'weeks', 'marks'],
      ...['contact', 'followUp'],
    ],
  },
  {
    ...{ id: 'marks', name: 'Marks', show: 'all' },
    columns: (names) => [
      ...['rollNumber', 'marks', ...names.slice(-8).map((name) => `mark ${name}`)],
      ...['missing', 'attendance'],
    ],
  },
  {
    ...{ id: 'compliance', name: 'Compliance', show: 'gaps', most: ({ gaps }) => gaps.length },
    columns: () => ['rollNumber', 'section', 'due', 'gaps', 'pending', 'state'],
  },
  naacView('5.3.1'),
  naacView('1.3.2'),
];

/** The choices of the table. The address has all of it but the text, which may name a student. */
export interface StudentQuery {
  view: StudentView;
  /** Null for every section. */
  section: string | null;
  /** Null for the filter of the view. */
  show: string | null;
  /** Null for the order of the view. */
  sort: { column: string; descending: boolean } | null;
  /** Null for the columns of the view. */
  columns: readonly string[] | null;
}

export function parseStudentQuery(search: string): StudentQuery {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  const columns = params.getAll('column');
  return {
    view: studentViews.find(({ id }) => id === params.get('view')) ?? studentViews[0]!,
    section: params.get('section'),
    show: params.get('show'),
    sort: sort && { column: sort, descending: params.get('order') === 'desc' },
    columns: columns.length > 0 ? columns : null,
  } as StudentQuery;
}

/** Writes a query into the search part of a URL. Omits defaults and leaves other parameters unchanged. */
export function formatStudentQuery(query: StudentQuery, search = ''): string {
  const { view, section, show, sort, columns } = query;
  const params = new URLSearchParams(search);
  for (const name of ['view', 'section', 'show', 'sort', 'order', 'column']) params.delete(name);
  if (view !== studentViews[0]) params.set('view', view.id);
  if (section !== null) params.set('section', section);
  if (show !== null && show !== view.show) params.set('show', show);
  if (sort) params.set('sort', sort.column);
  if (sort?.descending) params.set('order', 'desc');
  for (const column of columns ?? []) params.append('column', column);
  return params.size > 0 ? `?${params}` : '';
}

interface Filter {
  value: string;
  text: string;
  has: (row: ProgressRow) => boolean;
}

/** The filters of a view. Those of a template are the academic years of its activities. */
export function studentFilters(
  { metric }: StudentView,
  rows: readonly ProgressRow[],
  today: string | null,
): Filter[] {
  const all: Filter = { value: 'all', text: 'All students', has: () => true };
  if (metric) {
    const days = rows.flatMap(({ activities }) => activities.flatMap(({ date }) => date ?? []));
    const years = [...new Set(days.map(academicYear))].sort().reverse();
    return [
      { ...all, text: 'All years' },
      ...years.map((year) => ({ value: year, text: year, has: () => true })),
    ];
  }
  return [
    { value: 'reasons', text: 'With a reason', has: ({ reasons }) => reasons.length > 0 },
    ...helpRuleNames.map((name) => ({
      ...{ value: `reason ${name}`, text: `Reason: ${ruleLabels[name]}` },
      has: ({ reasons }: ProgressRow) => reasons.some(({ rule }) => rule === name),
    })),
    { value: 'gaps', text: 'With a gap', has: (row) => !isComplete(row) },
    ...gapKinds.map((kind) => ({
      ...{ value: `gap ${kind}`, text: `Gap: ${gapGroups[kind]}` },
      has: ({ gaps }: ProgressRow) => gaps.some((gap) => gap.kind === kind),
    })),
    { value: 'complete', text: 'Complete', has: isComplete },
    { value: 'contacted', text: 'Contacted', has: ({ contacts }) => contacts.length > 0 },
    {
      ...{ value: 'followUp', text: 'Follow-up due' },
      has: ({ contacts }) => isFollowUpDue(contacts, today),
    },
    all,
  ];
}

const rowKey = searchKey(({ name, rollNumber }: ProgressRow) => `${name} ${rollNumber}`);

interface Found {
  rows: readonly ProgressRow[];
  /** The notes on what the template of the view cannot say. */
  notes: readonly string[];
}

/** The rows of a query that have all of these words, in its order. */
export function findStudents(
  all: readonly ProgressRow[],
  { view, sort }: StudentQuery,
  { text, filter, columns }: { text: string; filter: Filter; columns: readonly StudentColumn[] },
  rules: ActivityRules,
): Found {
  const terms = searchTerms(text);
  const matching = all.filter(
    (row) => filter.has(row) && terms.every((term) => rowKey(row).includes(term)),
  );
  const { rows, notes } = view.metric
    ? linesOf(matching, view.metric, filter.value, rules)
    : { rows: matching, notes: [] };
  const column = sort && columns.find(({ id }) => id === sort.column);
  const { most = () => 0 } = view;
  if (column) rows.sort((one, other) => compareBy(column, one, other, sort.descending));
  else if (!view.metric) rows.sort((one, other) => most(other) - most(one) || byName(one, other));
  return { rows, notes };
}

function linesOf(
  found: readonly ProgressRow[],
  metric: NaacMetric,
  year: string,
  rules: ActivityRules,
) {
  const { lines, notes } = naacFile(found, rules, metric, year === 'all' ? null : year);
  const rows = lines.map(({ student, cells }, place) => ({ ...student, line: { place, cells } }));
  return { rows, notes };
}

const byName = (one: ProgressRow, other: ProgressRow) =>
  compareText(one.name, other.name) || compareText(one.rollNumber, other.rollNumber);

/** Unknown values come last in both orders. */
function compareBy({ sort }: StudentColumn, one: ProgressRow, other: ProgressRow, down: boolean) {
  const [a, b] = [sort(one), sort(other)];
  if (a === null || b === null)
    return Number(a === null) - Number(b === null) || byName(one, other);
  const order =
    typeof a === 'string' && typeof b === 'string' ? compareText(a, b) : Number(a) - Number(b);
  return (down ? -order : order) || byName(one, other);
}

/** The shown columns as CSV, a line a row. Each line has the day of its figures, so that it says so on its own. */
export function studentsToCsv(
  rows: readonly ProgressRow[],
  columns: readonly StudentColumn[],
  asOf: string,
): string {
  const fields = columns.flatMap(({ name, text, fields = [[name, text]] }) => fields);
  return toCsv(
    [...fields.map(([name]) => name), 'As of'],
    rows.map((row) => ({
      ...Object.fromEntries(fields.map(([name, value]) => [name, value(row)])),
      'As of': asOf,
    })),
  );
}
