import { escapeHtml } from '@/lib/text/escape-html';
import type { DataProblem, Place, Severity } from './data-problem';
import { tableHtml } from './page';
import { showColumn, showPlace } from './place';
import type { ProblemGroup, Problems } from './problems';

/** The rows that the page lists of one kind of problem; import.csv has all. */
const maxRows = 50;

const headings: Record<Severity, string> = {
  error: 'Errors: nothing is imported until these are corrected',
  warning: 'Warnings: these rows or values are left out, unless the warning says otherwise',
  note: 'Notes: nothing needs to be done',
};

/** The problems by cause as HTML, the causes of others first. */
export function problemsHtml(problems: Problems): string {
  const groups = problems.sorted();
  return (['error', 'warning', 'note'] as const)
    .map((severity) => severityHtml(groups, severity))
    .join('\n');
}

function severityHtml(groups: readonly ProblemGroup[], severity: Severity): string {
  const own = groups.filter(({ first }) => first.severity === severity);
  if (own.length === 0) return '';
  return `<h3 class="${severity}">${headings[severity]}</h3>${own.map((group) => groupHtml(group, severity)).join('\n')}`;
}

function groupHtml({ first, count, listed }: ProblemGroup, severity: Severity): string {
  const { file, sheet, column } = first.place;
  const at = showPlace({ file, sheet });
  const where = column ? `${at}, column ${showColumn(column)}` : at;
  const rows = listed.slice(0, maxRows);
  const more = count - rows.length;
  return `<article class="${severity}">
<h4>${escapeHtml(first.message)}</h4>
<p class="where"><bdi>${escapeHtml(where)}</bdi>${count > 1 ? `, ${count.toLocaleString('en')} times` : ''}</p>
${first.action === undefined ? '' : `<p>${escapeHtml(first.action)}</p>`}
${linesHtml(rows)}
${more > 0 ? `<p>${more.toLocaleString('en')} more of these are in import.csv.</p>` : ''}
</article>`;
}

/** The line, with the sheet where a workbook has several. */
const lineText = ({ sheet, line }: Place): string | undefined =>
  line === undefined || sheet === undefined ? line?.toString() : `${sheet}, ${line}`;

/** The fields of the problems that at least one of them has. */
function linesHtml(rows: readonly DataProblem[]): string {
  const columns = (
    [
      ['Line', ({ place }) => lineText(place)],
      ['Found', ({ value }) => value],
      ['Allowed', ({ allowed }) => allowed],
      ['Most like it', ({ nearest }) => nearest],
    ] satisfies [string, (one: DataProblem) => string | undefined][]
  ).filter(([, valueOf]) => rows.some((row) => valueOf(row) !== undefined));
  if (columns.length === 0) return '';
  const html = tableHtml(
    'Lines',
    columns.map(([name]) => name),
    rows.map((row) => columns.map(([, valueOf]) => valueOf(row) ?? '')),
  );
  return rows.length > 3 ? `<details><summary>Lines</summary>${html}</details>` : html;
}
